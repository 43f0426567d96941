import type { Topic } from '../../catalogue/truths.ts'
import { placeOf } from '../../language/phrases.ts'
import { plainTextOf, tokensOf } from '../../language/tokens.ts'
import {
  type Brief,
  type BriefField,
  type BriefKind,
  type Extra,
  emptyBrief,
  type Format,
  keyOf,
  type Language,
  type Slot,
  slots,
  type WordField,
  withNote,
  wordFields,
} from '../brief/brief.ts'
import { isBrought, withExtras } from '../brief/offered-extras.ts'
import type { BriefingState, Doubt, Sources } from '../brief/state.ts'
import { fitsInto } from '../brief/word-places.ts'
import { extrasIn } from '../extras/read-extras.ts'
import { messageOf } from '../message/message.ts'
import { namedIn } from '../message/named.ts'
import { type Question, takeApart } from '../questions/asked-back.ts'
import { read } from '../reading/read.ts'
import { applied } from '../turn/apply.ts'
import type { Said } from '../turn/turn.ts'
import { type Figure, figures, type ModelAnswer, type ModelFact } from './model-answer.ts'

export const isWordField = (field: ModelFact['field']): field is WordField =>
  (wordFields as readonly string[]).includes(field)

export const isFigure = (field: ModelFact['field']): field is Figure =>
  (figures as readonly string[]).includes(field)

/** What costs: "e col drone sul campo di Montegrosso si può?" orders no drone, but names a place. */
const isOrder = ({ field }: ModelFact) =>
  field === 'extra-wanted' || field === 'format' || field === 'language'

type FreeFact = Extract<ModelFact, { field: WordField | 'note' }>

const isFree = (fact: ModelFact): fact is FreeFact =>
  (isWordField(fact.field) && fact.value !== '') || fact.field === 'note'

