import MiniSearch from 'minisearch'
import { factSheet } from '../../catalogue/fact-sheet.ts'
import {
  type QuestionTopic,
  questionSamples,
  stopWords,
  synonyms,
  weakWords,
} from '../../catalogue/question-samples.ts'
import { once } from '../../formats/once.ts'
import { euro, signedEuro } from '../../formats/units.ts'
import { withoutDiacritics } from '../../language/fold.ts'
import { extraMeanings, interviewTexts } from '../../messages/it/interview.ts'
import { quoteOf } from '../../pricing/quote.ts'
import { type Brief, type Extra, extras } from '../brief/brief.ts'
import { extraPrices } from '../brief/offered-extras.ts'
import { composeSummary } from '../brief/summary.ts'

/** Cuts the ending, so that "costa", "costano" and "costi" are one term. */
const stemOf = (word: string): string =>
  word.length <= 4
    ? word.replace(/[aeiou]$/u, '')
    : word.replace(/(?:mente|zione|zioni|ano|ono|ate|ete|ite|are|ere|ire|ato|ata|ati|[aeio]{1,2})$/u, '')

const firstOfGroup = new Map(
  synonyms.flatMap(([first, ...others]) => others.map(word => [stemOf(word), stemOf(first)] as const)),
)

const termsOf = (text: string): string[] =>
  withoutDiacritics(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !stopWords.has(word))
    .map(word => firstOfGroup.get(stemOf(word)) ?? stemOf(word))

const weak = new Set(weakWords.flatMap(termsOf))

const search = once(() => {
  const index = new MiniSearch<{ id: string; topic: QuestionTopic; text: string }>({
    fields: ['text'],
    storeFields: ['topic', 'text'],
    tokenize: termsOf,
    processTerm: term => term,
  })
  index.addAll(
    Object.entries(questionSamples).flatMap(([topic, samples]) =>
      samples.map((text, at) => ({ id: `${topic}-${at}`, topic: topic as QuestionTopic, text })),
    ),
  )
  return index
})

/** Share of the question's terms that a sample must have: below it the team answers. */
const OF_QUESTION = 0.75
/** Share of all terms of question and sample that both must have. */
const NEAR = 0.6
/** Minimum ratio between the shares of the best topic and the next one. */
const AHEAD = 1.2

/**
 * Returns the topic that a question is about; null where two topics are as near, or no sample is near enough. What
 * question and sample do not share may be weak words alone: a subject of its own is never answered by another's truth.
 */
export function topicOf(question: string): QuestionTopic | null {
  const terms = new Set(termsOf(question))
  const hits = search().search(question, { combineWith: 'OR' })
  const near = hits
    .map(({ topic, text }) => {
      const sample = new Set(termsOf(text))
      const shared = terms.intersection(sample).size
      const share = shared / terms.union(sample).size
      const isSameSubject = terms.symmetricDifference(sample).isSubsetOf(weak)
      const isNear = isSameSubject && share >= NEAR && shared / terms.size >= OF_QUESTION
      return { topic: topic as QuestionTopic, share, isNear }
    })
    .filter(({ isNear }) => isNear)
    .toSorted((a, b) => b.share - a.share)
  const [best] = near
  if (!best) return null
  const next = near.find(({ topic }) => topic !== best.topic)
  return next && best.share < next.share * AHEAD ? null : best.topic
}

const isExtra = (topic: QuestionTopic): topic is Extra => (extras as readonly string[]).includes(topic)

/** Returns what the truths, the price list and the brief say to a question; null passes it on to the team. */
export function answerTo(question: string, brief: Brief): string | null {
  const topic = topicOf(question)
  if (topic === null) return null
  if (isExtra(topic)) return interviewTexts.priceOfExtra(extraMeanings[topic], signedEuro(extraPrices[topic]))
  if (topic === 'price' && brief.kind !== null)
    return interviewTexts.priceSoFar(euro(quoteOf(composeSummary(brief)).totalCents))
  return factSheet[topic]
}
