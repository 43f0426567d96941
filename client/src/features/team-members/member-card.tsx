import { Link } from '@tanstack/react-router'
import { teamTexts } from 'shared/messages/it/team'
import type { Outputs } from '../../trpc.ts'
import style from './members.module.css'

export type Member = Outputs['team']['members']['get']

export function MemberCard({ member }: { member: Member }) {
  const { id, fullName, role, email, initials } = member
  return (
    <li>
      <Link
        to="/team/member/$memberId"
        params={{ memberId: id }}
        className={style.card}
        aria-label={teamTexts.members.open(fullName)}
      >
        <span className={style.face} aria-hidden="true">
          {initials}
        </span>
        <span className={style.words}>
          <b>{fullName}</b>
          <span>{role}</span>
          <small>{email}</small>
        </span>
      </Link>
    </li>
  )
}
