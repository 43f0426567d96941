import { randomUUID } from 'node:crypto'
import { MAX_TURNS } from 'shared/briefing/brief/brief'
import { composeSummary } from 'shared/briefing/brief/summary'
import type { answerInput, sayInput, sendBriefInput } from 'shared/briefing/briefing.inputs'
import {
  type Answer,
  type AnswerField,
  giveAnswer,
  goBack,
  isSendable,
  questionOf,
  type Step,
  type Typed,
  takeTyped,
  tappedWords,
} from 'shared/briefing/interview/interview'
import { answerTo } from 'shared/briefing/interview/questions'
import { isQuestion } from 'shared/briefing/interview/read-answer'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { dayInRome } from 'shared/formats/date-it'
import { interviewTexts } from 'shared/messages/it/interview'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { deleteConversation, saveComposed } from './conversation.repository.ts'
import {
  type Conversation,
  loadConversation,
  loadConversationView,
  newConversation,
  type StoredConversation,
  saveChange,
} from './conversation-store.service.ts'
import type { ModelTurnInput } from './model-turn.service.ts'
import { escalateQuestions, withdrawQuestion } from './questions.service.ts'
import { findRecapOfProject, keepRecapAsText, sourceOf } from './recap.repository.ts'
import { lockBriefableProject } from './recap.service.ts'
import { createRecap, replaceRecapByBrief } from './write-recap.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'db' | 'limits' | 'live' | 'llm' | 'log' | 'transact'>
type WritingDeps = Pick<Deps, 'clock' | 'db' | 'limits' | 'transact'>

const todayOf = ({ clock }: Pick<Deps, 'clock'>): string => dayInRome(clock.now())

/** Returns a project's conversation; before the first turn, the greeting. @throws AppError NOT_FOUND. */
export async function conversationOf(deps: Pick<Deps, 'clock' | 'db'>, userId: string, projectId: string) {
  await getOwnProject(deps, userId, projectId)
  const stored = await loadConversation(deps.db, projectId, deps.clock.now())
  return loadConversationView(deps, { userId, projectId }, stored)
}

type BriefingMessageInput = z.output<typeof sayInput>

/**
 * Adds a typed message: an answer to the open question, or a question of the client. A question fills no field, and is
 * forwarded to the team if it has no known answer. A configured language model handles the message first; if it fails,
 * the interview does. Idempotent by `requestId`.
 * @throws AppError NOT_FOUND, PROJECT_PAID, LIMITED, CONVERSATION_FULL; ANSWER_CHANGED if `field` is no longer the open
 * question; REQUEST_ID_REUSED for an id sent with other text.
 * @param managerId manager who writes on behalf of the client `userId`; the rate limit counts for the manager.
 */
export async function sendBriefingMessage(
  deps: Deps,
  userId: string,
  saying: BriefingMessageInput,
  managerId?: string,
): Promise<Conversation> {
  const { projectId, text, requestId, field, as } = saying
  await deps.limits.take('saying', managerId ?? userId)
  const isAsked = as === 'question' || (as === undefined && isQuestion(text))
  const isAnswer = as === 'answer'
  const typed: Typed = { text, turnId: randomUUID(), today: todayOf(deps), isAnswer }
  const led = isAsked || isAnswer ? null : await ledByModel(deps, userId, saying, typed)
  const of = { userId, projectId }
  return changeConversation(deps, of, async (tx, before) => {
    if (checkDuplicateMessage(before, { text, requestId })) return before
    if (before.turns.length >= MAX_TURNS) throw new AppError('CONVERSATION_FULL')
    const open = questionOf(before.interview)?.field
    if (!isAsked && field !== undefined && field !== open) throw new AppError('ANSWER_CHANGED')
    // Another message may have been added meanwhile; then the model's answer is outdated.
    const fresh = led && led.turnsBefore === before.turns.length ? led.step : null
    const step = isAsked
      ? await answerQuestion(deps, tx, { ...of, before, typed })
      : (fresh ?? takeTyped(before.interview, typed))
    if (isAnswer) await withdrawQuestion(deps, tx, { projectId, question: text })
    const { interview, proposals } = step
    const said = {
      text,
      turnId: typed.turnId,
      requestId,
      field: isAsked ? undefined : open,
      isQuestion: isAsked,
      byStudio: managerId !== undefined,
      reply: await replyTo(tx, { ...of, before }, step),
      proposals,
    }
    return saveChange(deps, tx, { ...of, before, interview, said })
  })
}

