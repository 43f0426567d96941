import { sql } from 'kysely'
import type { Database } from '../../platform/db/store.ts'
import { withCapability } from '../identity/companies/membership.queries.ts'
import { isOwn } from '../projects/visibility.queries.ts'

// Each list is complete, newest first: a user may export all of it (GDPR, article 20).

export async function briefingDataOf(db: Database, userId: string) {
  return {
    projects: await db
      .selectFrom('projects')
      .select([
        'id',
        'title',
        'description',
        'videoType',
        'duration',
        'style',
        'deadline',
        'wishedDay',
        'status',
      ])
      .select(['createdAt', 'updatedAt'])
      .where(isOwn(userId))
      .orderBy('createdAt', 'desc')
      .execute(),
    briefs: await db
      .selectFrom('briefingProgress')
      .select(['projectId', 'briefingSummary as summary', 'transcriptData as transcript', 'updatedAt'])
      .where('userId', '=', userId)
      .orderBy('updatedAt', 'desc')
      .execute(),
    conversations: await db
      .selectFrom('aiConversations')
      .select(['projectId', 'turns', 'createdAt', 'updatedAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
    references: await db
      .selectFrom('projectVideoReferences')
      .select(['projectId', 'videoTitle', 'videoCategory', 'videoUrl', 'note', 'atSecond', 'selectedAt'])
      .where(isOwn(userId, 'projectVideoReferences'))
      .orderBy('selectedAt', 'desc')
      .execute(),
    materials: await db
      .selectFrom('projectFiles')
      .select(['projectId', 'fileName', 'fileType', 'fileSize', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
    materialLinks: await db
      .selectFrom('materialLinks')
      .select(['projectId', 'url', 'name', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
    shoots: await db
      .selectFrom('projectShoots')
      .select(['projectId', 'day', 'callTime', 'address', 'contact', 'createdAt'])
      .where(isOwn(userId, 'projectShoots'))
      .orderBy('day', 'desc')
      .execute(),
    questions: await db
      .selectFrom('clientQuestions')
      .select(['projectId', 'question', 'state', 'answeredAt', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
  }
}

export async function orderDataOf(db: Database, userId: string) {
  return {
    quotes: await db
      .selectFrom('quotes')
      .select(['projectId', 'summary', 'lines', 'totalCents', 'validUntil', 'confirmedAt', 'withdrawnAt'])
      .where('userId', '=', userId)
      .orderBy('confirmedAt', 'desc')
      .execute(),
    proposals: await db
      .selectFrom('proposals')
      .select(['projectId', 'kind', 'lines', 'totalCents', 'reason', 'state', 'answer', 'answeredAt'])
      .where('answeredBy', '=', userId)
      .orderBy('answeredAt', 'desc')
      .execute(),
    payments: await db
      .selectFrom('payments')
      .select(['id', 'projectId', 'provider', 'lines', 'totalCents', 'vatCents', 'netCents', 'status'])
      .select(['termsVersion', 'acceptedTermsAt', 'acceptedClausesAt', 'paidAt', 'refundedAt', 'createdAt'])
      .select(['transferReference', 'refundedCents', 'throughLink'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
    /** Pay links created by the user; their tokens are not stored. */
    payLinks: await db
      .selectFrom('payLinks')
      .select(['projectId', 'instalment', 'totalCents', 'sentTo', 'poNumber', 'termsVersion'])
      .select(['acceptedTermsAt', 'createdAt', 'expiresAt', 'openedAt', 'revokedAt'])
      .where('madeBy', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
    invoices: await db
      .selectFrom('invoices')
      .select(['projectId', 'paymentId', 'year', 'nth', 'issuedOn', 'type', 'buyer', 'title', 'poNumber'])
      .select(['totalCents', 'netCents', 'vatCents', 'state', 'createdAt'])
      .where(withCapability('order', () => isOwn(userId, 'invoices')))
      .orderBy('createdAt', 'desc')
      .execute(),
    refundRequests: await db
      .selectFrom('refundRequests')
      .select(['paymentId', 'reason', 'state', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
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

export const savedFilterDataOf = (db: Database, userId: string) =>
  db
    .selectFrom('savedFilters')
    .select(['name', sql<string>`filter::text`.as('filter'), 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()

export async function reviewDataOf(db: Database, userId: string) {
  return {
    comments: await db
      .selectFrom('deliverableComments')
      .select(['deliverableId', 'atMs', 'untilMs', 'text', 'drawing', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
    /** Attachments of the user's comments; their bytes stay. */
    commentFiles: await db
      .selectFrom('commentFiles')
      .select(['projectId', 'commentId', 'fileName', 'fileType', 'fileSize', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
    messages: await db
      .selectFrom('projectMessages')
      .select(['projectId', 'kind', 'text', 'quoteText', 'editedAt', 'withdrawnAt', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
    /** Attachments of messages; the bytes stay. */
    messageFiles: await db
      .selectFrom('messageFiles')
      .select(['projectId', 'messageId', 'fileName', 'fileType', 'fileSize', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
    messageReads: await db
      .selectFrom('messageReads')
      .select(['projectId', 'readAt'])
      .where('userId', '=', userId)
      .execute(),
    /** Guests invited by the user; the tokens of their links are not stored. */
    reviewGuests: await db
      .selectFrom('reviewGuests')
      .select(['projectId', 'name', 'mayComment', 'mayDownload'])
      .select(['createdAt', 'expiresAt', 'openedAt', 'revokedAt'])
      .where('invitedBy', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
    guestComments: await db
      .selectFrom('deliverableComments')
      .innerJoin('reviewGuests', 'reviewGuests.id', 'deliverableComments.guestId')
      .select(['reviewGuests.name', 'deliverableId', 'atMs', 'untilMs', 'text', 'drawing'])
      .select('deliverableComments.createdAt')
      .where('invitedBy', '=', userId)
      .orderBy('deliverableComments.createdAt', 'desc')
      .execute(),
    reviewViewings: await db
      .selectFrom('reviewViewings')
      .select(['deliverableId', 'firstAt', 'lastAt'])
      .where('userId', '=', userId)
      .orderBy('lastAt', 'desc')
      .execute(),
    reviews: await db
      .selectFrom('clientTestimonials')
      .select(['projectId', 'rating', 'comment', 'publicConsent', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
  }
}

export async function accountDataOf(db: Database, userId: string) {
  return {
    signInProviders: await db
      .selectFrom('oauthAccounts')
      .select(['issuer', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
    notifications: await db
      .selectFrom('notifications')
      .select(['title', 'message', 'type', 'read', 'createdAt'])
      .where('userId', '=', userId)
      .where('removedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .execute(),
    /** Kinds of notifications that the user has switched off. */
    mutedNotifications: await db
      .selectFrom('mutedNotifications')
      .select(['kind', 'channel', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .execute(),
  }
}
