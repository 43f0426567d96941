import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import { after, DAY } from '../../../platform/clock.ts'
import type { PageRequest } from '../../../platform/db/page.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { agreedTotalsOf } from '../proposals/agreed.service.ts'
import { findDueSum, listDueSums, listUntold, markReminded } from './due.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'transact'>

const AT_ONCE = 50
const TOLD_AFTER_DAYS = 7

/** What clients have to pay, and whether it is late. */
export async function listDue(
  { clock, db }: Pick<Ports, 'clock' | 'db'>,
  { show, ...page }: PageRequest & { show?: 'all' | 'overdue' | undefined },
) {
  const today = dayInRome(clock.now())
  const { items, nextCursor } = await listDueSums(db, {
    ...page,
    ...(show === 'overdue' && { overdueOn: today }),
  })
  const agreed = await agreedTotalsOf(
    db,
    items.map(({ projectId }) => projectId),
  )
  return {
    items: items.map(({ createdAt: dueAt, remindedOn, ...sum }) => ({
      ...sum,
      agreedTotalCents: agreed.get(sum.projectId) ?? null,
      dueAt,
      isOverdue: dayInRome(dueAt) < today,
      isRemindedToday: remindedOn === today,
    })),
    nextCursor,
  }
}

/** Reminds a client of what is to be paid, once a day at most. @throws AppError `NOT_FOUND`, `REMINDED_TODAY`. */
export async function remindDue({ clock, transact }: Ports, paymentId: string): Promise<void> {
  await transact(async work => {
    if (!(await findDueSum(work.db, paymentId))) throw new AppError('NOT_FOUND')
    const today = dayInRome(clock.now())
    if (!(await markReminded(work.db, paymentId, { today }))) throw new AppError('REMINDED_TODAY')
    await tell(work, paymentId)
  })
}

/** Reminds by itself of what is late for a week, once (docs/decisions/payment.md). */
export async function remindOverdue({ clock, db, transact }: Ports): Promise<void> {
  const now = clock.now()
  const today = dayInRome(now)
  const dueBefore = after(now, -TOLD_AFTER_DAYS * DAY)
  const late = await listUntold(db, { dueBefore, today, limit: AT_ONCE })
  for (const { id } of late)
    await transact(async work => {
      if (await markReminded(work.db, id, { today, toldAt: now })) await tell(work, id)
    })
  if (late.length === AT_ONCE) await remindOverdue({ clock, db, transact })
}

async function tell(work: Work, paymentId: string): Promise<void> {
  const due = await findDueSum(work.db, paymentId)
  if (!due?.projectId) return
  const { projectId, instalment, createdAt: dueAt } = due
  const totalCents = due.totalCents - due.bookedCents
  await emit(work, { type: 'payment.reminded', projectId, paymentId, instalment, totalCents, dueAt })
}
