/** How a line of an order says that it buys a second shape of picture. */
export const twoFormatsPatterns = [
  'due|2 formati',
  'second*|altro|ulteriore formato',
  'formato aggiuntivo|ulteriore',
  'formato in piu',
]

/** Folded words that put a format beside the main film instead of in its place. */
export const additionWords = new Set(['piu', 'anche', 'oltre', 'inoltre'])
