import { randomBytes, randomUUID } from 'node:crypto'
import { termsVersion } from 'shared/catalogue/terms/newest-terms'
import { dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { news } from 'shared/messages/it/news'
import { transferReferenceOf } from 'shared/payment/bank-transfer'
import { chargeOf } from 'shared/pricing/charge'
import { logAudit } from '../domain/audit/audit.service.ts'
import { type OfferedQuote, offerOn } from '../domain/orders/quote/price.service.ts'
import { after, DAY, MINUTE } from '../platform/clock.ts'
import { insertRow, type NewRow } from '../platform/db/row.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import { fillDemoBalance, fillDemoRefund } from './demo-billing.ts'
import { actorOf, insertDemoNews } from './demo-people.ts'
import type { DemoOrder } from './demo-project.ts'

/** Inserts a recap's confirmed quote and its payments, from a minute later on, paid or pending. */
export async function fillDemoPayment(
  tx: Tx,
  projectId: string,
  order: DemoOrder,
  summary: string,
  confirmedAt: Date,
): Promise<void> {
  const quote = await fillQuote(tx, projectId, order, summary, confirmedAt)
  const at = after(confirmedAt, MINUTE)
  if (order.project.payment === 'transfer') {
    await insertPayment(tx, projectId, order, chargeOf(order.rules, quote), at, {
      quoteId: quote.id,
      provider: 'bank-transfer',
      status: 'processing',
      transferReference: transferReferenceOf(randomBytes(8)),
    })
    return
  }
  const { totalCents, dueCents } = await fillCharge(tx, projectId, order, quote, at)
  const { title, message } = news.paid
  await insertDemoNews(tx, {
    userId: order.userId,
    title,
    message: message(order.project.title, euro(totalCents)),
    type: 'success',
    link: `/dashboard/status?project=${projectId}`,
    read: true,
    createdAt: at,
  })
  if (dueCents > 0) await fillBalanceNews(tx, projectId, order, dueCents)
}

type Payment = NewRow<'payments'>
type OwnColumns = Pick<Payment, 'provider' | 'quoteId' | 'status' | 'transferReference'> &
  Pick<Payment, 'acceptedHigherAt' | 'balanceDueAt' | 'balanceDueBecause' | 'paidAt'>

/** Inserts a payment for a quote with its audit entry: paid, or a transfer that has not arrived. */
async function insertPayment(
  tx: Tx,
  projectId: string,
  { client, people, userId }: DemoOrder,
  { lines, linesTotalCents: _sum, ...charge }: ReturnType<typeof chargeOf>,
  at: Date,
  own: OwnColumns,
): Promise<string> {
  const { totalCents } = charge
  const id = await insertRow(tx.db, 'payments', {
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
  const { provider, transferReference: reference } = own
  await logAudit(tx, {
    ...actorOf(people, client.email),
    action: reference ? 'transfer.begun' : 'payment.paid',
    subject: 'payment',
    subjectId: id,
    projectId,
    detail: { totalCents, ...(reference ? { reference } : { provider }) },
    createdAt: at,
  })
  return id
}

async function fillBalanceNews(
  tx: Tx,
  projectId: string,
  { project, userId, now }: DemoOrder,
  dueCents: number,
) {
  const { title, message } = news.balanceDue
  await insertDemoNews(tx, {
    userId,
    title,
    message: message(project.title, euro(dueCents)),
    type: 'warning',
    link: `/dashboard/payment?project=${projectId}`,
    read: false,
    createdAt: after(now, -DAY),
  })
}

type Confirmed = Pick<OfferedQuote, 'id' | 'lines' | 'paymentLines' | 'totalCents'>

async function fillQuote(
  tx: Tx,
  projectId: string,
  { client, people, userId }: DemoOrder,
  summary: string,
  at: Date,
): Promise<Confirmed> {
  const {
    isCustom: _isCustom,
    id: _recapId,
    lines,
    options,
    paymentLines,
    ...offered
  } = offerOn(dayInRome(at), { id: '', summary })
  const { totalCents } = offered
  const id = await insertRow(tx.db, 'quotes', {
    projectId,
    userId,
    ...offered,
    lines: JSON.stringify(lines),
    options: JSON.stringify(options),
    paymentLines: JSON.stringify(paymentLines),
    confirmedAt: at,
    createdAt: at,
  })
  await logAudit(tx, {
    ...actorOf(people, client.email),
    action: 'quote.confirmed',
    subject: 'quote',
    subjectId: id,
    projectId,
    detail: { totalCents },
    createdAt: at,
  })
  return { id, lines, paymentLines, totalCents }
}

/** Inserts the payment. Returns the amount charged and the amount due later. */
async function fillCharge(tx: Tx, projectId: string, order: DemoOrder, quote: Confirmed, at: Date) {
  const { people, rules, project, now } = order
  const charge = chargeOf(rules, quote)
  const { totalCents, balanceCents } = charge
  const isDue = project.status === 'completed' && balanceCents > 0
  const id = await insertPayment(tx, projectId, order, charge, at, {
    quoteId: quote.id,
    provider: 'simulated',
    status: 'paid',
    acceptedHigherAt: totalCents > quote.totalCents ? at : null,
    ...(isDue && { balanceDueAt: after(now, -DAY), balanceDueBecause: 'approved' }),
    paidAt: at,
  })
  if (project.payment === 'whole') await fillDemoBalance(tx, id, rules, after(at, 9 * DAY))
  if (project.payment === 'partly-refunded') await fillDemoRefund(tx, id, people, after(at, 3 * DAY))
  return { totalCents, dueCents: isDue ? balanceCents : 0 }
}
