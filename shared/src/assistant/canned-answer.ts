import { type ChatTopic, chatFallback } from '../catalogue/chat-answers.ts'
import { tokensOf } from '../language/tokens.ts'
import { findTopics, isAboutTrade, type TopicMention } from './cues.ts'

/** What the assistant in the corner answers, and whether it understood: if not, WhatsApp is offered. */
export interface CannedAnswer {
  readonly text: string
  readonly isUnderstood: boolean
  readonly link?: NonNullable<ChatTopic['link']>
}

const ENOUGH = 1
const HALF = 0.5
const AT_MOST = 2

/** What was clearly asked; a hint counts where the message speaks of the trade. */
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
