/** Longest thing a client says in one turn, in characters. */
export const SAY_MAX = 2000

/** How many turns of both sides a conversation holds; then it begins anew. */
export const MOST_TURNS = 600

/** Longest answer in a client's own words, in characters. */
export const ANSWER_MAX = 600

/** The lengths that a video can have, in seconds. */
export const SECONDS_MIN = 5
export const SECONDS_MAX = 3600

/** Longest name of a company, in characters. */
export const COMPANY_MAX = 200
