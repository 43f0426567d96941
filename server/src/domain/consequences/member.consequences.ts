import { news } from 'shared/messages/it/news'
import type { MemberEvents } from '../events/member.events.ts'
import { memberInvitationMail } from '../identity/team/team.mails.ts'
import type { AuditEntry, ConsequencesOf, Scene } from './consequence.service.ts'
import { letterOfPrivilegedAct, newsOfPrivilegedAct, type PrivilegedAct } from './privileged-act.service.ts'

type PrivilegedEvent = 'member.promoted' | 'member.suspended'

export const memberConsequences: ConsequencesOf<keyof MemberEvents> = {
  'member.added': {
    audit: ({ event }) => entry('member.added', event, { role: event.role }),
    news: null,
    mails: ({ config, event }) => [{ to: event.email, content: memberInvitationMail(config, event) }],
    live: null,
  },
  'member.changed': {
    audit: ({ event }) => {
      const { from, to, role } = event
      return entry('member.changed', event, { from, to, ...(role !== undefined && { role }) })
    },
    news: null,
    mails: null,
    live: null,
  },
  // The audit log has it as the new member, or as the change of role.
  'member.promoted': {
    audit: null,
    news: async scene => [await newsOfPrivilegedAct(scene, actOf(scene, news.managerAdded))],
    mails: async scene => [await letterOfPrivilegedAct(scene, actOf(scene, news.managerAdded))],
    live: null,
  },
  'member.suspended': {
    audit: ({ event }) =>
      entry('member.suspended', event, { from: { suspendedAt: event.from }, to: { suspendedAt: event.to } }),
    news: async scene => [await newsOfPrivilegedAct(scene, actOf(scene, news.memberSuspended))],
    mails: async scene => [await letterOfPrivilegedAct(scene, actOf(scene, news.memberSuspended))],
    live: null,
  },
  'member.restored': {
    audit: ({ event }) =>
      entry('member.restored', event, { from: { suspendedAt: event.from }, to: { suspendedAt: null } }),
    news: null,
    mails: null,
    live: null,
  },
}

const entry = (
  action: AuditEntry['action'],
  { memberId }: { memberId: string },
  detail: Record<string, unknown>,
): AuditEntry => ({ action, subject: 'member', subjectId: memberId, detail })

interface Words {
  title: string
  message(member: string, by: string): string
}

const actOf = ({ actor, event }: Scene<PrivilegedEvent>, { title, message }: Words): PrivilegedAct => ({
  title,
  message: message(event.fullName, actor?.name ?? ''),
  link: `/team/member/${event.memberId}`,
})
