import { Link } from '@tanstack/react-router'
import { timeIt } from 'shared/formats/date-it'
import { exactTimeIt } from 'shared/formats/relative-time-it'
import { auditTexts } from 'shared/messages/it/audit'
import { teamTexts } from 'shared/messages/it/team'
import { type ListedAct, wordsOfAct } from './act-words.ts'
import style from './audit-log.module.css'

/** What was acted upon, where one can still go and see it. */
function Subject({ act: { project, member, lead } }: { act: ListedAct }) {
  if (project)
    return (
      <Link to="/team/project/$projectId" params={{ projectId: project.id }}>
        {project.title}
      </Link>
    )
  if (member)
    return (
      <Link to="/team/member/$memberId" params={{ memberId: member.id }}>
        {member.fullName}
      </Link>
    )
  if (lead)
    return (
      <Link to="/team/leads/$kind/$id" params={lead}>
        {teamTexts.leads.kinds[lead.kind]}
      </Link>
    )
  return null
}

type Props = { act: ListedAct; onActor: (actorId: string) => void }

/** Shows one act: when, who, what, and to what; pressing who did it filters the log by that user. */
export function ActRow({ act, onActor }: Props) {
  const { createdAt, actorId, actorName, actorNameThen } = act
  const name = actorName ? auditTexts.actor(actorName, actorNameThen) : auditTexts.program
  return (
    <li className={style.row}>
      <time className="soft tabular" dateTime={createdAt} title={exactTimeIt(createdAt)}>
        {timeIt(createdAt)}
      </time>
      {actorId && actorName ? (
        <button
          type="button"
          className={style.actor}
          title={auditTexts.only(actorName)}
          onClick={() => onActor(actorId)}
        >
          {name}
        </button>
      ) : (
        <span className={style.program}>{name}</span>
      )}
      <p className={style.what}>{wordsOfAct(act)}</p>
      <p className={style.subject}>
        <Subject act={act} />
      </p>
    </li>
  )
}
