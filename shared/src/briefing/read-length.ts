import type { Length } from '../language/lengths.ts'
import { isPlainNumber, numberOf } from '../language/number-keywords.ts'
import { patternList, standsIn } from '../language/patterns.ts'
import type { Span, Token } from '../language/tokens.ts'
import { doings, durationCues, manyArticles, otherUnits, shortWords } from './cue-keywords.ts'
import { otherVersions } from './kind-keywords.ts'
import { changeOfMind, mayFollow, minuteArticles, rangeWords } from './length-cue-keywords.ts'
import { afterTurn, clauseOf, hasWord, isBare, isPrecededBy, type Message } from './message.ts'
import type { Named } from './named.ts'
import type { Understood } from './understood.ts'

const SHORT_SECONDS = 30
const LONGEST_SECONDS = 3600
/** A larger number alone is a year or a sum. */
const LONGEST_BARE = 900
const MINUTE = 'minuto'
/** A number in so few words after a length corrects it. */
const MAX_AGAIN = 5

const isClock = (tokens: readonly Token[]) =>
  tokens.length === 2 && /^\d{1,2}$/.test(tokens[0]?.word ?? '') && /^[0-5]\d$/.test(tokens[1]?.word ?? '')

// 2:30 and 2.30
function clockLength({ tokens }: Message): Understood<number> | null {
  if (!isClock(tokens) || !/^[:.]$/.test(tokens[1]?.gap ?? '')) return null
  return {
    value: Number(tokens[0]?.word) * 60 + Number(tokens[1]?.word),
    spans: [{ first: 0, last: 1 }],
  }
}

/** In answer to the question a number alone is a length: up to ten, minutes. */
function bareLength(message: Message, { days }: Named): Understood<number> | null {
  const { tokens, asked } = message
  const theMinute = tokens.findIndex(
    ({ word }, at) => word === MINUTE && minuteArticles.has(tokens[at - 1]?.word ?? ''),
  )
  if (theMinute > 0 && asked !== 'message' && asked !== 'audience')
    return { value: 60, spans: [{ first: theMinute - 1, last: theMinute }] }
  const isAgain =
    message.last === 'duration' &&
    asked !== 'deadline' &&
    (tokens.length <= MAX_AGAIN || message.isCorrection)
  if ((asked !== 'duration' && !isAgain) || days.length > 0) return null
  const clock = clockLength(message)
  if (clock !== null) return clock
  const isNumber = (token: Token | undefined) =>
    token !== undefined &&
    (numberOf(token.word) ?? LONGEST_BARE + 1) <= LONGEST_BARE &&
    !manyArticles.has(token.word) &&
    token.word !== 'uno'
  const afterChange = tokens.findLastIndex(
    (token, place) => isNumber(token) && changeOfMind.has(tokens[place - 1]?.word ?? ''),
  )
  const standsFree = (_: Token, place: number) => {
    const next = tokens[place + 1]
    return (
      isNumber(tokens[place]) && (next === undefined || next.boundary !== 'none' || mayFollow.has(next.word))
    )
  }
  const at = afterChange >= 0 ? afterChange : tokens.findIndex(standsFree)
  const digit = tokens.length === 1 ? 0 : at
  const count = numberOf(tokens[digit]?.word ?? '')
  const span = { first: digit, last: digit }
  const isOther = tokens.some(({ word }) => otherUnits.has(word))
  if (count !== undefined && count > 0 && (tokens.length <= MAX_AGAIN || isAgain) && !isOther) {
    return { value: count > 10 ? count : count * 60, spans: [span] }
  }
  const short = tokens.findIndex(token => shortWords.has(token.word))
  return short < 0 ? null : { value: SHORT_SECONDS, spans: [{ first: short, last: short }] }
}

// "In 30 secondi fai tutto" says what the client's app does.
const isDoing = (message: Message, span: Span) =>
  (message.asked === 'message' || message.asked === 'audience') && hasWord(message, span, doings)

/** "Non due minuti"; not "non più di due minuti", not "no scusi, due minuti". */
const isRefusedLength = ({ tokens }: Message, { first, last }: Span) =>
  tokens[first - 1]?.word === 'non' ||
  isTooLong(tokens, last) ||
  (tokens[last + 1]?.word === 'no' && tokens[last + 1]?.boundary === 'none')

/** "Tre minuti sono troppi"; not "un minuto e mezzo, due sono troppi". */
function isTooLong(tokens: readonly Token[], last: number): boolean {
  const number = tokens.findIndex(({ word }, at) => at > last && isPlainNumber(word))
  const end = number < 0 ? last + 3 : Math.min(number - 1, last + 3)
  return standsIn(tokens, tooLong, { first: last + 1, last: end })
}

const tooLong = patternList([
  '(sono|son|so|e) troppi|troppo|tanti|tanto',
  'sono|e un eternita',
  'non (li|lo) guarda',
])

const HALF_A_MINUTE = 30

