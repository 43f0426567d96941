import { type DueReason, UNANSWERED_DAYS } from 'shared/payment/payment-types'
import { after, DAY } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockProject } from '../../projects/team-projects.service.ts'
import { listAnsweredOrLate, markBalanceDue } from './balance-due.repository.ts'

const AT_ONCE = 50

/** Makes the balance of an approved or unanswered project due, and notifies its client once. */
export async function makeBalanceDue(
  tx: Tx,
  projectId: string,
  { because, now }: { because: DueReason; now: Date },
): Promise<void> {
  const deposit = await markBalanceDue(tx.db, projectId, { because, now })
  if (!deposit) return
  const { id: paymentId, balanceCents: totalCents } = deposit
  await emit(tx, { type: 'balance.due', projectId, paymentId, totalCents, because })
}

/**
 * Makes balances due that were not answered for fifteen days, or whose project was approved before the deposit arrived
 * (docs/decisions/deposit-and-balance.md).
 */
export async function makeLateBalancesDue({
  clock,
  db,
  transact,
}: Pick<AppDeps, 'clock' | 'db' | 'transact'>): Promise<void> {
  const now = clock.now()
  const sentBefore = after(now, -UNANSWERED_DAYS * DAY)
  const late = await listAnsweredOrLate(db, { sentBefore, limit: AT_ONCE })
  for (const { projectId } of late)
    await transact(async tx => {
      await lockProject(tx, projectId)
      // Read again under the lock: the client may have answered meanwhile.
      const [still] = await listAnsweredOrLate(tx.db, { sentBefore, limit: 1, projectId })
      if (still) await makeBalanceDue(tx, projectId, { because: still.because, now })
    })
  if (late.length === AT_ONCE) await makeLateBalancesDue({ clock, db, transact })
}
