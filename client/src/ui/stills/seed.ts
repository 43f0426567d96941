/** Numbers between 0 and 1 that a text always gives in the same order: a still looks the same every time. */
export function dice(seed: string): () => number {
  let state = 2166136261
  for (const sign of seed) state = Math.imul(state ^ sign.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9
    state ^= state >>> 13
    return (state >>> 0) / 4294967296
  }
}
