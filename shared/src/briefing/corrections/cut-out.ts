import { clausesOf } from '../../language/clauses.ts'
import { type Span, type Token, tokensOf } from '../../language/tokens.ts'
import { type Brief, isComplete, isSlot, type WordField, wordFields } from '../brief/brief.ts'
import { fitsInto, joined } from '../brief/word-places.ts'
import { quoted, sentenceNamed } from '../keywords/amendment-keywords.ts'
import { fillers, removals } from '../keywords/cue-keywords.ts'
import {
  belongings,
  belongsTo,
  fieldCalled,
  isFieldNamed,
  noteTakenOut,
  takenOuts,
} from '../keywords/field-keywords.ts'
import type { Correcting, Found } from './amended-words.ts'

/** The words in the group `said`, where they stand. */
export const saidIn = (pattern: RegExp, text: string): string => {
  const { said = '' } = pattern.exec(text)?.groups ?? {}
  return trimmed(said)
}

export const trimmed = (text: string) => text.trim().replace(/[\s,;.]+$/u, '')

const LONG = 3
const longWords = (text: string) =>
  tokensOf(text).filter(
    ({ word }) => (word.length > LONG || /\d/.test(word)) && !removals.has(word) && !fillers.has(word),
  )
const has = (text: string, words: readonly Token[]) => {
  const said = tokensOf(text)
  return words.length > 0 && words.every(({ word }) => said.some(other => other.word === word))
}

