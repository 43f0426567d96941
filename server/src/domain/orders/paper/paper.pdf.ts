import type { Content } from 'pdfmake/interfaces.js'
import { euro } from 'shared/formats/units'
import type { Buyer } from 'shared/invoices/document'
import { billingTexts } from 'shared/messages/it/billing'
import { quoteDocument } from 'shared/messages/it/pdf'
import { type OrderPrice, priceRowsOf } from 'shared/pricing/charge'

// Parts of documents with amounts. Each call creates new objects, since the printer mutates its input.

export const amount = (cents: number): string => euro(cents, { decimals: 'always' })

export const priceLine = (label: string, amountCents: number, below?: string): Content => ({
  unbreakable: true,
  columns: [
    [{ text: label }, ...(below ? [{ text: below, style: 'small' }] : [])],
    { text: amount(amountCents), width: 'auto', alignment: 'right' },
  ],
  columnGap: 18,
  margin: [0, 0, 0, 7],
})

export const totalLine = (label: string, cents: number): Content => ({
  columns: [
    { text: label, bold: true },
    { text: amount(cents), style: 'heading', width: 'auto', alignment: 'right' },
  ],
  margin: [0, 6, 0, 0],
})

/** Returns the lines of a buyer: name, address, VAT number and tax code. */
export const buyerLines = ({ legalName, vatNumber, taxCode, ...seat }: Omit<Buyer, 'sdiCode' | 'pec'>) => [
  ...[legalName, billingTexts.addressOf(seat)],
  vatNumber && billingTexts.vatNumberOf(vatNumber),
  taxCode && billingTexts.taxCodeOf(taxCode),
]

/** Renders the lines of an order's quote and the totals. */
export const priceSheet = (price: OrderPrice): Content[] => [
  ...price.quoteLines.map(quoteLine),
  ...priceRowsOf(price).map(({ code, label, amountCents }) =>
    code === 'total' ? totalLine(label, amountCents) : priceLine(label, amountCents),
  ),
]

/** Renders a line of a quote, with the text of the brief that caused it. */
const quoteLine = ({ label, amountCents, because }: OrderPrice['quoteLines'][number]): Content =>
  priceLine(label, amountCents, because ? quoteDocument.because(because.text) : undefined)
