import type { WordingFault } from './wording-keywords.ts'

/** What can be said of a passage of a script. */
export const markCodes = [
  'greeting',
  'company-first',
  'slow-opening',
  'long-sentence',
  'filler',
  'bureaucratic',
  'jargon',
  'passive',
  'hard-number',
  'weak-call',
  'no-call',
] as const satisfies readonly (WordingFault | string)[]

export type MarkCode = (typeof markCodes)[number]

/** How much a passage costs the script. */
export type MarkSeverity = 'high' | 'medium' | 'low'

/** A passage `text.slice(start, end)` that could be better. */
export interface ScriptMark {
  readonly code: MarkCode
  readonly severity: MarkSeverity
  readonly start: number
  readonly end: number
  /** What people say in its place, where there is such a thing. */
  readonly instead?: string
  /** How many words a long sentence has, or seconds a slow opening takes. */
  readonly count?: number
}
