import { isWithin, sentencesOf } from '../../language/clauses.ts'
import type { Length } from '../../language/lengths.ts'
import { numberOf } from '../../language/number-keywords.ts'
import { foundIn, type Patterns, patternList, standsIn } from '../../language/patterns.ts'
import { type Span, wordAt } from '../../language/tokens.ts'
import type { Understood } from '../brief/understood.ts'
import {
  ceilings,
  changeOfMind,
  doings,
  durationCues,
  manyArticles,
  mayFollow,
  minuteArticles,
  otherUnits,
  otherVideos,
  parts,
  rangeWords,
  roughly,
  shortWords,
  slotNames,
  unwished,
  workingTime,
} from '../keywords/cue-keywords.ts'
import { messageCues } from '../keywords/free-cue-keywords.ts'
import { otherVersions } from '../keywords/kind-keywords.ts'
import {
  afterTurn,
  clauseOf,
  hasWord,
  isBare,
  isFiller,
  isPrecededBy,
  type Message,
  placesOf,
} from '../message/message.ts'
import type { Named } from '../message/named.ts'
import { askedForWords } from '../message/read-words.ts'

const SHORT_SECONDS = 30
const MINUTE_SECONDS = 60
const LONGEST_SECONDS = 3600
/** A larger number alone is a year or a sum. */
const LONGEST_BARE = 900
const MINUTE = 'minuto'
/** A number in so few words after a length corrects it. */
const MAX_AGAIN = 5
const MOST_MINUTES = 10
const MOST_SECONDS = 90

const NAMED_NEAR = 4
const lengthNames = new Set(slotNames.duration)

const tooLong = patternList([
  '(sono|son|so|e) troppi|troppo|tanti|tanto',
  'sono|e un eternita',
  'non (li|lo) guarda',
])

const numberAt = (message: Message, at: number) => numberOf(wordAt(message.tokens, at)) ?? 0
const isPlural = (message: Message, at: number) => numberAt(message, at) > 1

/** "Tre minuti sono troppi"; not "un minuto e mezzo, due sono troppi", "se sono troppi dite", "sono troppi?". */
function isTooLong(message: Message, last: number): boolean {
  const number = message.tokens.findIndex((_, at) => at > last && isPlural(message, at))
  const end = number < 0 ? last + 3 : Math.min(number - 1, last + 3)
  const isAsked = message.text.includes('?') || wordAt(message.tokens, last + 1) === 'se'
  return !isAsked && standsIn(message.tokens, tooLong, { first: last + 1, last: end })
}

/** "Tre file da 5 minuti" are brought. */
const isOfFile = ({ tokens }: Message, { first }: Span) =>
  wordAt(tokens, first - 1) === 'da' &&
  /^(?:files?|registrazion[ei]|spezzon[ei]|riprese)$/.test(wordAt(tokens, first - 2))

/** "Non due minuti", "l'altro era un minuto"; not "non più di due minuti", not "no scusi, due minuti". */
const isRefused = (message: Message, span: Span) =>
  wordAt(message.tokens, span.first - 1) === 'non' ||
  isTooLong(message, span.last) ||
  isPrecededBy(message, span, otherVideos, 3) ||
  isOfFile(message, span) ||
  // "Un minuto meno dieci"
  (wordAt(message.tokens, span.last + 1) === 'meno' && isPlural(message, span.last + 2)) ||
  (wordAt(message.tokens, span.last + 1) === 'no' && message.tokens[span.last + 1]?.boundary === 'none')

const isChange = (message: Message, { first }: Span) =>
  [1, 2].some(back => changeOfMind.has(wordAt(message.tokens, first - back)))

/** Whether the message speaks of the length again: in a few words, or to correct it. */
const isAgain = ({ last, asked, tokens, isCorrection }: Message) =>
  last === 'duration' &&
  asked !== 'deadline' &&
  (isCorrection || (tokens.length <= MAX_AGAIN && !askedForWords.has(asked)))

