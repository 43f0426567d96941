import { teamTexts } from 'shared/messages/it/team'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import style from './team-project.module.css'
import type { TeamProject } from './team-project-screen.tsx'

type Props = Pick<TeamProject, 'brief'> & {
  title: string
  /** What stands there until there is one. */
  none: string
}

/** The recap, in full: what all the others lean on. */
export function BriefCard({ brief, title, none }: Props) {
  return (
    <Card title={title}>
      {brief ? (
        <div className={style.stack}>
          <p className="typed">{brief.summary}</p>
          <p className="soft">
            <RelativeTime moment={brief.updatedAt} words={teamTexts.briefing.sent} />
          </p>
        </div>
      ) : (
        <p className="soft">{none}</p>
      )}
    </Card>
  )
}
