import { sentencesOf } from '../../language/clauses.ts'
import { weekdays } from '../../language/date-keywords.ts'
import { foundIn, patternList, standsIn } from '../../language/patterns.ts'
import { type Span, type Token, tokensOf, wordAt } from '../../language/tokens.ts'
import type { Understood } from '../brief/understood.ts'
import { calling, spelling } from '../keywords/company-keywords.ts'
import { goalCues, namedGoalCues } from '../keywords/free-keywords.ts'
import { ofWords, videos } from '../keywords/people-keywords.ts'
import {
  above,
  addresses,
  atMine,
  beforeTimes,
  byUs,
  comeAndFilm,
  filming,
  heights,
  homes,
  indefinite,
  inManner,
  leading,
  noPlaces,
  otherwise,
  placeEnds,
  timesOfDay,
  whereItIs,
  whoFilms,
  workplace,
} from '../keywords/place-keywords.ts'
import { clauseOf, isCapital, type Message } from '../message/message.ts'
import { askedForWords, cleaned, sliceOf, tokensFrom } from '../message/read-words.ts'
import { subjectOf } from '../message/subjects.ts'
import { companyNameIn } from './company.ts'

/** What stands behind one of some cues, in their group `said`. */
export function behind(message: Message, cues: readonly RegExp[]): Understood<string> | null {
  for (const cue of cues) {
    const match = cue.exec(message.text)
    const { said: words } = match?.groups ?? {}
    if (match === null || words === undefined) continue
    const value = cleaned(words)
    if (value === '') continue
    const end = match.index + match[0].lastIndexOf(words) + words.length
    return { value, spans: [tokensFrom(message.tokens, match.index, end)] }
  }
  return null
}

/** What the video is for, where that is said: "ci serve per trovare apprendisti". */
export function goalIn(message: Message): Understood<string> | null {
  const isOpen = (message.brief.goal === null || message.isCorrection) && !askedForWords.has(message.asked)
  const named = behind(message, namedGoalCues)
  if (named !== null) return named
  const found = isOpen ? behind(message, goalCues) : null
  const [span] = found?.spans ?? []
  if (span === undefined || !found?.value.includes(' ')) return null
  // "Un video per il mio sito, che esce a maggio, per trovare clienti": what leads to the aim says something, too.
  const start = (message.tokens[span.last]?.end ?? 0) - found.value.length
  const { first } =
    message.clauses.findLast(clause => (message.tokens[clause.first]?.start ?? 0) <= start) ?? span
  return { ...found, spans: [{ first: Math.max(first, span.first), last: span.last }] }
}

const negated = patternList(['non|niente|senza|no|hanno|ha'])

/** Behind "in", but for an article, stands no place: "in una mattinata"; "in sede" is anywhere, "nella sede di Ivrea" is not. */
function isNoPlace({ tokens }: Message, { last }: Span): boolean {
  const at = nounAt(tokens, last)
  const word = wordAt(tokens, at)
  if (tokens[last + 1]?.boundary === 'sentence') return false
  // "Tra il 4 e l'8 maggio"
  if (/^\d/.test(wordAt(tokens, /^(?:il|l)$/.test(word) ? at + 1 : at))) return true
  if (heights.has(word)) return noPlaces.has(wordAt(tokens, at + 1))
  return noPlaces.has(word) && !(anywhere.has(word) && ofPlace.has(wordAt(tokens, at + 1)))
}
// "Si gira alle cave", but not "dai 40 ai 70 anni"
const outside = new Set(['ai', 'agli', 'alle', 'tra', 'fra'])
const anywhere = new Set(['sede', 'posto'])
const ofPlace = new Set([...ofWords, 'a', 'ad'])
const nounAt = (tokens: Message['tokens'], last: number) =>
  indefinite.has(wordAt(tokens, last + 1)) ? last + 2 : last + 1

