import type { ReactNode } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { Member } from './member-card.tsx'
import style from './members.module.css'

const texts = teamTexts.member

const link = (url: string | null): ReactNode =>
  url && (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  )

/** What the person tells the others. */
export function MemberFacts({ member }: { member: Member }) {
  const facts = [
    { name: teamTexts.members.email, value: member.email },
    { name: texts.bio, value: member.bio },
    { name: texts.phone, value: member.phone },
    { name: texts.location, value: member.location },
    { name: texts.website, value: link(member.website) },
    { name: texts.linkedin, value: link(member.linkedin) },
    { name: texts.instagram, value: link(member.instagram) },
  ]
  return (
    <>
      <div className={style.head}>
        <Avatar name={member.fullName} url={member.avatarUrl} size="large" />
        <span className={style.words}>
          <h2>{member.fullName}</h2>
          <span>{member.role}</span>
          {member.suspendedAt && (
            <span>
              <Badge tone="red">{teamTexts.members.suspended}</Badge>
            </span>
          )}
        </span>
      </div>
      <Facts facts={facts} beside />
    </>
  )
}
