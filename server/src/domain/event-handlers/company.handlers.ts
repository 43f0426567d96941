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
import { auditEntries, byUser } from './event-recipients.service.ts'

type CompanyEvent = keyof CompanyEvents

const entry = auditEntries('company', 'companyId')

export const companyConsequences: EventHandlers<CompanyEvent> = {
  'company.begun': {
    audit: entry('company.begun', 'userId'),
    live: companyScreens,
  },
  'company.invited': {
    kind: 'invitations',
    audit: entry('company.invited', 'invitationId', 'hats'),
    mails: ({ event }) => [{ to: event.email, content: companyInvitationMail(event) }],
    live: companyScreens,
  },
  'company.invitation-revoked': {
    audit: entry('company.invitation-revoked', 'invitationId'),
    live: companyScreens,
  },
  'company.joined': {
    audit: byUser(entry('company.joined', 'hats')),
    live: companyScreens,
  },
  'company.hats-changed': {
    kind: 'security',
    audit: entry('company.hats-changed', 'userId', 'from', 'to'),
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
    audit: entry('company.left', 'userId'),
    live: companyScreens,
    sideEffects: dropTraces,
  },
  'company.removed': {
    kind: 'security',
    audit: entry('company.removed', 'userId'),
    async mails({ people, event: { userId, company } }) {
      const { email, fullName } = await people.person(userId)
      return [{ to: email, content: companyAccessEndedMail({ company, fullName }) }]
    },
    live: companyScreens,
    sideEffects: dropTraces,
  },
}

/** Deletes a former member's unused uploads for the company, and notifications about it. */
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
