import { invoiceTexts } from '../messages/it/invoices.ts'
import { vatOf } from '../pricing/vat.ts'
import { ascii, latin } from './latin.ts'
import type { Seat, Seller } from './seller.ts'

export const invoiceKinds = ['deposit', 'balance', 'whole', 'credit-note'] as const

export type InvoiceKind = (typeof invoiceKinds)[number]

/** Whom an invoice goes to, as the company had said when it paid. */
export interface Buyer extends Seat {
  readonly legalName: string
  readonly vatNumber: string | null
  readonly taxCode: string | null
  readonly sdiCode: string | null
  readonly pec: string | null
}

/** How another invoice is named. */
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
  /** What the video is called. */
  readonly title: string
  /** The order's number in the buyer's own books. */
  readonly poNumber: string | null
  /** The deposit's invoice for a balance, the invoice that is taken back for a credit note. */
  readonly about: InvoiceName | null
}

/** An invoice as FatturaPA says it: every text in its signs and lengths. */
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

/** Where an invoice goes that is sent to no code: to the PEC, or to the buyer's drawer at the tax office. */
export const NO_SDI_CODE = '0000000'

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
