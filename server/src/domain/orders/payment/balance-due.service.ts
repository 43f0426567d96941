import { type DueReason, UNANSWERED_DAYS } from 'shared/payment/instalment'
import { after, DAY } from '../../../platform/clock.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { listAnsweredOrLate, markBalanceDue } from './balance-due.repository.ts'

const AT_ONCE = 50

/** The work is approved, or was not answered: what remains of its price is due, and its client is told once. */
export async function makeBalanceDue(
  work: Work,
  projectId: string,
  { because, now }: { because: DueReason; now: Date },
): Promise<void> {
  const deposit = await markBalanceDue(work.db, projectId, { because, now })
  if (!deposit) return
  const { id: paymentId, balanceCents: totalCents } = deposit
  await emit(work, { type: 'balance.due', projectId, paymentId, totalCents, because })
}

/**
 * Makes due what nobody answered for fifteen days, and what was approved before its deposit came in
 * (docs/decisions/deposit-and-balance.md).
 */
export async function makeLateBalancesDue({
  clock,
  db,
  transact,
}: Pick<Platform, 'clock' | 'db' | 'transact'>): Promise<void> {
  const now = clock.now()
  const late = await listAnsweredOrLate(db, after(now, -UNANSWERED_DAYS * DAY), AT_ONCE)
  for (const { projectId, because } of late)
    await transact(work => makeBalanceDue(work, projectId, { because, now }))
  if (late.length === AT_ONCE) await makeLateBalancesDue({ clock, db, transact })
}
