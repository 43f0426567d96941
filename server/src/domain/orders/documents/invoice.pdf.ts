import type { Content } from 'pdfmake/interfaces.js'
import { dateIt } from 'shared/formats/date-it'
import type { Buyer, Seller } from 'shared/invoices/document'
import { billingTexts } from 'shared/messages/it/billing'
import { documentTypes, invoiceHeading } from 'shared/messages/it/documents'
import { invoiceTexts } from 'shared/messages/it/invoices'
import { paperTexts as texts } from 'shared/messages/it/pdf'
import type { Actor } from '../../../platform/actor.ts'
import { address, pair, section } from '../../../platform/pdf/document-parts.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { getInvoice, withNumber } from '../invoices/invoice-lists.service.ts'
import { buyerLines, priceLine, totalLine } from '../paper/paper.pdf.ts'

type Deps = Pick<AppDeps, 'db' | 'limits' | 'pdf'>
type Found = Awaited<ReturnType<typeof getInvoice>>

const sellerLines = ({ name, vatNumber, pec, ...seat }: Seller) => [
  ...[name, billingTexts.addressOf(seat), billingTexts.vatNumberOf(vatNumber), texts.pec(pec)],
]

const recipientLine = ({ sdiCode, pec }: Buyer) => (sdiCode ? texts.sdiCode(sdiCode) : pec && texts.pec(pec))

function facts(invoice: Found): Content[] {
  const { aboutNumber, aboutOn, poNumber } = invoice
  const { number, issuedOn } = withNumber(invoice)
  return [
    pair(texts.facts.number, number),
    pair(texts.facts.date, dateIt(issuedOn)),
    ...(aboutNumber && aboutOn ? [pair(texts.facts.about, texts.about(aboutNumber, dateIt(aboutOn)))] : []),
    ...(poNumber ? [pair(texts.facts.poNumber, poNumber)] : []),
  ]
}

function contentOf(invoice: Found): Content[] {
  const { type, netCents, vatCents, totalCents } = withNumber(invoice)
  const description = invoiceTexts.descriptions[invoice.kind](invoice.title)
  return [
    { text: documentTypes[type], style: 'title' },
    { text: texts.courtesy, style: 'intro' },
    ...facts(invoice),
    {
      columns: [
        address(texts.seller, sellerLines(invoice.seller)),
        address(texts.buyer, [...buyerLines(invoice.buyer), recipientLine(invoice.buyer)]),
      ],
      columnGap: 24,
      margin: [0, 12, 0, 0],
    },
    ...section(texts.what, [
      priceLine(description, netCents),
      priceLine(texts.net, netCents),
      priceLine(texts.vat, vatCents),
      totalLine(texts.total, totalCents),
    ]),
  ]
}

/** Renders an invoice as a courtesy copy. Returns it with its file name. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function invoicePdf(deps: Deps, actor: Actor, id: string) {
  const invoice = await getInvoice(deps, actor, id)
  await deps.limits.take('printing', actor.userId)
  const { type, number } = withNumber(invoice)
  const title = invoiceHeading(type, number)
  const bytes = await deps.pdf.render({ title, content: contentOf(invoice) })
  return { bytes, fileName: invoice.fileName.replace(/\.xml$/, '.pdf') }
}
