/** Pseudo-random numbers between 0 and 1, seeded by a text; three digits, for short markup. */
export function dice(seed: string): () => number {
  let state = 2166136261
  for (const sign of seed) state = Math.imul(state ^ sign.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) / 4294967.296) / 1000
  }
}

/** The proportions a still can be cut to. */
export type Aspect = '16:9' | '9:16' | '1:1'

export type SceneProps = {
  /** Pseudo-random numbers between 0 and 1, seeded by the still. */
  roll: () => number
  /** Makes the ids of gradients unique on the page. */
  id: string
  /** Aspect ratio; in narrow ones the subject is in the middle. */
  aspect: Aspect
}
