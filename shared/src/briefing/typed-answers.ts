import { dayOf, nextYearly } from '../italian/calendar.ts'
import { dayCues, deadlineCues } from '../italian/date-keywords.ts'
import { isNegated } from '../italian/negation.ts'
import { numberOf } from '../italian/number-keywords.ts'
import type { Span } from '../italian/tokens.ts'
import type { BriefKind } from './brief.ts'
import { durationCues, shortWords } from './cue-keywords.ts'
import { kindChangeCues } from './kind-keywords.ts'
import { afterTurn, clauseOf, isBare, isPrecededBy, type Message } from './message.ts'
import type { Named } from './named.ts'

/** An answer with the words that gave it. */
export interface Understood<Value> {
  readonly value: Value
  readonly spans: readonly Span[]
}

const SHORT_SECONDS = 30
const LONGEST_SECONDS = 3600

/** The kind of video that a message asks for. A form wins over a subject, and what is first over what follows. */
export function kindIn(message: Message, { kinds }: Named): Understood<BriefKind> | null {
  const isOpen = message.asked === 'kind' || (message.brief.kind === null && message.asked === null)
  const wanted = isOpen
    ? kinds
    : kinds.filter(
        kind => kind.isForm && (message.isCorrection || isPrecededBy(message, kind, kindChangeCues, 3)),
      )
  const candidates = afterTurn(message, wanted)
  const chosen = candidates.find(({ isForm }) => isForm) ?? candidates[0]
  return chosen === undefined ? null : { value: chosen.kind, spans: [chosen] }
}

const hasWord = (message: Message, span: Span, cues: ReadonlySet<string>) => {
  const { first, last } = clauseOf(message, span)
  return message.tokens.slice(first, last + 1).some(token => cues.has(token.word))
}

/** In answer to the question a number alone is a length: up to ten, minutes. */
function bareLength({ tokens, asked }: Message, { days }: Named): Understood<number> | null {
  if (asked !== 'duration' || days.length > 0) return null
  const at = tokens.findIndex(token => numberOf(token.word) !== undefined && token.word.length > 1)
  const digit = tokens.length === 1 ? 0 : at
  const count = numberOf(tokens[digit]?.word ?? '')
  const span = { first: digit, last: digit }
  if (count !== undefined && count > 0 && tokens.length <= 4) {
    return { value: count > 10 ? count : count * 60, spans: [span] }
  }
  const short = tokens.findIndex(token => shortWords.has(token.word))
  return short < 0 ? null : { value: SHORT_SECONDS, spans: [{ first: short, last: short }] }
}

/** How long the video should be, in seconds: the longest length that is meant for it. */
export function durationIn(message: Message, named: Named): Understood<number> | null {
  const open = message.asked === 'kind' || message.asked === 'duration' || message.asked === null
  const meant = named.lengths.filter(
    length =>
      length.seconds > 0 &&
      length.seconds <= LONGEST_SECONDS &&
      !isNegated(message.tokens, length) &&
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
    return count >= 1 && count <= 31 && dayCues.has(tokens[place - 1]?.word ?? '')
  })
  const date = numberOf(tokens[at]?.word ?? '')
  if (at < 0 || date === undefined) return null
  const [year = 0, month = 0, current = 0] = today.split('-').map(Number)
  const value = date >= current ? nextYearly(today, month, date) : dayOf(year, month + 1, date)
  return value === null ? null : { value, spans: [{ first: at, last: at }] }
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
  const chosen = afterTurn(message, meant).at(0)
  return chosen === undefined ? bareDay(message) : { value: chosen.day, spans: [chosen] }
}
