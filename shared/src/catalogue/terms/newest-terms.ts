import { terms } from './terms-2026-11-4.ts'

/** What is on the page of the Terms and is accepted with an order today; pages load this version alone. */
export const newestTerms = terms
