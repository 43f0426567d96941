import { questionPatterns } from '../../catalogue/question-patterns.ts'
import { questionWords } from '../../catalogue/question-words.ts'
import type { Topic } from '../../catalogue/truths.ts'
import { clausesOf } from '../../language/clauses.ts'
import { mentionsIn } from '../../language/mentions.ts'
import { beginsWith, foundIn, type Patterns, patternsOf, standsIn } from '../../language/patterns.ts'
import { indexOf } from '../../language/phrase-table.ts'
import { type Span, type Token, wordAt, wordsIn } from '../../language/tokens.ts'
import type { BriefField, Extra, Slot } from '../brief/brief.ts'
import { fillers, looseExtras, materialNouns } from '../keywords/cue-keywords.ts'
import {
  askingWords,
  beyondTruths,
  canBeDone,
  endsAsking,
  fieldNames,
  hedges,
  plainWords,
  saysFirst,
  tag,
  willDo,
} from '../keywords/question-keywords.ts'
import { cutBefore, placesOf } from '../message/message.ts'
import { namedIn, namedWithin } from '../message/named.ts'
import type { Question } from './asked-back.ts'

/** A clause of a message, with all its signs. */
export interface Part extends Clause {
  readonly text: string
  readonly sentence: number
}

/** The clauses of a text with all their signs, and whether their sentence ends with a question mark. */
export function partsOf(text: string, tokens: readonly Token[]): Part[] {
  const clauses = clausesOf(tokens)
  let sentence = 0
  let from = 0
  const parts = clauses.map(({ first, last }, at) => {
    if (at > 0 && tokens[first]?.boundary === 'sentence') {
      sentence++
      from = first
    }
    const start = first === 0 ? 0 : (tokens[first - 1]?.end ?? 0)
    const next = tokens[last + 1]
    const after = text.slice(tokens[last]?.end ?? 0, next?.start ?? text.length)
    const end = next === undefined ? text.length : (tokens[last]?.end ?? 0)
    return { first, last, from, text: text.slice(start, end), isSigned: after.includes('?'), sentence }
  })
  const signed = new Set(parts.filter(({ isSigned }) => isSigned).map(part => part.sentence))
  return parts.map(part => ({ ...part, isSigned: signed.has(part.sentence) }))
}

/** "Ho un agriturismo vorrei un video per il sito quanto costa?": what is said before is no part of the question. */
export function beforeEndingQuestions(tokens: readonly Token[]): readonly Token[] {
  const isEnd = (at: number) => (tokens[at]?.boundary ?? 'sentence') !== 'none'
  const starts = foundIn(tokens, endsAsking)
    .filter(({ last }) => isEnd(last + 1))
    .map(({ first }) => first)
  return cutBefore(
    tokens,
    new Set(
      starts.filter(first => {
        const clause = clausesOf(tokens).find(({ last }) => last >= first)
        return clause && standsIn(tokens, saysFirst, { first: clause.first, last: first - 1 })
      }),
    ),
  )
}

/** The first words of a clause that are no mere hesitation. */
export function openingOf(tokens: readonly Token[], { first, last }: Span): Span {
  let at = first
  while (at < last && hedges.has(wordAt(tokens, at))) at++
  return { first: at, last }
}

/** Whether a clause begins with one of some sayings, its hesitations left out or not. */
export const opensWith = (tokens: readonly Token[], part: Span, patterns: Patterns<'here'>) => {
  const opening = openingOf(tokens, part)
  return [part, opening].some(span => beginsWith(tokens, patterns, span))
}

/** Whether a clause is one of some sayings, but for its hesitations. */
export const isWhole = (tokens: readonly Token[], part: Span, patterns: Patterns<'here'>) =>
  [part, openingOf(tokens, part)].some(span =>
    foundIn(tokens, patterns, span).some(({ first, last }) => first === span.first && last === span.last),
  )

/** Whether a clause asks for no more than a nod. */
export const isTag = (tokens: readonly Token[], part: Span) =>
  foundIn(tokens, tag, part).some(({ first, last }) => first === part.first && last === part.last)

/** Whether a clause of a sentence with a question mark is what is asked, or only said before it. */
export function asksInSentence(tokens: readonly Token[], part: Part, isLast: boolean): boolean {
  if (isTag(tokens, part) || isHedge(tokens, part)) return false
  // "Il drone si può, o viene troppo caro?"
  const isFeasible = standsIn(tokens, canBeDone, part)
  return isLast || isFeasible || wordsIn(tokens, part).some(({ word }) => askingWords.has(word))
}

/** Whether a clause does nothing but hesitate. */
export const isHedge = (tokens: readonly Token[], part: Span) =>
  wordsIn(tokens, part).every(({ word }) => hedges.has(word))

type Asked = Exclude<Topic, 'extra'>

const topicPatterns = patternsOf<Asked>(questionPatterns)
const topicWords = patternsOf<keyof typeof questionWords>(questionWords)
const topicOrder = Object.keys(questionWords)
const loose = indexOf<Extra>(looseExtras)
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
  if (phrases.includes('validity')) return ['validity']
  const first = before.filter(topic => phrases.includes(topic))
  // "Posso usare le canzoni?" and "posso usare i miei video?" ask for no licence of ours.
  const isTheirs = phrases.includes('rights') || phrases.includes('editing')
  const strong = phrases.filter(
    topic =>
      !weak.has(topic) && !(first.length > 0 && topic === 'price') && !(isTheirs && topic === 'ownership'),
  )
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
  return days.length > 0 && standsIn(tokens, canBeDone, part) ? ['days'] : []
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

/** "…, quanto": nothing but the amount. */
export const isBareHowMuch = (tokens: readonly Token[], { first, last }: Span) =>
  last - first < 2 && tokens[last]?.word === 'quanto'

/** "Ci vuole la liberatoria o no". */
export const endsInDoubt = (tokens: readonly Token[], { last }: Span) =>
  tokens[last]?.word === 'no' && tokens[last - 1]?.word === 'o'

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

const withFigures = new Set<Topic>(['fine', 'advice', 'days'])

/** "Un minuto e mezzo va bene?" names the length or the day, and asks whether it will do. */
export function aboutFigure(
  tokens: readonly Token[],
  part: Part,
  asked: Slot | null,
  today: string,
): Question[] {
  const isPut = [willDo, canBeDone].some(patterns => standsIn(tokens, patterns, part))
  if (!part.isSigned || !isPut || !hasFigure(tokens, part, asked, today)) return []
  const isOther =
    extrasIn(tokens, part, today).length > 0 ||
    topicsIn(tokens, part, today).some(topic => !withFigures.has(topic))
  if (isOther) return []
  const about =
    asked === 'deadline' ? ({ topic: 'days' } as const) : ({ topic: 'advice', field: asked } as const)
  return [{ ...about, extras: [], text: part.text.trim(), isPassedOn: false } as Question]
}

/** Whether a clause names a length or a day where one was asked for. */
export function hasFigure(tokens: readonly Token[], part: Part, asked: Slot | null, today: string): boolean {
  if (asked !== 'duration' && asked !== 'deadline') return false
  const { lengths, days } = namedIn({ text: part.text, tokens: wordsIn(tokens, part), today })
  return (asked === 'duration' ? lengths : days).length > 0
}