/** A number without a unit that follows a length: "2 minuti, 2 e mezzo al massimo", "sei minuti, forse otto: diciamo otto". */
function unitlessAfter({ tokens }: Message, lengths: readonly Length[]): Understood<number> | null {
  const [named] = lengths
  if (named === undefined) return null
  const isMinutes = named.seconds >= 60
  let found: Understood<number> | null = null
  let longest = 0
  for (let at = named.last + 1; at < tokens.length; at++) {
    if (lengths.some(({ first, last }) => at >= first && at <= last)) continue
    const count = numberOf(tokens[at]?.word ?? '')
    if (count === undefined || count === 0 || count > (isMinutes ? 10 : 90)) continue
    if (standsIn(tokens, tooLong, { first: at + 1, last: at + 3 })) continue
    const isHalf = tokens[at + 1]?.word === 'e' && tokens[at + 2]?.word === 'mezzo'
    const isRange = rangeWords.has(tokens[at - 1]?.word ?? '')
    const isChange = !isRange && [1, 2].some(back => changeOfMind.has(tokens[at - back]?.word ?? ''))
    const isArticle = manyArticles.has(tokens[at]?.word ?? '') || tokens[at]?.word === 'uno'
    if ((isArticle || (!isChange && !isRange)) && !isHalf) continue
    if (
      tokens[at + 1] !== undefined &&
      tokens[at + 1]?.boundary === 'none' &&
      !isHalf &&
      !mayFollow.has(tokens[at + 1]?.word ?? '')
    )
      continue
    const seconds = isMinutes ? count * 60 + (isHalf ? HALF_A_MINUTE : 0) : count
    const least = isTooLong(tokens, named.last) ? longest : Math.max(longest, named.seconds)
    if (!isChange && seconds <= least) continue
    longest = seconds
    found = { value: seconds, spans: [named, { first: at, last: isHalf ? at + 2 : at }] }
  }
  return found
}

/** "Tre minuti, anzi quattro": the number takes over the unit. */
function correctedLength({ tokens, turn }: Message, meant: readonly Length[]): Understood<number> | null {
  const before = meant.findLast(({ last }) => last < turn)
  if (turn === 0 || before === undefined || meant.some(({ first }) => first > turn)) return null
  const at = tokens.findIndex(
    ({ word }, place) =>
      place > turn && place <= turn + 5 && (numberOf(word) ?? 0) > 0 && !manyArticles.has(word),
  )
  const count = numberOf(tokens[at]?.word ?? '')
  if (at < 0 || count === undefined) return null
  return {
    value: count * (before.seconds >= 60 && count < 10 ? 60 : 1),
    spans: [before, { first: at, last: at }],
  }
}

/** "Tre son troppi, facciamo due", said of the length that stands in the brief. */
function shortened({ tokens, brief }: Message): Understood<number> | null {
  const known = brief.durationSeconds
  if (known === null) return null
  const unit = known >= 60 ? 60 : 1
  const before = tokens.findIndex(
    ({ word }, at) => (numberOf(word) ?? 0) * unit === known && isTooLong(tokens, at),
  )
  const at = tokens.findIndex(
    ({ word }, place) => isPlainNumber(word) && changeOfMind.has(tokens[place - 1]?.word ?? ''),
  )
  const count = numberOf(tokens[at]?.word ?? '')
  if (before < 0 || at < 0 || count === undefined) return null
  return { value: count * unit, spans: [{ first: Math.min(before, at), last: Math.max(before, at) }] }
}

/** How long the video should be, in seconds: the longest length that is meant for it. */
export function durationIn(message: Message, named: Named): Understood<number> | null {
  const open =
    message.asked === 'kind' ||
    message.asked === 'duration' ||
    message.asked === null ||
    message.last === 'duration'
  const meant = named.lengths.filter(
    length =>
      length.seconds > 0 &&
      length.seconds <= LONGEST_SECONDS &&
      !isRefusedLength(message, length) &&
      !isDoing(message, length) &&
      !isPrecededBy(message, length, otherVersions) &&
      (open ||
        hasWord(message, length, changeOfMind) ||
        hasWord(message, length, durationCues) ||
        isBare(message, clauseOf(message, length), named.all)),
  )
  const corrected = correctedLength(message, named.lengths) ?? unitlessAfter(message, named.lengths)
  if (corrected !== null) return corrected
  const refused = named.lengths
    .filter(length => isRefusedLength(message, length))
    .map(({ seconds }) => seconds)
  const candidates = afterTurn(message, meant).filter(({ seconds }) => !refused.includes(seconds))
  const [first] = candidates
  if (first === undefined) return shortened(message) ?? bareLength(message, named)
  // Behind a change of mind the first length holds: "no scusi, un minuto e mezzo, i due minuti non li guarda nessuno".
  const rivals =
    candidates.length < meant.length ? candidates.filter(other => other.first - first.last <= 2) : candidates
  return { value: Math.max(...rivals.map(({ seconds }) => seconds)), spans: meant }
}
