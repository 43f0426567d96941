import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import { withCapability } from '../identity/companies/membership.queries.ts'
import { isOwn } from '../projects/visibility.queries.ts'

// Each list is complete, newest first: a user may export all of it (GDPR, article 20).

interface Terms<Column> {
  /** Column of the user, or a condition; `userId` by default. */
  by?: Column | RawBuilder<boolean>
  /** Column to sort by; `createdAt` by default. */
  newest?: Column
}

/** Returns a function that selects a user's rows of a table, newest first. */
const ownRows =
  (db: Database, userId: string) =>
  <Table extends keyof DB>(table: Table, { by, newest }: Terms<keyof DB[Table] & string> = {}) =>
    db
      .selectFrom(table as 'users')
      .where(typeof by === 'object' ? by : sql<boolean>`${sql.ref(by ?? 'userId')} = ${userId}`)
      .orderBy(sql.ref(newest ?? 'createdAt'), 'desc') as unknown as SelectQueryBuilder<
      DB,
      Table,
      Record<never, never>
    >

export async function identityDataOf(db: Database, userId: string, now: Date) {
  const own = ownRows(db, userId)
  return {
    billing: await own('companyBilling', {
      by: withCapability('order', () => isOwn(userId, 'companyBilling')),
    })
      .select(['legalName', 'vatNumber', 'taxCode', 'sdiCode', 'pec'])
      .select(['street', 'postalCode', 'city', 'province', 'declaredBusinessAt'])
      .execute(),
    emailChanges: await own('emailChanges')
      .select(['newEmail', 'createdAt', 'confirmedAt', 'approvedAt', 'expiresAt', 'endedAt', 'outcome'])
      .execute(),
    /** Valid sessions, without their handles. */
    sessions: await own('sessions')
      .select(['userAgent', 'createdAt', 'expiresAt'])
      .where('expiresAt', '>', now)
      .execute(),
  }
}

export async function briefingDataOf(db: Database, userId: string) {
  const own = ownRows(db, userId)
  return {
    projects: await own('projects', { by: isOwn(userId) })
      .select(['id', 'title', 'description', 'videoType', 'duration', 'style'])
      .select(['deadline', 'wishedDay', 'status', 'createdAt', 'updatedAt'])
      .execute(),
    briefs: await own('briefingProgress', { newest: 'updatedAt' })
      .select(['projectId', 'briefingSummary as summary', 'transcriptData as transcript', 'updatedAt'])
      .execute(),
    conversations: await own('aiConversations')
      .select(['projectId', 'turns', 'createdAt', 'updatedAt'])
      .execute(),
    references: await own('projectVideoReferences', {
      by: withCapability('readBrief', () => isOwn(userId, 'projectVideoReferences')),
      newest: 'selectedAt',
    })
      .select(['projectId', 'videoTitle', 'videoCategory', 'videoUrl', 'note', 'atSecond', 'selectedAt'])
      .execute(),
    materials: await own('projectFiles')
      .select(['projectId', 'fileName', 'fileType', 'fileSize', 'createdAt'])
      .execute(),
    materialLinks: await own('materialLinks').select(['projectId', 'url', 'name', 'createdAt']).execute(),
    shoots: await own('projectShoots', { by: isOwn(userId, 'projectShoots'), newest: 'day' })
      .select(['projectId', 'day', 'callTime', 'address', 'contact', 'createdAt'])
      .execute(),
    questions: await own('clientQuestions')
      .select(['projectId', 'question', 'state', 'answeredAt', 'createdAt'])
      .execute(),
  }
}

