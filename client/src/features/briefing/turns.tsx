import { useEffect, useRef } from 'react'
import { timeIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import style from './turns.module.css'
import type { Conversation } from './use-conversation.ts'

const texts = orderTexts.briefing

type Turn = Pick<Conversation['turns'][number], 'who' | 'text' | 'at'>

function Bubble({ turn }: { turn: Turn }) {
  const mine = turn.who === 'client'
  return (
    <li className={`${style.turn} ${mine ? style.mine : ''}`}>
      <p className={style.who}>
        {mine ? texts.you : texts.assistant}
        {turn.at && <time dateTime={turn.at}> · {timeIt(turn.at)}</time>}
      </p>
      <p className={style.text}>{turn.text}</p>
    </li>
  )
}

function Typing() {
  return (
    <li className={style.typing}>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <span className="visually-hidden">{texts.typing}</span>
    </li>
  )
}

/** What was said, newest at the end and in view; new turns are read out. */
export function Turns({ turns, pending }: { turns: Conversation['turns']; pending: string | undefined }) {
  const list = useRef<HTMLDivElement>(null)
  const count = turns.length + (pending ? 1 : 0)
  useEffect(() => {
    if (count > 1) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div ref={list} className={style.log} role="log" aria-label={texts.log} tabIndex={0}>
      <ol className={style.turns}>
        {turns.map(turn => (
          <Bubble key={turn.id} turn={turn} />
        ))}
        {pending && <Bubble turn={{ who: 'client', text: pending, at: '' }} />}
        {pending && <Typing />}
      </ol>
    </div>
  )
}
