import { dayOf, nextYearly } from '../../language/calendar.ts'
import { dayCues, deadlineCues, deadlineStrengths, months, weekdays } from '../../language/date-keywords.ts'
import { daysIn, type NamedDay } from '../../language/dates.ts'
import { shareWords } from '../../language/mentions.ts'
import { numberOf } from '../../language/number-keywords.ts'
import { foundIn } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
import { type Span, tokensOf, wordAt, wordsIn } from '../../language/tokens.ts'
import { monthNames } from '../../messages/it/briefing-choices.ts'
import type { Understood } from '../brief/understood.ts'
import { ceilings } from '../keywords/cue-keywords.ts'
import {
  eventDays,
  eventVerbs,
  filmingWords,
  firmCues,
  held,
  hurried,
  monthParts,
  partsAlone,
  ranges,
  seasonal,
} from '../keywords/deadline-keywords.ts'
import { soons } from '../keywords/typed-keywords.ts'
import { afterTurn, clauseOf, hasWord, isBare, isPrecededBy, type Message } from '../message/message.ts'
import type { Named } from '../message/named.ts'
import { askedForWords, sliceOf } from '../message/read-words.ts'
import { goalIn } from './read-side.ts'
import {
  type CountedDay,
  countedDayIn,
  countsIn,
  isAttribute,
  roughAt,
  roughDayOf,
  withLeads,
} from './rough-day.ts'

/** "Il prima possibile" names no day; "subito dopo Pasqua" is no hurry. */
export const namesSoon = (message: Message): boolean =>
  foundIn(message.tokens, soons).some(
    span =>
      wordAt(message.tokens, span.last + 1) !== 'dopo' &&
      (wordAt(message.tokens, span.last) !== 'subito' || isHurry(message, span)),
  )

/** "Lo vorrei subito"; "arrivo subito" is what somebody else does, and "tutto subito?" is about paying. */
const isHurry = (message: Message, { first }: Span) =>
  message.asked === 'deadline'
    ? !/^(?:tutto|pag)/.test(wordAt(message.tokens, first - 1))
    : hasWord(message, { first, last: first }, hurried)

/** In answer to the question "il 15" is the next such day, or that of the month that was said. */
function bareDay({ tokens, asked, today, brief }: Message): Understood<string> | null {
  if (asked !== 'deadline') return null
  const rough = roughDayOf(brief)
  const said = rough?.month
  const part = said && foundIn(tokens, partsAlone)[0]
  if (part) {
    const [named] = daysIn(tokensOf(`${tokens[part.first]?.word} ${monthNames[said - 1]}`), today)
    return named ? { value: named.day, spans: [part] } : null
  }
  const at = tokens.findIndex((token, place) => {
    const count = numberOf(token.word) ?? 0
    const isDate = tokens[place + 1]?.boundary === 'none' && months.has(wordAt(tokens, place + 1))
    const isCounted = foundIn(tokens, held).some(({ last }) => last === place - 1)
    return count >= 1 && count <= 31 && !isDate && !isCounted && dayCues.has(wordAt(tokens, place - 1))
  })
  const date = numberOf(wordAt(tokens, at))
  if (at < 0 || date === undefined) return null
  const spans = [{ first: at, last: at }]
  const [near] = rough === null || said ? [] : daysIn(tokensOf(rough.words), today)
  if (near) return { value: nearest(near.day, date), spans }
  const [year = 0, month = 0, current = 0] = today.split('-').map(Number)
  const value = said
    ? nextYearly(today, said, date)
    : date >= current
      ? nextYearly(today, month, date)
      : dayOf(year, month + 1, date)
  return value === null ? null : { value, spans }
}

/** Of the days that have a date the one nearest to another: "qualche giorno prima del 3 giugno: il 29". */
function nearest(day: string, date: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const far = (other: string) => Math.abs(Date.parse(other) - Date.parse(day))
  const [best = day] = [-1, 0, 1]
    .map(step => dayOf(year, month + step, date))
    .toSorted((a, b) => far(a) - far(b))
  return best
}

