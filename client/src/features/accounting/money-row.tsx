import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { administrationTexts as texts } from 'shared/messages/it/administration'
import { Money } from '../../ui/money.tsx'
import style from './administration.module.css'

type Props = {
  about: { projectId: string | null; title: string | null; client: string | null }
  /** What it is, where that is more than money of a project. */
  heading?: string
  badge?: ReactNode
  facts: ReactNode
  cents: number
  action?: ReactNode
  /** What stands in the place of a project that is not there. */
  gone?: string
}

/** Money in a line: of which project and client, how it stands, how much, and what can be done. */
export function MoneyRow({ about, heading, badge, facts, cents, action, gone = texts.gone }: Props) {
  const { projectId, title, client } = about
  return (
    <li className={style.row}>
      <div className={style.main}>
        {heading && <p className={style.heading}>{heading}</p>}
        <p className={style.title}>
          {projectId ? (
            <Link to="/team/project/$projectId" params={{ projectId }}>
              {title}
            </Link>
          ) : (
            gone
          )}
          {badge}
        </p>
        {client && <p className="soft">{client}</p>}
      </div>
      <div className={style.facts}>{facts}</div>
      <p className={style.amount}>
        <Money cents={cents} />
      </p>
      <div className={style.action}>{action}</div>
    </li>
  )
}
