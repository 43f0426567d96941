import {
  type Brief,
  type BriefField,
  type Extra,
  emptyBrief,
  isComplete,
  nextSlot,
  slots,
  withNote,
} from '../brief/brief.ts'
import type { BriefingState, Sources } from '../brief/state.ts'
import { amendedIn, withAmended } from '../corrections/amendments.ts'
import { withOldTrade } from '../fields/company.ts'
import { roughDayOf } from '../fields/rough-day.ts'
import { messageOf } from '../message/message.ts'
import { type Question, takeApart } from '../questions/asked-back.ts'
import { answered } from '../questions/question-answers.ts'
import { type Reading, read } from '../reading/read.ts'
import { heardAfterTheEnd, takesLeave } from './after-the-end.ts'
import { applied, changedKeys, invitedBy, lastFilled, stateAfter } from './apply.ts'
import { withHandKept, withUnheardAsked } from './guarded-fields.ts'
import { isOpening, type Move, moveOf, takesBackLast } from './moves.ts'
import { nonsenseOf } from './nonsense.ts'
import { replyTo } from './reply.ts'
import { resolvedBy, withoutNote } from './resolved-doubt.ts'
import { type BriefingTurn, type Said, turnFrom } from './turn.ts'

/** After this many answers that were not understood the question is left open. */
const MAX_MISSES = 2

const opened: BriefingState = {
  version: 2,
  brief: emptyBrief,
  sources: {},
  asked: 'kind',
  last: null,
  misses: 0,
  turn: 0,
  told: [],
  about: [],
  offered: [],
  invited: null,
  doubts: [],
  before: null,
}

/** A turn that moves the conversation and states nothing. */
const moved = (
  move: Move,
  before: Brief,
  state: BriefingState,
  {
    answers = [],
    ...rest
  }: Partial<Pick<BriefingTurn, 'questions' | 'restarted'>> & { answers?: readonly string[] } = {},
): BriefingTurn => turnFrom(before, { state, reply: replyTo({ move, before, state, answers }), ...rest })

/** The assistant's first words: that it is a program, and the first question (docs/decisions/briefing-assistant.md). */
export const openBriefing = (): BriefingTurn => moved('open', emptyBrief, opened)

/** A question that was not understood twice is left open. */
function withMiss(brief: Brief, { asked, misses }: BriefingState): Brief {
  if (asked === null || misses + 1 < MAX_MISSES) return brief
  const settled = asked === 'extras' ? { ...brief, extrasSettled: true } : brief
  const unknowns = slots.filter(slot => slot === asked || brief.unknowns.includes(slot))
  return { ...settled, unknowns }
}

function sourcesOf(state: BriefingState, brief: Brief, { words }: Reading, { text, turnId }: Said): Sources {
  const whole = text.trim()
  const at = turnId ?? String(state.turn + 1)
  const fresh = Object.entries(words).map(([field, said]) => [
    field,
    { turnId: at, words: said && whole.includes(said) ? said : whole },
  ])
  const known = Object.entries({ ...state.sources, ...Object.fromEntries(fresh) } as Sources)
  return Object.fromEntries(known.filter(([field]) => isThere(brief, field as BriefField | Extra)))
}

function isThere(brief: Brief, field: BriefField | Extra): boolean {
  if (field === 'duration') return brief.durationSeconds !== null
  if (field in brief) return brief[field as 'kind'] !== null && String(brief[field as 'kind']) !== ''
  return brief.extras.includes(field as Extra)
}

/** The turn that takes the last one back. */
function undone(state: BriefingState): BriefingTurn {
  const { brief, before } = state
  if (before === null) return moved('nothing-to-undo', brief, state)
  const after = { ...state, ...before, before: null, misses: 0, offered: [], turn: state.turn + 1 }
  return moved('undo', brief, after)
}

/** A conversation that begins anew; a recap that was written stays until the next one. */
const restarted = ({ brief }: BriefingState): BriefingTurn =>
  moved(isComplete(brief) ? 'restart-after' : 'restart', brief, opened, { restarted: true })

/** Words that change nothing: a greeting, thanks, an insult, what nobody can read. */
function unchanged(
  state: BriefingState,
  move: Move,
  { today }: Pick<Said, 'today'>,
  asked: readonly Question[],
): BriefingTurn {
  const { brief, told: before } = state
  const { questions, answers, told } = answered(asked, { brief, asked: state.asked, today, before })
  return moved(move, brief, { ...state, turn: state.turn + 1, told }, { questions, answers })
}

function offeredBy(questions: readonly Question[], { doubtful }: Reading, brief: Brief): Extra[] {
  const answeredWith = questions.filter(({ topic, isPassedOn }) => topic === 'extra' && !isPassedOn)
  const named = [...answeredWith.flatMap(({ extras }) => extras), ...doubtful]
  return [...new Set(named.filter(extra => ![...brief.extras, ...brief.declined].includes(extra)))]
}

/** Which day of the month that was said is asked once: then the words stay as they were said. */
const isDayLeft = ({ asked, brief }: BriefingState, put: readonly Question[], { changes, left }: Reading) =>
  asked === 'deadline' &&
  roughDayOf(brief) !== null &&
  put.length === 0 &&
  (changes.deadline ?? null) === null &&
  !left.includes('deadline')