/** What a client says, and all that they wrote before. */
export interface Heard extends Said {
  readonly before: string
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const signBefore = /[€$£]\s?$/
const signBehind = /^\s?[%€$£°]/

/** Words as the client wrote them, with the client's own signs and in one line; null where they did not. */
function quoted(text: string, words: string): string | null {
  const tokens = tokensOf(text)
  const sought = tokensOf(words).map(({ word }) => word)
  const first = tokens.findIndex((_, at) => sought.every((word, next) => tokens[at + next]?.word === word))
  if (first < 0 || sought.length === 0) return null
  const copied = inOneLine(words)
  if (inOneLine(text).includes(copied)) return copied
  const { start, end } = placeOf(tokens, { first, last: first + sought.length - 1 })
  const [before = ''] = signBefore.exec(text.slice(Math.max(0, start - 2), start)) ?? []
  const [behind = ''] = signBehind.exec(text.slice(end)) ?? []
  return inOneLine(`${before}${text.slice(start, end)}${behind}`)
}

/** A free text with the client's words for it, if it is theirs and has room in its field. */
function inOwnWords(fact: FreeFact, text: string): FreeFact[] {
  const value = quoted(text, fact.value)
  const place = fact.field === 'note' ? 'notes' : fact.field
  return value !== null && fitsInto(place, value) ? [{ ...fact, value }] : []
}

/**
 * The facts whose words stand in what the client has just said, of a figure also before: "sì" confirms one. The others
 * are dropped, each alone. A question orders nothing: an extra that it names is offered. What is kept of a text is the
 * client's own writing of it, never the model's.
 */
export function grounded(
  facts: readonly ModelFact[],
  { text, before }: Heard,
  statement: string,
): ModelFact[] {
  return facts.flatMap((given): ModelFact[] => {
    const words = quoted(text, given.words) ?? (isFigure(given.field) ? quoted(before, given.words) : null)
    if (words === null) return []
    const fact = { ...given, words }
    if (isFree(fact)) return inOwnWords(fact, text)
    if (!isOrder(fact) || quoted(statement, words) !== null) return [fact]
    return fact.field === 'extra-wanted' ? [{ ...fact, field: 'extra-doubtful' as const }] : []
  })
}

/** Whether the client has ever written the words of a fact: what they said before may be told again, and changes nothing. */
export const isSaid = ({ words }: ModelFact, { text, before }: Heard): boolean =>
  quoted(text, words) !== null || quoted(before, words) !== null

/** What is said about these comes from the truths and the price list, whoever leads the talk. */
const ownTopics = (topic: Topic | 'other') => topic !== 'meaning' && topic !== 'advice'

/** What of a message our rules answer, and what is left of it. */
export function questionsIn({ asked }: BriefingState, { text, today }: Said) {
  const { questions, statement } = takeApart(text, asked, today)
  return { questions: questions.filter(({ topic }) => ownTopics(topic)), statement }
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
    const isInstead = 'adds' in rest && rest.adds === false
    const there = changes[field] ?? (isInstead ? null : brief[field]) ?? ''
    const isThere = there === '' || value === '' || there.includes(value)
    const both = isThere ? value || there : `${there}; ${value}`
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

/**
 * What our rules make of the words that a model takes for a length or a day of delivery: a figure, a month whose day is
 * asked, or that there is none, as in "il prima possibile". What a month does not tell is a note as well.
 */
function readFigure({ field, words }: ModelFact, state: BriefingState, { today }: Said) {
  const asked = field as Figure
  const brief = { ...state.brief, [keyOf(asked)]: null }
  const message = messageOf(words, { asked, brief, today, last: null })
  const { changes, isRoughDay, isSoon, unread, left } = read(message, {
    last: null,
    offered: [],
    before: null,
    invited: null,
  })
  const value = changes[keyOf(asked)] ?? null
  if (value !== null)
    return { changes: { [keyOf(asked)]: value }, notes: [], isRough: false, isSoon, left: [] }
  const isLeft = left.includes(asked)
  const [month] = isRoughDay ? unread : []
  const notes = month === undefined ? (isLeft ? [words] : []) : [...new Set([month, words])]
  return { changes: {}, notes, isRough: month !== undefined, isSoon, left: isLeft ? [asked] : [] }
}

/** Lengths and days: what our rules make of the words for them. */
function figuresOf(facts: readonly ModelFact[], state: BriefingState, said: Said) {
  const found = facts.filter(({ field }) => isFigure(field)).map(fact => readFigure(fact, state, said))
  return {
    changes: Object.assign({}, ...found.map(({ changes }) => changes)) as Partial<Brief>,
    notes: found.flatMap(({ notes }) => notes),
    isRough: found.some(({ isRough }) => isRough),
    isSoon: found.some(({ isSoon }) => isSoon),
    left: found.flatMap(({ left }) => left),
  }
}

const isWithin = (words: string, whole: string) =>
  plainTextOf(words) !== '' && plainTextOf(whole).includes(plainTextOf(words))
const isSame = (one: string, other: string) => isWithin(one, other) || isWithin(other, one)

/** The questions of a turn: those of our rules as far as a model lets them stand, and those that it has found. */
function questionsWith(
  seen: readonly Question[],
  facts: readonly ModelFact[],
  state: BriefingState,
  { today }: Said,
): Question[] {
  const wordsOf = (name: ModelFact['field']) =>
    facts.filter(({ field }) => field === name).map(({ words }) => words)
  const isAmong = (question: string, list: readonly string[]) => list.some(words => isSame(words, question))
  const standing = seen
    .filter(question => !question.isPassedOn || !isAmong(question.text, wordsOf('no-question')))
    .map(question => (isAmong(question.text, wordsOf('misanswered')) ? passedOn(question.text) : question))
  const found = wordsOf('question').filter(words => !seen.some(question => isSame(words, question.text)))
  return [
    ...standing,
    ...found.flatMap(words => {
      const { questions } = takeApart(`${words}?`, state.asked, today)
      return questions.length > 0 ? questions : [passedOn(words)]
    }),
  ]
}

const passedOn = (text: string): Question => ({ topic: 'other', extras: [], text, isPassedOn: true })

/** Whether our rules hear an extra asked for, or it was offered: what costs is never ordered by a model alone. */
function orderedFrom({ asked, brief, last, offered }: BriefingState, { text, today }: Said) {
  const message = messageOf(text, { asked, brief, today, last })
  const { wanted } = extrasIn(message, namedIn(message))
  return (extra: Extra): boolean => wanted.includes(extra) || offered.includes(extra)
}

/** What a model has understood of a turn, as far as the client's words bear it. */
export function understoodBy(state: BriefingState, said: Heard, answer: ModelAnswer) {
  const { questions: seen, statement } = questionsIn(state, said)
  const held = grounded(answer.facts, said, statement)
  const questions = questionsWith(seen, held, state, said)
  const asksFor = orderedFrom(state, said)
  const isOrdered = ({ value, words }: Extract<ModelFact, { field: 'extra-wanted' }>) =>
    (isBrought(value) || asksFor(value)) && !questions.some(({ text }) => isWithin(words, text))
  const facts = held.map(fact =>
    fact.field === 'extra-wanted' && !isOrdered(fact) ? { ...fact, field: 'extra-doubtful' as const } : fact,
  )
  const figure = figuresOf(facts, state, said)
  const gone = valuesOf<string>(facts, 'note-taken-back')
  const kept = { ...state.brief, notes: state.brief.notes.filter(note => !gone.includes(note)) }
  const taken = valuesOf<BriefField>(facts, 'taken-back')
  // A month is told: which day of it is asked.
  const brief = without(kept, figure.isRough ? [...taken, 'deadline'] : taken)
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
    ...figure.changes,
    ...((isSettled || (state.asked === 'extras' && wanted.length + refused.length > 0)) && {
      extrasSettled: true,
    }),
  }
  const left = slots.filter(slot => [...valuesOf<Slot>(facts, 'left'), ...figure.left].includes(slot))
  const notes = [...figure.notes, ...valuesOf<string>(facts, 'note')]
  const after = notes.reduce(withNote, applied(brief, { changes, left }))
  return {
    brief: after,
    reading: { changes, left, isSoon: figure.isSoon },
    sources: sourcesOf(state, said, facts),
    questions,
    doubtful: valuesOf<Extra>(facts, 'extra-doubtful'),
    doubt: doubtIn(facts, { brief: after }),
  }
}

/** Where a fact stands in a brief, if it does. */
function standsWhere({ field, value }: ModelFact): BriefField | Extra | null {
  if (field === 'extra-wanted') return value
  if (field === 'format') return 'formats'
  if (field === 'language') return 'languages'
  return field === 'kind' || isWordField(field) || isFigure(field) ? field : null
}

function sourcesOf(state: BriefingState, said: Said, facts: readonly ModelFact[]): Sources {
  const turnId = said.turnId ?? String(state.turn + 1)
  const fresh = facts.flatMap(fact => {
    const place = standsWhere(fact)
    return place === null ? [] : [[place, { turnId, words: fact.words }]]
  })
  return { ...state.sources, ...Object.fromEntries(fresh) }
}
