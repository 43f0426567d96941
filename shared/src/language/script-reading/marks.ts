import { phrasesIn } from '../phrase-table.ts'
import { placeOf } from '../phrases.ts'
import type { Token } from '../tokens.ts'
import { isPassive, type WordingFault, wordings } from './wording-keywords.ts'

/** Codes of remarks on a passage of a script. */
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
] as const

export type MarkCode = (typeof markCodes)[number]

/** Weight of a remark. */
type MarkSeverity = 'high' | 'medium' | 'low'

/** A passage `text.slice(start, end)` that could be better. */
export interface ScriptMark {
  readonly code: MarkCode
  readonly severity: MarkSeverity
  readonly start: number
  readonly end: number
  /** Suggested replacement, if there is one. */
  readonly instead?: string
  /** Words of a long sentence, or seconds of a slow opening. */
  readonly count?: number
}

/** A piece of a script on which the same marks lie. */
interface MarkedRun {
  readonly start: number
  readonly text: string
  /** The mark that is seen there: the narrowest of those that cover it; null where nothing is to be said. */
  readonly mark: ScriptMark | null
}

const length = (mark: ScriptMark) => mark.end - mark.start

/** Cuts a script at its marks' edges, so that it can be shown with them; joined, the runs are the script. */
export function markedRunsOf(text: string, marks: readonly ScriptMark[]): MarkedRun[] {
  const edges = [...new Set([0, text.length, ...marks.flatMap(mark => [mark.start, mark.end])])]
  edges.sort((a, b) => a - b)
  const runs: MarkedRun[] = []
  let next = 0
  let open: ScriptMark[] = []
  edges.slice(0, -1).forEach((start, at) => {
    for (let mark = marks[next]; mark && mark.start <= start; mark = marks[++next]) open.push(mark)
    open = open.filter(mark => mark.end > start)
    const mark = open.reduce<ScriptMark | null>(
      (narrowest, one) => (narrowest === null || length(one) < length(narrowest) ? one : narrowest),
      null,
    )
    const end = edges[at + 1] ?? text.length
    runs.push({ start, text: text.slice(start, end), mark })
  })
  return runs
}

const severities: Record<WordingFault, MarkSeverity> = {
  filler: 'medium',
  bureaucratic: 'medium',
  jargon: 'low',
}

/** Empty phrases, turns of an office and needless English. */
export function wordingMarks(tokens: readonly Token[]): ScriptMark[] {
  return phrasesIn(tokens, wordings).map(({ first, last, entry }) => ({
    code: entry.fault,
    severity: severities[entry.fault],
    ...placeOf(tokens, { first, last }),
    ...(entry.instead !== null && { instead: entry.instead }),
  }))
}

/** Passives of two words next to each other. */
export function passiveMarks(tokens: readonly Token[]): ScriptMark[] {
  const marks: ScriptMark[] = []
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    if (next?.boundary !== 'none' || !isPassive(token.word, next.word)) return
    marks.push({ code: 'passive', severity: 'low', start: token.start, end: next.end })
  })
  return marks
}

const figure = /\d[\d.,:/]*\d|\d/g
const isPartOfName = (before: string) => /[\p{L}\p{N}_@/-]/u.test(before)

// "1.250.000", "37,5", "9001:2015": read, not said. A year and "24/7" are said as they stand.
const isHard = (found: string) =>
  found !== '24/7' && (/\d[.,:/]\d/.test(found) || found.replace(/\D/g, '').length > 4)

/** Numbers that a speaker stumbles over. */
export function numberMarks(text: string): ScriptMark[] {
  return [...text.matchAll(figure)]
    .filter(found => isHard(found[0]) && !isPartOfName(text[found.index - 1] ?? ''))
    .map(found => ({
      code: 'hard-number',
      severity: 'low',
      start: found.index,
      end: found.index + found[0].length,
    }))
}
