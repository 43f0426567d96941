import { invoiceTexts } from '../messages/it/invoices.ts'
import { paymentKindOf } from '../payment/payment-types.ts'
import { vatOf } from '../pricing/charge-rules.ts'

/** Replacements of typed characters that the FatturaPA schema does not allow. */
const written: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '€': 'EUR',
  Œ: 'OE',
  œ: 'oe',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
}

const withoutMarks = (sign: string): string => sign.normalize('NFKD').replace(/\p{M}/gu, '')

function reduced(text: string, admitted: RegExp, length: number): string {
  const line = text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ')
  const signs = Array.from(line.trim(), sign => {
    if (admitted.test(sign)) return sign
    const plain = written[sign] ?? withoutMarks(sign)
    return plain.trim() !== '' && [...plain].every(each => admitted.test(each)) ? plain : '?'
  })
  return signs.join('').slice(0, length).trim()
}

/**
 * Returns a text in Latin-1, as FatturaPA takes names and descriptions: accents stay, what has no Latin form is a
 * question mark.
 */
export const latin = (text: string, length: number): string => reduced(text, /^[ -~\xA0-\xFF]$/, length)

/** Returns a text in ASCII, as FatturaPA takes numbers of documents. */
export const ascii = (text: string, length: number): string => reduced(text, /^[ -~]$/, length)

/** Returns true if every character of a text exists in the encoding. */
export const isWritable = (text: string, write = latin): boolean =>
  !write(text.replaceAll('?', ''), Number.POSITIVE_INFINITY).includes('?')

/** The regimes of the seller that charge VAT, as the schema of FatturaPA calls them. */
export const taxRegimes = ['RF01', 'RF18'] as const

export interface Seat {
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly province: string
}

/** The business that invoices. */
export interface Seller extends Seat {
  readonly name: string
  readonly vatNumber: string
  readonly taxRegime: (typeof taxRegimes)[number]
  readonly pec: string
}

export const invoiceKinds = ['deposit', 'balance', 'whole', 'credit-note'] as const

export type InvoiceKind = (typeof invoiceKinds)[number]

/** Recipient of an invoice, as the company had it when it paid. */
export interface Buyer extends Seat {
  readonly legalName: string
  readonly vatNumber: string | null
  readonly taxCode: string | null
  readonly sdiCode: string | null
  readonly pec: string | null
}

/** Reference to another invoice. */
export interface InvoiceName {
  readonly number: string
  /** `YYYY-MM-DD` */
  readonly date: string
}

export interface InvoiceOrder {
  readonly kind: InvoiceKind
  readonly name: InvoiceName
  readonly seller: Seller
  readonly buyer: Buyer
  readonly totalCents: number
  readonly title: string
  /** The order's number in the buyer's own books. */
  readonly poNumber: string | null
  /** The deposit's invoice for a balance, the invoice that is taken back for a credit note. */
  readonly about: InvoiceName | null
}

/** An invoice with texts in the character sets and lengths of FatturaPA. */
export interface InvoiceDocument {
  readonly type: 'TD01' | 'TD02' | 'TD04'
  readonly name: InvoiceName
  readonly seller: Seller
  readonly buyer: Buyer & { readonly sdiCode: string }
  readonly description: string
  readonly totalCents: number
  readonly netCents: number
  readonly vatCents: number
  readonly poNumber: string | null
  readonly about: InvoiceName | null
}

const types = { deposit: 'TD02', balance: 'TD01', whole: 'TD01', 'credit-note': 'TD04' } as const

/** Recipient code of invoices delivered by PEC or to the buyer's drawer at the tax office. */
const NO_SDI_CODE = '0000000'

const seatOf = ({ street, postalCode, city, province }: Seat): Seat => ({
  street: latin(street, 60),
  postalCode,
  city: latin(city, 60),
  province,
})

function buyerOf(buyer: Buyer): InvoiceDocument['buyer'] {
  const { legalName, vatNumber, taxCode, sdiCode, pec } = buyer
  return {
    ...seatOf(buyer),
    legalName: latin(legalName, 80),
    vatNumber,
    taxCode,
    sdiCode: sdiCode ?? NO_SDI_CODE,
    pec: sdiCode ? null : pec,
  }
}

/**
 * The document of a sum that came in or went back; VAT is extracted from each sum by itself
 * (docs/decisions/electronic-invoices.md).
 */
export function documentOf(order: InvoiceOrder): InvoiceDocument {
  const { kind, name, seller, totalCents, title, poNumber, about } = order
  return {
    type: types[kind],
    name,
    seller: { ...seller, ...seatOf(seller), name: latin(seller.name, 80) },
    buyer: buyerOf(order.buyer),
    description: latin(invoiceTexts.descriptions[kind](title), 1000),
    totalCents,
    ...vatOf(totalCents, 'statutory'),
    poNumber: poNumber === null ? null : ascii(poNumber, 20),
    about,
  }
}

/** Facts of a payment that decide which documents it needs. */
export interface SettledPayment {
  readonly isPaid: boolean
  readonly instalment: string
  /** Amount due after this payment. */
  readonly balanceCents: number
  readonly totalCents: number
  readonly refundedCents: number
}

export interface OwedDocument {
  readonly kind: InvoiceKind
  readonly totalCents: number
}

/** Returns the kind of a payment's invoice: an amount that was agreed on apart is paid as a whole. */
function invoiceKindOf(payment: SettledPayment): InvoiceKind {
  const kind = paymentKindOf(payment)
  return kind === 'extra' ? 'whole' : kind
}

/**
 * The documents that a payment still needs, in their order: its invoice, and a credit note for what went back and is
 * on none yet. What went back as a whole before an invoice was made needs neither
 * (docs/decisions/electronic-invoices.md).
 */
export function documentsOwed(
  payment: SettledPayment,
  { isInvoiced, creditedCents }: { isInvoiced: boolean; creditedCents: number },
): OwedDocument[] {
  const { isPaid, totalCents, refundedCents } = payment
  if (!isPaid || (!isInvoiced && refundedCents === totalCents)) return []
  const backCents = refundedCents - creditedCents
  return [
    ...(isInvoiced ? [] : [{ kind: invoiceKindOf(payment), totalCents }]),
    ...(backCents > 0 ? [{ kind: 'credit-note' as const, totalCents: backCents }] : []),
  ]
}
