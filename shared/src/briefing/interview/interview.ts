import { dateIt } from '../../formats/date-it.ts'
import { capitalized } from '../../formats/italian.ts'
import { durationIt } from '../../formats/units.ts'
import { summaryTexts } from '../../messages/it/briefing.ts'
import { languageTexts } from '../../messages/it/briefing-fields.ts'
import { panelTexts } from '../../messages/it/briefing-panel.ts'
import { closingQuestion, interviewTexts, kindLabels, questionTexts } from '../../messages/it/interview.ts'
import { deliveryFrom } from '../../projects/delivery.ts'
import {
  type Brief,
  type BriefField,
  type BriefKind,
  type Extra,
  emptyBrief,
  type Format,
  isComplete,
  isSlot,
  keyOf,
  type Language,
  nextSlot,
  type Slot,
  type Sources,
  slots,
  type TextField,
  withNote,
} from '../brief/brief.ts'
import { extraPrices, withExtras } from '../brief/offered-extras.ts'
import { readExtras } from '../brief/read-extras.ts'
import { detectIntent, isLeftOpen, readDay, readDeadline, readKind, readLength } from './read-answer.ts'

/** Target of an answer: a field of the brief, or the notes. */
export type AnswerField = BriefField | 'notes'

export const questionTypes = ['words', 'choice', 'number', 'date', 'switches'] as const

export interface Question {
  readonly field: Slot | 'notes'
  readonly type: (typeof questionTypes)[number]
  /** First day of the month that was named without its day: the calendar opens there. */
  readonly month?: string
}

/** State of one interview, plain JSON (docs/decisions/briefing-assistant.md). */
export interface Interview {
  readonly version: 1
  readonly brief: Brief
  /** Typed answers behind the kind and the duration, which the quote cites. */
  readonly sources: Sources
  /** Question opened again by 'Indietro'; null while the first open one is asked. */
  readonly reopened: Slot | null
  /** True once the closing question was answered or skipped. */
  readonly isClosed: boolean
  readonly month: string | null
}

/** One answer; `null` leaves a slot to the studio and clears every other field. Empty materials mean none. */
export type Answer =
  | { readonly field: 'kind'; readonly value: BriefKind | null }
  | { readonly field: TextField; readonly value: string | null }
  /** The whole list; null skips the closing question. */
  | { readonly field: 'notes'; readonly value: readonly string[] | null }
  /** Seconds. */
  | { readonly field: 'duration'; readonly value: number | null }
  /** The whole list; what was ordered before and is missing counts as turned down. `more` keeps the question open. */
  | { readonly field: 'extras'; readonly value: readonly Extra[] | null; readonly more?: true | undefined }
  | { readonly field: 'formats'; readonly value: readonly Format[] | null }
  | { readonly field: 'languages'; readonly value: readonly Language[] | null }
  /** `YYYY-MM-DD` */
  | { readonly field: 'deadline'; readonly value: string | null }

/** A value that was read in a text and waits for the client's press; `amountCents` is an extra's price. */
export interface Proposal {
  readonly field: 'kind' | 'duration' | 'deadline' | 'extras'
  readonly value: string | number
  readonly amountCents?: number
}

/** Result of one step of the client. */
export interface Step {
  readonly interview: Interview
  /** The assistant's words; empty where nothing happened that needs a turn. */
  readonly reply: string
  readonly proposals: readonly Proposal[]
}

const types: Readonly<Record<Question['field'], Question['type']>> = {
  kind: 'choice',
  audience: 'words',
  message: 'words',
  tone: 'words',
  duration: 'number',
  materials: 'words',
  extras: 'switches',
  deadline: 'date',
  notes: 'words',
}

export const newInterview: Interview = {
  version: 1,
  brief: emptyBrief,
  sources: {},
  reopened: null,
  isClosed: false,
  month: null,
}

/** Returns the question that waits for an answer; null once everything is settled. */
export function questionOf({ brief, reopened, isClosed, month }: Interview): Question | null {
  const field = reopened ?? nextSlot(brief) ?? (isClosed ? null : 'notes')
  if (field === null) return null
  return { field, type: types[field], ...(field === 'deadline' && month !== null && { month }) }
}

/** Returns the wording of a question; empty for null. */
export const wordingOf = (question: Question | null): string =>
  question === null
    ? ''
    : question.field === 'notes'
      ? closingQuestion.ask
      : questionTexts[question.field].ask

const sentences = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

/** Completes a step: what is said about it, then the question that waits now. */
function stepTo(
  before: Interview,
  interview: Interview,
  said = '',
  proposals: readonly Proposal[] = [],
): Step {
  const question = questionOf(interview)
  const hasFinished = question === null && questionOf(before) !== null
  return {
    interview,
    reply: sentences(said, hasFinished ? interviewTexts.complete : wordingOf(question)),
    proposals,
  }
}

