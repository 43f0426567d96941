import { after, DAY } from '../../platform/clock.ts'
import { scheduledJob } from '../../platform/jobs/job.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { removeOldGuests } from '../deliverables/guests/guests.service.ts'
import { emit } from '../events/emit.service.ts'
import { removeOldInvoices } from '../orders/invoices/invoice-lists.service.ts'
import { removeOldPayLinks } from '../orders/pay-links/pay-links.service.ts'
import { removeAccount } from './privacy.service.ts'
import {
  deleteClosedLeads,
  deleteExpiredRows,
  isUnconfirmed,
  listUnconfirmed,
} from './retention.repository.ts'

/** Retention times of the privacy notice, which must be changed with them. */
const UNCONFIRMED_MS = 30 * DAY
const CLOSED_LEADS_MS = 365 * DAY
const ACCOUNTS_AT_ONCE = 200

/**
 * Deletes expired personal data every night (docs/decisions/legal-texts.md). What fails stops no other deletion; the job
 * then fails.
 */
export const purgeExpiredDataJob = scheduledJob({
  name: 'retention.forget',
  schedule: '45 3 * * *',
  async run(platform) {
    const { clock, db, transact } = platform
    const now = clock.now()
    const failures = await forgetUnconfirmed(platform)
    const deletions = [
      () => transact(tx => deleteClosedLeads(tx.db, after(now, -CLOSED_LEADS_MS))),
      () => deleteExpiredRows(db, now),
      () => removeOldInvoices(db, now),
      () => removeOldPayLinks(db, now),
      () => removeOldGuests(platform, now),
    ]
    for (const run of deletions) await run().catch(error => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'Some expired personal data was not deleted.')
  },
})

/** Returns the errors of accounts that could not be deleted. */
async function forgetUnconfirmed({ clock, db, transact }: AppDeps): Promise<unknown[]> {
  const now = clock.now()
  const failures: unknown[] = []
  const asked = { before: after(now, -UNCONFIRMED_MS), now, limit: ACCOUNTS_AT_ONCE }
  for (;;) {
    const ids = await listUnconfirmed(db, asked)
    for (const id of ids) {
      await transact(async tx => {
        if (!(await isUnconfirmed(tx.db, id, asked))) return
        await emit(tx, { type: 'account.lapsed', userId: id })
        await removeAccount(tx, id)
      }).catch(error => failures.push(error))
    }
    // Accounts that failed would be listed again.
    if (ids.length < ACCOUNTS_AT_ONCE || failures.length > 0) return failures
  }
}
