import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { emailChangeDataOf } from '../identity/accounts/email-change.service.ts'
import { profileDataOf } from '../identity/accounts/profile.service.ts'
import { companyDataOf } from '../identity/companies/companies.service.ts'
import { sessionDataOf } from '../identity/sessions/sessions.service.ts'
import { listRequestsFrom } from '../leads/sent-requests.service.ts'
import { billingDataOf } from '../orders/billing/billing.service.ts'
import { accountDataOf, briefingDataOf, orderDataOf, reviewDataOf } from './personal-data.repository.ts'

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
    emailChanges: await emailChangeDataOf({ db }, user.id),
    sessions: await sessionDataOf({ clock, db }, user.id),
    ...(await briefingDataOf(db, user.id)),
    ...(await orderDataOf(db, user.id)),
    ...(await reviewDataOf(db, user.id)),
    ...(await accountDataOf(db, user.id)),
    requests: await listRequestsFrom({ db }, user.email),
  }
}
