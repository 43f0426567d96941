import { sentencesOf } from '../../language/clauses.ts'
import { tokensOf } from '../../language/tokens.ts'
import { keyOf, type WordField, wordFields } from '../brief/brief.ts'
import type { BriefingState, Doubt } from '../brief/state.ts'
import type { Amended } from '../corrections/amendments.ts'
import { trimmed } from '../corrections/cut-out.ts'
import { isFieldNamed, namedByVerb } from '../keywords/field-keywords.ts'
import { agrees } from '../keywords/opinion-keywords.ts'
import { quietWords } from '../keywords/rest-keywords.ts'
import { isFiller, type Message } from '../message/message.ts'
import { sliceOf } from '../message/read-words.ts'
import type { Reading } from '../reading/read.ts'

const isSaidOf = (field: WordField, text: string) =>
  isFieldNamed(text, field) || namedByVerb[field]?.test(text) === true

const isWithin = (one: string, other: string) => {
  const words = new Set(tokensOf(other).map(({ word }) => word))
  return tokensOf(one).every(({ word }) => words.has(word))
}

const withNotes = (reading: Reading, doubts: readonly Doubt[]): Reading => ({
  ...reading,
  unread: [
    ...reading.unread.filter(note => !doubts.some(({ words }) => words.includes(note))),
    ...new Set(doubts.map(({ words }) => words)),
  ],
  doubts: [...doubts, ...reading.doubts],
})

/**
 * What a client has set by hand has no source in the talk. Words that do not name it, answer its question or correct
 * anything do not overwrite it: they are kept, and asked about.
 */
export function withHandKept(reading: Reading, { brief, sources }: BriefingState, message: Message): Reading {
  const { changes, words } = reading
  const isKept = (field: WordField) => {
    const [before, after] = [brief[field], changes[field]]
    const isByHand = before !== null && before !== '' && sources[field] === undefined
    return isByHand && after !== undefined && !isWithin(before, after ?? '') && !isSaidOf(field, message.text)
  }
  const kept = message.isCorrection ? [] : wordFields.filter(isKept)
  if (kept.length === 0) return reading
  const others = Object.entries(changes).filter(([key]) => !kept.some(field => keyOf(field) === key))
  const said = kept.map(
    field =>
      ({ words: words[field] || (changes[field] ?? ''), from: 'notes', to: [field, 'notes'] }) as const,
  )
  return withNotes({ ...reading, changes: Object.fromEntries(others) }, said)
}

/** Fewer words of their own than these say nothing of a field that is named. */
const LEAST_SAID = 2

/** "Mi hai cancellato il messaggio", "il tono lo abbiamo già indicato" */
const complains = /(?<!\p{L})(?:(?:hai|avete)\s\p{L}+|(?:ho|abbiamo|avev\p{L}+) già)/iu

/** What names a field and says of it what was not understood is kept, and asked about: it may well belong there. */
export function withUnheardAsked(
  reading: Reading,
  { words: amended }: Amended,
  { text, tokens, asked }: Message,
): Reading {
  const found = sentencesOf(tokens).flatMap(sentence => {
    const said = trimmed(sliceOf(text, tokens, sentence))
    const own = tokensOf(said).filter(({ word }) => !isFiller(null, word) && !quietWords.has(word))
    const [field] = wordFields.filter(one => one !== asked && isFieldNamed(said, one))
    const isRead = Object.values(reading.words).some(
      words => words && (said.includes(words) || words.includes(said)),
    )
    const isHeard =
      isRead || reading.left.length > 0 || field === undefined || field in amended || complains.test(said)
    return isHeard || own.length < LEAST_SAID || agrees.test(said)
      ? []
      : [{ words: said, from: 'notes', to: [field, 'notes'] } as const]
  })
  return found.length === 0 ? reading : withNotes(reading, found.slice(0, 1))
}