function changed(brief: Brief, answer: Answer): Brief {
  const { field, value } = answer
  if (field === 'notes') return value === null ? brief : { ...brief, notes: value }
  const unknowns = slots.filter(slot => (slot === field ? value === null : brief.unknowns.includes(slot)))
  if (field === 'extras') {
    return {
      ...brief,
      ...(value !== null && withExtras(brief, value)),
      extrasSettled: value !== null && (brief.extrasSettled || !answer.more),
      unknowns,
    }
  }
  if (field === 'formats' || field === 'languages') return { ...brief, [field]: value ?? [] }
  return { ...brief, [keyOf(field)]: value === '' && field !== 'materials' ? null : value, unknowns }
}

/** Returns an interview after an answer; `source` is the typed turn behind it, absent for a tap. */
function answered(interview: Interview, answer: Answer, source?: Sources[BriefField]): Interview {
  const { field } = answer
  const brief = changed(interview.brief, answer)
  const { [field as BriefField]: _, ...others } = interview.sources
  const isSame = JSON.stringify(brief) === JSON.stringify(interview.brief)
  return {
    ...interview,
    brief,
    sources: source ? { ...others, [field]: source } : isSame ? interview.sources : others,
    reopened: interview.reopened === field ? null : interview.reopened,
    isClosed: interview.isClosed || field === 'notes',
    month: field === 'deadline' ? null : interview.month,
  }
}

const isWishSooner = (day: string, today: string) => day < deliveryFrom(today)

function remarkOn({ field, value }: Answer, today: string): string {
  if (field === 'deadline' && value !== null)
    return isWishSooner(value, today) ? interviewTexts.wishIsSooner(deliveryFrom(today)) : ''
  if (value !== null || !isSlot(field as BriefField)) return ''
  return field === 'deadline' ? interviewTexts.noHurry : interviewTexts.unsure
}

/**
 * Writes one answer given by a tap or in the panel, at any time. A story also proposes what its text names; nothing of
 * it is taken before the client's press. The reply is empty where the interview stays as it was.
 */
export function giveAnswer(interview: Interview, answer: Answer, today: string): Step {
  const after = answered(interview, answer)
  if (JSON.stringify(after) === JSON.stringify(interview)) return { interview, reply: '', proposals: [] }
  if (answer.field !== 'description' || answer.value === null)
    return stepTo(interview, after, remarkOn(answer, today))
  const proposals = proposalsIn(answer.value, after.brief, today)
  const said = sentences(interviewTexts.storyTaken, proposals.length > 0 ? interviewTexts.storyProposals : '')
  return stepTo(interview, after, said, proposals)
}

/** Returns an extra as a proposal, with its price. */
export const extraProposal = (extra: Extra): Proposal => ({
  field: 'extras',
  value: extra,
  amountCents: extraPrices[extra],
})

/** Returns what a story names of the fields that are still open. */
function proposalsIn(story: string, brief: Brief, today: string): Proposal[] {
  const kind = readKind(story)
  const length = readLength(story)
  const day = readDeadline(story, today)
  return [
    ...(kind && brief.kind === null ? [{ field: 'kind', value: kind } as const] : []),
    ...('seconds' in length && brief.durationSeconds === null
      ? [{ field: 'duration', value: length.seconds } as const]
      : []),
    ...('day' in day && !('fault' in day) && brief.deadline === null
      ? [{ field: 'deadline', value: day.day } as const]
      : []),
    ...readExtras(story)
      .named.filter(extra => !brief.extras.includes(extra))
      .map(extraProposal),
  ]
}

/** A typed message, the question that the screen showed, and its turn's id. */
export interface Typed {
  readonly text: string
  readonly turnId: string
  /** `YYYY-MM-DD` in Rome. */
  readonly today: string
  /** True for 'È la mia risposta': written unchanged, even if it equals a phrase such as "indietro". */
  readonly isAnswer?: boolean
}

/**
 * Takes a typed message as the answer to the open question (docs/decisions/briefing-assistant.md). Words become the
 * field, letter for letter; kind, duration and deadline are read; extras are proposed. What is not understood keeps
 * the question open.
 */
