import { actTexts, hubTexts } from 'shared/messages/it/screens'
import { teamTexts } from 'shared/messages/it/team'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import style from './team-project.module.css'
import type { TeamProject } from './team-project-screen.tsx'

const words: Record<string, string> = actTexts

/** Who did what on it, newest first; only managers are given it. */
export function HistoryCard({ history }: { history: TeamProject['history'] }) {
  if (history.length === 0) return null
  return (
    <Card title={teamTexts.log.title}>
      <ol className={style.history}>
        {history.map(act => (
          <li key={act.id} className={style.act}>
            {words[act.action] ?? act.action}
            <span>
              {act.actorName ?? hubTexts.program} · <RelativeTime moment={act.createdAt} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
