import type { DisputeFilter, TransferFilter } from 'shared/administration/filters'
import { AppError } from 'shared/errors/app-error'
import { type Cell, csvOf } from 'shared/formats/csv'
import { dayInRome } from 'shared/formats/date-it'
import { administrationTexts } from 'shared/messages/it/administration'
import { paymentKindOf } from 'shared/payment/payment-types'
import { refundableCents } from 'shared/payment/refund'
import { vatOf } from 'shared/pricing/charge-rules'
import { after, DAY } from '../../../platform/clock.ts'
import type { PageRequest } from '../../../platform/db/page.ts'
import { idsOf } from '../../../platform/db/row.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { invoicesOf } from '../invoices/invoice-lists.service.ts'
import type { Invoice } from '../invoices/invoices.repository.ts'
import { nameOf } from '../invoices/issue-invoice.service.ts'
import { agreedTotalsOf } from '../proposals/proposals.service.ts'
import { findDueSum, listDueSums, listUntold, markReminded } from './due.repository.ts'
import * as ledger from './ledger.repository.ts'
import { listMonthPaid, listMonthRefunds, type Movement } from './month-export.repository.ts'
import { type Part, partOf } from './receipts.queries.ts'

type DueDeps = Pick<AppDeps, 'clock' | 'db' | 'transact'>

const AT_ONCE = 50
const TOLD_AFTER_DAYS = 7

/** Lists amounts due from clients, and whether they are overdue. */
export async function listDue(
  { clock, db }: Pick<DueDeps, 'clock' | 'db'>,
  { show, ...page }: PageRequest & { show?: 'all' | 'overdue' | undefined },
) {
  const today = dayInRome(clock.now())
  const { items, nextCursor } = await listDueSums(db, {
    ...page,
    ...(show === 'overdue' && { overdueOn: today }),
  })
  const projectIds = items.map(({ projectId }) => projectId)
  const agreed = await agreedTotalsOf(db, projectIds)
  return {
    items: items.map(({ createdAt: dueAt, remindedOn, ...sum }) => ({
      ...sum,
      kind: paymentKindOf(sum),
      agreedTotalCents: agreed.get(sum.projectId) ?? null,
      dueAt,
      isOverdue: dayInRome(dueAt) < today,
      isRemindedToday: remindedOn === today,
    })),
    nextCursor,
  }
}

/** Reminds a client of an amount due, at most once a day. @throws AppError `NOT_FOUND`, `REMINDED_TODAY`. */
export async function remindDue({ clock, transact }: DueDeps, paymentId: string): Promise<void> {
  await transact(async tx => {
    ensureFound(await findDueSum(tx.db, paymentId))
    const today = dayInRome(clock.now())
    if (!(await markReminded(tx.db, paymentId, { today }))) throw new AppError('REMINDED_TODAY')
    await tell(tx, paymentId)
  })
}

/** Reminds clients automatically, once, of amounts a week overdue (docs/decisions/payment.md). */
export async function remindOverdue({ clock, db, transact }: DueDeps): Promise<void> {
  const now = clock.now()
  const today = dayInRome(now)
  const dueBefore = after(now, -TOLD_AFTER_DAYS * DAY)
  const late = await listUntold(db, { dueBefore, today, limit: AT_ONCE })
  for (const { id } of late)
    await transact(async tx => {
      if (await markReminded(tx.db, id, { today, toldAt: now })) await tell(tx, id)
    })
  if (late.length === AT_ONCE) await remindOverdue({ clock, db, transact })
}

/** Reads the sum after its payment is locked: it may have been paid meanwhile. */
async function tell(tx: Tx, paymentId: string): Promise<void> {
  const due = await findDueSum(tx.db, paymentId)
  if (!due?.projectId) return
  const { projectId, instalment, createdAt: dueAt } = due
  const totalCents = due.totalCents - due.bookedCents
  await emit(tx, { type: 'payment.reminded', projectId, paymentId, instalment, totalCents, dueAt })
}

const texts = administrationTexts.export

/**
 * Exports receipts and refunds of a month in Rome, by day, as CSV for the accountant. Parts of a transfer share its VAT
 * and add up to it to the cent. The VAT of a refund is computed separately, as in its credit note.
 */
export async function exportMonth({ config, db }: Pick<AppDeps, 'config' | 'db'>, month: string) {
  const paid = (await listMonthPaid(db, month)).map(receipt => ({
    ...receipt,
    part: partOf(receipt),
    vatCents: vatOfPart(receipt),
    sign: 1 as const,
  }))
  const back = (await listMonthRefunds(db, month)).map(refund => ({
    ...refund,
    part: null,
    vatCents: vatOf(refund.amountCents, config.vatRule).vatCents,
    sign: -1 as const,
  }))
  const all = [...paid, ...back].sort((one, other) => one.at.getTime() - other.at.getTime())
  const paymentIds = all.map(({ paymentId }) => paymentId)
  const invoices = await invoicesOf(db, paymentIds)
  const rows = all.map(row => rowOf(row, invoices.get(row.paymentId) ?? []))
  return { fileName: `${texts.fileName(month)}.csv`, content: csvOf([texts.header, ...rows]) }
}

type Receipt = Awaited<ReturnType<typeof listMonthPaid>>[number]

