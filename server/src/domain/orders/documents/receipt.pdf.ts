import type { Content } from 'pdfmake/interfaces.js'
import { dateTimeIt } from 'shared/formats/date-it'
import { documentNumber } from 'shared/formats/shorten'
import { paperTexts as texts } from 'shared/messages/it/pdf'
import { paymentKindOf } from 'shared/payment/payment-types'
import { ensureFound } from '../../../platform/or-not-found.ts'
import { pair, section } from '../../../platform/pdf/document-parts.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { priceLine, priceSheet, totalLine } from '../paper/paper.pdf.ts'
import { getLink, getPayLinkStatus } from '../pay-links/pay-links.service.ts'
import { priceOfPaidOrder } from '../payment/order-price.service.ts'
import { findOwnReceipt, findReceipt, type Receipt } from './order-history.repository.ts'

type Deps = Pick<AppDeps, 'config' | 'db' | 'limits' | 'pdf'>

const facts = ({ id, paidAt, provider, throughLink, poNumber }: Receipt): Content[] => [
  pair(texts.facts.number, documentNumber(id)),
  ...(paidAt ? [pair(texts.facts.paidOn, dateTimeIt(paidAt))] : []),
  pair(texts.facts.provider, texts.receipt.providers[provider] ?? texts.receipt.other),
  ...(throughLink ? [pair(texts.facts.through, texts.receipt.throughLink)] : []),
  ...(poNumber ? [pair(texts.facts.poNumber, poNumber)] : []),
]

/**
 * Renders the order of a payment; empty for an extra, and with the rule `payment-screen`, whose amount is not part of a
 * quote.
 */
async function orderSection(deps: Pick<Deps, 'config' | 'db'>, receipt: Receipt): Promise<Content[]> {
  const { instalment, projectId } = receipt
  const price = projectId && instalment !== 'extra' && (await priceOfPaidOrder(deps, projectId))
  if (!price || price.rule === 'payment-screen') return []
  return section(texts.receipt.order, priceSheet(price))
}

function contentOf(receipt: Receipt, order: Content[]): Content[] {
  const { netCents, vatCents, totalCents, refundedCents, title } = receipt
  return [
    { text: texts.receipt.title, style: 'title' },
    { text: texts.receipt.intro(title), style: 'intro' },
    ...facts(receipt),
    ...section(texts.receipt.kinds[paymentKindOf(receipt)], [
      priceLine(texts.net, netCents),
      priceLine(texts.vat, vatCents),
      totalLine(texts.total, totalCents),
      ...(refundedCents > 0 ? [priceLine(texts.receipt.refunded, -refundedCents)] : []),
    ]),
    ...order,
    { text: texts.receipt.note, style: 'small', margin: [0, 14, 0, 0] },
  ]
}

/** Renders the receipt of a payment of the user's company. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function receiptPdf(deps: Deps, userId: string, paymentId: string) {
  const receipt = ensureFound(await findOwnReceipt(deps.db, userId, paymentId))
  await deps.limits.take('printing', userId)
  return print(deps, receipt)
}

/** Renders the receipt of a link's amount, while the link is valid. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function linkReceiptPdf(deps: Deps & Pick<AppDeps, 'clock'>, address: string, token: string) {
  await deps.limits.take('payLinkByAddress', { address })
  const link = await getLink(deps, token)
  const { state, payment } = await getPayLinkStatus(deps, link)
  const paid = ensureFound(state === 'paid' ? payment : undefined)
  const receipt = ensureFound(await findReceipt(deps.db, paid.id))
  await deps.limits.take('printing', link.id)
  return print(deps, receipt)
}

async function print(deps: Deps, receipt: Receipt) {
  const content = contentOf(receipt, await orderSection(deps, receipt))
  return deps.pdf.render({ title: `${texts.receipt.title}: ${receipt.title}`, content })
}
