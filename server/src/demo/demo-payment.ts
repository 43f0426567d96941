import { randomBytes, randomUUID } from 'node:crypto'
import { termsVersion } from 'shared/catalogue/terms/newest-terms'
import { dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { news } from 'shared/messages/it/news'
import { transferReferenceOf } from 'shared/payment/bank-transfer'
import { chargeOf } from 'shared/pricing/charge'
import { insertPayment, type NewPayment, type Payment } from '../domain/orders/payment/payment.repository.ts'
import { type OfferedQuote, offerOn } from '../domain/orders/quote/price.service.ts'
import { insertQuote } from '../domain/orders/quote/quote.repository.ts'
import { quoteRowOf } from '../domain/orders/quote/quote.service.ts'
import { after, DAY, MINUTE } from '../platform/clock.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import { ensureInserted } from '../platform/idempotency.ts'
import { fillDemoBalance, fillDemoRefund } from './demo-billing.ts'
import { insertClientNews, logProjectAct } from './demo-people.ts'
import type { DemoOrder } from './demo-project.ts'

/** Inserts a recap's confirmed quote and its payments, from a minute later on, paid or pending. */
export async function fillDemoPayment(tx: Tx, order: DemoOrder, confirmedAt: Date): Promise<void> {
  const { project, rules } = order
  const quote = await fillQuote(tx, order, confirmedAt)
  const at = after(confirmedAt, MINUTE)
  if (project.payment === 'transfer') {
    await fillDeposit(tx, order, chargeOf(rules, quote), at, {
      quoteId: quote.id,
      provider: 'bank-transfer',
      status: 'processing',
      transferReference: transferReferenceOf(randomBytes(8)),
    })
    return
  }
  const { totalCents, dueCents } = await fillCharge(tx, order, quote, at)
  const { title, message } = news.paid
  await insertClientNews(tx, order, 'status', {
    title,
    message: message(project.title, euro(totalCents)),
    type: 'success',
    read: true,
    createdAt: at,
  })
  if (dueCents > 0) await fillBalanceNews(tx, order, dueCents)
}

type OwnColumns = Pick<NewPayment, 'provider' | 'quoteId' | 'status' | 'transferReference'> &
  Pick<NewPayment, 'acceptedHigherAt' | 'balanceDueAt' | 'balanceDueBecause' | 'paidAt'>

/** Inserts the deposit of a quote with its audit entry: paid, or a transfer that has not arrived. */
async function fillDeposit(
  tx: Tx,
  order: DemoOrder,
  { lines, linesTotalCents: _sum, ...charge }: ReturnType<typeof chargeOf>,
  at: Date,
  own: OwnColumns,
): Promise<Payment> {
  const { projectId, client, userId } = order
  const { totalCents } = charge
  const inserted = await insertPayment(tx.db, {
    ...charge,
    projectId,
    userId,
    termsVersion,
    requestId: randomUUID(),
    lines: JSON.stringify(lines),
    acceptedTermsAt: at,
    acceptedClausesAt: at,
    createdAt: at,
    updatedAt: at,
    ...own,
  })
  const payment = ensureInserted(inserted)
  const { provider, transferReference: reference } = own
  await logProjectAct(tx, order, client.email, {
    action: reference ? 'transfer.begun' : 'payment.paid',
    subject: 'payment',
    subjectId: payment.id,
    detail: { totalCents, ...(reference ? { reference } : { provider }) },
    createdAt: at,
  })
  return payment
}

async function fillBalanceNews(tx: Tx, order: DemoOrder, dueCents: number): Promise<void> {
  const { title, message } = news.balanceDue
  await insertClientNews(tx, order, 'payment', {
    title,
    message: message(order.project.title, euro(dueCents)),
    type: 'warning',
    read: false,
    createdAt: after(order.now, -DAY),
  })
}

async function fillQuote(tx: Tx, order: DemoOrder, at: Date): Promise<OfferedQuote> {
  const { projectId, project, client, userId } = order
  const offered = offerOn(dayInRome(at), { id: '', summary: project.summary })
  const row = { ...quoteRowOf(offered), projectId, userId, confirmedAt: at, createdAt: at }
  const { id } = await insertQuote(tx.db, row)
  await logProjectAct(tx, order, client.email, {
    action: 'quote.confirmed',
    subject: 'quote',
    subjectId: id,
    detail: { totalCents: offered.totalCents },
    createdAt: at,
  })
  return { ...offered, id }
}

/** Inserts the payments of a quote. Returns the amount charged at first and the amount due later. */
async function fillCharge(tx: Tx, order: DemoOrder, quote: OfferedQuote, at: Date) {
  const { rules, project, now } = order
  const charge = chargeOf(rules, quote)
  const { totalCents, balanceCents } = charge
  const isDue = project.status === 'completed' && balanceCents > 0
  const deposit = await fillDeposit(tx, order, charge, at, {
    quoteId: quote.id,
    provider: 'simulated',
    status: 'paid',
    acceptedHigherAt: totalCents > quote.totalCents ? at : null,
    ...(isDue && { balanceDueAt: after(now, -DAY), balanceDueBecause: 'approved' }),
    paidAt: at,
  })
  if (project.payment === 'whole') await fillDemoBalance(tx, order, deposit, after(at, 9 * DAY))
  if (project.payment === 'partly-refunded') await fillDemoRefund(tx, order, deposit.id, after(at, 3 * DAY))
  return { totalCents, dueCents: isDue ? balanceCents : 0 }
}