// "A Cantù" and "a scuola", but not "a fare" and "a colori".
function isPlace(message: Message, lead: Span): boolean {
  const { tokens } = message
  const next = lead.last + 1
  if (isNoPlace(message, lead)) return false
  if (outside.has(wordAt(tokens, lead.first)) && !whoFilms.has(wordAt(tokens, lead.first - 1))) return false
  if (wordAt(tokens, lead.last) === 'me' && !atMine.has(wordAt(tokens, lead.first - 1))) return false
  const word = wordAt(tokens, next)
  const { last } = clauseOf(message, lead)
  // "Girate voi a nuoro in azienda"; "a filma' in macchina" is to do.
  const isCut = /^['’]/u.test(tokens[next + 1]?.gap ?? '')
  const isBeforePlace = !isCut && foundIn(tokens, leading, { first: next + 1, last })[0]?.first === next + 1
  const isLast =
    whoFilms.has(wordAt(tokens, lead.first - 1)) &&
    (last === next || isBeforePlace) &&
    !isToBeDone.test(word) &&
    !inManner.has(word)
  const isNamed = isCapital(message, next) || homes.has(word) || isLast
  return wordAt(tokens, lead.first) !== 'a' || isNamed
}

const isToBeDone = /(?:[aei]re|riprende)$/

/** "Di lunedì", "di sera" */
const isWeekday = (message: Message, at: number) =>
  beforeTimes.has(wordAt(message.tokens, at)) &&
  [weekdays, timesOfDay].some(times => times.has(wordAt(message.tokens, at + 1))) &&
  !isCapital(message, at + 1)

// "Io che parlo in camera, per donne in menopausa"
const isNear = (message: Message, cue: Span, { first }: Span) => {
  const clause = clauseOf(message, { first, last: first })
  const isSeen = /camera$/.test(wordAt(message.tokens, cue.last))
  return !isSeen || clause.first === first || clause.first <= cue.last
}

/** What is said of a place, from its preposition on. */
function placeFrom(message: Message, start: Span, days: readonly Span[]): Span {
  const { tokens, clauses } = message
  const clause = clauseOf(message, start)
  const inside = tokens.slice(start.last + 1, clause.last + 1)
  const leads = foundIn(tokens, leading, { first: start.last + 1, last: clause.last })
  // "In cantina e nella vigna" goes on, "a scuola in una mattinata" does not.
  const isEnd = (at: number) =>
    placeEnds.has(wordAt(tokens, at)) &&
    !(tokens[at]?.word === 'e' && leads.some(lead => lead.first === at + 1 && isPlace(message, lead)))
  const isToDo = (at: number) => tokens[at]?.word === 'a' && isToBeDone.test(wordAt(tokens, at + 1))
  // "In studio un pomeriggio"
  const isAWhile = (at: number) => indefinite.has(wordAt(tokens, at)) && noPlaces.has(wordAt(tokens, at + 1))
  const isTime = (at: number) =>
    isToDo(at) ||
    isAWhile(at) ||
    isWeekday(message, at) ||
    leads.some(
      lead => lead.first === at && isNoPlace(message, lead) && wordAt(tokens, lead.last + 1) !== 'sede',
    )
  const end = inside.findIndex(
    (_, offset) => isEnd(start.last + 1 + offset) || isTime(start.last + 1 + offset),
  )
  // "Da noi, in studio"
  const next = clauses.find(({ first }) => first === clause.last + 1)
  const going = end < 0 && next ? foundIn(tokens, leading, next)[0] : undefined
  const isOn =
    going !== undefined &&
    going.first === next?.first &&
    tokens[going.first]?.boundary === 'clause' &&
    !days.some(day => day.first === going.last + 1) &&
    !tokens.slice(going.first, next.last + 1).some(({ word }) => placeEnds.has(word)) &&
    isPlace(message, going)
  const isAddress = end < 0 && next !== undefined && addresses.has(wordAt(tokens, next.first))
  const furthest = next && (isOn || isAddress) ? next.last : clause.last
  return { first: start.first, last: end < 0 ? furthest : start.last + end }
}

/** "Ci sono gli operai in officina, a Modena", "…, nella nostra bottega di Lucca": where somebody is seen, or alone. */
function workplaceIn(message: Message, days: readonly Span[]): Understood<string> | null {
  const { tokens, text, asked } = message
  if (askedForWords.has(asked)) return null
  const place = foundIn(tokens, workplace).find(found => {
    const clause = clauseOf(message, found)
    const isAlone =
      clause.first === found.first &&
      found.first > 0 &&
      (asked === 'kind' || standsIn(tokens, videos, { first: 0, last: found.first }))
    return isAlone || subjectOf(tokens, clause, asked) === 'people'
  })
  const span = place && placeFrom(message, { first: place.first, last: place.first }, days)
  return span ? { value: cleaned(sliceOf(text, tokens, span)), spans: [span] } : null
}

/** Where it is filmed: behind a word for filming, from its preposition to the end of what is said of it. */
export function placeIn(message: Message, days: readonly Span[]): Understood<string> | null {
  const { tokens, text, asked } = message
  for (const { first, last } of foundIn(tokens, filming)) {
    // "Venite da noi" may be what the video says.
    const isSlogan = tokens[first]?.word === 'venite' && askedForWords.has(asked)
    // "Da far girare su facebook"
    const isShown = /^far/.test(wordAt(tokens, first - 1)) && shownOn.has(wordAt(tokens, last + 1))
    if (isSlogan || isShown || standsIn(tokens, byUs, { first, last: last + 2 })) continue
    const sentence = sentencesOf(tokens).find(span => span.last >= last)
    const start = foundIn(tokens, leading, { first: last + 1, last: sentence?.last ?? last }).find(
      found =>
        isPlace(message, found) &&
        isNear(message, { first, last }, found) &&
        !days.some(day => day.first === found.last + 1),
    )
    if (start === undefined) continue
    // "Riprese sì, il drone no perché siamo in centro"
    const between = tokens.slice(last + 1, start.first)
    if (between.some(({ word }) => otherwise.has(word))) continue
    // "Abbiamo delle riprese, ma vorremmo il drone sulla scuola"
    const isDrone = between.some(({ word }) => word === 'drone')
    if (isDrone && (between.some(({ word }) => word === 'ma') || above.has(wordAt(tokens, start.first))))
      continue
    const span = placeFrom(message, start, days)
    const isWhole = span.last > start.last || start.last > start.first
    // "Niente filmati: le riprese vanno fatte in officina"
    const colon = tokens.findLastIndex(({ gap }, at) => at <= first && gap.includes(':'))
    const from = Math.max(sentence?.first ?? 0, first - 3, colon)
    // "Si gira a Monreale" says nothing else.
    const isNext = start.first === last + 1 && tokens[first - 1]?.word === 'si'
    if (isWhole && !standsIn(tokens, negated, { first: from, last }))
      return {
        value: cleaned(sliceOf(text, tokens, span)),
        spans: [isNext ? { first: first - 1, last: span.last } : span],
      }
  }
  return placeBefore(message) ?? placeKnown(message) ?? workplaceIn(message, days)
}

/** "L'officina comunque è a Oristano" tells where the officina is that stands. */
function placeKnown({ text, tokens, brief }: Message): Understood<string> | null {
  const match = whereItIs.exec(text)
  const { noun = '', said = '' } = match?.groups ?? {}
  const isKnown = tokensOf(brief.place ?? '').some(({ word }) => word === tokensOf(noun)[0]?.word)
  if (match === null || !isKnown) return null
  const end = match.index + match[0].length
  return { value: `${brief.place}, ${cleaned(said)}`, spans: [tokensFrom(tokens, match.index, end)] }
}

/** "In cantina però venite voi a girare": the place that begins a sentence about filming. */
function placeBefore({ tokens, text, asked }: Message): Understood<string> | null {
  if (askedForWords.has(asked)) return null
  const told = foundIn(tokens, comeAndFilm)[0]
  const sentence = told && sentencesOf(tokens).find(({ last }) => last >= told.first)
  const lead = sentence && foundIn(tokens, leading, sentence)[0]
  if (!told || !lead || lead.first !== sentence.first || noPlaces.has(wordAt(tokens, lead.last + 1)))
    return null
  const last = wordAt(tokens, told.first - 1) === 'pero' ? told.first - 2 : told.first - 1
  const span = { first: lead.first, last }
  return last > lead.last && last - lead.last <= MOST_BEFORE
    ? { value: cleaned(sliceOf(text, tokens, span)), spans: [span] }
    : null
}

const shownOn = new Set(['su', 'sui', 'sul', 'sulla', 'sulle', 'sugli', 'tra', 'fra', 'via', 'nei'])

const MOST_BEFORE = 4

/** The company's name. Its words, and what leads to them, are no part of what else is said. */
export function companyIn({ text, tokens, asked, brief }: Message): Understood<string> | null {
  const known = brief.company === null ? null : 'known'
  const where = known ?? (askedForWords.has(asked) ? 'answer' : asked === 'kind' ? 'opening' : 'talk')
  const found = companyNameIn(text, where)
  if (found === null) return null
  const { start } = found
  const [led = ''] = calling.exec(text.slice(0, start)) ?? []
  // Who dictates goes on about something else: "la mia pizzeria tono simpatico".
  const isCut = (token: Token) =>
    token.start > start && token.boundary === 'clause' && token.gap.trim() === ''
  const end = Math.min(start + found.name.length, (tokens.find(isCut)?.start ?? text.length + 1) - 1)
  const name = text.slice(start, end)
  const [spelled = ''] = spelling.exec(text.slice(end)) ?? []
  return { value: name, spans: [tokensFrom(tokens, start - led.length, end + spelled.length)] }
}