/** Returns the VAT up to a receipt minus the VAT before it, so that all parts add up. */
function vatOfPart({ amountCents, totalCents, vatCents, centsSoFar }: Receipt): number {
  const reached = (cents: number) => Math.round((vatCents * cents) / totalCents)
  const soFar = centsSoFar ?? amountCents
  return reached(soFar) - reached(soFar - amountCents)
}

/** Receipt or refund, with the VAT and the sign of its amount. */
type Row = Movement & { centsSoFar: number | null; vatCents: number; part: Part | null; sign: 1 | -1 }

function kindOf({ sign, part, ...movement }: Row): string {
  if (sign === -1) return texts.refund
  const kind = administrationTexts.kinds[paymentKindOf(movement)]
  return part ? texts.part(kind, part) : kind
}

/**
 * Returns the credit notes of a refund. A note covers what was refunded since the one before, so it belongs to every
 * refund whose cents it covers (docs/decisions/electronic-invoices.md).
 */
function creditNotesOf({ centsSoFar, amountCents }: Row, notes: Invoice[]): Invoice[] {
  const refundedTo = centsSoFar ?? amountCents
  const refundedFrom = refundedTo - amountCents
  let creditedTo = 0
  return notes.filter(note => {
    const creditedFrom = creditedTo
    creditedTo += note.totalCents
    return creditedFrom < refundedTo && refundedFrom < creditedTo
  })
}

/**
 * Returns the names of a payment's invoice, or of the credit notes of a refund. The kind precedes the number, since
 * spreadsheets read `12/2026` as a date.
 */
function documentNames(row: Row, invoices: Invoice[]): string {
  const isBack = row.sign === -1
  const ofKind = invoices.filter(({ kind }) => (kind === 'credit-note') === isBack)
  const documents = isBack ? creditNotesOf(row, ofKind) : ofKind
  return documents.map(invoice => texts.document(isBack, nameOf(invoice).number)).join(', ')
}

// The country prefix keeps spreadsheets from dropping leading zeros.
const vatId = (vatNumber: string | null): string => (vatNumber ? `IT${vatNumber}` : '')

function rowOf(row: Row, invoices: Invoice[]): Cell[] {
  const { at, sign, amountCents, vatCents, ...movement } = row
  return [
    dayInRome(at),
    kindOf(row),
    movement.title ?? '',
    movement.client ?? '',
    { cents: sign * (amountCents - vatCents) },
    { cents: sign * vatCents },
    { cents: sign * amountCents },
    administrationTexts.ways[movement.provider],
    movement.reference ?? movement.id,
    vatId(movement.vatNumber),
    movement.taxCode === movement.vatNumber ? '' : (movement.taxCode ?? ''),
    documentNames(row, invoices),
  ]
}

type Deps = Pick<AppDeps, 'clock' | 'db'>

/** Returns today's totals (due, overdue, awaited, disputed) and this month's (received, refunded). */
export async function administrationSums({ clock, db }: Deps) {
  const today = dayInRome(clock.now())
  const month = today.slice(0, 7)
  return {
    month,
    ...(await ledger.dueOf(db, today)),
    ...(await ledger.awaitedOf(db)),
    ...(await ledger.movedIn(db, month)),
    ...(await ledger.waitingOf(db)),
  }
}

/** Sums amounts due, overdue, and due later from a company, in cents. */
export async function dueOfCompany({ clock, db }: Deps, companyId: string) {
  const today = dayInRome(clock.now())
  return {
    ...(await ledger.dueOf(db, today, companyId)),
    laterCents: await ledger.laterOf(db, companyId, today),
  }
}

export async function listTransfers({ db }: Deps, page: PageRequest & { show?: TransferFilter | undefined }) {
  const { items, nextCursor } = await ledger.listTransfers(db, page)
  const all = await ledger.listBookingsOf(db, idsOf(items))
  const bookings = Map.groupBy(all, ({ paymentId }) => paymentId)
  return {
    items: items.map(each => ({ ...each, kind: paymentKindOf(each), bookings: bookings.get(each.id) ?? [] })),
    nextCursor,
  }
}

/** Lists receipts with the amounts that can still be refunded; for a transfer in parts, on its last part. */
export async function listPaid({ db }: Deps, page: PageRequest & { month?: string | undefined }) {
  const { items, nextCursor } = await ledger.listPaid(db, page)
  const paymentIds = items.map(({ paymentId }) => paymentId)
  const pendingCents = await ledger.pendingCentsOf(db, paymentIds)
  return {
    items: items.map(({ createdAt: paidAt, ...each }) => {
      const { paymentId, status, totalCents, refundedCents } = each
      const part = partOf(each)
      const isRefundable = status !== 'processing' && (part?.isLast ?? true)
      return {
        ...each,
        kind: paymentKindOf(each),
        part,
        paidAt,
        refundableCents: isRefundable
          ? refundableCents(totalCents, refundedCents, pendingCents.get(paymentId) ?? 0)
          : 0,
      }
    }),
    nextCursor,
  }
}

export const listRefunds = ({ db }: Deps, page: PageRequest & { month?: string | undefined }) =>
  ledger.listRefunds(db, page)

export async function listDisputes({ db }: Deps, page: PageRequest & { show?: DisputeFilter | undefined }) {
  const { items, nextCursor } = await ledger.listDisputes(db, page)
  return { items: items.map(({ createdAt: disputedAt, ...each }) => ({ ...each, disputedAt })), nextCursor }
}
