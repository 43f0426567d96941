/** The largest sum that can be ordered and paid at once, in cents: 1,000,000 euro. */
export const MOST_PAYABLE_CENTS = 100_000_000
