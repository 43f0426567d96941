import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { messageRuns } from 'shared/chat/message-runs'
import type { Mentionable } from '../../ui/mentions/mentions.tsx'
import style from './chat.module.css'

type Props = { text: string; people: readonly Mentionable[]; me: string }

/** A message as text: addresses can be followed, names lead to their people, nothing is ever HTML. */
export function MessageText({ text, people, me }: Props) {
  const runs = useMemo(() => messageRuns(text, people), [text, people])
  return (
    <p className={style.text}>
      {runs.map(run => {
        if (run.kind === 'words') return run.text
        if (run.kind === 'link')
          return (
            <a key={run.start} href={run.href} target="_blank" rel="noopener noreferrer">
              {run.text}
            </a>
          )
        const own = run.person.id === me ? ` ${style.mine}` : ''
        return (
          <Link
            key={run.start}
            to="/team/member/$memberId"
            params={{ memberId: run.person.id }}
            className={`${style.mention}${own}`}
          >
            {run.text}
          </Link>
        )
      })}
    </p>
  )
}
