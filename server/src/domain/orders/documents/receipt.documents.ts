import type { Content } from 'pdfmake/interfaces.js'
import { dateTimeIt } from 'shared/formats/date-it'
import { paymentKindOf } from 'shared/invoices/owed'
import { paperTexts as texts } from 'shared/messages/it/order-papers'
import { orNotFound } from '../../../platform/or-not-found.ts'
import { pair, section } from '../../../platform/pdf/document-parts.ts'
import type { Platform } from '../../../platform/platform.ts'
import { priceLine, totalLine } from '../paper/paper.documents.ts'
import { getLink } from '../pay-links/pay-link-state.service.ts'
import { findOwnReceipt, findReceiptThrough, type Receipt } from './documents.repository.ts'

type Ports = Pick<Platform, 'db' | 'limits' | 'pdf'>

const facts = ({ id, paidAt, provider, throughLink, poNumber }: Receipt): Content[] => [
  pair(texts.facts.number, id.slice(0, 8).toUpperCase()),
  ...(paidAt ? [pair(texts.facts.paidOn, dateTimeIt(paidAt))] : []),
  pair(texts.facts.provider, texts.receipt.providers[provider] ?? texts.receipt.other),
  ...(throughLink ? [pair(texts.facts.through, texts.receipt.throughLink)] : []),
  ...(poNumber ? [pair(texts.facts.poNumber, poNumber)] : []),
]

function contentOf(receipt: Receipt): Content[] {
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
    { text: texts.receipt.note, style: 'small', margin: [0, 14, 0, 0] },
  ]
}

/** The receipt of an own payment. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function receiptPdf(
  ports: Ports,
  userId: string,
  paymentId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const receipt = orNotFound(await findOwnReceipt(ports.db, userId, paymentId))
  await ports.limits.take('printing', userId)
  return print(ports, receipt)
}

/** The receipt of what was paid through a link, as long as the link is good. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function linkReceiptPdf(
  ports: Ports & Pick<Platform, 'clock' | 'config'>,
  address: string,
  token: string,
): Promise<Uint8Array<ArrayBuffer>> {
  await ports.limits.take('payLinkByAddress', { address })
  const { id } = await getLink(ports, ports.db, token)
  const receipt = orNotFound(await findReceiptThrough(ports.db, id))
  await ports.limits.take('printing', id)
  return print(ports, receipt)
}

const print = ({ pdf }: Ports, receipt: Receipt) =>
  pdf.render({ title: `${texts.receipt.title}: ${receipt.title}`, content: contentOf(receipt) })
