import { dayOf, nextYearly } from '../language/calendar.ts'
import { dayCues, deadlineCues, deadlineStrengths, months } from '../language/date-keywords.ts'
import { isNegated } from '../language/negation.ts'
import { numberOf } from '../language/number-keywords.ts'
import type { Span, Token } from '../language/tokens.ts'
import { doings, durationCues, manyArticles, otherUnits, shortWords } from './cue-keywords.ts'
import { otherVersions } from './kind-keywords.ts'
import { afterTurn, clauseOf, isBare, isPrecededBy, type Message } from './message.ts'
import type { Named } from './named.ts'

/** An answer with the words that gave it. */
export interface Understood<Value> {
  readonly value: Value
  readonly spans: readonly Span[]
}

const SHORT_SECONDS = 30
const LONGEST_SECONDS = 3600

const hasWord = (message: Message, span: Span, cues: ReadonlySet<string>) => {
  const { first, last } = clauseOf(message, span)
  return message.tokens.slice(first, last + 1).some(token => cues.has(token.word))
}

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
  if (asked !== 'duration' || days.length > 0) return null
  const clock = clockLength(message)
  if (clock !== null) return clock
  const at = tokens.findIndex(token => numberOf(token.word) !== undefined && !manyArticles.has(token.word))
  const digit = tokens.length === 1 ? 0 : at
  const count = numberOf(tokens[digit]?.word ?? '')
  const span = { first: digit, last: digit }
  const isOther = tokens.some(({ word }) => otherUnits.has(word))
  if (count !== undefined && count > 0 && tokens.length <= 4 && !isOther) {
    return { value: count > 10 ? count : count * 60, spans: [span] }
  }
  const short = tokens.findIndex(token => shortWords.has(token.word))
  return short < 0 ? null : { value: SHORT_SECONDS, spans: [{ first: short, last: short }] }
}

// "In 30 secondi fai tutto" says what the client's app does.
const isDoing = (message: Message, span: Span) =>
  (message.asked === 'message' || message.asked === 'audience') && hasWord(message, span, doings)

/** How long the video should be, in seconds: the longest length that is meant for it. */
export function durationIn(message: Message, named: Named): Understood<number> | null {
  const open = message.asked === 'kind' || message.asked === 'duration' || message.asked === null
  const meant = named.lengths.filter(
    length =>
      length.seconds > 0 &&
      length.seconds <= LONGEST_SECONDS &&
      !isNegated(message.tokens, length) &&
      !isDoing(message, length) &&
      !isPrecededBy(message, length, otherVersions) &&
      (open ||
        hasWord(message, length, durationCues) ||
        isBare(message, clauseOf(message, length), named.all)),
  )
  const candidates = afterTurn(message, meant)
  if (candidates.length === 0) return bareLength(message, named)
  return { value: Math.max(...candidates.map(({ seconds }) => seconds)), spans: meant }
}

/** In answer to the question "il 15" is the next such day. */
function bareDay({ tokens, asked, today }: Message): Understood<string> | null {
  if (asked !== 'deadline') return null
  const at = tokens.findIndex((token, place) => {
    const count = numberOf(token.word) ?? 0
    const isDate = tokens[place + 1]?.boundary === 'none' && months.has(tokens[place + 1]?.word ?? '')
    return count >= 1 && count <= 31 && !isDate && dayCues.has(tokens[place - 1]?.word ?? '')
  })
  const date = numberOf(tokens[at]?.word ?? '')
  if (at < 0 || date === undefined) return null
  const [year = 0, month = 0, current = 0] = today.split('-').map(Number)
  const value = date >= current ? nextYearly(today, month, date) : dayOf(year, month + 1, date)
  return value === null ? null : { value, spans: [{ first: at, last: at }] }
}

/** How much a day is the one by which the video is needed, and not that of a fair: the words before it tell. */
function urgencyOf(message: Message, day: Span): number {
  const best = deadlineStrengths.findIndex(({ cues, reach }) => isPrecededBy(message, day, cues, reach))
  return best < 0 ? deadlineStrengths.length : best
}

/** The day by which the video is needed. */
export function deadlineIn(message: Message, named: Named): Understood<string> | null {
  const meant = named.days.filter(
    day =>
      message.asked === 'deadline' ||
      message.isCorrection ||
      hasWord(message, day, deadlineCues) ||
      isBare(message, clauseOf(message, day), named.all),
  )
  const [chosen] = afterTurn(message, meant)
    .map(day => ({ day, urgency: urgencyOf(message, day) }))
    .toSorted((a, b) => a.urgency - b.urgency)
  return chosen === undefined ? bareDay(message) : { value: chosen.day.day, spans: [chosen.day] }
}
