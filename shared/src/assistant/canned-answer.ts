import { type ChatTopic, chatFallback, chatTopics, chatTrade } from '../catalogue/chat-answers.ts'
import { isFuzzyMatch, isMeantByStem } from '../language/fuzzy.ts'
import { type Phrase, phrasesOf } from '../language/phrases.ts'
import { type Token, tokensOf } from '../language/tokens.ts'

/** A topic that a message is about: its score, and the index of the token where it first appears. */
interface TopicMention {
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

/** Returns the words of a message that match no cue exactly; only these are compared with a tolerance for typos. */
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
function findTopics(tokens: readonly Token[]): TopicMention[] {
  const slips = slipsOf(tokens)
  return topics.flatMap(({ topic, cues, hints }) => {
    const strong = placesOf(cues, tokens, slips)
    const weak = placesOf(hints, tokens, slips)
    const score = new Set(strong).size * CUE + new Set(weak).size * HINT
    return score === 0 ? [] : [{ topic, score, at: Math.min(...strong, ...weak) }]
  })
}

/** Returns true if a message is about video production. */
const isAboutTrade = (tokens: readonly Token[]): boolean =>
  trade.some(phrase => firstPlaceOf(phrase, tokens, new Set()) >= 0)

/** Answer of the chat widget. Unless `understood`, WhatsApp is offered. */
export interface CannedAnswer {
  readonly text: string
  readonly isUnderstood: boolean
  readonly link?: NonNullable<ChatTopic['link']>
}

const ENOUGH = 1
const HALF = 0.5
const AT_MOST = 2

/** Returns clear mentions; hints count only in messages about video production. */
function clearOnes(mentions: TopicMention[], isTrade: boolean): TopicMention[] {
  const clear = mentions.filter(({ score }) => score >= ENOUGH)
  const asked = clear.filter(({ topic }) => !topic.isCourtesy)
  if (asked.length > 0) return asked
  const hinted = isTrade ? mentions.filter(({ score, topic }) => score >= HALF && !topic.isCourtesy) : []
  return hinted.length > 0 ? hinted.slice(0, 1) : clear.slice(0, 1)
}

const chosen = (mentions: TopicMention[]) =>
  mentions
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, AT_MOST)
    .toSorted((one, other) => one.at - other.at)

/**
 * The canned answer to a visitor's message: of the one or two topics that it speaks of most, in the order in which they
 * were asked. Null for a blank message, which is ignored.
 */
export function cannedAnswerTo(message: string): CannedAnswer | null {
  if (message.trim() === '') return null
  const tokens = tokensOf(message)
  const answers = chosen(clearOnes(findTopics(tokens), isAboutTrade(tokens))).map(({ topic }) => topic)
  if (answers.length === 0) return { text: chatFallback, isUnderstood: false }
  const link = answers.find(topic => topic.link)?.link
  const text = answers.map(({ answer }) => answer).join('\n\n')
  return { text, isUnderstood: true, ...(link && { link }) }
}
