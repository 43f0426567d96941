import type { Topic } from '../catalogue/truths.ts'
import { tokensOf } from '../language/tokens.ts'
import { choiceTexts } from '../messages/it/briefing-choices.ts'
import { modelTextFault } from '../script-improvement/model-text.ts'
import { applied, changedKeys, invitedBy, lastFilled, stateAfter, withNote } from './apply.ts'
import { takeApart } from './asked-back.ts'
import {
  type Brief,
  type BriefField,
  type BriefKind,
  type Extra,
  emptyBrief,
  type Format,
  keyOf,
  type Language,
  nextSlot,
  type Slot,
  slots,
  type WordField,
  wordFields,
} from './brief.ts'
import { choicesFor } from './choices.ts'
import type { BriefingState, BriefingTurn, Said, Sources } from './conversation.ts'
import type { Doubt } from './doubts.ts'
import { messageOf } from './message.ts'
import { type Figure, figures, type ModelAnswer, type ModelFact } from './model-answer.ts'
import { type Known, replyFault } from './model-reply.ts'
import { moveOf } from './moves.ts'
import { nonsenseOf } from './nonsense.ts'
import { allExtras } from './offered-extras.ts'
import { answered } from './question-answers.ts'
import { read } from './read.ts'
import { withExtras } from './read-extras.ts'
import { doubted, doubtfulExtras, invitation, questionAbout, spoken } from './reply.ts'
import { resolvedBy } from './resolved-doubt.ts'
import { fitsInto } from './word-places.ts'

/** What is said about these comes from the truths and the price list, whoever leads the talk. */
const ownTopics = (topic: Topic | 'other') => topic !== 'meaning' && topic !== 'advice'

/**
 * Whether our rules alone answer a message: a tapped answer, where words belong, what takes back a turn or begins anew,
 * and what nobody can read.
 */
export function isOurs(state: BriefingState, { text, today }: Said): boolean {
  const { asked, brief, last, offered } = state
  const move = moveOf(messageOf(text, { asked, brief, today, last }), state, [])
  const tapped = [
    ...(asked === null ? [] : choicesFor(asked, brief, offered)),
    ...allExtras.filter(extra => offered.includes(extra)).map(extra => choiceTexts.offers[extra]),
  ]
  return (
    move === 'restart' ||
    move === 'undo' ||
    resolvedBy(state, text) !== null ||
    nonsenseOf(text, asked) !== null ||
    tapped.some(({ says }) => says === text.trim())
  )
}

/** What our rules alone understand of a message: its length and its date, and the questions of ours to answer. */
export function factsOf(state: BriefingState, { text, today }: Said) {
  const { questions, statement } = takeApart(text, state.asked, today)
  const message = messageOf(statement, { asked: state.asked, brief: state.brief, today, last: state.last })
  const { changes, words, left, isRoughDay, unread } = read(message, state)
  const known = figures.filter(field => changes[keyOf(field)] !== undefined)
  return {
    questions: questions.filter(({ topic }) => ownTopics(topic)),
    statement,
    changes: Object.fromEntries(known.map(field => [keyOf(field), changes[keyOf(field)]])) as Partial<Brief>,
    words: Object.fromEntries(known.map(field => [field, words[field] ?? ''])),
    left: left.filter(slot => figures.some(field => field === slot)),
    /** When the video is needed, where no day was said. */
    rough: isRoughDay ? unread.slice(0, 1) : [],
  }
}

const plain = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')

const isWordField = (field: ModelFact['field']): field is WordField =>
  (wordFields as readonly string[]).includes(field)

/** What can be told in passing in a question: "e col drone sul campo di Montegrosso si può?" names a place. */
const isTold = ({ field, value }: ModelFact) =>
  (isWordField(field) && value !== '') || field === 'note' || field === 'kind'

/**
 * The facts whose words stand in what the client has just said; the others are dropped. A question orders nothing: an
 * extra that it names is offered. A free text is the client's words themselves, whatever the model made of them.
 */
function grounded(facts: readonly ModelFact[], { text }: Said, statement: string): ModelFact[] {
  const isIn = (whole: string, words: string) =>
    plain(words) !== '' && ` ${plain(whole)} `.includes(` ${plain(words)} `)
  return facts.flatMap(fact => {
    const { field, value, words } = fact
    const isFree = isTold(fact) && field !== 'kind'
    if (!isIn(text, words) || (isFree && !isIn(text, String(value)))) return []
    if (isTold(fact) || isIn(statement, words)) return [fact]
    return field === 'extra-wanted' ? [{ ...fact, field: 'extra-doubtful' as const }] : []
  })
}

/** The values of one kind of fact; their type is what `model-answer.ts` says of it. */
const valuesOf = <Value extends ModelFact['value']>(
  facts: readonly ModelFact[],
  field: ModelFact['field'],
): Value[] => facts.filter(fact => fact.field === field).map(fact => fact.value as Value)

/** What the client's words make of the fields that hold them: one after the other, beside what stands there or instead. */
function wordsIn(brief: Brief, facts: readonly ModelFact[]): Pick<Partial<Brief>, WordField> {
  const changes: { [field in WordField]?: string } = {}
  for (const { field, value, ...rest } of facts) {
    if (!isWordField(field) || typeof value !== 'string') continue
    const there = changes[field] ?? ('adds' in rest && rest.adds ? brief[field] : null) ?? ''
    const both = there === '' || value === '' ? value : `${there}; ${value}`
    changes[field] = fitsInto(field, both) ? both : value
  }
  return changes
}

/** A brief without what the client has taken back: it is asked for again, or left out. */
function without(brief: Brief, taken: readonly BriefField[]): Brief {
  const emptied = taken.map(keyOf).map(key => [key, emptyBrief[key]])
  const unknowns = brief.unknowns.filter(slot => !taken.includes(slot))
  return { ...brief, ...Object.fromEntries(emptied), unknowns }
}

