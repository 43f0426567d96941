import { shareWords } from '../language/mentions.ts'
import { numberOf } from '../language/number-keywords.ts'
import { standsAt } from '../language/phrases.ts'
import { type Span, tokensOf } from '../language/tokens.ts'
import { type Brief, isSettled, type Slot, slots } from './brief.ts'
import { fillers, slotNames, strongCorrections } from './cue-keywords.ts'
import {
  extrasIn,
  isEverything,
  isNothing,
  leavesAllToUs,
  namesStockMusic,
  withExtras,
} from './extras-answers.ts'
import {
  companyIn,
  cued,
  type FreeSlot,
  freeSlots,
  materialsIn,
  publicIn,
  restOf,
  unlabelled,
} from './free-answers.ts'
import { kindIn } from './kind-answer.ts'
import { isFiller, type Message, placesOf } from './message.ts'
import { type Named, namedIn } from './named.ts'
import { allExtras } from './offered-extras.ts'
import { quietWords } from './rest-keywords.ts'
import { deadlineIn, durationIn, type Understood } from './typed-answers.ts'
import { hurryNames, noHurryWords, unsureWords } from './unsure-keywords.ts'

/** What a message says about the brief. */
export interface ParsedMessage {
  readonly changes: Partial<Brief>
  /** What the client leaves to us. */
  readonly unsure: readonly Slot[]
  /** What is left of the message beside lengths, dates and the like. */
  readonly rest: string
  /** How many words of its own that has. */
  readonly ownWords: number
  /** Whether it was taken for the answer in the client's own words. */
  readonly isUsed: boolean
  /** Music from a library is asked for, which is in every price. */
  readonly isStockMusic: boolean
}

type Changes = { -readonly [Key in keyof Brief]?: Brief[Key] }

interface Hearing {
  readonly changes: Changes
  readonly taken: Span[]
}

const isFree = (slot: Slot | null): slot is FreeSlot => (freeSlots as readonly (Slot | null)[]).includes(slot)

/** A clause with more words of its own than this beside "non so" is an answer. */
const MAX_UNSURE_WORDS = 2

const wordsIn = ({ tokens }: Message, { first, last }: Span) =>
  tokens.slice(first, last + 1).map(token => token.word)

const clausesWith = (message: Message, phrases: readonly (readonly string[])[]): Span[] =>
  message.clauses.filter(({ first, last }) =>
    message.tokens.some(
      (_, at) => at >= first && at <= last && phrases.some(words => standsAt(message.tokens, at, words)),
    ),
  )

const namesOfSlots = new Set(Object.values(slotNames).flat())

/** How many words a clause has beside an unsure phrase, fillers and the names of slots. */
function ownWordsIn(message: Message, { first, last }: Span): number {
  let count = 0
  for (let at = first; at <= last; at++) {
    const phrase = longestOf(unsureWords.filter(words => standsAt(message.tokens, at, words)))
    const word = message.tokens[at]?.word ?? ''
    if (phrase > 0) at += phrase - 1
    else if (!fillers.has(word) && !namesOfSlots.has(word)) count++
  }
  return count
}

const longestOf = (phrases: readonly (readonly string[])[]) =>
  Math.max(0, ...phrases.map(words => words.length))

/** "No" and "niente" to a question that wants words, or a day, leave it to us. */
const isNoAnswer = (message: Message) =>
  message.asked === 'deadline' || message.asked === 'tone' || message.asked === 'message'
    ? isNothing(message) && !strongCorrections.test(message.text.trim())
    : false

/** The slots that a clause such as "sul tono decidete voi" leaves to us: those it names, or the one asked. */
function unsureIn(message: Message): { slots: readonly Slot[]; spans: readonly Span[] } {
  const spans = clausesWith(message, unsureWords).filter(
    clause => ownWordsIn(message, clause) <= MAX_UNSURE_WORDS,
  )
  const noHurry = clausesWith(message, noHurryWords).filter(
    clause => message.asked === 'deadline' || wordsIn(message, clause).some(word => hurryNames.has(word)),
  )
  const found = new Set<Slot>(noHurry.length > 0 ? ['deadline'] : [])
  for (const clause of spans) {
    const words = wordsIn(message, clause)
    const named = slots.filter(slot => slotNames[slot].some(name => words.includes(name)))
    for (const slot of named) found.add(slot)
    if (named.length === 0 && message.asked !== null) found.add(message.asked)
  }
  const isNone = isNoAnswer(message)
  if (isNone && message.asked !== null) found.add(message.asked)
  const whole = isNone ? [{ first: 0, last: message.tokens.length - 1 }] : []
  return { slots: slots.filter(slot => found.has(slot)), spans: [...spans, ...noHurry, ...whole] }
}

