import { randomUUID } from 'node:crypto'
import { type Brief, completenessOf, isComplete } from 'shared/briefing/brief'
import { answer, type BriefingState, openBriefing } from 'shared/briefing/conversation'
import { composeSummary } from 'shared/briefing/summary'
import { dayInRome } from 'shared/formats/date-it'
import { durationIt } from 'shared/formats/duration-it'
import { kindTitles } from 'shared/messages/it/kind-titles'
import { recapKeptText } from 'shared/messages/it/recap-kept'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnProject, noteUnderstood } from '../projects/projects.service.ts'
import { deleteConversation, findConversation, saveConversation } from './conversation.repository.ts'
import { findRecapOfConversation, updateRecap } from './recap.repository.ts'
import { afterRecapChange, completeRecap, holdUnpaidProject } from './recap.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'transact'>

export interface Turn {
  id: string
  who: 'client' | 'assistant'
  text: string
  at: string
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

interface Stored {
  state: BriefingState
  turns: Turn[]
  lastRequestId: string | null
}

async function load(db: Platform['db'], projectId: string): Promise<(Stored & { id: string }) | undefined> {
  const row = await findConversation(db, projectId)
  return row && { ...row, state: row.state as BriefingState, turns: row.turns as Turn[] }
}

function opening(now: Date): Stored {
  const { state, reply } = openBriefing()
  return { state, turns: [turnOf('assistant', reply, now)], lastRequestId: null }
}

const turnOf = (who: Turn['who'], text: string, at: Date): Turn => ({
  id: randomUUID(),
  who,
  text,
  at: at.toISOString(),
})

const show = ({ state, turns }: Stored): Conversation => ({
  turns,
  brief: state.brief,
  completeness: completenessOf(state.brief),
  complete: isComplete(state.brief),
})

/**
 * One turn of the client and the assistant's answer. When the brief is complete its recap is written, and
 * rewritten as it changes, unless the client has edited it by hand.
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID`, `LIMITED`.
 */
export async function say(
  ports: Ports,
  userId: string,
  { projectId, text, requestId }: { projectId: string; text: string; requestId?: string | undefined },
): Promise<Conversation> {
  await ports.limits.take('saying', userId)
  return ports.transact(async work => {
    await holdUnpaidProject(work, userId, projectId)
    const now = ports.clock.now()
    const before = (await load(work.db, projectId)) ?? opening(now)
    if (requestId && before.lastRequestId === requestId) return show(before)
    const { state, reply } = answer(before.state, text, dayInRome(now))
    const kept = isComplete(state.brief) && (await isRecapEdited(work, before))
    const words = kept ? `${reply} ${recapKeptText}` : reply
    const turns = [...before.turns, turnOf('client', text, now), turnOf('assistant', words, now)]
    const { id } = await saveConversation(work, {
      projectId,
      userId,
      state: JSON.stringify(state),
      turns: JSON.stringify(turns),
      lastRequestId: requestId ?? null,
      updatedAt: now,
    })
    await noteUnderstood(work, projectId, understood(state.brief), now)
    if (isComplete(state.brief) && !kept)
      await writeRecap(ports, work, { id, userId, projectId, state, turns })
    return show({ state, turns, lastRequestId: requestId ?? null })
  })
}

/** Whether the client has changed the words that the conversation last wrote. */
async function isRecapEdited(work: Work, before: Partial<Stored & { id: string }>): Promise<boolean> {
  const recap = before.id ? await findRecapOfConversation(work, before.id) : undefined
  if (!recap || !before.state) return false
  return recap.summary !== composeSummary(before.state.brief)
}

async function writeRecap(
  ports: Ports,
  work: Work,
  {
    id,
    userId,
    projectId,
    state,
    turns,
  }: { id: string; userId: string; projectId: string } & Omit<Stored, 'lastRequestId'>,
): Promise<void> {
  const summary = composeSummary(state.brief)
  const transcriptData = JSON.stringify(turns)
  const recap = await findRecapOfConversation(work, id)
  if (!recap) {
    await completeRecap(ports, work, userId, { projectId, summary, conversationId: id, transcriptData })
  } else if (recap.summary !== summary) {
    await updateRecap(work, userId, recap.id, { briefingSummary: summary, updatedAt: ports.clock.now() })
    await afterRecapChange(ports, work, projectId)
  }
}

/** What the project itself takes from the brief (decision 22). */
function understood(brief: Brief): { videoType?: string; duration?: string; deadline?: string } {
  return {
    ...(brief.kind && { videoType: kindTitles[brief.kind] }),
    ...(brief.durationSeconds && { duration: durationIt(brief.durationSeconds) }),
    ...(brief.deadline && { deadline: brief.deadline }),
  }
}

/** Begins the conversation anew; a recap that was written stays. @throws AppError `NOT_FOUND`, `PROJECT_PAID`. */
export async function restart(ports: Ports, userId: string, projectId: string): Promise<Conversation> {
  return ports.transact(async work => {
    await holdUnpaidProject(work, userId, projectId)
    await deleteConversation(work, projectId)
    return show(opening(ports.clock.now()))
  })
}