/** The first words that could stand in another field too. */
function doubtIn(facts: readonly ModelFact[], { brief }: Pick<BriefingState, 'brief'>): Doubt | undefined {
  for (const { field, value, ...rest } of facts) {
    const other = 'or' in rest ? rest.or : undefined
    if (!isWordField(field) || !other || other === field || typeof value !== 'string') continue
    if (value !== '' && brief[field] === value && fitsInto(other, value))
      return { words: value, from: field, to: [field, other] }
  }
  return undefined
}

/** Our figures without those that the client means otherwise: the day of an event is no day of delivery. */
function figuresOf(ours: ReturnType<typeof factsOf>, facts: readonly ModelFact[]) {
  const others = valuesOf<Figure>(facts, 'not-meant')
  const isMeant = (field: Figure) => !others.includes(field)
  return {
    changes: Object.fromEntries(
      figures.filter(isMeant).flatMap(field => {
        const value = ours.changes[keyOf(field)]
        return value === undefined ? [] : [[keyOf(field), value]]
      }),
    ) as Partial<Brief>,
    words: Object.fromEntries(Object.entries(ours.words).filter(([field]) => isMeant(field as Figure))),
    left: ours.left.filter(slot => isMeant(slot as Figure)),
  }
}

function understood(state: BriefingState, said: Said, answer: ModelAnswer) {
  const ours = factsOf(state, said)
  const facts = grounded(answer.facts, said, ours.statement)
  const read = figuresOf(ours, facts)
  const brief = without(state.brief, valuesOf<BriefField>(facts, 'taken-back'))
  const wanted = valuesOf<Extra>(facts, 'extra-wanted')
  const refused = valuesOf<Extra>(facts, 'extra-refused')
  const kind = valuesOf<BriefKind>(facts, 'kind').at(-1)
  const formats = [...new Set([...brief.formats, ...valuesOf<Format>(facts, 'format')])]
  const languages = [...new Set([...brief.languages, ...valuesOf<Language>(facts, 'language')])]
  const isSettled = facts.some(({ field }) => field === 'extras-settled') && state.asked === 'extras'
  const changes: Partial<Brief> = {
    ...(kind && { kind }),
    ...wordsIn(brief, facts),
    ...(wanted.length + refused.length > 0 && withExtras(brief, { wanted, refused })),
    ...(formats.length > brief.formats.length && { formats }),
    ...(languages.length > brief.languages.length && { languages }),
    ...read.changes,
    ...((isSettled || (state.asked === 'extras' && wanted.length + refused.length > 0)) && {
      extrasSettled: true,
    }),
  }
  const left = slots.filter(slot => [...valuesOf<Slot>(facts, 'left'), ...read.left].includes(slot))
  const notes = [...ours.rough, ...valuesOf<string>(facts, 'note')]
  const after = notes.reduce(withNote, applied(brief, { changes, left }))
  return {
    brief: after,
    reading: { changes, left },
    sources: sourcesOf(state, said, facts, read.words),
    questions: ours.questions,
    doubtful: valuesOf<Extra>(facts, 'extra-doubtful'),
    doubt: doubtIn(facts, { brief: after }),
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
export function knownBefore(state: BriefingState, said: Said, before: string): Known {
  const { durationSeconds, deadline, company } = { ...state.brief, ...factsOf(state, said).changes }
  return { ...said, before, brief: { durationSeconds, deadline, company } }
}

/**
 * Why a model's answer may not be taken; null when it may. What it would write into the brief holds no markup, and no
 * address, account, telephone number or sum that the client has not written.
 */
export function modelFault(
  state: BriefingState,
  said: Said,
  { reply, facts }: ModelAnswer,
  before: string,
): string | null {
  const words = facts.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const known = knownBefore(state, said, before)
  return replyFault(reply, known) ?? modelTextFault(words.join('\n'), `${before}\n${said.text}`)
}

/** The model's words, without a question about anything but what is open: the answers to tap are about that. */
const repliedTo = (asked: Slot | null, { reply, asks }: ModelAnswer): string =>
  (asks ?? asked) === asked ? reply : reply.replace(/[^.!?…]*\?$/, '').trim()

/**
 * A turn that a language model has led: the facts whose words the client has said, our figures, the model's words, and
 * our question where it has asked nothing.
 */
export function modelTurn(state: BriefingState, said: Said, answer: ModelAnswer): BriefingTurn {
  const { brief, reading, sources, questions: put, doubtful, doubt } = understood(state, said, answer)
  const asked = nextSlot(brief)
  const { questions, answers, told } = answered(put, { brief, asked, today: said.today, before: state.told })
  const turn = state.turn + 1
  const changed = changedKeys(state.brief, brief)
  const words = repliedTo(asked, answer)
  const asking = words.endsWith('?') ? '' : questionAbout(brief, asked, { misses: 0, turn })
  const askedAbout = questions.flatMap(({ extras }) => extras)
  const offers = [...new Set([...askedAbout, ...doubtful])].filter(extra => !brief.extras.includes(extra))
  const after = stateAfter(state, brief, {
    sources,
    last: lastFilled(reading, state.last),
    told,
    offered: offers,
    ...(doubt && { doubts: [...state.doubts, { ...doubt, turn }] }),
  })
  const unsure = spoken(doubtfulExtras(offers.filter(extra => !askedAbout.includes(extra))), doubted(doubt))
  const reply = spoken(...answers, unsure, words, asking, invitation(invitedBy(state, after)))
  return { state: after, reply, changed, questions, offers, restarted: false, isUnclear: false }
}
