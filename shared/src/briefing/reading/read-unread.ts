import { isWithin, sentencesOf } from '../../language/clauses.ts'
import { months, weekdays } from '../../language/date-keywords.ts'
import { shareWords } from '../../language/mentions.ts'
import { beginsWith, foundIn, standsIn } from '../../language/patterns.ts'
import { type Span, tokensOf, wordAt, wordsIn } from '../../language/tokens.ts'
import { asideOpener, fillers, greetings, thanks } from '../keywords/cue-keywords.ts'
import { doneByUs } from '../keywords/extra-keywords.ts'
import { howItShallBe, noAnswer, toneWord } from '../keywords/free-keywords.ts'
import {
  agreed,
  complaints,
  hesitations,
  leadsOn,
  leavingOut,
  ownDetails,
  quietWords,
  smallTalk,
  soundNames,
  tellsMore,
  versionIn,
} from '../keywords/rest-keywords.ts'
import { isCapital, type Message, placesOf } from '../message/message.ts'
import { sliceOf } from '../message/read-words.ts'
import { namesOfSlots } from './read-left.ts'

/** A sentence with fewer words that were not understood is no news, nor is a clause of it. */
const LEAST_UNREAD = 3
/** Beside an answer a sentence of its own tells something sooner. */
const LEAST_BESIDE = 2
const LEAST_IN_CLAUSE = 2

const videoFor = /(?:video|filmato|clip)\s+\p{L}/iu
const dayLeads = new Set(['il', 'l', 'dal', 'al'])

type Heard = Readonly<Record<'taken' | 'extras' | 'kinds', readonly Span[]>>
type Weight = (word: string, at: number) => number

const isSmall = (word: string) =>
  word.length < 2 || [fillers, quietWords, smallTalk].some(words => words.has(word))
const isDate = (word: string) => weekdays.has(word) || months.has(word)
const isFigure = (word: string) => /^\d+$/.test(word)

const sumOf = ({ tokens }: Message, span: Span, weight: Weight) =>
  wordsIn(tokens, span).reduce((all, { word }, at) => all + weight(word, span.first + at), 0)

/** "Le riprese le fate voi con due formatrici": of a clause that was taken whole only the order was heard. */
function heardIn({ tokens }: Message, { taken, extras }: Heard): readonly Span[] {
  const told = foundIn(tokens, doneByUs)
  // "Una versione in francese per i partner belgi": for whom it is was not heard.
  const versions = foundIn(tokens, versionIn)
  return taken.map(span => {
    const version = versions.find(one => isWithin(one, span))
    if (version !== undefined) return { first: span.first, last: version.last }
    return (extras.includes(span) && told.find(order => isWithin(order, span))) || span
  })
}

/** "Entro il 22 maggio, abbiamo un congresso il 28": another day, and what is on it. */
function tellsDay({ tokens }: Message, part: Span, heard: ReadonlySet<number>): boolean {
  const isFree = (_: unknown, at: number) => !heard.has(part.first + at)
  const words = wordsIn(tokens, part).map(({ word }) => word)
  const isDay = (word: string, at: number) =>
    isFigure(word) && word.length < 3 && dayLeads.has(wordAt(tokens, part.first + at - 1))
  return (
    words.some((word, at) => isFree(word, at) && isDay(word, at)) &&
    words.some((word, at) => isFree(word, at) && !isSmall(word) && !isDate(word) && !isFigure(word))
  )
}

// "Però non minacciosi", "e deve essere con la parlata nostra", "se serve di più ditelo"
const isTurned = ({ tokens }: Message, sentence: Span) =>
  wordAt(tokens, sentence.first) === 'se' ||
  beginsWith(tokens, asideOpener, sentence) ||
  beginsWith(tokens, howItShallBe, sentence)

/** "Le riprese in sede, un sabato", "i sottotitoli sì perché tanti guardano senza audio", "voce sì, professionale". */
const isTorn = ({ tokens }: Message, sentence: Span, { first, last }: Span) =>
  last - first < LEAST_UNREAD ||
  (first > sentence.first && tokens[first]?.gap.trim() === '') ||
  (standsIn(tokens, soundNames, sentence) && !standsIn(tokens, soundNames, { first, last }))

/** "Il resto no, non possiamo permettercelo" is one thing said, but for a greeting before it. */
const wholeFrom = ({ tokens }: Message, parts: readonly Span[], start: number) =>
  parts.find(
    part =>
      part.first === start ||
      wordsIn(tokens, part).some(
        ({ word }) => ![greetings, thanks, hesitations].some(words => words.has(word)),
      ),
  )?.first ?? start