/** A number that no unit follows, as far as it stands free: "2, 2 e mezzo al massimo". */
function freeNumberAt(message: Message, first: number): Length | null {
  const { tokens } = message
  const isHalf = wordAt(tokens, first + 1) === 'e' && wordAt(tokens, first + 2) === 'mezzo'
  const last = isHalf ? first + 2 : first
  const next = tokens[last + 1]
  // "Facciamo uno"
  const isSet = isChange(message, { first, last }) && (next?.boundary ?? 'sentence') === 'sentence'
  const isOne = wordAt(tokens, first) === 'uno' && !isHalf && !isSet && tokens.length > 1
  const isArticle = manyArticles.has(wordAt(tokens, first)) || isOne
  // "16:9" and "2,5" are one number.
  if (tokens[first]?.boundary === 'sign' || next?.boundary === 'sign') return null
  const isFree =
    next === undefined || next.boundary !== 'none' || mayFollow.has(next.word) || isTooLong(message, last)
  const count = numberAt(message, first) + (isHalf ? 0.5 : 0)
  return count > 0 && count <= LONGEST_BARE && isFree && !isArticle ? { seconds: count, first, last } : null
}

const isRange = (word: string) => rangeWords.has(word) || numberOf(word) !== undefined

/** The numbers without a unit that are lengths: they take it from the length before them, or answer the question. */
function unitless(message: Message, { lengths, days }: Named): Length[] {
  const { tokens, asked, brief } = message
  const taken = placesOf(lengths)
  const known = brief.durationSeconds
  const unitKnown = known === null || known >= 60 ? 60 : 1
  const isAsked =
    days.length === 0 &&
    ((asked === 'duration' && tokens.length <= MAX_AGAIN) || isAgain(message)) &&
    !tokens.some(({ word }) => otherUnits.has(word))
  const numbers = tokens.flatMap((_, at) => (taken.has(at) ? [] : (freeNumberAt(message, at) ?? [])))
  // "Tre son troppi, facciamo due", said of what stands in the brief.
  const isShortened = numbers.some(
    ({ seconds, last }) => seconds * unitKnown === known && isTooLong(message, last),
  )
  return numbers.flatMap(number => {
    const { seconds: count, first } = number
    const before = lengths.findLast(({ last }) => last < first)
    // "La durata facciamo 30"
    const isNamed =
      isPrecededBy(message, number, lengthNames, NAMED_NEAR) && isChange(message, number) && days.length === 0
    if (before === undefined) {
      if (isShortened) return [{ ...number, seconds: count * unitKnown }]
      return isAsked || isNamed ? [{ ...number, seconds: count > MOST_MINUTES ? count : count * 60 }] : []
    }
    const isMinutes = before.seconds >= 60
    const isSet =
      isChange(message, number) ||
      rangeWords.has(wordAt(tokens, first - 1)) ||
      number.last > first ||
      tokens[first]?.boundary !== 'none'
    // "Due minuti, con i relatori (tre o quattro)" counts people.
    const isNear = tokens
      .slice(before.last + 1, first)
      .every(({ word }) => isFiller(null, word) || mayFollow.has(word) || isRange(word))
    const isSame =
      isNear || isChange(message, number) || isTooLong(message, before.last) || number.last > first
    if (!isSet || !isSame || count > (isMinutes ? MOST_MINUTES : MOST_SECONDS)) return []
    return [{ ...number, seconds: count * (isMinutes ? 60 : 1) }]
  })
}

/** "Sul minuto", "2:30", "breve". */
function inOtherWords(message: Message): Length | null {
  const { tokens, asked } = message
  const minute = tokens.findIndex(
    ({ word }, at) => word === MINUTE && minuteArticles.has(wordAt(tokens, at - 1)),
  )
  if (minute > 0 && asked !== 'message' && asked !== 'audience')
    return { seconds: 60, first: minute - 1, last: minute }
  if (asked !== 'duration' && !isAgain(message)) return null
  const [, minutes, seconds] = /^\W*(\d{1,2})[:.]([0-5]\d)\W*$/.exec(message.text) ?? []
  if (seconds !== undefined) return { seconds: Number(minutes) * 60 + Number(seconds), first: 0, last: 1 }
  const short = tokens.findIndex(({ word }) => shortWords.has(word))
  return short < 0 ? null : { seconds: SHORT_SECONDS, first: short, last: short }
}

// "In 30 secondi fai tutto" says what the client's app does.
const isDoing = (message: Message, span: Span) =>
  (message.asked === 'message' || message.asked === 'audience') &&
  (hasWord(message, span, doings) || /^(?:per|in)$/.test(wordAt(message.tokens, span.first - 1)))

/** "Si deve capire che i turni si fanno in cinque minuti": the point of the video is told. */
function isTold(message: Message, length: Length, named: Named): boolean {
  const { text, tokens } = message
  const sentence = sentencesOf(tokens).find(span => isWithin(length, span))
  const before = text.slice(tokens[sentence?.first ?? 0]?.start, tokens[length.first]?.end)
  return (
    messageCues.test(before) &&
    !hasWord(message, length, durationCues) &&
    !isBare(message, clauseOf(message, length), named.all)
  )
}

