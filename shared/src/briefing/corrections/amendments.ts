import { clausesOf, isWithin, sentencesOf } from '../../language/clauses.ts'
import { daysIn } from '../../language/dates.ts'
import { foundIn, standsIn } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
import { type Token, tokensOf, wholeOf, wordsIn } from '../../language/tokens.ts'
import {
  type Brief,
  type BriefField,
  type Extra,
  isSlot,
  nextSlot,
  type Slot,
  wordFields,
} from '../brief/brief.ts'
import { withExtras } from '../brief/offered-extras.ts'
import {
  filmedThen,
  noDelivery,
  noMaterials,
  notTheDay,
  saidBefore,
  takingOut,
  waiting,
} from '../keywords/amendment-keywords.ts'
import { materialNouns, removals } from '../keywords/cue-keywords.ts'
import { complaint, denial, explains, isWrong, rightInstead, typedNamed } from '../keywords/field-keywords.ts'
import { saysOnly } from '../message/message.ts'
import { namedWithin } from '../message/named.ts'
import { cleaned } from '../message/read-words.ts'
import { fieldsIn } from '../questions/question-topics.ts'
import type { Reading } from '../reading/read.ts'
import { type Correcting, companyTakenBack, type Found, partsOf, setIn } from './amended-words.ts'
import { besides, takenOutIn, trimmed } from './cut-out.ts'
import { extraTakenOut, openedAgain } from './extras-out.ts'

/** What a message puts right in the brief by naming it, and what it says besides. */
export interface Amended {
  readonly changes: Partial<Brief>
  /** What is taken out and stays open. */
  readonly left: readonly Slot[]
  /** The extras that are taken out, whatever else is said of them. */
  readonly refused: readonly Extra[]
  /** The words that gave each change. */
  readonly words: Readonly<Partial<Record<BriefField | 'notes', string>>>
  readonly rest: string
  /** What is kept as a note, whatever was asked. */
  readonly notes: readonly string[]
}

/** "Tolga la data di ottobre" */
function dayOut(text: string, tokens: readonly Token[]): Found | null {
  const isOut = standsIn(tokens, takingOut) || tokens.some(({ word }) => removals.has(word))
  if (!isOut || !fieldsIn(tokens).includes('deadline')) return null
  return { field: 'deadline', words: text, left: ['deadline'], changes: {} }
}

const REACH = 6

// The day that stands is named again only to take it back; "non novembre, il prima possibile" says more.
function dayTakenBack(text: string, tokens: readonly Token[], { brief, today }: Correcting): Found | null {
  // "La consegna non è il 26"
  const date = Number(noDelivery.exec(text)?.groups?.date ?? 0)
  if (date > 0 && date === Number(brief.deadline?.slice(-2)))
    return { field: 'deadline', words: text, left: [], changes: { deadline: null }, besides: '' }
  const days = daysIn(tokens, today)
  const again = days.filter(({ day }) => day === brief.deadline)
  const denied = again.find(({ first }) => tokens[first - 1]?.word === 'non')
  const taken = { field: 'deadline', words: text, left: ['deadline'], changes: {} } as const
  // "Il 6 giugno sono le riprese": what is filmed then is heard besides.
  const isFilming = again.some(({ last }) =>
    standsIn(tokens, filmedThen, { first: last, last: last + REACH }),
  )
  if (denied === undefined && isFilming) return { ...taken, besides: text }
  if (denied === undefined) return again.length > 0 && standsIn(tokens, notTheDay) ? taken : null
  // "È il primo dicembre, non Natale" names another.
  if (days.length > again.length) return null
  const clauses = clausesOf(tokens).filter(clause => isWithin(denied, clause))
  return { ...taken, besides: besides(text, tokens, clauses) }
}

const otherThings = wordSet('solo soltanto giusto tranne salvo parte se pero ma abbiamo ho')

/** "Materiali zero, venite voi", "non ho niente da darvi": nothing is brought, unless something is named all the same. */
function nothingBrought(text: string, tokens: readonly Token[]): Found | null {
  const clauses = clausesOf(tokens)
  const none = clauses.find(clause => saysOnly(wordsIn(tokens, clause), noMaterials))
  const isOther = foundIn(tokens, materialNouns).some(
    ({ first }) =>
      (none === undefined || first < none.first || first > none.last) &&
      wordsIn(tokens, { first: Math.max(0, first - REACH), last: first }).some(({ word }) =>
        otherThings.has(word),
      ),
  )
  if (none === undefined || isOther) return null
  return {
    field: 'materials',
    words: text,
    left: [],
    changes: { materials: '' },
    besides: besides(text, tokens, [none]),
  }
}

function putOff(text: string, tokens: readonly Token[]): Found | null {
  const [field] = fieldsIn(tokens)
  if (field === undefined || !isSlot(field) || field === 'extras' || !standsIn(tokens, waiting)) return null
  return { field, words: text, left: [field], changes: {} }
}

