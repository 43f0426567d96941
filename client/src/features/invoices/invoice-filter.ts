import { type InvoiceState, isInvoiceState } from 'shared/invoices/invoice-state'

export type InvoiceFilter = { state?: InvoiceState; year?: number }

const FIRST_YEAR = 2020
const LAST_YEAR = 2199

const isYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR

export const invoiceFilterFrom = ({ state, year }: Record<string, unknown>): InvoiceFilter => ({
  ...(isInvoiceState(state) && { state }),
  ...(isYear(Number(year)) && { year: Number(year) }),
})
