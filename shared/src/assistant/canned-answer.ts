import { chatAnswers, chatFallback } from '../catalogue/chat-answers.ts'
import { tokensOf } from '../italian/tokens.ts'

/** What the assistant in the corner answers, and whether it understood: if not, WhatsApp is offered. */
export interface CannedAnswer {
  readonly text: string
  readonly isUnderstood: boolean
}

/**
 * The canned answer to a visitor's message: the topic with most of its words in it, the earlier one on a tie.
 * Null for a blank message, which is ignored (public site, sections 2 and 5).
 */
export function cannedAnswerTo(message: string): CannedAnswer | null {
  const words = new Set(tokensOf(message).map(token => token.word))
  if (message.trim() === '') return null
  let best: CannedAnswer & { readonly score: number } = { text: chatFallback, isUnderstood: false, score: 0 }
  for (const { keywords, answer } of chatAnswers) {
    const score = keywords.filter(keyword => words.has(keyword)).length
    if (score > best.score) best = { text: answer, isUnderstood: true, score }
  }
  return { text: best.text, isUnderstood: best.isUnderstood }
}