function take<Value>(
  hearing: Hearing,
  found: Understood<Value> | null,
  change: (value: Value) => Changes,
): void {
  if (found === null) return
  Object.assign(hearing.changes, change(found.value))
  hearing.taken.push(...found.spans)
}

function hearExtras(message: Message, named: Named, hearing: Hearing): void {
  const found = extrasIn(message, named)
  take(hearing, found, answer => withExtras(message.brief, answer))
  if (message.asked !== 'extras') return
  const all = isEverything(message, found?.spans ?? [])
  if (all) {
    const refused = found?.value.refused ?? []
    const wanted = allExtras.filter(extra => !refused.includes(extra))
    Object.assign(hearing.changes, withExtras(message.brief, { wanted, refused }))
  }
  if (found !== null || all || isNothing(message) || namesStockMusic(message)) {
    hearing.changes.extrasSettled = true
  }
}

/** Public, point and tone, where the message names them without being asked. */
function hearCued(message: Message, hearing: Hearing, unsure: readonly Span[]): void {
  for (const slot of ['audience', 'message', 'tone'] as const) {
    if (slot === message.asked) continue
    const isNamed = message.tokens.some(({ word }) => slotNames[slot].includes(word))
    if (isSettled(message.brief, slot) && !message.isCorrection && !isNamed) continue
    const found = cued(message, slot)
    const isUnsure = found?.spans.some(span => unsure.some(other => shareWords(span, other)))
    if (!isUnsure) take(hearing, found, value => ({ [slot]: value }))
  }
  const isFreeTalk = message.asked !== 'audience' && message.asked !== 'message' && message.asked !== 'tone'
  if (isFreeTalk && message.asked !== 'materials') {
    take(hearing, materialsIn(message), materials => ({ materials }))
  }
  if (message.asked === 'kind' && hearing.changes.audience === undefined && message.brief.audience === null) {
    take(hearing, publicIn(message), audience => ({ audience }))
  }
}

// "Che con noi le fatture si fanno da sole" names nobody: it is the point, wherever it is said.
const isStatement = (text: string) => /^che\s/i.test(text)

function hearStatement({ brief }: Message, hearing: Hearing, rest: string): void {
  const before = hearing.changes.message ?? brief.message
  hearing.changes.message = before === null ? rest : `${before}; ${rest}`
}

const saysSomething = (slot: Slot, text: string) => tokensOf(text).some(({ word }) => !isFiller(slot, word))

/** The answer in the client's own words: to the question asked, or, after "anzi", to the one before it. */
function hearFree(message: Message, last: Slot | null, hearing: Hearing, rest: string): boolean {
  const takesBack = strongCorrections.test(message.text.trim()) && Object.keys(hearing.changes).length === 0
  const slot = takesBack && isFree(last) ? last : message.asked
  if (!isFree(slot) || hearing.changes[slot] !== undefined) return false
  if (slot === 'materials' && (isNothing(message) || leavesAllToUs(message))) hearing.changes.materials = ''
  else if (/\?\s*$/.test(message.text) || !saysSomething(slot, rest)) return false
  else if (slot !== 'message' && slot !== 'tone' && isStatement(rest)) hearStatement(message, hearing, rest)
  else hearing.changes[slot] = unlabelled(slot, rest, message.today)
  return true
}

/** How many words a message has that were not understood and are no mere fillers. */
function ownWordsBeside(message: Message, taken: readonly Span[]): number {
  const places = placesOf(taken)
  return message.tokens.filter(({ word }, at) => {
    if (places.has(at)) return false
    const isQuiet = fillers.has(word) || quietWords.has(word) || namesOfSlots.has(word)
    // "Facciamo 30 secondi invece di 60": a number alone tells nothing that was not understood.
    return !isQuiet && numberOf(word) === undefined && word.length > 1
  }).length
}

/** Reads a message: any slot in any message, several at once. `last` is the slot that was filled last. */
export function parseMessage(message: Message, last: Slot | null): ParsedMessage {
  const named = namedIn(message)
  const hearing: Hearing = { changes: {}, taken: [] }
  take(hearing, kindIn(message, named), kind => ({ kind }))
  take(hearing, durationIn(message, named), durationSeconds => ({ durationSeconds }))
  take(hearing, deadlineIn(message, named), deadline => ({ deadline }))
  hearExtras(message, named, hearing)
  const unsure = unsureIn(message)
  hearCued(message, hearing, unsure.spans)
  hearing.taken.push(...unsure.spans)
  const rest = restOf(message, hearing.taken)
  take(hearing, companyIn(message), company => ({ company }))
  const isUsed = hearFree(message, last, hearing, rest)
  const ownWords = ownWordsBeside(message, hearing.taken)
  const isStockMusic = namesStockMusic(message)
  return { changes: hearing.changes, unsure: unsure.slots, rest, ownWords, isUsed, isStockMusic }
}
