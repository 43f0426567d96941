import type { Format } from '../briefing/brief/brief.ts'

/** Names of the shapes of picture in briefs and lines of orders. */
export const formatPatterns = {
  '16:9': ['16 9', 'orizzontal*', 'formato cinema'],
  '9:16': ['9 16', 'vertical*'],
  '1:1': ['1 1', 'quadrat*'],
} as const satisfies Record<Format, readonly string[]>

/** Phrases by which a line of an order buys a second shape of picture. */
export const twoFormatsPatterns = [
  'due|2 formati',
  'second*|altro|ulteriore formato',
  'formato aggiuntivo|ulteriore',
  'formato in piu',
]

/** Folded words that put a format beside the main film instead of in its place. */
export const additionWords = new Set(['piu', 'anche', 'oltre', 'inoltre'])