/**
 * What a message says beside what was understood, or stands in the brief, as it was written: whatever cue stands in a
 * sentence, what else it says is kept. Of sentences that say little it is the clauses that do: "le riprese di sabato".
 */
export function unreadIn(
  message: Message,
  { taken, extras, kinds }: Heard,
  filed: readonly string[],
): { sentences: readonly string[]; clauses: readonly string[] } {
  const { tokens, text } = message
  const known = new Set(filed.flatMap(value => tokensOf(value).map(({ word }) => word)))
  const spans = heardIn(message, { taken, extras, kinds })
  const heard = placesOf(spans)
  const said = [noAnswer, complaints, agreed].flatMap(patterns => foundIn(tokens, patterns))
  const places = placesOf([...spans, ...kinds, ...said])
  const sentences: string[] = []
  const clauses: string[] = []
  for (const sentence of sentencesOf(tokens)) {
    const parts = message.clauses.filter(clause => isWithin(clause, sentence))
    const opening = parts.find(part => wordsIn(tokens, part).some(({ word }) => !isSmall(word)))
    const { first } = opening ?? sentence
    // A name within a sentence tells as much as two words.
    const own: Weight = (word, at) => {
      if (places.has(at) || namesOfSlots.has(word) || isFigure(word) || isSmall(word)) return 0
      return at > sentence.first && isCapital(message, at) ? 2 : 1
    }
    const weight: Weight = (word, at) => (known.has(word) ? 0 : own(word, at))
    // "Video per ristorante" is short, and tells something all the same.
    const isShort = message.asked === 'kind' && videoFor.test(sliceOf(text, tokens, sentence))
    const isBeside = heard.size > 0 && !spans.some(span => shareWords(span, sentence))
    const least =
      isShort || (isBeside && isTurned(message, sentence)) ? 1 : isBeside ? LEAST_BESIDE : LEAST_UNREAD
    const told = sumOf(message, sentence, weight)
    if (told >= least) {
      const start = told < LEAST_UNREAD ? wholeFrom(message, parts, first) : first
      sentences.push(sliceOf(text, tokens, { ...sentence, first: start }))
      continue
    }
    const isOf = (part: Span) => extras.some(extra => shareWords(extra, part))
    const left = parts.filter(part =>
      tellsSomething(message, {
        part,
        sentence,
        isOf: isOf(part),
        heard,
        places,
        weight: isOf(part) ? own : weight,
      }),
    )
    const [start] = left
    const last = left.at(-1)?.last ?? 0
    if (start === undefined) {
      // "Divertente, da ridere, non volgare": a word in each clause.
      if (heard.size > 0 && told >= LEAST_BESIDE)
        sentences.push(sliceOf(text, tokens, { ...sentence, first }))
      continue
    }
    const span = { first: start.first, last: joinsOn.has(wordAt(tokens, last)) ? last - 1 : last }
    const from = isTorn(message, sentence, span) ? wholeFrom(message, parts, start.first) : start.first
    clauses.push(sliceOf(text, tokens, { first: from, last: span.last }))
  }
  return { sentences, clauses }
}

interface Part {
  readonly part: Span
  readonly sentence: Span
  readonly isOf: boolean
  readonly heard: ReadonlySet<number>
  readonly places: ReadonlySet<number>
  readonly weight: Weight
}

// "Il lancio è il 6 maggio quindi"
const joinsOn = new Set(['quindi', 'percio', 'allora'])

/** Whether a clause of a sentence that says little tells something; an extra's says how it shall be. */
function tellsSomething(message: Message, { part, sentence, isOf, heard, places, weight }: Part): boolean {
  const { tokens } = message
  if (standsIn(tokens, complaints, part)) return false
  const isFree = ({ last }: Span) => last < part.last && !heard.has(last) && !heard.has(last + 1)
  const isNew = ({ first, last }: Span) => !heard.has(first) || !heard.has(last)
  if (foundIn(tokens, tellsMore, part).some(isNew) || foundIn(tokens, leadsOn, part).some(isFree)) return true
  if (tellsDay(message, part, heard)) return true
  const hasDay =
    sumOf(message, sentence, (word, at) => Number(heard.has(at) && (isDate(word) || isFigure(word)))) > 0
  const isDetailed = isOf || standsIn(tokens, soundNames, sentence)
  const toned = placesOf(isDetailed ? foundIn(tokens, toneWord, part) : [])
  const own = sumOf(message, part, (word, at) => {
    const isDetail = isDetailed && (ownDetails.has(word) || (toned.has(at) && !heard.has(at)))
    return isDetail || (!isOf && isDate(word) && !hasDay && !places.has(at)) ? 2 : weight(word, at)
  })
  return own >= (isOf || standsIn(tokens, leavingOut, part) ? 1 : LEAST_IN_CLAUSE)
}
