import { Link } from '@tanstack/react-router'
import { shortDateIt } from 'shared/formats/date-it'
import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import type { Outputs } from '../../lib/trpc.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import rows from '../../ui/row-list.module.css'
import { TeamStatusBadge, UrgencyBadge } from './badges.tsx'
import style from './team-projects.module.css'

const texts = teamTexts.projects

type Project = Outputs['team']['projects']['list']['items'][number]

/** One project in a line: what, for whom, how far, how urgent, by whom. */
export function ProjectRow({ project }: { project: Project }) {
  const { id, title, clientName, clientCompany, status, urgency, deadline, members, updatedAt } = project
  return (
    <li className={`${rows.row} ${style.row}`}>
      <div className="breaks shrinkable">
        <h2 className={rows.title}>
          <Link to="/team/project/$projectId" params={{ projectId: id }} className="stretched-link">
            {title}
          </Link>
        </h2>
        <p className="hint">{clientCompany ?? clientName}</p>
      </div>
      <div className="cluster gap-6">
        <TeamStatusBadge status={status} />
        <UrgencyBadge urgency={urgency} status={status} />
      </div>
      <p className={rows.fact}>
        <span>{texts.deadline}</span>
        {deadline ? shortDateIt(deadline) : texts.noDeadline}
      </p>
      <p className={rows.fact}>
        <span>{texts.assigned}</span>
        {members.map(member => memberTexts.named(member.fullName, member.isSuspended)).join(', ') ||
          texts.nobody}
      </p>
      <p className={style.when}>
        <RelativeTime moment={updatedAt} words={texts.updated} />
      </p>
    </li>
  )
}
