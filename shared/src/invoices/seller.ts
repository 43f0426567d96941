/** The regimes of the seller that charge VAT, as the schema of FatturaPA calls them. */
export const taxRegimes = ['RF01', 'RF18'] as const

/** A seat in Italy. */
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
