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

/** Deletes expired personal data every night (docs/decisions/legal-texts.md). */
export const purgeExpiredDataJob = scheduledJob({
  name: 'retention.forget',
  schedule: '45 3 * * *',
  async run(platform) {
    const { clock, db } = platform
    await forgetUnconfirmed(platform)
    await platform.transact(tx => deleteClosedLeads(tx.db, after(clock.now(), -CLOSED_LEADS_MS)))
    await deleteExpiredRows(db, clock.now())
    await removeOldInvoices(db, clock.now())
    await removeOldPayLinks(db, clock.now())
    await removeOldGuests(platform, clock.now())
  },
})

async function forgetUnconfirmed({ clock, db, transact }: AppDeps): Promise<void> {
  const now = clock.now()
  const asked = { before: after(now, -UNCONFIRMED_MS), now, limit: ACCOUNTS_AT_ONCE }
  for (;;) {
    const ids = await listUnconfirmed(db, asked)
    for (const id of ids) {
      await transact(async tx => {
        if (!(await isUnconfirmed(tx.db, id))) return
        await emit(tx, { type: 'account.lapsed', userId: id })
        await removeAccount(tx, id)
      })
    }
    if (ids.length < ACCOUNTS_AT_ONCE) return
  }
}
