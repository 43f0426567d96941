import { questionPatterns } from '../catalogue/question-patterns.ts'
import { questionWords } from '../catalogue/question-words.ts'
import type { Topic } from '../catalogue/truths.ts'
import { mentionsIn } from '../language/mentions.ts'
import { foundIn, patternList, patternsOf, standsIn } from '../language/patterns.ts'
import { indexOf } from '../language/phrase-table.ts'
import { type Span, type Token, wordAt, wordsIn } from '../language/tokens.ts'
import type { BriefField, Extra } from './brief.ts'
import { fillers, looseExtras, materialNouns } from './cue-keywords.ts'
import { placesOf } from './message.ts'
import { namedWithin } from './named.ts'
import { askingWords, beyondTruths, fieldNames, hedges, plainWords } from './question-keywords.ts'

type Asked = Exclude<Topic, 'extra'>

const topicPatterns = patternsOf<Asked>(questionPatterns)
const topicWords = patternsOf<keyof typeof questionWords>(questionWords)
const topicOrder = Object.keys(questionWords)
const loose = indexOf<Extra>(looseExtras)
const feasible = patternList(['possibile|fattibile', 'si puo (fare|avere)', 'ce la fate|facciamo'])
const weak = new Set<Topic>(['fine', 'kinds', 'advice', 'meaning', 'next', 'changes'])
/** What the price of one video answers badly: how many there are, who cuts them, and for whom it is less. */
const before: readonly Asked[] = ['several', 'editing', 'discount']
const byVoice = new Set(['a', 'viva'])
const plain = new Set([...fillers, ...hedges, ...askingWords, ...plainWords])

export const hasTopicPhrase = (tokens: readonly Token[], part: Span) => standsIn(tokens, topicPatterns, part)

/** What a clause asks about, `opening` its first word that is no hesitation: by its phrases, else by single words. */
export function topicsIn(
  tokens: readonly Token[],
  part: Clause,
  today: string,
  opening = part.first,
): Asked[] {
  const isOfThings = tokens[part.last]?.word === 'senza' || extrasIn(tokens, part, today).length > 0
  const isNone: Partial<Record<Asked, boolean>> = {
    // "Senza spendere un capitale" leaves out nothing that is made.
    without: !isOfThings,
    noted: fieldsIn(tokens, { first: part.from, last: part.last }).length === 0,
  }
  const found = foundIn(tokens, topicPatterns, part).filter(({ key }) => !isNone[key])
  const phrases = [...new Set(found.map(({ key }) => key))]
  // "In che senso che cosa deve restare?"
  if (found[0]?.key === 'meaning' && found[0].first === opening) return ['meaning']
  const first = before.filter(topic => phrases.includes(topic))
  const strong = phrases.filter(topic => !weak.has(topic) && (first.length === 0 || topic !== 'price'))
  if (strong.length > 0) return strong.slice(0, 2)
  const words = [...new Set(foundIn(tokens, topicWords, part).map(({ key }) => key))]
  const [word] = words.toSorted((a, b) => topicOrder.indexOf(a) - topicOrder.indexOf(b))
  const { days } = namedWithin(tokens, part, today)
  // "Per Natale va bene?" is answered by the day, "va bene se pago a giugno?" by what it speaks of.
  if (phrases[0] === 'fine' && word !== undefined && word !== 'advice') return [word]
  if (phrases[0] === 'fine' && days.length > 0) return ['days']
  if (phrases.length > 0) return phrases.slice(0, 1)
  if (word !== undefined) return [word]
  // "Per il 28 maggio è possibile?"
  return days.length > 0 && standsIn(tokens, feasible, part) ? ['days'] : []
}

/** The extras that a question is about; by their short names too, but for "parlare a voce". */
export function extrasIn(tokens: readonly Token[], part: Span, today: string): Extra[] {
  const inside = wordsIn(tokens, part)
  const strict = namedWithin(tokens, part, today).extras.map(({ extra }) => extra)
  const short = mentionsIn(inside, loose).filter(({ first }) => !byVoice.has(wordAt(inside, first - 1)))
  // A logo is asked about as it is, and not its animation.
  return [...new Set([...strict, ...short.map(({ code }) => code).filter(code => code !== 'logo-animation')])]
}

/** The fields of a brief that a clause names. */
export const fieldsIn = (tokens: readonly Token[], part?: Span): BriefField[] => [
  ...new Set(foundIn(tokens, fieldNames, part).map(({ key }) => key)),
]

/** A clause with the first word of its sentence. */
export interface Clause extends Span {
  readonly from: number
  /** Whether a question mark ends its sentence. */
  readonly isSigned: boolean
}

/** A question with more words than these that its answer does not speak of is about something else. */
const MAX_APART = { phrase: 3, word: 1, exact: 0 } as const
const exact = new Set<Topic>(['extra', 'upload', 'without', 'fine'])
const besideExtras: readonly Topic[] = ['price', 'included', 'noted']

/** How many words of a clause neither its topics nor a small word nor anything named explains. */
function wordsApart(tokens: readonly Token[], part: Span, topics: readonly Topic[], today: string): number {
  const inside = wordsIn(tokens, part)
  const { all, kinds } = namedWithin(tokens, part, today)
  const about = new Set<Topic>([...topics, ...(topics.includes('extra') ? besideExtras : []), 'price'])
  const explained = placesOf([
    ...all,
    // A product that is sent is no video.
    ...(about.has('upload') ? [] : kinds),
    ...mentionsIn(inside, loose),
    ...foundIn(inside, fieldNames),
    ...[...foundIn(inside, topicPatterns), ...foundIn(inside, topicWords)].filter(({ key }) =>
      about.has(key),
    ),
    ...(about.has('upload') ? foundIn(inside, materialNouns) : []),
  ])
  const isSum = (word: string) => topics.includes('price') && /^\d+$/.test(word)
  return inside.filter(({ word }, at) => !explained.has(at) && !plain.has(word) && !isSum(word)).length
}

/** Whether the answers to some topics are none to a question about them, because it is about more. */
export function isBeyondTruths(
  tokens: readonly Token[],
  part: Clause,
  topics: readonly Topic[],
  today: string,
): boolean {
  if (standsIn(tokens, beyondTruths, { first: part.from, last: part.last })) return true
  // What is dictated without signs says other things in the same clause.
  if (!part.isSigned) return false
  const isPhrase = foundIn(tokens, topicPatterns, part).some(
    ({ key }) => topics.includes(key) && !before.includes(key),
  )
  const measure = topics.some(topic => exact.has(topic)) ? 'exact' : isPhrase ? 'phrase' : 'word'
  return wordsApart(tokens, part, topics, today) > MAX_APART[measure]
}
