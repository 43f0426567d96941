import { Link } from '@tanstack/react-router'
import { shortDateIt } from 'shared/formats/date-it'
import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import type { Outputs } from '../../trpc.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TeamStatusBadge, UrgencyBadge } from './badges.tsx'
import style from './team-projects.module.css'

const texts = teamTexts.projects

type Project = Outputs['team']['projects']['list']['items'][number]

/** One project in a line: what, for whom, how far, how urgent, by whom. */
export function ProjectRow({ project }: { project: Project }) {
  const { id, title, clientName, clientCompany, status, urgency, deadline, members, updatedAt } = project
  return (
    <li className={style.row}>
      <div className={style.main}>
        <h2 className={style.title}>
          <Link to="/team/project/$projectId" params={{ projectId: id }} className={style.open}>
            {title}
          </Link>
        </h2>
        <p className={style.client}>{clientCompany ?? clientName}</p>
      </div>
      <div className={style.badges}>
        <TeamStatusBadge status={status} />
        <UrgencyBadge urgency={urgency} status={status} />
      </div>
      <p className={style.fact}>
        <span>{texts.deadline}</span>
        {deadline ? shortDateIt(deadline) : texts.noDeadline}
      </p>
      <p className={style.fact}>
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
