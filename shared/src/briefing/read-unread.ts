import { isWithin, sentencesOf } from '../language/clauses.ts'
import { months, weekdays } from '../language/date-keywords.ts'
import { shareWords } from '../language/mentions.ts'
import { foundIn, standsIn } from '../language/patterns.ts'
import { type Span, tokensOf, wordsIn } from '../language/tokens.ts'
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

/**
 * What a message says beside what was understood, or stands in the brief, as it was written: whatever cue stands in a
 * sentence, what else it says is kept. Of sentences that say little it is the clauses that do: "le riprese di sabato".
 */
export function unreadIn(
  message: Message,
  { taken, extras, kinds }: Readonly<Record<'taken' | 'extras' | 'kinds', readonly Span[]>>,
  filed: readonly string[],
): { sentences: readonly string[]; clauses: readonly string[] } {
  const { tokens, text } = message
  const known = new Set(filed.flatMap(value => tokensOf(value).map(({ word }) => word)))
  const heard = placesOf(taken)
  const said = [noAnswer, complaints, agreed].flatMap(patterns => foundIn(tokens, patterns))
  const places = placesOf([...taken, ...kinds, ...said])
  const isSmall = (word: string) =>
    word.length < 2 || [fillers, quietWords, smallTalk].some(words => words.has(word))
  const isDate = (word: string) => weekdays.has(word) || months.has(word)
  const sum = (span: Span, weight: (word: string, at: number) => number) =>
    wordsIn(tokens, span).reduce((all, { word }, at) => all + weight(word, span.first + at), 0)
  const sentences: string[] = []
  const clauses: string[] = []
  for (const sentence of sentencesOf(tokens)) {
    const parts = message.clauses.filter(clause => isWithin(clause, sentence))
    const opening = parts.find(part => wordsIn(tokens, part).some(({ word }) => !isSmall(word)))
    const { first } = opening ?? sentence
    // A name within a sentence tells as much as two words.
    const weight = (word: string, at: number) => {
      const isKnown = places.has(at) || namesOfSlots.has(word) || known.has(word) || /^\d+$/.test(word)
      if (isKnown || isSmall(word)) return 0
      return at > sentence.first && isCapital(message, at) ? 2 : 1
    }
    // "Video per ristorante" is short, and tells something all the same.
    const isShort = message.asked === 'kind' && videoFor.test(sliceOf(text, tokens, sentence))
    if (sum(sentence, weight) >= (isShort ? 1 : LEAST_UNREAD)) {
      sentences.push(sliceOf(text, tokens, { ...sentence, first }))
      continue
    }
    const hasDay =
      sum(sentence, (word, at) => Number(heard.has(at) && (isDate(word) || /^\d+$/.test(word)))) > 0
    const left = parts.filter(part => {
      const isOf = extras.some(extra => shareWords(extra, part))
      const own = sum(part, (word, at) => {
        const isTold = isOf ? ownDetails.has(word) : isDate(word) && !hasDay && !places.has(at)
        return isTold ? 2 : weight(word, at)
      })
      const least = isOf || standsIn(tokens, leavingOut, part) ? 1 : LEAST_IN_CLAUSE
      return own >= least && !standsIn(tokens, complaints, part)
    })
    const [start] = left
    const last = left.at(-1)?.last ?? 0
    if (start === undefined) continue
    // "Le riprese in sede, un sabato"
    const isTorn = last - start.first < LEAST_UNREAD
    clauses.push(sliceOf(text, tokens, { first: isTorn ? first : start.first, last }))
  }
  return { sentences, clauses }
}
