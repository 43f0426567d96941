import { type ChatTopic, chatTopics, chatTrade } from '../catalogue/chat-answers.ts'
import { isFuzzyMatch, isMeantByStem } from '../language/fuzzy.ts'
import { type Phrase, phrasesOf } from '../language/phrases.ts'
import type { Token } from '../language/tokens.ts'

/** A topic that a message is about: its score, and the index of the token where it first appears. */
export interface TopicMention {
  readonly topic: ChatTopic
  readonly score: number
  readonly at: number
}

const CUE = 1
const HINT = 0.5

const read = (patterns: readonly string[] = []): Phrase[] => patterns.flatMap(phrasesOf)

const topics = chatTopics.map(topic => ({ topic, cues: read(topic.cues), hints: read(topic.hints) }))
const trade = read([chatTrade])
const known = [...new Set([...topics.flatMap(({ cues, hints }) => [...cues, ...hints]), ...trade].flat())]

const stemOf = (word: string) => (word.endsWith('*') ? word.slice(0, -1) : undefined)

function isWord(written: string, word: string): boolean {
  const stem = stemOf(word)
  return stem === undefined ? written === word : written.startsWith(stem)
}

function isNearly(written: string, word: string): boolean {
  const stem = stemOf(word)
  return stem === undefined ? isFuzzyMatch(written, word) : isMeantByStem(written, stem)
}

/** The words of a message that no cue knows as they are: in them a slip is looked for. */
const slipsOf = (tokens: readonly Token[]) =>
  new Set(tokens.filter(({ word }) => !known.some(each => isWord(word, each))).map(({ word }) => word))

function firstPlaceOf(phrase: Phrase, tokens: readonly Token[], slips: ReadonlySet<string>): number {
  return tokens.findIndex((_, at) =>
    phrase.every((word, offset) => {
      const written = tokens[at + offset]?.word
      if (written === undefined) return false
      return isWord(written, word) || (slips.has(written) && isNearly(written, word))
    }),
  )
}

const placesOf = (phrases: Phrase[], tokens: readonly Token[], slips: ReadonlySet<string>) =>
  phrases.map(phrase => firstPlaceOf(phrase, tokens, slips)).filter(place => place >= 0)

/** Returns the topics of a message. Topics without a cue or hint in it are left out. */
export function findTopics(tokens: readonly Token[]): TopicMention[] {
  const slips = slipsOf(tokens)
  return topics.flatMap(({ topic, cues, hints }) => {
    const strong = placesOf(cues, tokens, slips)
    const weak = placesOf(hints, tokens, slips)
    const score = new Set(strong).size * CUE + new Set(weak).size * HINT
    return score === 0 ? [] : [{ topic, score, at: Math.min(...strong, ...weak) }]
  })
}

/** Whether a message is about the trade at all. */
export const isAboutTrade = (tokens: readonly Token[]): boolean =>
  trade.some(phrase => firstPlaceOf(phrase, tokens, new Set()) >= 0)
