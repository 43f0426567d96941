import { normalizeCode } from '../fields/normalize.ts'
import { addDays } from '../formats/calendar-days.ts'

/** Payment methods: the provider's page, or bank transfer. */
export const paymentMethods = ['card', 'transfer'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Days within which an announced transfer has to arrive. */
export const TRANSFER_DAYS = 7

const DAYS_AHEAD = 30

/**
 * The first day on which money for a sum can have arrived: it may come before it is asked for, and a year that was
 * mistyped is none of its days.
 * @param askedOn the day on which the sum was asked for, `YYYY-MM-DD`
 */
export const earliestArrival = (askedOn: string): string => addDays(askedOn, -DAYS_AHEAD)

/** No signs that are taken for one another when somebody copies them by hand. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const REFERENCE_LENGTH = 8

/**
 * The reference ("causale") under which a transfer is found again on the bank's statement.
 * @param bytes at least eight random ones.
 */
export function transferReferenceOf(bytes: Uint8Array): string {
  const signs = [...bytes.slice(0, REFERENCE_LENGTH)].map(byte => SIGNS[byte % SIGNS.length])
  return `PP-${signs.join('')}`
}

export type BookingVerdict = 'partial' | 'whole' | 'too-much'

/** Classifies a payment after an incoming transfer, together with the amounts booked before. */
export function bookingVerdict(totalCents: number, bookedCents: number, amountCents: number): BookingVerdict {
  const restCents = totalCents - bookedCents
  if (amountCents > restCents) return 'too-much'
  return amountCents === restCents ? 'whole' : 'partial'
}

const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const ITALIAN_LENGTH = 27

/** Returns the rest of a number of any length, digit by digit. */
const restOf = (digits: string, divisor: number): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % divisor, 0)

/** Letters count from ten on (ISO 13616): A is 10, Z is 35. */
const digitsOf = (text: string): string =>
  [...text].map(character => Number.parseInt(character, 36).toString()).join('')

/**
 * An IBAN without blanks, in capitals; null where its shape, its check digits or, for an Italian one, its length is
 * wrong. Whether the account exists only the bank knows.
 */
export function ibanOf(text: string): string | null {
  const iban = normalizeCode(text)
  if (!shape.test(iban) || (iban.startsWith('IT') && iban.length !== ITALIAN_LENGTH)) return null
  return restOf(digitsOf(iban.slice(4) + iban.slice(0, 4)), 97) === 1 ? iban : null
}

/** In groups of four, as banks print it. */
export const readableIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