/** Locks the project and changes its conversation. @throws AppError NOT_FOUND, PROJECT_PAID. */
const changeConversation = (
  deps: Pick<Deps, 'clock' | 'transact'>,
  of: { userId: string; projectId: string },
  change: (tx: Tx, before: StoredConversation) => Promise<StoredConversation>,
): Promise<Conversation> =>
  deps.transact(async tx => {
    await lockBriefableProject(tx, of.userId, of.projectId)
    const before = await loadConversation(tx.db, of.projectId, deps.clock.now())
    return loadConversationView({ ...deps, db: tx.db }, of, await change(tx, before))
  })

/**
 * Returns true for a message that was saved before. @throws AppError REQUEST_ID_REUSED for other text or another field.
 */
function checkDuplicateMessage(
  { turns }: StoredConversation,
  { text, requestId, field }: { text: string; requestId?: string | undefined; field?: AnswerField },
): boolean {
  const same = requestId && turns.find(turn => turn.requestId === requestId)
  if (same && (same.text !== text || (field !== undefined && same.field !== field)))
    throw new AppError('REQUEST_ID_REUSED')
  return Boolean(same)
}

/** Answers a question from known facts and the price list; otherwise forwards it to the team, each question once. */
async function answerQuestion(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  { userId, projectId, before, typed: { text, turnId } }: ModelTurnInput,
): Promise<Step> {
  const { interview, turns } = before
  const stay = (reply: string): Step => ({ interview, reply, proposals: [] })
  const known = answerTo(text, interview.brief)
  if (known !== null) return stay(known)
  const isRepeated = turns.some(turn => turn.who === 'client' && turn.isQuestion && turn.text === text)
  if (isRepeated) return stay(interviewTexts.alreadyPassedOn)
  await escalateQuestions(deps, tx, { userId, projectId, turnId }, text)
  return stay(interviewTexts.passedOn)
}

/** Calls the model outside the transaction, so that no row is locked meanwhile. */
async function ledByModel(
  deps: Deps,
  userId: string,
  { projectId, text, requestId }: BriefingMessageInput,
  typed: Typed,
): Promise<{ step: Step; turnsBefore: number } | null> {
  if (!deps.llm.isConfigured) return null
  await getOwnProject(deps, userId, projectId)
  const before = await loadConversation(deps.db, projectId, deps.clock.now())
  if (checkDuplicateMessage(before, { text, requestId }) || before.turns.length >= MAX_TURNS) return null
  // Loaded only if a model is configured.
  const { askModel } = await import('./model-turn.service.ts')
  const step = await askModel(deps, { userId, projectId, before, typed })
  return step && { step, turnsBefore: before.turns.length }
}

/**
 * Saves one answer given by a button or in the panel, at any time. An unchanged answer adds no turn.
 * @throws AppError NOT_FOUND, PROJECT_PAID, LIMITED, INVALID_INPUT for a past day, REQUEST_ID_REUSED.
 * @param managerId manager who answers on behalf of the client `userId`; the rate limit counts for the manager.
 */
export async function answer(
  deps: WritingDeps,
  userId: string,
  { projectId, requestId, unsure, ...given }: z.output<typeof answerInput>,
  managerId?: string,
): Promise<Conversation> {
  await deps.limits.take('saying', managerId ?? userId)
  if (given.value === undefined && !unsure)
    throw new AppError('INVALID_INPUT', { fields: { value: 'REQUIRED' } })
  const today = todayOf(deps)
  const answered = { ...given, value: unsure ? null : given.value } as Answer
  if (answered.field === 'deadline' && answered.value !== null && answered.value < today)
    throw new AppError('INVALID_INPUT', { fields: { value: 'DAY_PAST' } })
  const text = tappedWords(answered)
  const of = { userId, projectId }
  return changeConversation(deps, of, async (tx, before) => {
    if (checkDuplicateMessage(before, { text, requestId, field: answered.field })) return before
    const step = giveAnswer(before.interview, answered, today)
    const { interview, proposals } = step
    if (interview === before.interview) return before
    const reply = await replyTo(tx, { ...of, before }, step)
    const turn = {
      text,
      turnId: randomUUID(),
      requestId,
      field: answered.field,
      byStudio: managerId !== undefined,
      reply,
      proposals,
    }
    const isFull = before.turns.length >= MAX_TURNS
    return saveChange(deps, tx, { ...of, before, interview, ...(!isFull && { said: turn }) })
  })
}