export function takeTyped(interview: Interview, typed: Typed): Step {
  const question = questionOf(interview)
  const move = typed.isAnswer ? undefined : detectIntent(typed.text)
  if (move === 'back') return goBack(interview)
  if (question === null || question.field === 'notes') return takeNote(interview, typed, move)
  const { field } = question
  if (field === 'extras' && (move === 'nothing' || move === 'skip' || move === 'goOn'))
    return giveAnswer(interview, { field, value: interview.brief.extras }, typed.today)
  if (field === 'kind' && move === 'goOn') return stepTo(interview, interview, interviewTexts.kindNeeded)
  if (isLeftOpen(move) || (move === 'noHurry' && field === 'deadline'))
    return giveAnswer(interview, { field, value: null } as Answer, typed.today)
  if (move === 'nothing' && field === 'materials')
    return giveAnswer(interview, { field, value: '' }, typed.today)
  const readers = { kind: takeKind, duration: takeLength, deadline: takeDay, extras: takeExtras }
  if (field in readers) return readers[field as keyof typeof readers](interview, typed)
  return write(interview, { field, value: typed.text } as Answer, typed)
}

function write(interview: Interview, answer: Answer, { text, turnId, today }: Typed): Step {
  return stepTo(interview, answered(interview, answer, { turnId, words: text }), remarkOn(answer, today))
}

const noted = (interview: Interview, text: string): Interview => ({
  ...interview,
  brief: withNote(interview.brief, text),
})

function takeNote(interview: Interview, { text }: Typed, move: string | undefined): Step {
  if (move !== undefined) return stepTo(interview, { ...interview, isClosed: true })
  return stepTo(interview, { ...noted(interview, text), isClosed: true }, interviewTexts.keptAsNote)
}

function takeKind(interview: Interview, typed: Typed): Step {
  const value = readKind(typed.text)
  if (value === null) return stepTo(interview, noted(interview, typed.text), interviewTexts.kindUnread)
  return write(interview, { field: 'kind', value }, typed)
}

function takeLength(interview: Interview, typed: Typed): Step {
  const read = readLength(typed.text)
  if ('seconds' in read) return write(interview, { field: 'duration', value: read.seconds }, typed)
  const { lengthUnread, lengthOutOfRange } = interviewTexts
  return stepTo(interview, interview, read.fault === 'unread' ? lengthUnread : lengthOutOfRange)
}

function takeDay(interview: Interview, typed: Typed): Step {
  const read = readDay(typed.text, typed.today)
  if (!('fault' in read)) return write(interview, { field: 'deadline', value: read.day }, typed)
  const { day: texts } = interviewTexts
  if (read.fault === 'month') {
    const after = { ...interview, month: read.day }
    return { interview: after, reply: texts.month(read.day), proposals: [] }
  }
  if (read.fault === 'past') return stepTo(interview, interview, texts.past(read.day))
  if (read.fault === 'impossible') return stepTo(interview, interview, texts.impossible(read.said))
  return stepTo(interview, interview, texts[read.fault])
}

function takeExtras(interview: Interview, { text, today }: Typed): Step {
  const { named, declined } = readExtras(text)
  const chosen = interview.brief.extras
  const added = named.filter(extra => !chosen.includes(extra))
  // The note keeps what else the text says.
  const after = noted(interview, text)
  if (added.length > 0)
    return stepTo(interview, after, interviewTexts.extrasProposed, added.map(extraProposal))
  if (named.length > 0 || declined.length === 0) return stepTo(interview, after, interviewTexts.extrasUnread)
  return giveAnswer(
    after,
    { field: 'extras', value: chosen.filter(extra => !declined.includes(extra)) },
    today,
  )
}

/** Opens the question before the open one again; its answer stays until another one is given. */
export function goBack(interview: Interview): Step {
  const open = questionOf(interview)?.field
  const at = open === undefined || open === 'notes' ? slots.length : slots.indexOf(open)
  const previous = slots[at - 1]
  if (previous === undefined) return stepTo(interview, interview, interviewTexts.first)
  return stepTo(interview, { ...interview, reopened: previous })
}

/** Returns true when the brief can be sent: every question settled, or a story and a kind. */
export const isSendable = (brief: Brief): boolean =>
  isComplete(brief) || (brief.description !== null && brief.kind !== null)

/** Returns how an answer given by a tap reads in the transcript. */
export function tappedWords({ field, value }: Answer): string {
  const { answered: words } = interviewTexts
  if (value === null) {
    if (field === 'notes') return words.skipped
    if (field === 'deadline') return words.noHurry
    return isSlot(field as BriefField) ? words.unsure : words.taken(panelTexts.labels[field])
  }
  if (field === 'kind') return kindLabels[value]
  if (field === 'duration') return durationIt(value)
  if (field === 'deadline') return dateIt(value)
  if (field === 'extras')
    return capitalized(value.map(extra => summaryTexts.extras[extra]).join(', ')) || words.noExtras
  if (field === 'notes') return value.at(-1) ?? words.taken(summaryTexts.notes)
  if (field === 'formats') return value.join(', ')
  if (field === 'languages') return capitalized(value.map(code => languageTexts[code]).join(', '))
  return value === '' ? words.nothing : value
}
