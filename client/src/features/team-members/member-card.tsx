import { Link } from '@tanstack/react-router'
import { teamTexts } from 'shared/messages/it/team'
import type { Outputs } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import style from './members.module.css'

export type Member = Outputs['team']['members']['get']

export function MemberCard({ member }: { member: Member }) {
  const { id, fullName, role, email, avatarUrl, suspendedAt } = member
  return (
    <li>
      <Link to="/team/member/$memberId" params={{ memberId: id }} className={`panel ${style.card}`}>
        <span className={style.face}>
          <Avatar name={fullName} url={avatarUrl} />
        </span>
        <span className={style.words}>
          <b>{fullName}</b>
          <span>{role}</span>
          <small>{email}</small>
          {suspendedAt && <Badge tone="red">{teamTexts.members.suspended}</Badge>}
        </span>
      </Link>
    </li>
  )
}
