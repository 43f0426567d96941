import { addDays, dayOf, nextYearly } from '../language/calendar.ts'
import {
  dayCues,
  dayUnits,
  deadlineCues,
  deadlineStrengths,
  months,
  monthUnits,
  weekUnits,
} from '../language/date-keywords.ts'
import { daysIn, type NamedDay } from '../language/dates.ts'
import { numberOf } from '../language/number-keywords.ts'
import { foundIn, standsIn } from '../language/patterns.ts'
import { wordSet } from '../language/phrases.ts'
import { type Span, tokensOf } from '../language/tokens.ts'
import { monthNames } from '../messages/it/briefing-choices.ts'
import {
  attributive,
  earlier,
  eventVerbs,
  filmingWords,
  firmCues,
  fromEvents,
  partsAlone,
  roughLeads,
  weekdays,
} from './deadline-keywords.ts'
import { afterTurn, clauseOf, hasWord, isBare, isPrecededBy, type Message } from './message.ts'
import type { Named } from './named.ts'
import { askedForWords, sliceOf } from './read-words.ts'
import { isRough, roughDayOf } from './rough-day.ts'
import { soons } from './typed-keywords.ts'
import type { Understood } from './understood.ts'

/** "Il prima possibile" names no day. */
export const namesSoon = ({ tokens }: Message): boolean => standsIn(tokens, soons)

/** In answer to the question "il 15" is the next such day, or that of the month that was said. */
function bareDay({ tokens, asked, today, brief }: Message): Understood<string> | null {
  if (asked !== 'deadline') return null
  const said = roughDayOf(brief)?.month
  const part = said && foundIn(tokens, partsAlone)[0]
  if (part) {
    const [named] = daysIn(tokensOf(`${tokens[part.first]?.word} ${monthNames[said - 1]}`), today)
    return named ? { value: named.day, spans: [part] } : null
  }
  const at = tokens.findIndex((token, place) => {
    const count = numberOf(token.word) ?? 0
    const isDate = tokens[place + 1]?.boundary === 'none' && months.has(tokens[place + 1]?.word ?? '')
    return count >= 1 && count <= 31 && !isDate && dayCues.has(tokens[place - 1]?.word ?? '')
  })
  const date = numberOf(tokens[at]?.word ?? '')
  if (at < 0 || date === undefined) return null
  const [year = 0, month = 0, current = 0] = today.split('-').map(Number)
  const value = said
    ? nextYearly(today, said, date)
    : date >= current
      ? nextYearly(today, month, date)
      : dayOf(year, month + 1, date)
  return value === null ? null : { value, spans: [{ first: at, last: at }] }
}

/** How much a day is the one by which the video is needed, and not that of a fair: the words before it tell. */
function urgencyOf(message: Message, day: Span): number {
  if ([1, 2].some(back => eventVerbs.has(message.tokens[day.first - back]?.word ?? '')))
    return deadlineStrengths.length + 1
  const isLast = !message.tokens.some((_, at) => at > day.last && months.has(message.tokens[at]?.word ?? ''))
  if (isLast && isPrecededBy(message, day, new Set(['entro']), 2)) return -2
  if (
    isPrecededBy(message, day, new Set(['quindi', 'direi', 'diciamo', 'facciamo', 'meglio', 'mettiamo']), 3)
  )
    return -1
  const best = deadlineStrengths.findIndex(({ cues, reach }) => isPrecededBy(message, day, cues, reach))
  return best < 0 ? deadlineStrengths.length : best
}

/** "Il saggio di fine anno" names the show, "la fiera del 12 maggio" the fair. */
const isAttribute = ({ tokens }: Message, { first }: Span) =>
  attributive.has(tokens[first - 1]?.word ?? '') && !earlier.has(tokens[first - 2]?.word ?? '')

/**
 * "L'open day è il 28 novembre, ci basta per il 10", "il festival finisce il 17 maggio, il video entro il 31": a number
 * alone is a day of the month named before.
 */
function sameMonth({ tokens, today }: Message, days: readonly NamedDay[]): Understood<string> | null {
  const named = days.at(-1)
  if (named === undefined) return null
  const at = tokens.findIndex(
    ({ word }, place) =>
      place > named.last &&
      dateOf(word) > 0 &&
      dayCues.has(tokens[place - 1]?.word ?? '') &&
      (tokens[place + 1]?.boundary ?? 'sentence') !== 'none',
  )
  const date = dateOf(tokens[at]?.word ?? '')
  const isLater = [1, 2].some(back => byWhen.has(tokens[at - back]?.word ?? ''))
  const [year = 0, month = 0, day = 0] = named.day.split('-').map(Number)
  if (at < 0 || date < 1 || date === day || (date > day && !isLater)) return null
  const value = dayOf(year, month, date)
  return value >= today && value.startsWith(named.day.slice(0, 8))
    ? { value, spans: [named, { first: at, last: at }] }
    : null
}

const dateOf = (word: string) => (word === 'primo' ? 1 : Number(/^\d{1,2}$/.exec(word)?.[0] ?? 0))

const byWhen = wordSet('entro per direi diciamo facciamo quindi meglio')

const hasDate = ({ tokens }: Message, { first, last }: Span) =>
  hasDigit({ tokens }, { first, last }) || deadlineCues.has(tokens[first - 1]?.word ?? '')

const daysOf = (unit: string) =>
  dayUnits.has(unit) ? 1 : weekUnits.has(unit) ? 7 : monthUnits.has(unit) ? 30 : 0

