import { phrasesIn } from '../phrase-table.ts'
import { placeOf } from '../phrases.ts'
import type { Token } from '../tokens.ts'
import type { MarkSeverity, ScriptMark } from './script-mark.ts'
import { isPassive, type WordingFault, wordings } from './wording-keywords.ts'

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
