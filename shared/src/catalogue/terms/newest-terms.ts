import { terms } from './terms-2026-11-4.ts'

/** Terms shown today and accepted with an order; pages load this version alone. */
export const newestTerms = terms

/** Version of the terms and clauses that a client accepts before paying; stored with every payment. */
export const termsVersion = '2026-11.4'

/** Version of the words beside the marketing tick; stored with every consent. */
export const marketingTextVersion = '2026-11.2'
