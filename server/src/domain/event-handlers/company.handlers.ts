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
import type { EventContext, EventHandlers, RealtimeUpdate } from './event-handler.service.ts'
import { auditEntries } from './event-recipients.service.ts'

type CompanyEvent = keyof CompanyEvents

const entry = auditEntries('company', 'companyId')

export const companyConsequences: EventHandlers<CompanyEvent> = {
  'company.begun': {
    audit: ({ event: { type, userId, ...of } }) => entry(type, of, { userId }),
    live: companyScreens,
  },
  'company.invited': {
    kind: 'invitations',
    audit: ({ event: { type, invitationId, hats, ...of } }) => entry(type, of, { invitationId, hats }),
    mails: ({ event }) => [{ to: event.email, content: companyInvitationMail(event) }],
    live: companyScreens,
  },
  'company.invitation-revoked': {
    audit: ({ event: { type, invitationId, ...of } }) => entry(type, of, { invitationId }),
    live: companyScreens,
  },
  'company.joined': {
    audit: ({ event: { type, userId, hats, ...of } }) => ({ ...entry(type, of, { hats }), by: { userId } }),
    live: companyScreens,
  },
  'company.hats-changed': {
    kind: 'security',
    audit: ({ event: { type, userId, from, to, ...of } }) => entry(type, of, { userId, from, to }),
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
    audit: ({ event: { type, userId, ...of } }) => entry(type, of, { userId }),
    live: companyScreens,
    sideEffects: dropTraces,
  },
  'company.removed': {
    kind: 'security',
    audit: ({ event: { type, userId, ...of } }) => entry(type, of, { userId }),
    async mails({ people, event: { userId, company } }) {
      const { email, fullName } = await people.person(userId)
      return [{ to: email, content: companyAccessEndedMail({ company, fullName }) }]
    },
    live: companyScreens,
    sideEffects: dropTraces,
  },
}

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
