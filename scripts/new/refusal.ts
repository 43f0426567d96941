/** What was asked for cannot be written; the sentence says why, and nothing has been written. */
export class Refusal extends Error {}
