import { clausesOf, isWithin, sentencesOf } from '../language/clauses.ts'
import { daysIn } from '../language/dates.ts'
import { standsIn } from '../language/patterns.ts'
import { type Span, type Token, tokensOf } from '../language/tokens.ts'
import {
  amendedNames,
  notTheDay,
  obligations,
  quoted,
  sentenceNamed,
  settings,
  takingOut,
  waiting,
} from './amendment-keywords.ts'
import { type Brief, type BriefField, type Extra, isSlot, type Slot } from './brief.ts'
import { removals } from './cue-keywords.ts'
import { namedIn } from './named.ts'
import { extrasIn, fieldsIn } from './question-topics.ts'
import type { Reading } from './read.ts'
import { withExtras } from './read-extras.ts'

/** What a message puts right in the brief by naming it, and what it says besides. */
export interface Amended {
  readonly changes: Partial<Brief>
  /** What is taken out and stays open. */
  readonly left: readonly Slot[]
  /** The words that gave each change. */
  readonly words: Readonly<Partial<Record<BriefField, string>>>
  readonly rest: string
}

interface Correcting {
  readonly brief: Brief
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly asked: Slot | null
  /** The extras in the brief that were spoken of last. */
  readonly about: readonly Extra[]
}

type Found = Omit<Amended, 'words' | 'rest'> & {
  readonly field: BriefField
  readonly words: string
  /** What the sentence says besides. */
  readonly besides?: string
}

type TextField = keyof typeof amendedNames

const textFields = Object.keys(amendedNames) as TextField[]

const setters = textFields.map(field => {
  const name = `(?:${amendedNames[field]})`
  const value = '[«"“]?(?<said>[^»"”]+)'
  const ways = String.raw`(?:nel|nei|come|(?<!frase\s)sul)\s${name}[,:]?\s(?:mi\s|ci\s)?(?:${settings}|${obligations})|(?:il|i|al)\s${name}[,:]?\s(?:${settings})`
  const only = String.raw`(?=[\s:])(?!\s(?:anche|pure)\b)(?:\s(?:solo|soltanto|solamente))?:?\s+`
  return {
    field,
    setter: new RegExp(String.raw`(?:^|[\s,;])(?:${ways})${only}${value}`, 'iu'),
    label: new RegExp(String.raw`^\s*(?:il |lo |la |i |l['’])?${name}:\s+${value}`, 'iu'),
  }
})

const saidIn = (pattern: RegExp, text: string): string => {
  const { said = '' } = pattern.exec(text)?.groups ?? {}
  return trimmed(said)
}

const trimmed = (text: string) => text.trim().replace(/[\s,;.]+$/u, '')

function setIn(text: string, { brief }: Correcting): Found | null {
  for (const { field, setter, label } of setters) {
    // "Il tono: serio" corrects where one stands; what is not asked for is told by its name alone.
    const isLabelled = brief[field] !== null || !isSlot(field)
    const value = saidIn(setter, text) || (isLabelled ? saidIn(label, text) : '')
    if (value !== '') return { field, words: value, left: [], changes: { [field]: value } }
  }
  return null
}

/** A text without the sentence, or the quoted words, that somebody wants out of it; null where it has neither. */
function without(value: string, order: string): string | null {
  const words = saidIn(quoted, order)
  if (words !== '' && value.includes(words))
    return trimmed(value.replace(words, '').replace(/^[\s,;.:]+/u, ''))
  const { last, about: aboutWhat = '' } = sentenceNamed.exec(order)?.groups ?? {}
  const sentences = value.split(/(?<=[.!?;])\s+/u)
  const about = tokensOf(aboutWhat).filter(({ word }) => word.length > 3)
  const isMeant = (sentence: string, at: number) =>
    last
      ? at === sentences.length - 1
      : about.some(({ word }) => tokensOf(sentence).some(other => other.word === word))
  const kept = sentences.filter((sentence, at) => !isMeant(sentence, at))
  return kept.length === 0 || kept.length === sentences.length ? null : trimmed(kept.join(' '))
}

