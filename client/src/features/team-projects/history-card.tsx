import { acts } from 'shared/audit/act'
import { auditTexts } from 'shared/messages/it/audit'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import style from './team-project.module.css'
import type { TeamProject } from './team-project-screen.tsx'

/** Who did what on it, newest first; only managers are given it. */
export function HistoryCard({ history }: { history: TeamProject['history'] }) {
  if (history.length === 0) return null
  return (
    <Card title={auditTexts.title}>
      <ol className={style.history}>
        {history.map(act => (
          <li key={act.id} className={style.act}>
            {acts[act.action].text}
            <span>
              {act.actorName ?? auditTexts.program} · <RelativeTime moment={act.createdAt} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