/** Returns a step's reply; after the last question of a sent brief, how the step changed the recap. */
async function replyTo(
  tx: Tx,
  { userId, projectId, before }: { userId: string; projectId: string; before: StoredConversation },
  { interview, reply }: Step,
): Promise<string> {
  const isOver = questionOf(interview) === null
  const wasOver = questionOf(before.interview) === null
  if (!isOver || (wasOver && reply !== '')) return reply
  const recap = await findRecapOfProject(tx.db, userId, projectId)
  if (!recap) return interviewTexts.complete
  return sourceOf(recap, before.composed) === 'text'
    ? interviewTexts.recapIsText
    : interviewTexts.afterSending
}

/** Reopens the previous question. @throws AppError NOT_FOUND, PROJECT_PAID, LIMITED. */
export async function back(deps: WritingDeps, userId: string, projectId: string): Promise<Conversation> {
  await deps.limits.take('saying', userId)
  const of = { userId, projectId }
  return changeConversation(deps, of, async (tx, before) => {
    const { interview } = goBack(before.interview)
    if (interview.reopened === before.interview.reopened) return before
    return saveChange(deps, tx, { ...of, before, interview })
  })
}

/**
 * Sends the brief: writes its recap and notifies client and team, once. A manually edited recap is replaced only with
 * `replaceText`.
 * @throws AppError NOT_FOUND, PROJECT_PAID, LIMITED; BRIEF_INCOMPLETE without all answers, or a story and a kind;
 * RECAP_CHANGED if a recap to be replaced has changed since `seenAt`.
 * @param managerId manager who sends on behalf of the client `userId`; the rate limit counts for the manager.
 */
export async function send(
  deps: WritingDeps,
  userId: string,
  { projectId, replaceText = false, seenAt }: z.output<typeof sendBriefInput>,
  managerId?: string,
): Promise<Conversation> {
  await deps.limits.take('saving', managerId ?? userId)
  return changeConversation(deps, { userId, projectId }, async (tx, stored) => {
    const { brief } = stored.interview
    const recap = await findRecapOfProject(tx.db, userId, projectId)
    if (recap && !replaceText) return stored
    if (!isSendable(brief)) throw new AppError('BRIEF_INCOMPLETE')
    const summary = composeSummary(brief)
    if (recap && seenAt && recap.summary !== summary && recap.updatedAt.getTime() !== Date.parse(seenAt))
      throw new AppError('RECAP_CHANGED')
    const transcriptData = JSON.stringify(stored.turns)
    const conversationId = stored.id
    if (recap) await replaceRecapByBrief(deps, tx, userId, { recap, summary })
    else
      await createRecap(deps, tx, userId, {
        projectId,
        summary,
        source: 'brief',
        ...(conversationId && { conversationId }),
        transcriptData,
      })
    await saveComposed(tx.db, projectId, summary)
    await emit(tx, { type: 'conversation.changed', projectId })
    return loadConversation(tx.db, projectId, deps.clock.now())
  })
}

/**
 * Restarts the conversation. A sent recap stays as independent text.
 * @throws AppError NOT_FOUND, PROJECT_PAID, LIMITED.
 */
export async function restart(deps: WritingDeps, userId: string, projectId: string): Promise<Conversation> {
  await deps.limits.take('saving', userId)
  return deps.transact(async tx => {
    await lockBriefableProject(tx, userId, projectId)
    await deleteConversation(tx.db, projectId)
    await keepRecapAsText(tx.db, projectId)
    await emit(tx, { type: 'conversation.changed', projectId })
    const fresh = newConversation(deps.clock.now())
    return loadConversationView({ ...deps, db: tx.db }, { userId, projectId }, fresh)
  })
}
