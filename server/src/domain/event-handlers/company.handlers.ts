import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { CompanyEvents } from '../events/company.events.ts'
import {
  companyAccessEndedMail,
  companyInvitationMail,
  hatsChangedMail,
} from '../identity/companies/companies.mails.ts'
import { companyMemberIds } from '../identity/companies/companies.service.ts'
import { forgetCompanyNotifications } from '../notifications/notifications.service.ts'
import { dropForbiddenUploads } from '../uploads/uploads.service.ts'
import type { AuditEntryInput, EventContext, EventHandlers, RealtimeUpdate } from './event-handler.service.ts'

type CompanyEvent = keyof CompanyEvents

export const companyConsequences: EventHandlers<CompanyEvent> = {
  'company.begun': {
    audit: ({ event: { type, companyId, userId } }) => entry(type, companyId, { userId }),
    live: companyScreens,
  },
  'company.invited': {
    kind: 'invitations',
    audit: ({ event: { type, companyId, invitationId, hats } }) =>
      entry(type, companyId, { invitationId, hats }),
    mails: ({ event }) => [{ to: event.email, content: companyInvitationMail(event) }],
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
    kind: 'security',
    audit: ({ event: { type, companyId, userId, from, to } }) => entry(type, companyId, { userId, from, to }),
    async mails({ actor, people, event: { userId, company, to: hats } }) {
      if (actor?.userId === userId) return []
      const { email, fullName } = await people.person(userId)
      return [{ to: email, content: hatsChangedMail({ company, fullName, hats }) }]
    },
    live: companyScreens,
    sideEffects: (tx, { event: { companyId, userId, to } }) =>
      dropForbiddenUploads(tx, { companyId, userId, hats: to }),
  },
  'company.left': {
    audit: ({ event: { type, companyId, userId } }) => entry(type, companyId, { userId }),
    live: companyScreens,
    sideEffects: dropTraces,
  },
  'company.removed': {
    kind: 'security',
    audit: ({ event: { type, companyId, userId } }) => entry(type, companyId, { userId }),
    async mails({ people, event: { userId, company } }) {
      const { email, fullName } = await people.person(userId)
      return [{ to: email, content: companyAccessEndedMail({ company, fullName }) }]
    },
    live: companyScreens,
    sideEffects: dropTraces,
  },
}

const entry = (
  action: AuditEntryInput['action'],
  companyId: string,
  detail: Record<string, unknown>,
): AuditEntryInput => ({ action, subject: 'company', subjectId: companyId, detail })

/** Deletes a former member's unfinished uploads for the company, and notifications about it. */
async function dropTraces(
  tx: Tx,
  { event: { companyId, userId } }: { event: { companyId: string; userId: string } },
): Promise<void> {
  await dropForbiddenUploads(tx, { companyId, userId, hats: [] })
  await forgetCompanyNotifications(tx, { companyId, userId })
}

type Around = Pick<EventContext<CompanyEvent>, 'db'> & { event: { companyId: string; userId?: string } }

/** Invalidates the company page of all members, and of a former member. */
async function companyScreens({ db, event: { companyId, userId } }: Around): Promise<RealtimeUpdate[]> {
  const members = await companyMemberIds({ db }, companyId)
  const to = [...new Set([...members, ...(userId ? [userId] : [])])].map(id => ({ userId: id }))
  return [{ to, topic: 'company', ids: { companyId } }]
}
