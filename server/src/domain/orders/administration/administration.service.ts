import type { DisputeFilter, TransferFilter } from 'shared/administration/filters'
import { dayInRome } from 'shared/formats/date-it'
import { refundableCents } from 'shared/payment/refund'
import type { PageRequest } from '../../../platform/db/page.ts'
import { idsOf } from '../../../platform/db/row.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as ledger from './ledger.repository.ts'
import { partOf } from './receipts.queries.ts'
import { sumsOf } from './sums.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db'>

/** What is due, late, awaited and contested today, and what came in and went back this month. */
export async function administrationSums({ clock, db }: Ports) {
  const today = dayInRome(clock.now())
  return { month: today.slice(0, 7), ...(await sumsOf(db, today)) }
}

/** Bank transfers with what arrived of each. */
export async function listTransfers(
  { db }: Ports,
  page: PageRequest & { show?: TransferFilter | undefined },
) {
  const { items, nextCursor } = await ledger.listTransfers(db, page)
  const all = await ledger.listBookingsOf(db, idsOf(items))
  const bookings = Map.groupBy(all, ({ paymentId }) => paymentId)
  return { items: items.map(each => ({ ...each, bookings: bookings.get(each.id) ?? [] })), nextCursor }
}

/** Lists what came in, with what can be refunded of it: of a transfer in parts at its last one. */
export async function listPaid({ db }: Ports, page: PageRequest & { month?: string | undefined }) {
  const { items, nextCursor } = await ledger.listPaid(db, page)
  const all = await ledger.listPendingOf(
    db,
    items.map(({ paymentId }) => paymentId),
  )
  const pending = Map.groupBy(all, ({ paymentId }) => paymentId)
  const pendingCentsOf = (id: string) =>
    (pending.get(id) ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    items: items.map(({ createdAt: paidAt, ...each }) => {
      const { paymentId, status, totalCents, refundedCents } = each
      const part = partOf(each)
      const isRefundable = status !== 'processing' && (part?.isLast ?? true)
      return {
        ...each,
        part,
        paidAt,
        refundableCents: isRefundable
          ? refundableCents(totalCents, refundedCents, pendingCentsOf(paymentId))
          : 0,
      }
    }),
    nextCursor,
  }
}

export const listRefunds = ({ db }: Ports, page: PageRequest & { month?: string | undefined }) =>
  ledger.listRefunds(db, page)

/** What is contested, or was. */
export async function listDisputes({ db }: Ports, page: PageRequest & { show?: DisputeFilter | undefined }) {
  const { items, nextCursor } = await ledger.listDisputes(db, page)
  return { items: items.map(({ createdAt: disputedAt, ...each }) => ({ ...each, disputedAt })), nextCursor }
}
