/** Longest thing a client says in one turn, in characters. */
export const SAY_MAX = 2000

/** How many turns of both sides a conversation holds; then it begins anew. */
export const MAX_TURNS = 600

/** Longest answer in a client's own words, in characters. */
export const ANSWER_MAX = 2000

/** Longest story told at once, in characters. */
export const DESCRIPTION_MAX = 10_000

/** Longest recap, in characters. */
export const RECAP_MAX = 40_000

/** The lengths that a video can have, in seconds. */
export const SECONDS_MIN = 5
export const SECONDS_MAX = 3600