/** A month that is said when all is settled opens the question about its day. */
const withDayOpen = (brief: Brief, { isRoughDay }: Reading): Brief =>
  isRoughDay ? { ...brief, unknowns: brief.unknowns.filter(slot => slot !== 'deadline') } : brief

function heardTurn(
  state: BriefingState,
  said: Said,
  put: readonly Question[],
  reading: Reading,
): BriefingTurn {
  // Who does not know what kind of video to order is helped to choose before it is left open.
  const isAdvised =
    state.asked === 'kind' && state.misses === 0 && reading.left.includes('kind') && !reading.isDelegated
  const left = [
    ...(isAdvised ? reading.left.filter(slot => slot !== 'kind') : reading.left),
    ...(isDayLeft(state, put, reading) ? (['deadline'] as const) : []),
  ]
  const understood = applied(withDayOpen(state.brief, reading), { ...reading, left })
  const hasHeard =
    changedKeys(state.brief, understood).length > 0 ||
    left.length > 0 ||
    reading.isSettled ||
    reading.isRoughDay ||
    isAdvised
  const isUnheard = !hasHeard && put.length === 0 && reading.doubtful.length === 0
  const isMissed = isUnheard && !isOpening(state, reading, said.text)
  const noted = withOldTrade(reading.unread.reduce(withNote, understood), state.brief, said.text)
  const brief = isMissed ? withMiss(noted, state) : noted
  const asked = nextSlot(brief)
  // What else was said meanwhile answers no question: it is put again no more often for that.
  const kept = asked === state.asked && put.length === 0 ? state.misses : 0
  const misses = isAdvised || (isMissed && asked === state.asked) ? state.misses + 1 : kept
  const changed = changedKeys(state.brief, brief)
  const { questions, answers, told } = answered(put, {
    brief,
    asked: state.asked,
    today: said.today,
    before: state.told,
  })
  const offers = offeredBy(questions, reading, brief)
  const doubt = reading.doubts.find(({ words }) => !state.doubts.some(other => other.words === words))
  const after = stateAfter(state, brief, {
    sources: sourcesOf(state, brief, reading, said),
    last: lastFilled(reading, state.last),
    misses,
    told,
    about: questions.flatMap(({ extras }) => extras).filter(extra => brief.extras.includes(extra)),
    offered: offers,
    ...(doubt && { doubts: [...state.doubts, { ...doubt, turn: state.turn + 1 }] }),
  })
  const move: Move = isAdvised
    ? 'advised'
    : isMissed
      ? asked === state.asked
        ? 'missed'
        : 'left-open'
      : 'heard'
  const reply = replyTo({
    move,
    before: state.brief,
    state: after,
    answers,
    reading: { ...reading, left },
    offers,
    askedBefore: state.asked,
    invites: invitedBy(state, after),
    doubt,
  })
  const isUnclear = isMissed && state.asked === null && !doubt && Object.keys(reading.changes).length === 0
  return turnFrom(state.brief, { state: after, reply, changed, questions, offers, isUnclear })
}

/**
 * Takes what a client says and answers: understands any field in any message, corrections, doubts and refusals, answers
 * questions put back, and asks for what is still missing. A question never changes the brief.
 */
export function answer(before: BriefingState, words: string, today: string, turnId?: string): BriefingTurn {
  const resolved = resolvedBy(before, words)
  if (resolved !== null) return resolved
  const { state, text } = withoutNote(before, words)
  const said: Said = { text, today, ...(turnId && { turnId }) }
  const nonsense = nonsenseOf(text, state.asked)
  if (nonsense !== null) return unchanged(state, nonsense, said, [])
  const { questions, statement, offered, refused } = takeApart(text, state.asked, today)
  const about = [...questions.flatMap(({ extras }) => extras), ...state.about]
  const corrected = amendedIn(statement, { brief: state.brief, asked: state.asked, today, about })
  const amended = { ...corrected, refused: [...corrected.refused, ...refused] }
  const unanswered = amended.changes.materials === '' && state.asked === 'materials' ? null : state.asked
  const message = messageOf(amended.rest, { asked: unanswered, brief: state.brief, today, last: state.last })
  const isAmended = Object.keys(amended.words).length > 0
  const move = isAmended ? null : moveOf(message, state, questions)
  if (move === 'restart') return restarted(state)
  if (move === 'undo') return undone(state)
  if (move !== null) return unchanged(state, move, said, questions)
  const hear = state.asked === null ? heardAfterTheEnd : read
  const heard = withHandKept(hear(message, state, offered), state, message)
  const reading = withAmended(withUnheardAsked(heard, amended, message), amended, state.brief)
  if (state.asked === null && questions.length === 0 && takesLeave(message, reading))
    return unchanged(state, 'goodbye', said, [])
  // "Anzi no, lo finisco io": what was written last is taken back, and the rest is kept.
  if (takesBackLast(message) && Object.keys(reading.changes).length === 0 && state.before !== null)
    return undone(state)
  return heardTurn(state, said, questions, reading)
}
