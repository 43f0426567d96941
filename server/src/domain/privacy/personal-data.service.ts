import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { profileDataOf } from '../identity/accounts/profile.service.ts'
import { companyDataOf } from '../identity/companies/companies.service.ts'
import { sessionDataOf } from '../identity/sessions/sessions.service.ts'
import { listRequestsFrom } from '../leads/sent-requests.service.ts'
import { billingDataOf } from '../orders/billing/billing.service.ts'
import * as data from './personal-data.repository.ts'

/** All that is known of a person, as one document (GDPR, article 20); files are named, their bytes stay. */
export async function personalDataOf(
  { db, clock, limits, transact }: Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>,
  user: { id: string; email: string },
) {
  await limits.take('exporting', user.id)
  await transact(work => emit(work, { type: 'account.exported', userId: user.id }))
  return {
    exportedAt: clock.now(),
    profile: { ...(await profileDataOf({ db }, user.id)), email: user.email },
    companies: await companyDataOf({ db }, user.id),
    billing: await billingDataOf({ db }, user.id),
    signInProviders: await data.listOauthData(db, user.id),
    sessions: await sessionDataOf({ clock, db }, user.id),
    projects: await data.listProjectData(db, user.id),
    briefs: await data.listBriefData(db, user.id),
    conversations: await data.listConversationData(db, user.id),
    references: await data.listReferenceData(db, user.id),
    materials: await data.listMaterialData(db, user.id),
    materialLinks: await data.listMaterialLinkData(db, user.id),
    quotes: await data.listQuoteData(db, user.id),
    proposals: await data.listProposalData(db, user.id),
    payments: await data.listPaymentData(db, user.id),
    payLinks: await data.listPayLinkData(db, user.id),
    invoices: await data.listInvoiceData(db, user.id),
    refundRequests: await data.listRefundData(db, user.id),
    questions: await data.listQuestionData(db, user.id),
    comments: await data.listCommentData(db, user.id),
    commentFiles: await data.listCommentFileData(db, user.id),
    reviewGuests: await data.listGuestData(db, user.id),
    guestComments: await data.listGuestCommentData(db, user.id),
    reviewViewings: await data.listViewingData(db, user.id),
    reviews: await data.listReviewData(db, user.id),
    notifications: await data.listNotificationData(db, user.id),
    // <new:export>
    requests: await listRequestsFrom({ db }, user.email),
  }
}
