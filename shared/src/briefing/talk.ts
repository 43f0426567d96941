import { assistantTexts } from '../messages/it/briefing.ts'
import { greetings, thanks } from './cue-keywords.ts'
import { isBareYes } from './extras-answers.ts'
import type { Message } from './message.ts'
import { pick } from './pick.ts'
import { confirmWords, courtesies, goodbyes, partings } from './talk-keywords.ts'

const MAX_WORDS = 6

const isOnly = ({ tokens }: Message, words: ReadonlySet<string>) =>
  tokens.length > 0 && tokens.length <= MAX_WORDS && tokens.every(({ word }) => words.has(word))

const has = ({ tokens }: Message, words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word))

const kindWords = new Set([...thanks, ...courtesies])
const gratitude = new Set(['grazie'])

const { greeting, thanks: welcome, goodbye, closing, confirm, onwards } = assistantTexts

/** The answer to a kind word on the way; empty if the message is more than that. */
export function smallTalk(message: Message, turn: number): string {
  if (isOnly(message, greetings)) return pick(greeting, turn)
  if (isOnly(message, goodbyes) && has(message, partings)) return pick(goodbye, turn)
  if (!isOnly(message, kindWords) && !isBareYes(message)) return ''
  return pick(has(message, gratitude) ? welcome : onwards, turn)
}

/** The same once everything is settled: a yes then means the quote. */
export function closingTalk(message: Message, turn: number): string {
  if (isOnly(message, goodbyes) && (has(message, partings) || !has(message, gratitude))) {
    return `${pick(goodbye, turn)} ${closing}`
  }
  if (isOnly(message, confirmWords)) return confirm
  const talk = smallTalk(message, turn)
  return talk === '' ? '' : `${talk} ${closing}`
}
