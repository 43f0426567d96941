/** How long a file of the exchange may be, in signs; with its signature one has about fifteen thousand. */
export const ANSWER_MAX = 100_000
