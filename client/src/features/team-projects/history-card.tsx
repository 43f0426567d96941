import { acts } from 'shared/audit/act'
import { auditTexts } from 'shared/messages/it/audit'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import style from './team-project.module.css'
import type { TeamProject } from './team-project-screen.tsx'

/** What was done; to which version, where a project has several. */
const wordsOf = ({ action, detail: { versionName } }: TeamProject['history'][number]): string =>
  typeof versionName === 'string' ? `${acts[action].text}: «${versionName}»` : acts[action].text

/** Who did what on it, newest first; only managers are given it. */
export function HistoryCard({ history }: { history: TeamProject['history'] }) {
  if (history.length === 0) return null
  return (
    <Card title={auditTexts.title}>
      <ol className="stack gap-12">
        {history.map(act => (
          <li key={act.id} className={style.act}>
            {wordsOf(act)}
            <span>
              {act.actorName ? auditTexts.actor(act.actorName, act.actorNameThen) : auditTexts.program} ·{' '}
              <RelativeTime moment={act.createdAt} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
