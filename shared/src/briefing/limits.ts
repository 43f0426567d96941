/** Longest thing a client says in one turn, in characters. */
export const SAY_MAX = 2000

/** Longest answer in a client's own words, in characters. */
export const ANSWER_MAX = 600

/** The lengths that a video can have, in seconds. */
export const SECONDS_MIN = 5
export const SECONDS_MAX = 3600
