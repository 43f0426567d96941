import { auditTexts } from 'shared/messages/it/audit'
import { inboxTexts } from 'shared/messages/it/inbox'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import style from './lead.module.css'
import type { Lead } from './lead-screen.tsx'

type Act = Lead['history'][number]

function wordsOf({ action, detail }: Act): string {
  const words = inboxTexts.history[action] ?? action
  return typeof detail.member === 'string' ? `${words}: ${detail.member}` : words
}

/** Who did what with it, newest first. */
export function HistoryCard({ history }: Pick<Lead, 'history'>) {
  if (history.length === 0) return null
  return (
    <Card title={auditTexts.title}>
      <ol className={style.history}>
        {history.map(act => (
          <li key={act.id}>
            {wordsOf(act)}
            <small>
              {act.actorName ? auditTexts.actor(act.actorName, act.actorNameThen) : auditTexts.program} ·{' '}
              <RelativeTime moment={act.createdAt} />
            </small>
          </li>
        ))}
      </ol>
    </Card>
  )
}
