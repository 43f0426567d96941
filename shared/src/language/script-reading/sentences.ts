import { wordSet } from '../phrases.ts'

/** Range of a sentence: `text.slice(start, end)` with its closing punctuation. */
export interface Sentence {
  readonly start: number
  readonly end: number
}

// Looked for where a run of signs begins only: tried from each of its signs, a long run would be read once for each.
const candidates =
  /(?<![.!?\u2026])(?:[.!?\u2026]+["'\u00bb\u201d)]*(?=\s|$)|[.!?\u2026]+(?=["'\u00bb\u201d)]))|\n/gu

// A line that begins anew: a blank one, an item of a list, a capital.
const newLine = /[^\S\n]*(?:\n|[-*\u2022\u00b7\u2013\u2014]|\p{Lu}|\d+[.)]\s)/uy
const nextSign = /\s*(\S)/uy
const anyLetter = /\p{L}/gu

/** Abbreviations whose point ends no sentence, even before a capital. */
const abbreviations = wordSet(
  'dott dr sig sigg prof ing avv arch geom rag gent spett egr es ecc pag art n nr tel via vol cap',
)
const MAX_ABBREVIATION_LENGTH = 8

function startsNewLine(text: string, at: number): boolean {
  newLine.lastIndex = at
  return newLine.test(text)
}

function endsSentence(text: string, stop: string, at: number): boolean {
  if (stop === '\n') return startsNewLine(text, at + 1)
  if (!stop.startsWith('.') || stop.startsWith('..')) return true
  const word = /[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, at - MAX_ABBREVIATION_LENGTH), at))?.[0] ?? ''
  nextSign.lastIndex = at + stop.length
  const next = nextSign.exec(text)?.[1] ?? ''
  // "S.r.l. produce" goes on, "dott. Rossi" too; "1950. Poi" does not.
  return !/\p{Ll}/u.test(next) && !abbreviations.has(word.toLowerCase())
}

function trimmed(text: string, start: number, end: number): Sentence {
  const piece = text.slice(start, end)
  const lead = piece.length - piece.trimStart().length
  return { start: start + lead, end: start + lead + piece.trim().length }
}

/** Returns the sentences of a text, in order; a line that begins anew ends the one before it. Signs alone are none. */
export function sentencesIn(text: string): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  let letter = -1
  const hasLetter = (end: number): boolean => {
    if (letter < start) {
      anyLetter.lastIndex = start
      letter = anyLetter.exec(text)?.index ?? Number.POSITIVE_INFINITY
    }
    return letter < end
  }
  for (const stop of text.matchAll(candidates)) {
    if (!endsSentence(text, stop[0], stop.index)) continue
    const end = stop.index + stop[0].length
    if (!hasLetter(end)) continue
    found.push(trimmed(text, start, end))
    start = end
  }
  if (hasLetter(text.length)) found.push(trimmed(text, start, text.length))
  return found
}
