import { isWithin, sentencesOf } from '../language/clauses.ts'
import { months, weekdays } from '../language/date-keywords.ts'
import { shareWords } from '../language/mentions.ts'
import { foundIn, standsIn } from '../language/patterns.ts'
import { type Span, tokensOf, wordAt, wordsIn } from '../language/tokens.ts'
import { fillers } from './cue-keywords.ts'
import { noAnswer } from './free-keywords.ts'
import { isCapital, type Message, placesOf } from './message.ts'
import { namesOfSlots } from './read-left.ts'
import { sliceOf } from './read-words.ts'
import { agreed, complaints, leavingOut, ownDetails, quietWords, smallTalk } from './rest-keywords.ts'

/** A sentence with fewer words that were not understood is no news, nor is a clause of it. */
const LEAST_UNREAD = 3
const LEAST_IN_CLAUSE = 2

const videoFor = /(?:video|filmato|clip)\s+\p{L}/iu

/** What was understood of a message: the places of its words, and among them those that name extras or kinds. */
interface Understood {
  readonly taken: readonly Span[]
  readonly extras: readonly Span[]
  readonly kinds: readonly Span[]
}

/** What a message says beside what was understood, or stands in the brief, as it was written. */
interface Unread {
  readonly sentences: readonly string[]
  /** Of sentences that say little, the clauses that say something: "le riprese di sabato". */
  readonly clauses: readonly string[]
}

/** Finds what would get lost: whatever cue stands in a sentence, what else it says is kept. */
export function unreadIn(
  message: Message,
  { taken, extras, kinds }: Understood,
  filed: readonly string[],
): Unread {
  const { tokens, text } = message
  const known = new Set(filed.flatMap(value => tokensOf(value).map(({ word }) => word)))
  const heard = placesOf(taken)
  const said = [noAnswer, complaints, agreed].flatMap(patterns => foundIn(tokens, patterns))
  const places = placesOf([...taken, ...kinds, ...said])
  const isSmall = (at: number) => {
    const word = wordAt(tokens, at)
    return [fillers, quietWords, smallTalk].some(words => words.has(word)) || word.length < 2
  }
  const isKnown = (at: number) => {
    const word = wordAt(tokens, at)
    return places.has(at) || namesOfSlots.has(word) || known.has(word) || /^\d+$/.test(word)
  }
  // A name within a sentence tells as much as two words, and so does a day.
  const weightOf = (at: number, first: number) => {
    if (isSmall(at) || isKnown(at)) return 0
    return at > first && isCapital(message, at) ? 2 : 1
  }
  const isBesideExtra = (clause: Span) => extras.some(extra => shareWords(extra, clause))
  const isDate = (at: number) => {
    const word = wordAt(tokens, at)
    return weekdays.has(word) || months.has(word)
  }
  const saysSomething = (clause: Span, first: number, hasDay: boolean) => {
    if (standsIn(tokens, complaints, clause)) return false
    const isOf = isBesideExtra(clause)
    let own = 0
    for (let at = clause.first; at <= clause.last; at++) {
      const isTold = isOf ? ownDetails.has(wordAt(tokens, at)) : false
      const ofDay = places.has(at) ? 0 : hasDay ? 1 : 2
      own += isDate(at) ? ofDay : isTold ? 2 : weightOf(at, first)
    }
    return own >= (isOf || standsIn(tokens, leavingOut, clause) ? 1 : LEAST_IN_CLAUSE)
  }
  const slices = { sentences: [] as string[], clauses: [] as string[] }
  for (const { first, last } of sentencesOf(tokens)) {
    const clauses = message.clauses.filter(clause => isWithin(clause, { first, last }))
    const opening = clauses.find(clause =>
      wordsIn(tokens, clause).some((_, at) => !isSmall(clause.first + at)),
    )
    const whole = { first: opening?.first ?? first, last }
    let own = 0
    for (let at = first; at <= last; at++) own += weightOf(at, first)
    // "Video per ristorante" is short, and tells something all the same.
    const least =
      message.asked === 'kind' && videoFor.test(sliceOf(text, tokens, { first, last })) ? 1 : LEAST_UNREAD
    if (own >= least) {
      slices.sentences.push(sliceOf(text, tokens, whole))
      continue
    }
    const hasDay = wordsIn(tokens, whole).some(
      ({ word }, at) => heard.has(whole.first + at) && (isDate(whole.first + at) || /^\d+$/.test(word)),
    )
    const left = clauses.filter(clause => saysSomething(clause, first, hasDay))
    const [start] = left
    const end = left.at(-1)
    if (start === undefined || end === undefined) continue
    // "Le riprese in sede, un sabato"
    const isTorn = end.last - start.first < LEAST_UNREAD
    slices.clauses.push(sliceOf(text, tokens, { first: (isTorn ? whole : start).first, last: end.last }))
  }
  return slices
}
