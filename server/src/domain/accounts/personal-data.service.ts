import type { Platform } from '../../platform/platform.ts'
import { recordOwnAct } from '../audit/audit.service.ts'
import { listRequestsFrom } from '../leads/sent-requests.service.ts'
import { listSessions } from './accounts.repository.ts'
import * as data from './personal-data.repository.ts'
import { findProfile } from './profile.repository.ts'

/** All that is known of a person, as one document (GDPR, article 20); files are named, their bytes stay. */
export async function personalDataOf(
  { db, clock, limits, transact }: Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>,
  user: { id: string; email: string },
) {
  await limits.take('exporting', user.id)
  await transact(work => recordOwnAct(work, user.id, 'account.exported'))
  const { avatarId: _, ...profile } = await findProfile(db, user.id)
  const sessions = await listSessions(db, user.id, clock.now())
  return {
    exportedAt: clock.now(),
    profile: { ...profile, email: user.email },
    signInProviders: await data.listOauthData(db, user.id),
    sessions: sessions.map(({ id: __, ...session }) => session),
    projects: await data.listProjectData(db, user.id),
    briefs: await data.listBriefData(db, user.id),
    conversations: await data.listConversationData(db, user.id),
    references: await data.listReferenceData(db, user.id),
    materials: await data.listMaterialData(db, user.id),
    quotes: await data.listQuoteData(db, user.id),
    payments: await data.listPaymentData(db, user.id),
    refundRequests: await data.listRefundData(db, user.id),
    comments: await data.listCommentData(db, user.id),
    reviews: await data.listReviewData(db, user.id),
    notifications: await data.listNotificationData(db, user.id),
    requests: await listRequestsFrom({ db }, user.email),
  }
}
