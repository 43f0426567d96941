import type { Content } from 'pdfmake/interfaces.js'
import { termsOf } from 'shared/catalogue/terms/published-terms'
import { AppError } from 'shared/errors/app-error'
import { dateIt, dateTimeIt } from 'shared/formats/date-it'
import { documentNumber } from 'shared/formats/shorten'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { paperTexts } from 'shared/messages/it/pdf'
import type { OrderPrice } from 'shared/pricing/charge'
import type { Delivery } from 'shared/projects/delivery'
import { address, pair, section } from '../../../platform/pdf/document-parts.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { billingFor } from '../billing/billing.service.ts'
import { amount, buyerLines, priceLine, priceSheet } from '../paper/paper.pdf.ts'
import { priceOfPaidOrder } from '../payment/order-price.service.ts'
import { deliveryFor } from '../quote/delivery.service.ts'
import { confirmedQuotesOf, type OfferedQuote } from '../quote/price.service.ts'
import { type Acceptance, listAcceptances } from './order-history.repository.ts'

const { facts: names, order: texts } = paperTexts

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'pdf'>
interface Order {
  title: string
  quote: OfferedQuote
  price: OrderPrice
  delivery: Delivery
  /** Payments begun: deposit first, then balance and extras. */
  payments: [Acceptance, ...Acceptance[]]
  billing: Awaited<ReturnType<typeof billingFor>>['billing']
}

function facts({ quote, delivery, payments: [{ poNumber }] }: Order): Content[] {
  return [
    pair(names.order, documentNumber(quote.id)),
    ...(quote.confirmedAt ? [pair(names.confirmedOn, dateIt(quote.confirmedAt))] : []),
    pair(deliveryTexts.title(delivery), deliveryTexts.day(delivery)),
    ...(poNumber ? [pair(names.poNumber, poNumber)] : []),
  ]
}

function standing(payment: Acceptance | undefined): string {
  if (payment?.status === 'refunded') return texts.refunded
  if (payment?.paidAt) {
    const paid = texts.paid(dateIt(payment.paidAt))
    return payment.refundedCents > 0 ? texts.partlyRefunded(paid, amount(payment.refundedCents)) : paid
  }
  return payment ? texts.processing : texts.open
}

/** Renders the amounts of the order and their due dates. */
function plan({ payments: [deposit, ...others] }: Order): Content[] {
  const balance = others.find(({ instalment }) => instalment === 'balance')
  const { balanceCents } = deposit
  const extras = others.filter(({ instalment }) => instalment === 'extra')
  return [
    priceLine(texts.deposit, deposit.totalCents, standing(deposit)),
    ...(balanceCents > 0 ? [priceLine(texts.balance, balanceCents, standing(balance))] : []),
    ...extras.map(extra => priceLine(texts.extra, extra.totalCents, standing(extra))),
  ]
}

function accepted({ payments: [deposit] }: Order): Content[] {
  const { termsVersion, acceptedTermsAt, acceptedClausesAt, acceptedHigherAt } = deposit
  const terms = termsOf(termsVersion)
  const onTerms = dateTimeIt(acceptedTermsAt)
  const onClauses = dateTimeIt(acceptedClausesAt)
  return [
    {
      ul: [
        (terms ? texts.terms : texts.unknownTerms)(termsVersion, onTerms),
        terms ? texts.clauses(terms.clauses, onClauses) : texts.unknownClauses(onClauses),
        ...(acceptedHigherAt ? [texts.higher(dateTimeIt(acceptedHigherAt))] : []),
      ],
    },
  ]
}

/** Renders the full text of the accepted Terms (docs/decisions/legal-texts.md). */
function terms({ payments: [{ termsVersion }] }: Order): Content[] {
  const accepted = termsOf(termsVersion)
  if (!accepted) return []
  return [
    { text: texts.termsTitle(termsVersion), style: 'heading', pageBreak: 'before', margin: [0, 0, 0, 8] },
    ...accepted.sections.flatMap(({ title, paragraphs }): Content[] => [
      { text: title, bold: true, margin: [0, 8, 0, 2] },
      ...paragraphs.map((text): Content => ({ text, margin: [0, 0, 0, 4] })),
    ]),
  ]
}

const contentOf = (order: Order): Content[] => [
  { text: texts.title, style: 'title' },
  { text: texts.intro(order.title), style: 'intro' },
  {
    columns: [order.billing ? address(paperTexts.buyer, buyerLines(order.billing)) : [], facts(order)],
    columnGap: 24,
  },
  ...section(texts.lines, priceSheet(order.price)),
  ...section(texts.plan, plan(order)),
  ...section(texts.accepted, accepted(order)),
  ...section(texts.recap, [{ text: order.quote.summary }]),
  ...terms(order),
]

/**
 * Renders a copy of the order: confirmed quote, payments and accepted Terms (docs/decisions/payment.md).
 * @throws AppError `NOT_FOUND` before an acceptance, `LIMITED`.
 */
export async function orderCopyPdf(deps: Deps, userId: string, projectId: string) {
  const { title } = await getOwnProject(deps, userId, projectId)
  const quote = (await confirmedQuotesOf(deps.db, [projectId])).get(projectId)
  const [deposit, ...others] = await listAcceptances(deps.db, projectId)
  const price = await priceOfPaidOrder(deps, projectId)
  if (!quote || !deposit || !price) throw new AppError('NOT_FOUND')
  await deps.limits.take('printing', userId)
  const delivery = await deliveryFor(deps, projectId)
  const { billing } = await billingFor(deps, userId, projectId)
  const order: Order = { title, quote, price, delivery, payments: [deposit, ...others], billing }
  return deps.pdf.render({ title: `${texts.title}: ${title}`, content: contentOf(order) })
}