const asSentence = (text = '') => (trimmed(text) === '' ? '' : `${trimmed(text)}. `)

const besideNamed = (parts: readonly string[]) =>
  parts
    .map(part => part.replace(/^[\s,;]+(?:(?:e|ed|ma)\s)?/u, ''))
    .filter(part => cleaned(part) !== '')
    .join(', ')

/** Takes what the parts of a sentence say of the fields that they name, and gives back what it says besides. */
function besideParts(sentence: string, correcting: Correcting, take: (found: Found) => void): string {
  const parts = partsOf(sentence)
  let { brief } = correcting
  const rest = parts.flatMap((part, at) => {
    const known = { ...correcting, brief, isOneOfSeveral: parts.length > 1 }
    const found = setIn(part, known) ?? takenOutIn(part, known)
    // "Il nome è Pizza Mimì, lo spot mi serve entro il 22 aprile": the day behind a name is read.
    const said = found?.field === 'company' ? (found.note ?? '') : ''
    const isDay = daysIn(tokensOf(said), correcting.today).length > 0
    if (found !== null) take(isDay ? { ...found, note: '' } : found)
    brief = { ...brief, ...found?.changes }
    if (isDay) return [said]
    const tokens = tokensOf(part)
    const isBare = namedWithin(tokens, wholeOf(tokens), correcting.today).all.length === 0
    if (found !== null || (parts.length > at + 1 && isBare && denial.test(part))) return []
    // "La consegna è il 3 giugno, il 10 maggio è la fiera"
    const end = typedNamed.test(part) ? part.search(explains) : -1
    if (end < 0) return [part]
    take({ field: 'notes', words: part, left: [], changes: {}, note: trimmed(part.slice(end + 1).trim()) })
    return [part.slice(0, end)]
  })
  return rest.join('') === sentence ? sentence : asSentence(besideNamed(rest))
}

/** The sentences of a text; "il messaggio è sbagliato. Deve essere: …" is one. */
function sentencesIn(text: string): string[] {
  const tokens = tokensOf(text)
  const starts = sentencesOf(tokens).map(({ first }) => tokens[first]?.start ?? 0)
  const whole: string[] = []
  for (const [at, start] of starts.entries()) {
    const sentence = text.slice(start, starts[at + 1])
    const before = whole.at(-1)
    const isOne = before !== undefined && isWrong(before) && rightInstead.test(sentence)
    if (isOne) whole[whole.length - 1] = before + sentence
    else whole.push(sentence)
  }
  return whole
}

/** Finds what a statement corrects by name, sentence by sentence; those that do are no part of the rest. */
export function amendedIn(said: string, correcting: Correcting): Amended {
  const statement = said.replace(saidBefore, '')
  const kept: string[] = []
  let amended: Omit<Amended, 'rest'> = { changes: {}, left: [], refused: [], words: {}, notes: [] }
  const take = ({ field, changes, left, words, note, refused = [] }: Found) => {
    amended = {
      changes: { ...amended.changes, ...changes },
      left: [...amended.left, ...left],
      refused: [...new Set([...amended.refused, ...refused])],
      words: {
        ...amended.words,
        ...Object.fromEntries(wordFields.filter(one => one in changes).map(one => [one, words])),
        [field]: words,
      },
      notes: !note ? amended.notes : [...amended.notes, note],
    }
  }
  sentencesIn(statement).forEach((sentence, at) => {
    const text = besideParts(sentence, { ...correcting, isLater: at > 0 }, take)
    const tokens = tokensOf(text)
    const found =
      companyTakenBack(text, correcting) ??
      dayOut(text, tokens) ??
      dayTakenBack(text, tokens, correcting) ??
      putOff(text, tokens) ??
      nothingBrought(text, tokens) ??
      openedAgain(text, tokens, correcting) ??
      extraTakenOut(text, tokens, correcting)
    kept.push(found === null ? text : asSentence(found.besides))
    if (found !== null) take(found)
  })
  const isAmended = Object.keys(amended.words).length > 0
  return { ...amended, rest: kept.filter(text => !isAmended || !complaint.test(text)).join('') }
}

/** What was corrected by name holds, whatever else was read. */
export const withAmended = (
  reading: Reading,
  { changes, left, words, refused, notes }: Amended,
  brief: Brief,
): Reading => ({
  ...reading,
  changes: {
    ...reading.changes,
    ...changes,
    ...(refused.length > 0 && withExtras({ ...brief, ...reading.changes }, { wanted: [], refused })),
  },
  left: [...new Set([...reading.left.filter(slot => !(slot in changes)), ...left])],
  words: { ...reading.words, ...words },
  unread: [...reading.unread, ...notes],
  // Who says again what stands there has been heard.
  isSettled: reading.isSettled || (nextSlot(brief) !== null && Object.keys(words).length > 0),
})
