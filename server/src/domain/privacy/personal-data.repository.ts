import type { Database } from '../../platform/db/store.ts'
import { isOwn } from '../projects/visibility.service.ts'

// Each list is whole, and begins with the newest: a person may take all of it along (GDPR, article 20).

export function listProjectData(db: Database, userId: string) {
  return db
    .selectFrom('projects')
    .select(['id', 'title', 'description', 'videoType', 'duration', 'style', 'deadline', 'status'])
    .select(['createdAt', 'updatedAt'])
    .where(isOwn(userId))
    .orderBy('createdAt', 'desc')
    .execute()
}

export function listBriefData(db: Database, userId: string) {
  return db
    .selectFrom('briefingProgress')
    .select(['projectId', 'briefingSummary as summary', 'transcriptData as transcript', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .execute()
}

export function listConversationData(db: Database, userId: string) {
  return db
    .selectFrom('aiConversations')
    .select(['projectId', 'turns', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

export function listReferenceData(db: Database, userId: string) {
  return db
    .selectFrom('projectVideoReferences')
    .select(['projectId', 'videoTitle', 'videoCategory', 'videoUrl', 'note', 'atSecond', 'selectedAt'])
    .where(isOwn(userId, 'projectVideoReferences'))
    .orderBy('selectedAt', 'desc')
    .execute()
}

export function listMaterialData(db: Database, userId: string) {
  return db
    .selectFrom('projectFiles')
    .select(['projectId', 'fileName', 'fileType', 'fileSize', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

export function listMaterialLinkData(db: Database, userId: string) {
  return db
    .selectFrom('materialLinks')
    .select(['projectId', 'url', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

export function listQuoteData(db: Database, userId: string) {
  return db
    .selectFrom('quotes')
    .select(['projectId', 'summary', 'lines', 'totalCents', 'validUntil', 'confirmedAt', 'withdrawnAt'])
    .where('userId', '=', userId)
    .orderBy('confirmedAt', 'desc')
    .execute()
}

export function listProposalData(db: Database, userId: string) {
  return db
    .selectFrom('proposals')
    .select(['projectId', 'kind', 'lines', 'totalCents', 'reason', 'state', 'answer', 'answeredAt'])
    .where('answeredBy', '=', userId)
    .orderBy('answeredAt', 'desc')
    .execute()
}

export function listPaymentData(db: Database, userId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'projectId', 'provider', 'lines', 'totalCents', 'vatCents', 'netCents', 'status'])
    .select(['termsVersion', 'acceptedTermsAt', 'acceptedClausesAt', 'paidAt', 'refundedAt', 'createdAt'])
    .select(['transferReference', 'refundedCents', 'throughLink'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

/** Links to pay that a person has made; what is behind their `#` is known to nobody. */
export function listPayLinkData(db: Database, userId: string) {
  return db
    .selectFrom('payLinks')
    .select(['projectId', 'instalment', 'totalCents', 'sentTo', 'poNumber', 'termsVersion'])
    .select(['acceptedTermsAt', 'createdAt', 'expiresAt', 'openedAt', 'revokedAt'])
    .where('madeBy', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

export function listInvoiceData(db: Database, userId: string) {
  return db
    .selectFrom('invoices')
    .select(['projectId', 'paymentId', 'year', 'nth', 'issuedOn', 'type', 'buyer', 'title', 'poNumber'])
    .select(['totalCents', 'netCents', 'vatCents', 'state', 'createdAt'])
    .where(isOwn(userId, 'invoices'))
    .orderBy('createdAt', 'desc')
    .execute()
}

export function listRefundData(db: Database, userId: string) {
  return db
    .selectFrom('refundRequests')
    .select(['paymentId', 'reason', 'state', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

export function listQuestionData(db: Database, userId: string) {
  return db
    .selectFrom('clientQuestions')
    .select(['projectId', 'question', 'state', 'answeredAt', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

export function listCommentData(db: Database, userId: string) {
  return db
    .selectFrom('deliverableComments')
    .select(['deliverableId', 'atMs', 'untilMs', 'text', 'drawing', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

/** What a person has sent along with comments; the bytes stay. */
export function listCommentFileData(db: Database, userId: string) {
  return db
    .selectFrom('commentFiles')
    .select(['projectId', 'commentId', 'fileName', 'fileType', 'fileSize', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

/** Guests whom a person has invited; what is behind the `#` of their links is known to nobody. */
export function listGuestData(db: Database, userId: string) {
  return db
    .selectFrom('reviewGuests')
    .select(['projectId', 'name', 'mayComment', 'mayDownload'])
    .select(['createdAt', 'expiresAt', 'openedAt', 'revokedAt'])
    .where('invitedBy', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

/** What the guests whom a person has invited have said. */
export function listGuestCommentData(db: Database, userId: string) {
  return db
    .selectFrom('deliverableComments')
    .innerJoin('reviewGuests', 'reviewGuests.id', 'deliverableComments.guestId')
    .select(['reviewGuests.name', 'deliverableId', 'atMs', 'untilMs', 'text', 'drawing'])
    .select('deliverableComments.createdAt')
    .where('invitedBy', '=', userId)
    .orderBy('deliverableComments.createdAt', 'desc')
    .execute()
}

/** Which versions a person has looked at. */
export function listViewingData(db: Database, userId: string) {
  return db
    .selectFrom('reviewViewings')
    .select(['deliverableId', 'firstAt', 'lastAt'])
    .where('userId', '=', userId)
    .orderBy('lastAt', 'desc')
    .execute()
}

export function listReviewData(db: Database, userId: string) {
  return db
    .selectFrom('clientTestimonials')
    .select(['projectId', 'rating', 'comment', 'publicConsent', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

export function listNotificationData(db: Database, userId: string) {
  return db
    .selectFrom('notifications')
    .select(['title', 'message', 'type', 'read', 'createdAt'])
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute()
}

export function listOauthData(db: Database, userId: string) {
  return db.selectFrom('oauthAccounts').select(['issuer', 'createdAt']).where('userId', '=', userId).execute()
}