/** How much a day is the one by which the video is needed, and not that of a fair: the words before it tell. */
function urgencyOf(message: Message, day: Span): number {
  const { tokens } = message
  // "Il 3 dicembre è la giornata della disabilità"
  const isThen = /^(?:è|sarà|e(?=['’]\s))/u.test(tokens[day.last + 1]?.written ?? '')
  if (isThen || [1, 2].some(back => eventVerbs.has(wordAt(tokens, day.first - back))))
    return deadlineStrengths.length + 1
  if (
    isPrecededBy(message, day, new Set(['quindi', 'direi', 'diciamo', 'facciamo', 'meglio', 'mettiamo']), 3)
  )
    return -1
  const best = deadlineStrengths.findIndex(({ cues, reach }) => isPrecededBy(message, day, cues, reach))
  return best < 0 ? deadlineStrengths.length : best
}

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
      dayCues.has(wordAt(tokens, place - 1)) &&
      // "Non il 10"
      wordAt(tokens, place - 2) !== 'non' &&
      (tokens[place + 1]?.boundary ?? 'sentence') !== 'none',
  )
  const date = dateOf(wordAt(tokens, at))
  const isLater = [1, 2].some(back => byWhen.has(wordAt(tokens, at - back)))
  const [year = 0, month = 0, day = 0] = named.day.split('-').map(Number)
  if (at < 0 || date < 1 || date === day || (date > day && !isLater)) return null
  const value = dayOf(year, month, date)
  return value >= today && value.startsWith(named.day.slice(0, 8))
    ? { value, spans: [named, { first: at, last: at }] }
    : null
}

const dateOf = (word: string) => (word === 'primo' ? 1 : Number(/^\d{1,2}$/.exec(word)?.[0] ?? 0))

const byWhen = wordSet('entro oltre per direi diciamo facciamo quindi meglio')

const hasDate = (message: Message, day: Span) =>
  isDated(message, day) ||
  // "Entro maggio", "tra un paio di mesi"; in "tra due mesi" the word is a part of it.
  [2, 1, 0].some(back => deadlineCues.has(wordAt(message.tokens, day.first - back)))

/** "Il 3 aprile", "il primo dicembre", "fine agosto" */
const isDated = (message: Message, day: Span) =>
  hasDigit(message, day) || ['primo', ...monthParts].includes(wordAt(message.tokens, day.first))

/** In the client's own words a day is the deadline only behind a word for it: "entro il 3". */
const CLOSE = 3
const NEAR = 4

/** "Le riprese a giugno" and "il 6 giugno venite a filmare" set no day for the video; "per il 6 giugno" does. */
const isFilming = (message: Message, day: Span) => {
  const clause = clauseOf(message, day)
  const before = { first: clause.first - 1, last: clause.first - 1 }
  const lead = wordAt(message.tokens, clause.first)
  // "Le riprese fatele voi, ad aprile in laboratorio", "a filmare venite voi... verso il 20 giugno"
  const goesOn =
    (lead === 'verso' ||
      (/^(?:ad?|in)$/.test(lead) && message.tokens[clause.first]?.boundary === 'clause')) &&
    day.first - clause.first <= 2 &&
    hasWord(message, before, filmingWords)
  return goesOn || (hasWord(message, day, filmingWords) && !isPrecededBy(message, day, byWhen, 2))
}

/** "La sagra che si fa dal 24 al 26 luglio" and "la collezione estate": what the video is about. */
const isOfEvent = (message: Message, day: Span) =>
  seasonal.has(wordAt(message.tokens, day.first - 1)) ||
  (message.asked !== 'deadline' && isRange(message, day)) ||
  (!isPrecededBy(message, day, byWhen, 2) &&
    [held, ...(message.asked === 'deadline' ? [] : [ranges, eventDays])].some(patterns =>
      foundIn(message.tokens, patterns, clauseOf(message, day)).some(
        ({ last }) => last < day.first && day.first - last < 3,
      ),
    ))

/** "La fiera (20-24 aprile)", "il lancio dal 1 maggio" */
const isRange = ({ tokens }: Message, { first }: Span) =>
  /^dall?$/.test(wordAt(tokens, first - 1)) ||
  (/^[-\u2013]$/u.test(tokens[first]?.gap.trim() ?? '') && dateOf(wordAt(tokens, first - 1)) > 0)

/** "Anche la domenica" is every week, and "la domenica di Pasqua" is called by its feast. */
const isEveryWeek = ({ tokens, asked }: Message, { first, last }: Span, days: readonly Span[]) =>
  first === last &&
  weekdays.has(wordAt(tokens, first)) &&
  (days.some(day => day.first === last + 2 && wordAt(tokens, last + 1) === 'di') ||
    (asked !== 'deadline' &&
      /^(?:il|la)$/.test(wordAt(tokens, first - 1)) &&
      !byWhen.has(wordAt(tokens, first - 2))))

/** "Lo scopo è assumere quindici facchini entro l'estate", "per riempire luglio": a time that is part of the aim. */
function isOfAim(message: Message, day: Span): boolean {
  const isKnown = message.brief.deadline !== null || !isPrecededBy(message, day, byWhen, 2)
  return (
    message.asked !== 'deadline' && isKnown && !isDated(message, day) && shareAny(goalIn(message)?.spans, day)
  )
}

const shareAny = (spans: readonly Span[] = [], day: Span) => spans.some(span => shareWords(span, day))

/** "Il 6 giugno è sabato", and the days that others are counted from. */
const isNoDay = ({ tokens, asked }: Message, day: Span, counts: readonly Span[]) =>
  (asked !== 'deadline' &&
    tokens[day.last + 1]?.word === 'e' &&
    weekdays.has(wordAt(tokens, day.last + 2))) ||
  counts.some(counted => shareWords(counted, day))

/** The day that is counted from another one, where it is the video's: not "una settimana dopo l'apertura era già pieno". */
function countedIn(message: Message, { days }: Named): CountedDay | null {
  const counted = countedDayIn(message.tokens, days)
  if (counted === null || message.asked === 'deadline' || hasWord(message, counted, firmCues)) return counted
  return counted.anchor === null ? null : counted
}

/** "La riapertura è il 13 settembre; il video due settimane prima": what is on the first day is said besides. */
function withoutAnchor(message: Message, { first, last, anchor }: CountedDay): Span {
  const own = countsIn(message.tokens).at(-1)?.first ?? first
  const clause = clauseOf(message, { first: own, last })
  return { first: anchor !== null && anchor.last < clause.first ? clause.first : first, last }
}

/** The days that a message can mean by when the video is needed. */
function meantIn(message: Message, named: Named): readonly NamedDay[] {
  const counts = countsIn(message.tokens)
  const isSoon = namesSoon(message)
  return named.days.filter(
    day =>
      (message.asked === 'deadline' || !isAttribute(message.tokens, day)) &&
      !isFilming(message, day) &&
      !isOfEvent(message, day) &&
      !isNoDay(message, day, counts) &&
      !isEveryWeek(message, day, named.days) &&
      !isOfAim(message, day) &&
      // "Il prima possibile, il 10 maggio c'è la fiera"
      (!isSoon || isPrecededBy(message, day, firmCues)) &&
      (message.asked === 'deadline' ||
        message.isCorrection ||
        (askedForWords.has(message.asked)
          ? isPrecededBy(message, day, firmCues, CLOSE) || isPrecededBy(message, day, byWhen, 2)
          : hasWord(message, day, firmCues) || isPrecededBy(message, day, deadlineCues, NEAR)) ||
        (isBare(message, clauseOf(message, day), named.all) && hasDate(message, day))),
  )
}

/** "Il primo dicembre, prima di Natale", "fine agosto, così usciamo prima dell'autunno": the date is meant. */
const isReason = (message: Message, day: Span, all: readonly Span[]) =>
  !isDated(message, day) &&
  isPrecededBy(message, day, beforeIt, 2) &&
  all.some(other => other.last < day.first && isDated(message, other))

const beforeIt = wordSet('prima')

/** "Prima di Pasqua, il 3 aprile max": the date that stands alone in the next clause says which day is meant. */
function datedAfter(message: Message, meant: NamedDay, { days, all }: Named): NamedDay | undefined {
  const said = [...all, ...foundIn(message.tokens, ceilings)]
  const isDate = (day: NamedDay) => isDated(message, day) && isBare(message, clauseOf(message, day), said)
  return isDated(message, meant) ? undefined : days.find(day => day.first > meant.last && isDate(day))
}

const hasDigit = ({ tokens }: Message, span: Span) =>
  wordsIn(tokens, span).some(({ word }) => /\d/.test(word))

const hasMonth =
  ({ tokens }: Message) =>
  (span: Span) =>
    wordsIn(tokens, span).some(({ word }) => months.has(word))

/** The day by which the video is needed; a month or a season is none. */
export function deadlineIn(message: Message, named: Named): Understood<string> | null {
  // "Il primo sabato, che è il 6": of the month that was said.
  const ofMonth =
    roughDayOf(message.brief)?.month && !named.days.some(hasMonth(message)) ? bareDay(message) : null
  if (ofMonth) return ofMonth
  const meant = meantIn(message, named)
  const again = sameMonth(message, meant.length > 0 ? meant : named.days)
  if (again !== null) return again
  const counted = countedIn(message, named)
  if (counted !== null)
    return counted.day === null ? null : { value: counted.day, spans: [withoutAnchor(message, counted)] }
  const exact = meant.filter(day => roughAt(message.tokens, day) === null && !isReason(message, day, meant))
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
  const rough = afterTurn(message, meantIn(message, named)).flatMap(day => roughAt(tokens, day) ?? [])
  const span = countedIn(message, named) ?? rough.at(-1)
  if (span === undefined) return null
  const whole = withLeads(tokens, span)
  return { value: sliceOf(text, tokens, whole), spans: [whole] }
}
