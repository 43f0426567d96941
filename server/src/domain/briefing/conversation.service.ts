import { randomUUID } from 'node:crypto'
import { type Brief, completenessOf, isComplete } from 'shared/briefing/brief'
import { answer, type BriefingState, openBriefing } from 'shared/briefing/conversation'
import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import type { Platform } from '../../platform/platform.ts'
import { getOwnProject } from '../projects/projects.service.ts'
import { noteUnderstood, understoodBetween } from '../projects/understood.service.ts'
import { deleteConversation, findConversation, saveConversation } from './conversation.repository.ts'
import { keepRecapInStep } from './conversation-recap.service.ts'
import { holdUnpaidProject } from './recap.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'transact'>

export interface Turn {
  id: string
  who: 'client' | 'assistant'
  text: string
  at: string
}

/** A turn as it is kept: with the id under which the client sent it, so that sending twice says it once. */
interface StoredTurn extends Turn {
  requestId?: string | undefined
}

interface Stored {
  id?: string
  state: BriefingState
  turns: StoredTurn[]
  composed: string | null
}

export interface Conversation {
  turns: Turn[]
  brief: Brief
  completeness: number
  complete: boolean
}

/** The conversation of a project; before its first turn, the assistant's opening words. */
export async function conversationOf(
  ports: Pick<Ports, 'clock' | 'db'>,
  userId: string,
  projectId: string,
): Promise<Conversation> {
  await getOwnProject(ports, userId, projectId)
  return show((await load(ports.db, projectId)) ?? opening(ports.clock.now()))
}

async function load(db: Platform['db'], projectId: string): Promise<Stored | undefined> {
  const row = await findConversation(db, projectId)
  return row && { ...row, state: row.state as BriefingState, turns: row.turns as StoredTurn[] }
}

function opening(now: Date): Stored {
  const { state, reply } = openBriefing()
  return { state, turns: [turnOf('assistant', reply, now)], composed: null }
}

const turnOf = (who: Turn['who'], text: string, at: Date): Turn => ({
  id: randomUUID(),
  who,
  text,
  at: at.toISOString(),
})

const show = ({ state, turns }: Stored): Conversation => ({
  turns: turns.map(({ id, who, text, at }) => ({ id, who, text, at })),
  brief: state.brief,
  completeness: completenessOf(state.brief),
  complete: isComplete(state.brief),
})

export interface Saying {
  projectId: string
  text: string
  requestId?: string | undefined
}

/**
 * One turn of the client and the assistant's answer. Once the brief is complete, its recap is kept in step.
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID`, `LIMITED`, `REQUEST_ID_REUSED` for an id sent with other words.
 */
export async function say(ports: Ports, userId: string, saying: Saying): Promise<Conversation> {
  const { projectId, text, requestId } = saying
  await ports.limits.take('saying', userId)
  return ports.transact(async work => {
    await holdUnpaidProject(work, userId, projectId)
    const now = ports.clock.now()
    const before = (await load(work.db, projectId)) ?? opening(now)
    if (wasSaid(before, saying)) return show(before)
    const { state, reply } = answer(before.state, text, dayInRome(now))
    const recap = await keepRecapInStep(ports, work, { userId, projectId, before, brief: state.brief })
    const turns = [
      ...before.turns,
      { ...turnOf('client', text, now), requestId },
      turnOf('assistant', recap.instead ?? reply, now),
    ]
    const after = { state, turns, composed: recap.composed }
    const { id } = await saveConversation(work, {
      projectId,
      userId,
      state: JSON.stringify(state),
      turns: JSON.stringify(turns),
      composed: recap.composed,
      updatedAt: now,
    })
    await recap.write(id, turns)
    await noteUnderstood(work, projectId, understoodBetween(before.state.brief, state.brief), now)
    work.publish({ userIds: [userId], topic: 'say', ids: { projectId } })
    return show(after)
  })
}

function wasSaid({ turns }: Stored, { text, requestId }: Saying): boolean {
  const same = requestId && turns.find(turn => turn.requestId === requestId)
  if (same && same.text !== text) throw new AppError('REQUEST_ID_REUSED')
  return Boolean(same)
}

/** Begins the conversation anew; a recap that was written stays. @throws AppError `NOT_FOUND`, `PROJECT_PAID`. */
export async function restart(ports: Ports, userId: string, projectId: string): Promise<Conversation> {
  return ports.transact(async work => {
    await holdUnpaidProject(work, userId, projectId)
    await deleteConversation(work, projectId)
    work.publish({ userIds: [userId], topic: 'say', ids: { projectId } })
    return show(opening(ports.clock.now()))
  })
}
