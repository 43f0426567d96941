import { terms } from './terms-2026-11-4.ts'

/** Terms shown today and accepted with an order; pages load this version alone. */
export const newestTerms = terms