function takenOut(text: string, tokens: readonly Token[], { brief }: Correcting): Found | null {
  if (!standsIn(tokens, takingOut) && !tokens.some(({ word }) => removals.has(word))) return null
  for (const field of fieldsIn(tokens)) {
    if (textFields.includes(field as TextField)) {
      const value = without(brief[field as TextField] ?? '', text)
      if (value !== null) return { field, words: text, left: [], changes: { [field]: value } }
    }
    if (field === 'deadline') return { field, words: text, left: [field], changes: {} }
  }
  return null
}

/** What a text says outside of some clauses. */
function besides(text: string, tokens: readonly Token[], clauses: readonly Span[]): string {
  const kept = clausesOf(tokens).filter(({ first }) => !clauses.some(clause => clause.first === first))
  const said = kept.map(({ first, last }) =>
    text.slice(tokens[first]?.start, tokens[last + 1]?.start ?? text.length),
  )
  return said.join('')
}

// The day that stands is named again only to take it back; "non novembre, il prima possibile" says more.
function dayTakenBack(text: string, tokens: readonly Token[], { brief, today }: Correcting): Found | null {
  const again = daysIn(tokens, today).filter(({ day }) => day === brief.deadline)
  const denied = again.find(({ first }) => tokens[first - 1]?.word === 'non')
  const taken = { field: 'deadline', words: text, left: ['deadline'], changes: {} } as const
  if (denied === undefined) return again.length > 0 && standsIn(tokens, notTheDay) ? taken : null
  const clauses = clausesOf(tokens).filter(clause => isWithin(denied, clause))
  return { ...taken, besides: besides(text, tokens, clauses) }
}

function putOff(text: string, tokens: readonly Token[]): Found | null {
  const [field] = fieldsIn(tokens)
  if (field === undefined || !isSlot(field) || field === 'extras' || !standsIn(tokens, waiting)) return null
  return { field, words: text, left: [field], changes: {} }
}

/** "La voce non la voglio", or, of what was spoken of last, "allora la tolga". */
function extraTakenOut(text: string, tokens: readonly Token[], correcting: Correcting): Found | null {
  const { brief, today, about, asked } = correcting
  const clauses = clausesOf(tokens).filter(clause => standsIn(tokens, takingOut, clause))
  // What is named in full is read as everywhere.
  if (clauses.length === 0 || asked === 'extras' || namedIn({ text, tokens, today }).extras.length > 0)
    return null
  const named = clauses.flatMap(clause => extrasIn(tokens, clause, today))
  const refused = named.length > 0 ? named : about.filter(extra => brief.extras.includes(extra))
  if (refused.length === 0) return null
  const changes = withExtras(brief, { wanted: [], refused: [...new Set(refused)] })
  return { field: 'extras', words: text, left: [], changes, besides: besides(text, tokens, clauses) }
}

/** Finds what a statement corrects by name, sentence by sentence; those that do are no part of the rest. */
export function amendedIn(statement: string, correcting: Correcting): Amended {
  const all = tokensOf(statement)
  const kept: string[] = []
  let amended: Omit<Amended, 'rest'> = { changes: {}, left: [], words: {} }
  sentencesOf(all).forEach(({ first }, at, sentences) => {
    const next = sentences[at + 1]
    const text = statement.slice(
      all[first]?.start ?? 0,
      next === undefined ? statement.length : all[next.first]?.start,
    )
    const tokens = tokensOf(text)
    const found =
      setIn(text, correcting) ??
      takenOut(text, tokens, correcting) ??
      dayTakenBack(text, tokens, correcting) ??
      putOff(text, tokens) ??
      extraTakenOut(text, tokens, correcting)
    kept.push(found === null ? text : (found.besides ?? ''))
    if (found !== null) {
      const { field, changes, left, words } = found
      amended = {
        changes: { ...amended.changes, ...changes },
        left: [...amended.left, ...left],
        words: { ...amended.words, [field]: words },
      }
    }
  })
  return { ...amended, rest: kept.join('') }
}

/** What was corrected by name holds, whatever else was read. */
export const withAmended = (reading: Reading, { changes, left, words }: Amended): Reading => ({
  ...reading,
  changes: { ...reading.changes, ...changes },
  left: [...new Set([...reading.left.filter(slot => !(slot in changes)), ...left])],
  words: { ...reading.words, ...words },
})