/** "La fiera è il 21 aprile, ci serve una settimana prima", "l'evento è il 20, il montato una settimana dopo". */
function daysAround({ tokens }: Message, days: readonly NamedDay[]): Understood<string> | null {
  const named = days.at(-1)
  if (named === undefined) return null
  const at = tokens.findIndex(
    ({ word }, place) => place > named.last && daysOf(word) > 0 && isCounted(tokens, place + 1),
  )
  // "Per la settimana prima" is one week.
  const count = numberOf(tokens[at - 1]?.word ?? '') ?? (tokens[at - 1]?.word === 'la' ? 1 : undefined)
  if (at < 0 || count === undefined) return null
  const sign = tokens[at + 1]?.word === 'prima' ? -1 : 1
  const value = addDays(named.day, sign * count * daysOf(tokens[at]?.word ?? ''))
  return { value, spans: [named, { first: at - 1, last: at + 1 }] }
}

// "Una settimana dopo il convegno" explains the day that was said.
const isCounted = (tokens: Message['tokens'], at: number) =>
  tokens[at]?.word === 'prima' ||
  (isFromEvent(tokens, at) && byWhen.has(tokens[at - 3]?.word ?? '')) ||
  (tokens[at]?.word === 'dopo' && (tokens[at + 1]?.boundary ?? 'sentence') !== 'none')

/** In the client's own words a day is the deadline only behind a word for it: "entro il 3". */
const CLOSE = 3
const NEAR = 4

/** "Le riprese a giugno" and "il 6 giugno venite a filmare" set no day for the video; "per il 6 giugno" does. */
const isFilming = (message: Message, day: Span) =>
  hasWord(message, day, filmingWords) &&
  !isPrecededBy(message, day, firmCues) &&
  (isPrecededBy(message, day, filmingWords) || !isPrecededBy(message, day, byWhen, 2))

/** "Il 6 giugno è sabato", and "dieci giorni dalla festa", of which no day is known. */
const isNoDay = ({ tokens, asked }: Message, { first, last }: Span) =>
  (asked !== 'deadline' && tokens[last + 1]?.word === 'e' && weekdays.has(tokens[last + 2]?.word ?? '')) ||
  (tokens.slice(first, last + 1).some(({ word }) => daysOf(word) > 0) && isFromEvent(tokens, last + 1))

const isFromEvent = (tokens: Message['tokens'], at: number) =>
  fromEvents.has(tokens[at]?.word ?? '') && tokens[at]?.boundary === 'none'

/** The days that a message can mean by when the video is needed. */
function meantIn(message: Message, named: Named): readonly NamedDay[] {
  const isSoon = namesSoon(message)
  return named.days.filter(
    day =>
      (message.asked === 'deadline' || !isAttribute(message, day)) &&
      !isFilming(message, day) &&
      !isNoDay(message, day) &&
      (!isSoon || isPrecededBy(message, day, firmCues)) &&
      (message.asked === 'deadline' ||
        message.isCorrection ||
        (askedForWords.has(message.asked)
          ? isPrecededBy(message, day, firmCues, CLOSE) || isPrecededBy(message, day, byWhen, 2)
          : hasWord(message, day, firmCues) || isPrecededBy(message, day, deadlineCues, NEAR)) ||
        (isBare(message, clauseOf(message, day), named.all) && hasDate(message, day))),
  )
}

/** "Prima di Pasqua, il 3 aprile": the date that stands alone in the next clause says which day is meant. */
const datedAfter = (message: Message, { first, last }: NamedDay, named: Named) =>
  hasDigit(message, { first, last })
    ? undefined
    : named.days.find(
        day =>
          day.first > last && hasDigit(message, day) && isBare(message, clauseOf(message, day), named.all),
      )
const hasDigit = ({ tokens }: Pick<Message, 'tokens'>, { first, last }: Span) =>
  tokens.slice(first, last + 1).some(({ word }) => /\d/.test(word))

const hasMonth =
  ({ tokens }: Message) =>
  ({ first, last }: Span) =>
    tokens.slice(first, last + 1).some(({ word }) => months.has(word))

/** The day by which the video is needed; a month or a season is none. */
export function deadlineIn(message: Message, named: Named): Understood<string> | null {
  // "Il primo sabato, che è il 6": of the month that was said.
  const ofMonth =
    roughDayOf(message.brief)?.month && !named.days.some(hasMonth(message)) ? bareDay(message) : null
  if (ofMonth) return ofMonth
  const meant = meantIn(message, named)
  const known = meant.length > 0 ? meant : named.days.filter(day => !isNoDay(message, day))
  const again = sameMonth(message, meant.length > 0 ? meant : named.days) ?? daysAround(message, known)
  if (again !== null) return again
  const exact = meant.filter(day => !isRough(message.tokens, day))
  const [chosen] = afterTurn(message, exact)
    .map(day => ({ day, urgency: urgencyOf(message, day) }))
    .toSorted((a, b) => a.urgency - b.urgency)
  if (chosen !== undefined) {
    const dated = datedAfter(message, chosen.day, named)
    return {
      value: (dated ?? chosen.day).day,
      spans: dated === undefined ? [chosen.day] : [chosen.day, dated],
    }
  }
  return meant.length > 0 ? null : bareDay(message)
}

/** When the video is needed where no day is said, in the client's words: "per giugno", "dopo Pasqua". */
export function roughDayIn(message: Message, named: Named): Understood<string> | null {
  const { text, tokens } = message
  const day = afterTurn(message, meantIn(message, named)).findLast(one => isRough(tokens, one))
  if (day === undefined) return null
  let { first } = day
  while (tokens[first]?.boundary === 'none' && roughLeads.has(tokens[first - 1]?.word ?? '')) first--
  const span = { first, last: day.last }
  const value = sliceOf(text, tokens, span)
  // "Giugno va bene" says the month again.
  const known = roughDayOf(message.brief)
  const isKnown = known?.month !== undefined && known.month === roughDayOf({ notes: [value] })?.month
  return { value: isKnown ? known.words : value, spans: [span] }
}