// "Il drone sulle vigne e circa 3 minuti", "3 minuti circa"; not "pronto in circa 3 minuti".
const isRough = (message: Message, { first, last }: Span) => {
  const isBefore = roughly.has(wordAt(message.tokens, first - 1))
  const isBehind = !isBefore && wordAt(message.tokens, last + 1) === 'circa'
  return (
    message.asked !== 'message' &&
    (isBefore || isBehind) &&
    !workingTime.test(wordAt(message.tokens, isBefore ? first - 2 : first - 1)) &&
    clauseOf(message, { first, last }).last === (isBehind ? last + 1 : last)
  )
}

const toldBefore = new Set(['scritto', 'detto'])

/** Whether a length that is named is that of the video. */
function isOfVideo(message: Message, length: Length, named: Named): boolean {
  const { asked, last } = message
  if (isTold(message, length, named)) return false
  if (isDoing(message, length) || isPrecededBy(message, length, otherVersions)) return false
  return (
    asked === 'kind' ||
    asked === 'duration' ||
    asked === null ||
    last === 'duration' ||
    hasWord(message, length, changeOfMind) ||
    hasWord(message, length, durationCues) ||
    // "Ho scritto due minuti e mezzo"
    (message.brief.durationSeconds !== null && hasWord(message, length, toldBefore)) ||
    isRough(message, length) ||
    isBare(message, clauseOf(message, length), named.all)
  )
}

const stands = ({ tokens }: Message, { first, last }: Span, patterns: Patterns<'here'>) =>
  foundIn(tokens, patterns).some(found => found.last === first - 1 || found.first === last + 1)

/** "Un minuto e mezzo se proprio"; "45 secondi, un minuto max"; and what stands already, where it is only the most. */
function isUnwished(message: Message, length: Length, meant: readonly Length[]): boolean {
  const isShorter = ({ seconds, last }: Length) =>
    seconds < MINUTE_SECONDS && length.seconds >= MINUTE_SECONDS && [1, 2].includes(length.first - last)
  const isMost = length.seconds === message.brief.durationSeconds || meant.some(isShorter)
  return stands(message, length, unwished) || (isMost && stands(message, length, ceilings))
}

/** "4 capitoli da 5 minuti l'uno" last as long as all of them. */
const withChapters = ({ tokens }: Message, length: Length): Length => {
  const isOfPart =
    ofParts.has(wordAt(tokens, length.first - 1)) && parts.has(wordAt(tokens, length.first - 2))
  const many = isOfPart ? numberOf(wordAt(tokens, length.first - 3)) : undefined
  return many === undefined ? length : { ...length, seconds: length.seconds * many }
}
const ofParts = new Set(['da', 'di'])

/** How long the video should be, in seconds: of what is not taken back the last that is set, else the longest. */
export function durationIn(message: Message, named: Named): Understood<number> | null {
  const whole = inOtherWords(message)
  const said = [
    ...named.lengths.filter(length => isOfVideo(message, length, named)),
    ...unitless(message, named),
  ]
    .map(length => withChapters(message, length))
    .filter(({ seconds }) => seconds > 0 && seconds <= LONGEST_SECONDS)
    .toSorted((a, b) => a.first - b.first)
  const refused = said.filter(length => isRefused(message, length)).map(({ seconds }) => seconds)
  const meant = said.filter(({ seconds }) => !refused.includes(seconds))
  const best = meant.filter(length => !isUnwished(message, length, meant))
  const wished = best.length > 0 ? best : meant
  const candidates = afterTurn(message, wished)
  const [first] = candidates
  if (first === undefined) return whole === null ? null : { value: whole.seconds, spans: [whole] }
  const set = candidates.findLast(length => isChange(message, length)) ?? first
  // Behind a change of mind the first length holds: "no scusi, un minuto e mezzo, i due minuti non li guarda nessuno".
  const isChanged = set !== first || candidates.length < wished.length
  const rivals = isChanged
    ? candidates.filter(other => other.first >= set.first && other.first - set.last <= 2)
    : candidates
  // "È un minuto e venti, non un minuto": the one that is not meant is no point of the video.
  const denied = said.filter(({ first }) => wordAt(message.tokens, first - 1) === 'non')
  return { value: Math.max(...rivals.map(({ seconds }) => seconds)), spans: [...meant, ...denied] }
}
