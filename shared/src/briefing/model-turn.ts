import { modelTextFault } from '../script-improvement/model-text.ts'
import { applied, changedKeys, lastFilled, withNote } from './apply.ts'
import { type Brief, nextSlot, type Slot } from './brief.ts'
import type { BriefingState, BriefingTurn } from './conversation.ts'
import { withExtras } from './extras-answers.ts'
import { helpIn } from './help.ts'
import type { HelpTopic } from './help-keywords.ts'
import { helpReply } from './help-reply.ts'
import { messageOf } from './message.ts'
import type { ModelAnswer } from './model-answer.ts'
import { replyFault } from './model-reply.ts'
import { parseMessage } from './parse-message.ts'
import { ending, question, spoken } from './questions.ts'

/** What is said about these comes from the price list and the terms, whoever leads the talk. */
const ownTopics = new Set<HelpTopic>(['price', 'time', 'revisions', 'payment', 'discount', 'human', 'cancel'])

export interface Said {
  readonly text: string
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** What our rules alone understand of a message: its length and its date, and the questions of ours to answer. */
export function factsOf(state: BriefingState, { text, today }: Said) {
  const { help, statement } = helpIn(text, today)
  const message = messageOf(statement, { asked: state.asked, brief: state.brief, today })
  const { changes, unsure } = parseMessage(message, state.last)
  const { durationSeconds, deadline } = changes
  return {
    help: help.filter(({ topic }) => ownTopics.has(topic)),
    changes: {
      ...(durationSeconds !== undefined && { durationSeconds }),
      ...(deadline !== undefined && { deadline }),
    },
    unsure: unsure.filter(slot => slot === 'duration' || slot === 'deadline'),
  }
}

const freeWords = ['kind', 'audience', 'message', 'tone', 'materials', 'company'] as const

const given = (changes: ModelAnswer['changes']): Partial<Brief> =>
  Object.fromEntries(freeWords.flatMap(key => (changes[key] === null ? [] : [[key, changes[key]]])))

function understood(state: BriefingState, said: Said, { changes }: ModelAnswer) {
  const { brief, asked } = state
  const facts = factsOf(state, said)
  const answer = { wanted: changes.extrasWanted, refused: changes.extrasRefused }
  const isSettled = brief.extrasSettled || (changes.extrasSettled && asked === 'extras')
  const heard = {
    changes: {
      ...given(changes),
      ...(answer.wanted.length + answer.refused.length > 0 && withExtras(brief, answer)),
      ...facts.changes,
      ...(isSettled && { extrasSettled: true }),
    },
    unsure: [...new Set<Slot>([...changes.leftToUs, ...facts.unsure])],
  }
  return { heard, brief: withNote(applied(brief, heard), changes.note ?? '') }
}

/** What a reply is measured by while it still comes: the model's words may not run ahead of our figures. */
export function knownBefore(state: BriefingState, said: Said) {
  const { durationSeconds, deadline, company } = { ...state.brief, ...factsOf(state, said).changes }
  return { ...said, brief: { durationSeconds, deadline, company } }
}

/**
 * Why a model's answer may not be taken; null when it may. What it would write into the brief holds no markup, and no
 * address, account, telephone number or sum that the client has not written.
 */
export function modelFault(
  state: BriefingState,
  said: Said,
  { reply, changes }: ModelAnswer,
  writtenBefore = '',
): string | null {
  const words = [...freeWords.map(key => changes[key]), changes.note].filter(text => text !== null)
  return (
    replyFault(reply, knownBefore(state, said)) ??
    modelTextFault(words.join('\n'), `${writtenBefore}\n${said.text}`)
  )
}

/**
 * A turn that a language model has led: its changes to the typed brief, our figures, its words, and our question
 * where it has asked nothing.
 */
export function modelTurn(state: BriefingState, said: Said, answer: ModelAnswer): BriefingTurn {
  const { heard, brief } = understood(state, said, answer)
  const asked = nextSlot(brief)
  const turn = state.turn + 1
  const { help } = factsOf(state, said)
  const replies = help.map(one => helpReply(one, brief, asked, said.today))
  const changed = changedKeys(state.brief, brief)
  const isAsking = /\?\s*$/.test(answer.reply)
  const asking = isAsking ? '' : question(brief, asked, { misses: 0, turn })
  const end = asked === null ? ending(state.asked, changed.length > 0) : asking
  const reply = spoken(...new Set(replies), answer.reply, end)
  const after = { ...state, brief, asked, last: lastFilled(heard, state.last), misses: 0, turn }
  return { state: after, reply, changed, restarted: false }
}
