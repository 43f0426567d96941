/** One of several wordings, another one at each turn. */
export const pick = (wordings: readonly string[], turn: number): string =>
  wordings[turn % wordings.length] ?? ''