export async function orderDataOf(db: Database, userId: string) {
  const own = ownRows(db, userId)
  return {
    quotes: await own('quotes', { newest: 'confirmedAt' })
      .select(['projectId', 'summary', 'lines', 'totalCents', 'validUntil', 'confirmedAt', 'withdrawnAt'])
      .execute(),
    proposals: await own('proposals', { by: 'answeredBy', newest: 'answeredAt' })
      .select(['projectId', 'kind', 'lines', 'totalCents', 'reason', 'state', 'answer', 'answeredAt'])
      .execute(),
    payments: await own('payments')
      .select(['id', 'projectId', 'provider', 'lines', 'totalCents', 'vatCents', 'netCents', 'status'])
      .select(['termsVersion', 'acceptedTermsAt', 'acceptedClausesAt', 'paidAt', 'refundedAt', 'createdAt'])
      .select(['transferReference', 'refundedCents', 'throughLink'])
      .execute(),
    /** Pay links created by the user; their tokens are not stored. */
    payLinks: await own('payLinks', { by: 'madeBy' })
      .select(['projectId', 'instalment', 'totalCents', 'sentTo', 'poNumber', 'termsVersion'])
      .select(['acceptedTermsAt', 'createdAt', 'expiresAt', 'openedAt', 'revokedAt'])
      .execute(),
    invoices: await own('invoices', { by: withCapability('order', () => isOwn(userId, 'invoices')) })
      .select(['projectId', 'paymentId', 'year', 'nth', 'issuedOn', 'type', 'buyer', 'title', 'poNumber'])
      .select(['totalCents', 'netCents', 'vatCents', 'state', 'createdAt'])
      .execute(),
    refundRequests: await own('refundRequests')
      .select(['paymentId', 'reason', 'state', 'createdAt'])
      .execute(),
  }
}

/** Lists invitations to companies, created by the user or sent to their address. */
export function companyInvitationDataOf(db: Database, { id, email }: { id: string; email: string }) {
  return db
    .selectFrom('companyInvitations')
    .select(['email', 'hats', 'createdAt', 'expiresAt', 'acceptedAt', 'revokedAt'])
    .where(({ eb, or }) => or([eb('invitedBy', '=', id), eb('email', '=', email)]))
    .orderBy('createdAt', 'desc')
    .execute()
}

export async function reviewDataOf(db: Database, userId: string) {
  const own = ownRows(db, userId)
  return {
    comments: await own('deliverableComments')
      .select(['deliverableId', 'atMs', 'untilMs', 'text', 'drawing', 'createdAt'])
      .execute(),
    /** Attachments of the user's comments; their bytes stay. */
    commentFiles: await own('commentFiles')
      .select(['projectId', 'commentId', 'fileName', 'fileType', 'fileSize', 'createdAt'])
      .execute(),
    messages: await own('projectMessages')
      .select(['projectId', 'kind', 'text', 'quoteText', 'editedAt', 'withdrawnAt', 'createdAt'])
      .execute(),
    /** Attachments of messages; the bytes stay. */
    messageFiles: await own('messageFiles')
      .select(['projectId', 'messageId', 'fileName', 'fileType', 'fileSize', 'createdAt'])
      .execute(),
    messageReads: await own('messageReads', { newest: 'readAt' }).select(['projectId', 'readAt']).execute(),
    /** Guests invited by the user; the tokens of their links are not stored. */
    reviewGuests: await own('reviewGuests', { by: 'invitedBy' })
      .select(['projectId', 'name', 'mayComment', 'mayDownload'])
      .select(['createdAt', 'expiresAt', 'openedAt', 'revokedAt'])
      .execute(),
    guestComments: await db
      .selectFrom('deliverableComments')
      .innerJoin('reviewGuests', 'reviewGuests.id', 'deliverableComments.guestId')
      .select(['reviewGuests.name', 'deliverableId', 'atMs', 'untilMs', 'text', 'drawing'])
      .select('deliverableComments.createdAt')
      .where('invitedBy', '=', userId)
      .orderBy('deliverableComments.createdAt', 'desc')
      .execute(),
    reviewViewings: await own('reviewViewings', { newest: 'lastAt' })
      .select(['deliverableId', 'firstAt', 'lastAt'])
      .execute(),
    reviews: await own('clientTestimonials')
      .select(['projectId', 'rating', 'comment', 'publicConsent', 'createdAt'])
      .execute(),
  }
}

export async function accountDataOf(db: Database, userId: string) {
  const own = ownRows(db, userId)
  return {
    signInProviders: await own('oauthAccounts').select(['issuer', 'createdAt']).execute(),
    notifications: await own('notifications')
      .select(['title', 'message', 'type', 'read', 'createdAt'])
      .where('removedAt', 'is', null)
      .execute(),
    /** Kinds of notifications that the user has switched off. */
    mutedNotifications: await own('mutedNotifications').select(['kind', 'channel', 'createdAt']).execute(),
    savedFilters: await own('savedFilters')
      .select(['name', sql<string>`filter::text`.as('filter'), 'createdAt'])
      .execute(),
  }
}
