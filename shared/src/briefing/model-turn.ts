import type { Topic } from '../catalogue/truths.ts'
import { tokensOf } from '../language/tokens.ts'
import { modelTextFault } from '../script-improvement/model-text.ts'
import { applied, changedKeys, invitedBy, lastFilled, stateAfter, withNote } from './apply.ts'
import { takeApart } from './asked-back.ts'
import {
  type Brief,
  type Extra,
  emptyBrief,
  type Format,
  keyOf,
  type Language,
  nextSlot,
  type Slot,
  slots,
} from './brief.ts'
import type { BriefingState, BriefingTurn, Said, Sources } from './conversation.ts'
import { messageOf } from './message.ts'
import type { ModelAnswer, ModelFact } from './model-answer.ts'
import { replyFault } from './model-reply.ts'
import { answered } from './question-answers.ts'
import { read } from './read.ts'
import { withExtras } from './read-extras.ts'
import { invitation, questionAbout, spoken } from './reply.ts'

/** What is said about these comes from the truths and the price list, whoever leads the talk. */
const ownTopics = (topic: Topic | 'other') => topic !== 'meaning' && topic !== 'advice'

/** What our rules alone understand of a message: its length and its date, and the questions of ours to answer. */
export function factsOf(state: BriefingState, { text, today }: Said) {
  const { questions, statement } = takeApart(text, state.asked, today)
  const message = messageOf(statement, { asked: state.asked, brief: state.brief, today, last: state.last })
  const { changes, words, left, isRoughDay, unread } = read(message, state)
  const ours = ['duration', 'deadline'] as const
  const known = ours.filter(field => changes[keyOf(field)] !== undefined)
  return {
    questions: questions.filter(({ topic }) => ownTopics(topic)),
    statement,
    changes: Object.fromEntries(known.map(field => [keyOf(field), changes[keyOf(field)]])) as Partial<Brief>,
    words: Object.fromEntries(known.map(field => [field, words[field] ?? ''])),
    left: left.filter(slot => slot === 'duration' || slot === 'deadline'),
    /** When the video is needed, where no day was said. */
    rough: isRoughDay ? unread.slice(0, 1) : [],
  }
}

const plain = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')

/**
 * The facts whose words stand in what the client has just said, outside of its questions; the others are dropped. A free
 * text is the client's words themselves, whatever the model made of them.
 */
function grounded(facts: readonly ModelFact[], statement: string): ModelFact[] {
  const known = ` ${plain(statement)} `
  const isSaid = (words: string) => plain(words) !== '' && known.includes(` ${plain(words)} `)
  return facts.filter(({ words, value }) => {
    if (!isSaid(words)) return false
    return typeof value !== 'string' || !value.includes(' ') || isSaid(value)
  })
}

/** The values of one kind of fact; their type is what `model-answer.ts` says of it. */
const valuesOf = <Value extends ModelFact['value']>(
  facts: readonly ModelFact[],
  field: ModelFact['field'],
): Value[] => facts.filter(fact => fact.field === field).map(fact => fact.value as Value)

function understood(state: BriefingState, said: Said, answer: ModelAnswer) {
  const { brief } = state
  const ours = factsOf(state, said)
  const facts = grounded(answer.facts, ours.statement)
  const wanted = valuesOf<Extra>(facts, 'extra-wanted')
  const refused = valuesOf<Extra>(facts, 'extra-refused')
  const formats = [...new Set([...brief.formats, ...valuesOf<Format>(facts, 'format')])]
  const languages = [...new Set([...brief.languages, ...valuesOf<Language>(facts, 'language')])]
  const isSettled = facts.some(({ field }) => field === 'extras-settled') && state.asked === 'extras'
  const changes: Partial<Brief> = {
    ...Object.fromEntries(
      facts.filter(({ field }) => field in emptyBrief).map(({ field, value }) => [field, value]),
    ),
    ...(wanted.length + refused.length > 0 && withExtras(brief, { wanted, refused })),
    ...(formats.length > brief.formats.length && { formats }),
    ...(languages.length > brief.languages.length && { languages }),
    ...ours.changes,
    ...((isSettled || (state.asked === 'extras' && wanted.length + refused.length > 0)) && {
      extrasSettled: true,
    }),
  }
  const left = slots.filter(slot => [...valuesOf<Slot>(facts, 'left'), ...ours.left].includes(slot))
  const notes = [...ours.rough, ...valuesOf<string>(facts, 'note')]
  const after = notes.reduce(withNote, applied(brief, { changes, left }))
  return {
    brief: after,
    reading: { changes, left },
    sources: sourcesOf(state, said, facts, ours.words),
    questions: ours.questions,
  }
}

function sourcesOf(
  state: BriefingState,
  said: Said,
  facts: readonly ModelFact[],
  ours: Readonly<Record<string, string>>,
): Sources {
  const turnId = said.turnId ?? String(state.turn + 1)
  const theirs = facts.map(({ field, value, words }) => [field === 'extra-wanted' ? value : field, words])
  const all = [...theirs, ...Object.entries(ours)].map(([field, words]) => [field, { turnId, words }])
  return { ...state.sources, ...Object.fromEntries(all) }
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
  { reply, facts }: ModelAnswer,
  writtenBefore = '',
): string | null {
  const words = facts.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  return (
    replyFault(reply, knownBefore(state, said)) ??
    modelTextFault(words.join('\n'), `${writtenBefore}\n${said.text}`)
  )
}

/**
 * A turn that a language model has led: the facts whose words the client has said, our figures, the model's words, and
 * our question where it has asked nothing.
 */
export function modelTurn(state: BriefingState, said: Said, answer: ModelAnswer): BriefingTurn {
  const { brief, reading, sources, questions: put } = understood(state, said, answer)
  const asked = nextSlot(brief)
  const { questions, answers, told } = answered(put, { brief, asked, today: said.today, before: state.told })
  const turn = state.turn + 1
  const changed = changedKeys(state.brief, brief)
  const isAsking = /\?\s*$/.test(answer.reply)
  const asking = isAsking ? '' : questionAbout(brief, asked, { misses: 0, turn })
  const offers = [...new Set(questions.flatMap(({ extras }) => extras))].filter(
    extra => !brief.extras.includes(extra),
  )
  const after = stateAfter(state, brief, {
    sources,
    last: lastFilled(reading, state.last),
    told,
    offered: offers,
  })
  const reply = spoken(...answers, answer.reply, asking, invitation(invitedBy(state, after)))
  return { state: after, reply, changed, questions, offers, restarted: false, isUnclear: false }
}
