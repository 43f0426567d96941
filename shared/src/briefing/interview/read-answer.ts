import type { ParsedComponents } from 'chrono-node'
import * as it from 'chrono-node/it'
import { addDays, addMonths, dayOf, endOfMonth } from '../../formats/calendar-days.ts'
import { monthNames } from '../../formats/italian.ts'
import { withoutDiacritics } from '../../language/fold.ts'
import { lengthsIn } from '../../language/lengths.ts'
import { findKeywords } from '../../language/mentions.ts'
import { numberOf } from '../../language/number-keywords.ts'
import { indexOf } from '../../language/phrase-table.ts'
import { phrasesOf } from '../../language/phrases.ts'
import { type Token, tokensOf, wordAt } from '../../language/tokens.ts'
import { kindLabels, movePhrases } from '../../messages/it/interview.ts'
import { type BriefKind, briefKinds, SECONDS_MAX, SECONDS_MIN } from '../brief/brief.ts'

export type Intent = keyof typeof movePhrases

/** Text as it is compared whole: one line without case, accents, outer signs. */
const plainOf = (text: string): string =>
  withoutDiacritics(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const moves = new Map(
  Object.entries(movePhrases).flatMap(([move, phrases]) =>
    phrases.flatMap(phrasesOf).map(phrase => [phrase.join(' '), move as Intent] as const),
  ),
)

/** Returns true for an intent that leaves a question to the studio. */
export const isLeftOpen = (move: Intent | undefined): boolean =>
  move === 'unsure' || move === 'skip' || move === 'goOn'

/**
 * Returns what a whole message asks of the interview ("salta", "indietro"), also in several parts ("non so, fate voi");
 * undefined for every other text.
 */
export function detectIntent(text: string): Intent | undefined {
  const [move, ...others] = text.split(/[,.]\s/).map(part => moves.get(plainOf(part)))
  const isOne = others.every(other => other === move || (isLeftOpen(move) && isLeftOpen(other)))
  return moves.get(plainOf(text)) ?? (isOne ? move : undefined)
}

/** Returns true for a text that is shown as a question and fills no field without the client's press. */
export const isQuestion = (text: string): boolean => /[?？]["»”’')\]]*$/u.test(text.trim())

const kindIndex = indexOf<BriefKind>({
  corporate: ['corporate', 'aziendale|aziendali', 'istituzionale|istituzionali'],
  explainer: ['motion graphic|graphics', 'explainer|explainers', 'video animato|animati'],
  'app-demo': ['demo|demos'],
  'social-reels': ['reel|reels', 'social', 'tiktok', 'shorts|short'],
  'talking-head': ['talking head|heads'],
  product: ['product|products', 'prodotto|prodotti'],
  hotel: ['hotel|hotels', 'turismo'],
  event: ['evento|eventi', 'conferenza|conferenze'],
  educational: ['educativo|educativa|educativi|educative', 'tutorial|tutorials', 'formazione|formazioni'],
  testimonial: ['testimonial|testimonials', 'testimonianza|testimonianze', 'case study|studies'],
  advertising: [
    'pubblicitario|pubblicitaria|pubblicitari|pubblicitarie',
    'advertising',
    'spot',
    'pubblicita',
  ],
})

/** Returns the kind whose label the text is, or the only one whose keyword it holds; null for none or several. */
export function readKind(text: string): BriefKind | null {
  const plain = plainOf(text)
  const labelled = briefKinds.find(kind => plainOf(kindLabels[kind]) === plain)
  if (labelled) return labelled
  const named = findKeywords(tokensOf(text), kindIndex).filter(({ isNegated }) => !isNegated)
  const kinds = [...new Set(named.map(({ code }) => code))]
  return kinds.length === 1 ? (kinds[0] ?? null) : null
}

export type LengthRead =
  | { readonly seconds: number }
  /** No length, several, or one outside of 5 to 3,600 seconds. */
  | { readonly fault: 'unread' | 'out-of-range' }

const either = new Set(['o', 'oppure'])
const between = new Set(['e', 'a', 'ai', 'al'])
/** "1 o 2 minuti", "15-20 secondi", "tra 30 e 60 secondi": two lengths, of which only one has its unit. */
const isRange = (text: string, tokens: readonly Token[]): boolean =>
  /\d ?[-–/] ?\d/u.test(text) ||
  tokens.some(({ word }, at) => {
    const isNumber = (other: number) => numberOf(wordAt(tokens, other)) !== undefined
    return isNumber(at + 1) && (either.has(word) || (between.has(word) && isNumber(at - 1)))
  })

/** Reads the only length that a text names, in seconds; a bare number counts seconds. A negative one is out of range. */
export function readLength(text: string): LengthRead {
  if (/^\s*(?:[-\u2212]|meno )\s*\d/iu.test(text)) return { fault: 'out-of-range' }
  const tokens = tokensOf(text)
  if (isRange(text, tokens)) return { fault: 'unread' }
  const found = lengthsIn(text, tokens).map(({ seconds }) => Math.round(seconds))
  const bare = /^\d{1,4}$/.test(text.trim()) ? [Number(text)] : []
  const [seconds, ...more] = new Set(found.length > 0 ? found : bare)
  if (seconds === undefined || more.length > 0) return { fault: 'unread' }
  return seconds < SECONDS_MIN || seconds > SECONDS_MAX ? { fault: 'out-of-range' } : { seconds }
}

export type DayRead =
  /** `YYYY-MM-DD`, today or later. */
  | { readonly day: string }
  | { readonly fault: 'none' | 'several' }
  | { readonly fault: 'past'; readonly day: string }
  /** The words that name a day that no calendar has. */
  | { readonly fault: 'impossible'; readonly said: string }
  /** A month without a day, by its first day. */
  | { readonly fault: 'month'; readonly day: string }

const year = '(\\d{4}|\\d{2})(?!\\d)'
/** 31/4, 31.4.2027, 31 aprile; not "15-20 giorni", not 10.30. */
const written = new RegExp(
  `(?<![\\d/.-])(\\d{1,2})(?: ?/ ?(\\d{1,2})(?!\\d)(?: ?/ ?${year})?|[.-](\\d{1,2})[.-]${year}|º? (?:di )?(${monthNames.join('|')})(?: ${year})?)`,
  'giu',
)

/** Returns true for a day of the calendar; 29 February is one where no year is said. */
function isInCalendar(day: number, month: number, said: string | undefined): boolean {
  const inYear = said === undefined ? 2024 : Number(said.length === 2 ? `20${said}` : said)
  return month >= 1 && month <= 12 && day >= 1 && day <= Number(endOfMonth(dayOf(inYear, month, 1)).slice(8))
}

function impossibleIn(text: string): string | undefined {
  for (const [said, day, slashed, slashedYear, dotted, dottedYear, name, namedYear] of text.matchAll(
    written,
  )) {
    const month = name ? monthNames.indexOf(name.toLowerCase()) + 1 : Number(slashed ?? dotted)
    if (!isInCalendar(Number(day), month, slashedYear ?? dottedYear ?? namedYear)) return said
  }
  return undefined
}

/** "Entro fine mese", "il 20", "il 29 febbraio": days that chrono does not read. */
function plainDayIn(text: string, today: string): string | null {
  const endOfThis = /\bfine (?:del |di questo )?mese\b/iu.exec(text)
  if (endOfThis && !isEarliest(text, endOfThis.index)) return endOfMonth(today)
  if (/\b29 ?(?:\/ ?0?2|febbraio)\b/iu.test(text)) {
    const inYear = (later: number) => dayOf(Number(today.slice(0, 4)) + later, 2, 29)
    return (
      Array.from({ length: 9 }, (_, at) => inYear(at)).find(day => day.endsWith('02-29') && day >= today) ??
      null
    )
  }
  const bare = /(?:^|\b(?:il|al) |l['’])(\d{1,2})(?=[,;!] *(?:\p{L}|$)|\.?$)/iu.exec(text.trim())
  if (!bare || isEarliest(text.trim(), bare.index)) return null
  const day = Number(bare[1])
  const inMonth = (later: number) => {
    const first = addMonths(`${today.slice(0, 8)}01`, later)
    const candidate = addDays(first, day - 1)
    return candidate.slice(0, 7) === first.slice(0, 7) ? candidate : null
  }
  if (day < 1 || day > 31) return null
  return [0, 1, 2].map(inMonth).find(candidate => candidate !== null && candidate >= today) ?? null
}

// "Tra un mese" is an exact day, though chrono calls only its month certain.
const countedMonths = /^(?:tra|fra|entro)\b.*\b(?:mes[ei]|ann[oi])$/iu
// "90 secondi" is a length of the film.
const clockWords = /(?<!\p{L})(?:second[oi]|sec|s|minut[oi]|min|m|or[ae]|h)(?!\p{L})/iu
/** "2 ore 3 min 2 ore 3 min" is no day, and thousands of them take chrono seconds. */
const countedRun =
  /(?<![\p{L}\d])(?:(?:\p{L}{1,14}|\d{1,4})\s{0,3}(?:second[oi]|sec|s|minut[oi]|min|m|or[ae]|h|giorn[oi]|gg?|settiman[ae]|sett|mes[ei]|trim(?:estr[ei])?|ann[oi])(?!\p{L})[\s,]{0,6}(?:e\s{1,5})?){4,}/giu
const eitherDay = /\b\d{1,2} (?:o|oppure) (?:il )?\d{1,2}\b/iu
/** "Venerdì 18": chrono reads the next Friday. */
const numberedWeekday =
  /(?<!\p{L})(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) (\d{1,2})(?=[,;!] *(?:\p{L}|$)|\.?$)/gimu
const beforeEarliest = /(?<!\p{L})(?:non prima|dopo|a partire)(?: (?:\p{L}{2,5} ?)?['’]?)?$/iu
/** Returns true for "non prima del 20", "dopo il 10": the first day that is possible, not the last. */
const isEarliest = (text: string, index: number) => beforeEarliest.test(text.slice(0, index))
/** "Il 18, il 20" */
const severalBare = /(?<!\p{L})(?:il |l['’])\d{1,2}(?=[,;!] *(?:\p{L}|$)|\.?$)/giu
const someWeek = /^(?:questa|la|nella|prossima).*settimana|settimana prossima$/iu

const dayNamed = (part: ParsedComponents) =>
  dayOf(part.get('year') ?? 0, part.get('month') ?? 1, part.get('day') ?? 1)

/**
 * Reads the day that a text names, in Italian, seen from `today` (`YYYY-MM-DD` in Rome). chrono reads the usual forms;
 * see docs/decisions/briefing-assistant.md for what it does not.
 */
export function readDay(text: string, today: string): DayRead {
  const said = impossibleIn(text)
  if (eitherDay.test(text)) return { fault: 'several' }
  if (said !== undefined) return { fault: 'impossible', said }
  const source = text.replace(countedRun, '… ').replace(numberedWeekday, 'il $1')
  const results = it.parse(
    source,
    { instant: new Date(`${today}T12:00:00Z`), timezone: 0 },
    { forwardDate: true },
  )
  const isSpan = results.some(({ start, end }) => end && dayNamed(end) !== dayNamed(start))
  if (isSpan || (source.match(severalBare) ?? []).length > 1) return { fault: 'several' }
  const read = results
    .filter(
      ({ text: words, index }) =>
        !clockWords.test(words) &&
        !isEarliest(source, index) &&
        !/^ e mezz[oa]/iu.test(source.slice(index + words.length)),
    )
    .map(({ text: words, start }) => {
      const named = dayNamed(start)
      // "Sabato" on a Saturday is the next one.
      const isToday = named === today && start.isCertain('weekday') && !start.isCertain('day')
      const day = isToday ? addDays(today, 7) : named
      const isExact =
        !someWeek.test(words) &&
        (start.isCertain('day') || start.isCertain('weekday') || countedMonths.test(words))
      return { day, isExact, isMonth: start.isCertain('month') || someWeek.test(words) }
    })
  const days = new Set(read.filter(({ isExact }) => isExact).map(({ day }) => day))
  if (days.size > 1) return { fault: 'several' }
  const [day] = days.size === 1 ? days : [plainDayIn(source, today)]
  if (day) return day < today ? { fault: 'past', day } : { day }
  if (/\bmese prossimo\b/iu.test(text)) return { fault: 'month', day: addMonths(`${today.slice(0, 8)}01`, 1) }
  const vague = read.find(({ isMonth }) => isMonth)
  if (!vague) return { fault: 'none' }
  const first = `${vague.day.slice(0, 7)}-01`
  return { fault: endOfMonth(first) < today ? 'past' : 'month', day: first }
}

const deadlineCue = /\b(?:entro|scadenza|consegn\p{L}*|pront[oaie])\b/iu

/** Reads the deadline in a story: the day of the sentences that speak of one, not "oggi siamo leader". */
export const readDeadline = (story: string, today: string): DayRead =>
  readDay(
    story
      .split(/[.!?]\s+|\n/u)
      .filter(sentence => deadlineCue.test(sentence))
      .join('\n'),
    today,
  )
