import type { CompanyEvents } from '../events/company.events.ts'
import {
  companyAccessEndedMail,
  companyInvitationMail,
  hatsChangedMail,
} from '../identity/companies/companies.mails.ts'
import { companyMemberIds } from '../identity/companies/companies.service.ts'
import type { AuditEntryInput, EventContext, EventHandlers, RealtimeUpdate } from './event-handler.service.ts'

type CompanyEvent = keyof CompanyEvents

export const companyConsequences: EventHandlers<CompanyEvent> = {
  'company.invited': {
    audit: ({ event: { type, companyId, invitationId, hats } }) =>
      entry(type, companyId, { invitationId, hats }),
    mails: ({ config, event }) => [{ to: event.email, content: companyInvitationMail(config, event) }],
    live: companyScreens,
  },
  'company.invitation-revoked': {
    audit: ({ event: { type, companyId, invitationId } }) => entry(type, companyId, { invitationId }),
    live: companyScreens,
  },
  'company.joined': {
    audit: ({ event: { type, companyId, userId, hats } }) => ({
      ...entry(type, companyId, { hats }),
      by: { userId },
    }),
    live: companyScreens,
  },
  'company.hats-changed': {
    audit: ({ event: { type, companyId, userId, from, to } }) => entry(type, companyId, { userId, from, to }),
    async mails({ actor, config, people, event: { userId, company, to: hats } }) {
      if (actor?.userId === userId) return []
      const { email, fullName } = await people.person(userId)
      return [{ to: email, content: hatsChangedMail(config, { company, fullName, hats }) }]
    },
    live: companyScreens,
  },
  'company.left': {
    audit: ({ event: { type, companyId, userId } }) => entry(type, companyId, { userId }),
    live: companyScreens,
  },
  'company.removed': {
    audit: ({ event: { type, companyId, userId } }) => entry(type, companyId, { userId }),
    async mails({ people, event: { userId, company } }) {
      const { email, fullName } = await people.person(userId)
      return [{ to: email, content: companyAccessEndedMail({ company, fullName }) }]
    },
    live: companyScreens,
  },
}

const entry = (
  action: AuditEntryInput['action'],
  companyId: string,
  detail: Record<string, unknown>,
): AuditEntryInput => ({ action, subject: 'company', subjectId: companyId, detail })

type Around = Pick<EventContext<CompanyEvent>, 'db'> & { event: { companyId: string; userId?: string } }

/** The screens of all members, and of the one who is none any more. */
async function companyScreens({ db, event: { companyId, userId } }: Around): Promise<RealtimeUpdate[]> {
  const members = await companyMemberIds({ db }, companyId)
  const to = [...new Set([...members, ...(userId ? [userId] : [])])].map(id => ({ userId: id }))
  return [{ to, topic: 'company', ids: { companyId } }]
}
