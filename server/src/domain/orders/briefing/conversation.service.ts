import { randomUUID } from 'node:crypto'
import { MOST_TURNS } from 'shared/briefing/brief/limits'
import type { sayInput } from 'shared/briefing/briefing.inputs'
import { answer } from 'shared/briefing/turn/conversation'
import type { BriefingTurn } from 'shared/briefing/turn/turn'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { deleteConversation } from './conversation.repository.ts'
import {
  type Conversation,
  keepStep,
  loadConversation,
  openingConversation,
  type StoredConversation,
  showConversation,
  todayOf,
} from './conversation-record.service.ts'
import { askModel } from './model-talk.service.ts'
import { passOn } from './questions.service.ts'
import { lockBriefableProject } from './recap.service.ts'
import { speak } from './spoken-words.service.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'live' | 'llm' | 'log' | 'transact'>

/** The conversation of a project; before its first turn, the assistant's opening words. */
export async function conversationOf(
  ports: Pick<Ports, 'clock' | 'db'>,
  userId: string,
  projectId: string,
): Promise<Conversation> {
  await getOwnProject(ports, userId, projectId)
  return showConversation(await loadConversation(ports.db, projectId, ports.clock.now()))
}

type Saying = z.output<typeof sayInput>

/**
 * One turn of the client and the assistant's answer. Once the brief is complete, its recap is kept in step. A language
 * model leads where there is one; whatever it does wrong, the built-in engine answers the same message.
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID`, `LIMITED`, `CONVERSATION_FULL`, `REQUEST_ID_REUSED` for an id sent with
 *   other words.
 */
export async function say(ports: Ports, userId: string, saying: Saying): Promise<Conversation> {
  const { projectId, text, requestId } = saying
  await ports.limits.take('saying', userId)
  const turnId = randomUUID()
  const led = await ledByModel(ports, userId, { ...saying, turnId })
  const { after, isNew, isLed } = await ports.transact(async work => {
    await lockBriefableProject(work, userId, projectId)
    const before = await loadConversation(work.db, projectId, ports.clock.now())
    if (wasSaid(before, saying)) return { after: before, isNew: false, isLed: false }
    if (before.turns.length >= MOST_TURNS) throw new AppError('CONVERSATION_FULL')
    // Another message may have come in between: then the model has answered to what no longer holds.
    const fresh = led && led.turnsBefore === before.turns.length ? led.turn : null
    const { state, reply, offers, questions, isUnclear } =
      fresh ?? answer(before.state, text, todayOf(ports), turnId)
    const step = {
      userId,
      projectId,
      before,
      state,
      said: { text, requestId, turnId },
      reply,
      offers,
      isUnclear,
    }
    const after = await keepStep(ports, work, step)
    await passOn(ports, work, { userId, projectId, turnId }, questions)
    return { after, isNew: true, isLed: fresh !== null }
  })
  const conversation = showConversation(after)
  const words = conversation.turns.at(-1)?.text ?? ''
  if (isNew && !isLed) await speak(ports, { userId, projectId }, words, saying.paced ?? false)
  return conversation
}

function wasSaid({ turns }: StoredConversation, { text, requestId }: Saying): boolean {
  const same = requestId && turns.find(turn => turn.requestId === requestId)
  if (same && same.text !== text) throw new AppError('REQUEST_ID_REUSED')
  return Boolean(same)
}

/** The model's turn, thought of outside the transaction: nobody waits behind a model with a row in hand. */
async function ledByModel(
  ports: Ports,
  userId: string,
  saying: Saying & { turnId: string },
): Promise<{ turn: BriefingTurn; turnsBefore: number } | null> {
  if (!ports.llm.isThere) return null
  const { projectId, text, turnId } = saying
  await getOwnProject(ports, userId, projectId)
  const before = await loadConversation(ports.db, projectId, ports.clock.now())
  if (wasSaid(before, saying) || before.turns.length >= MOST_TURNS) return null
  const turn = await askModel(ports, {
    userId,
    projectId,
    before,
    said: { text, today: todayOf(ports), turnId },
  })
  return turn && { turn, turnsBefore: before.turns.length }
}

/**
 * Begins the conversation anew; a recap that was written stays.
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID`, `LIMITED`.
 */
export async function restart(ports: Ports, userId: string, projectId: string): Promise<Conversation> {
  await ports.limits.take('saving', userId)
  return ports.transact(async work => {
    await lockBriefableProject(work, userId, projectId)
    await deleteConversation(work.db, projectId)
    await emit(work, { type: 'conversation.changed', projectId, userId })
    return showConversation(openingConversation(ports.clock.now()))
  })
}
