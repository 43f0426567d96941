import { Link } from '@tanstack/react-router'
import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import type { Outputs } from '../../lib/trpc.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import rows from '../../ui/row-list.module.css'
import { ClockBadge, LeadStateBadge } from './badges.tsx'
import style from './inbox.module.css'

const texts = teamTexts.leads

type Lead = Outputs['team']['leads']['list']['items'][number]

/** One request in a line: who, what, how far, how urgent, whose. */
export function LeadRow({ lead }: { lead: Lead }) {
  const { kind, id, name, company, excerpt, state, createdAt, assigneeName } = lead
  return (
    <li className={`${rows.row} ${style.row} ${state === 'new' ? style.fresh : ''}`}>
      <p className={style.kind}>{texts.kinds[kind]}</p>
      <div className={`breaks shrinkable ${style.main}`}>
        <h2 className={rows.title}>
          <Link to="/team/leads/$kind/$id" params={{ kind, id }} className="stretched-link">
            {company || name || inboxTexts.erased}
          </Link>
          {company && name && <span className={style.person}>{name}</span>}
        </h2>
        <p className="two-lines soft breaks">{excerpt}</p>
      </div>
      <div className={`cluster gap-6 ${style.badges}`}>
        <LeadStateBadge state={state} />
        <ClockBadge lead={lead} />
      </div>
      <p className={`${rows.fact} ${style.fact}`}>
        <span>{inboxTexts.assignee}</span>
        {assigneeName ?? inboxTexts.nobody}
      </p>
      <p className={style.when}>
        <RelativeTime moment={createdAt} words={texts.received} />
      </p>
    </li>
  )
}