/** What is left of a value once a piece of it is taken out. */
function cutFrom(value: string, piece: string): string {
  const at = value.indexOf(piece)
  const [left, right] = [
    trimmed(value.slice(0, at)),
    value.slice(at + piece.length).replace(/^[\s?!.]+$/u, ''),
  ]
  const kept = left === '' ? right.replace(/^[\s,;.:!]+/u, '').replace(/^e\s/u, '') : left + right
  return trimmed(kept).replace(/(?:^|\s)(?:e|ed|con|poi|il|lo|la|i|gli|le|l['’]|un[ao]?)$/iu, '')
}

/** "Il pezzo dei 500 euro": the sentence in which they stand. */
const pieceNamed =
  /^(?:(?:il|la|quel|quella)\s)?(?:pezzo|parte|frase|parol[ae]|cosa)\s(?:d[eai]\p{L}*|su\p{L}*|con|che)\s/iu

/** Words without quotation marks, an article, and capitals. */
export const bare = (text: string) =>
  text.replace(/^[\s«»"“”'‘’]+|[\s«»"“”'‘’.,;!]+$/gu, '').replace(/^(?:(?:il|lo|la|i|gli|le)\s|l['’])/iu, '')

/** A value without the piece of a list that some words name, or the words themselves; null where it has neither. */
function withoutNamed(value: string, words: string, isQuoted: boolean): string | null {
  const said = isQuoted ? words : bare(words).replace(pieceNamed, '')
  const isOfSentence = pieceNamed.test(words)
  const parts = value.split(isOfSentence ? /(?<=[.!?;,])\s+/u : /(?<=[.!?;,])\s+|\s+(?=(?:e|con|poi)\s)/u)
  const named = longWords(said)
  const whole = parts.filter(part => has(part, named))
  // "La parte sulla pagina facebook" may be written "la pagina fb" there.
  const isLoose = isOfSentence && whole.length === 0
  const [meant, ...others] = isLoose ? parts.filter(part => named.some(one => has(part, [one]))) : whole
  const isPiece = meant !== undefined && others.length === 0 && !isQuoted && parts.length > 1
  if (isPiece) return cutFrom(value, trimmed(meant))
  const at = value.toLowerCase().indexOf(said.toLowerCase())
  const isThere = said.length > LONG && at >= 0 && !/\p{L}/u.test(value.charAt(at + said.length))
  return isThere ? cutFrom(value, value.slice(at, at + said.length)) : null
}

/** A text without the sentence, or the quoted words, that somebody wants out of it; null where it has neither. */
function without(value: string, order: string): string | null {
  const words = saidIn(quoted, order)
  if (words !== '' && value.includes(words)) return cutFrom(value, words)
  const { last, about = '' } = sentenceNamed.exec(order)?.groups ?? {}
  const sentences = value.split(/(?<=[.!?;])\s+/u)
  const [meant] = last
    ? sentences.slice(-1)
    : sentences.filter(sentence => longWords(about).some(word => has(sentence, [word])))
  return meant === undefined || sentences.length === 1 ? null : cutFrom(value, trimmed(meant))
}

const outOf = (brief: Brief, field: WordField, value: string): Pick<Found, 'changes' | 'left'> => ({
  changes: { [field]: value === '' ? null : value },
  left: value === '' && isSlot(field) && isComplete(brief) ? [field] : [],
})

/** "La nota sul cane toglietela": a note without which the brief goes on. */
function noteOut(text: string, { notes }: Brief): Found | null {
  const { about = '', said = '' } = noteTakenOut.exec(text)?.groups ?? {}
  const named = longWords(about || bare(said))
  const meant = notes.filter(note => has(note, named))
  if (meant.length !== 1) return null
  return {
    field: 'notes',
    words: text,
    left: [],
    changes: { notes: notes.filter(note => note !== meant[0]) },
  }
}

/** "La bici del sabato è per il messaggio": what says so, or the note that holds its words, is put there besides. */
function putIn(text: string, brief: Brief): Found | null {
  const { what = '', to = '' } = belongsTo.exec(text)?.groups ?? {}
  const field = fieldCalled(to)
  if (field === undefined) return null
  const notes = brief.notes.filter(note => has(note, longWords(what)))
  const [words = what.replace(/[«»"“”]/gu, '')] = notes.length === 1 ? notes : []
  const both = joined(brief, words, field)
  if (both === null || (brief[field] ?? '').includes(words)) return null
  return {
    field,
    words: text,
    left: [],
    changes: { [field]: both, notes: brief.notes.filter(note => note !== words) },
  }
}

/** What a sentence takes out of a field by naming it: "togliete la musica dai materiali", "la nonna non è il tono". */
export function takenOutIn(text: string, { brief }: Correcting): Found | null {
  const note = noteOut(text, brief)
  if (note !== null) return note
  const put = putIn(text, brief)
  if (put !== null) return put
  const literal = saidIn(quoted, text)
  for (const pattern of [belongings, ...takenOuts]) {
    const { what: named = '', from, to } = pattern.exec(text)?.groups ?? {}
    if (named === '') continue
    const what = literal || named
    const field = from === undefined ? undefined : fieldCalled(from)
    const found = wordFields.flatMap(one => {
      const value =
        field === undefined || field === one ? withoutNamed(brief[one] ?? '', what, literal !== '') : null
      return value === null || (field === undefined && longWords(what).length === 0)
        ? []
        : [{ field: one, value }]
    })
    const [meant, ...others] = found
    if (meant === undefined || others.length > 0) continue
    const out = outOf(brief, meant.field, meant.value)
    const target = to === undefined ? undefined : fieldCalled(to)
    const words = trimmed(what)
    if (target === undefined || !fitsInto(target, words)) return { field: meant.field, words: text, ...out }
    const moved = { ...out.changes, [target]: joined(brief, words, target) ?? words }
    return { field: target, words, changes: moved, left: out.left }
  }
  const [field] = wordFields.filter(one => isFieldNamed(text, one))
  const value =
    field && (text.match(sentenceNamed) || text.match(quoted)) ? without(brief[field] ?? '', text) : null
  return field === undefined || value === null ? null : { field, words: text, ...outOf(brief, field, value) }
}

/** What a text says outside of some clauses. */
export function besides(text: string, tokens: readonly Token[], clauses: readonly Span[]): string {
  const kept = clausesOf(tokens).filter(({ first }) => !clauses.some(clause => clause.first === first))
  const said = kept.map(({ first, last }) =>
    text.slice(tokens[first]?.start, tokens[last + 1]?.start ?? text.length),
  )
  return said.join('')
}
