import type { BriefingState } from 'shared/briefing/brief/state'
import type { Refiling } from 'shared/briefing/brief/word-places'
import { type Corrected, type Correction, correct } from 'shared/briefing/turn/correction'
import { refile } from 'shared/briefing/turn/refile'
import { AppError } from 'shared/errors/app-error'
import type { Platform } from '../../../platform/platform.ts'
import {
  type Conversation,
  keepStep,
  loadConversation,
  showConversation,
  todayOf,
} from './conversation-record.service.ts'
import { lockBriefableProject } from './recap.service.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>

/**
 * Changes one answer of the brief in its place, as words would: the conversation says so, and the recap is kept in
 * step. Correcting to what is there already changes nothing.
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID`, `LIMITED`, `INVALID_INPUT` for a day that has passed.
 */
export async function correctBrief(
  ports: Ports,
  userId: string,
  { projectId, ...correction }: Correction & { projectId: string },
): Promise<Conversation> {
  await ports.limits.take('saying', userId)
  if (correction.field === 'deadline' && correction.value !== null && correction.value < todayOf(ports)) {
    throw new AppError('INVALID_INPUT', { fields: { value: 'INVALID_DATE' } })
  }
  return change(ports, { userId, projectId }, state => correct(state, correction))
}

/**
 * Puts words of the brief where they belong. Words that do not stand there any more move nothing.
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID`, `LIMITED`.
 */
export async function refileWords(
  ports: Ports,
  userId: string,
  { projectId, ...refiling }: Refiling & { projectId: string },
): Promise<Conversation> {
  await ports.limits.take('saying', userId)
  return change(ports, { userId, projectId }, state => refile(state, refiling))
}

function change(
  ports: Ports,
  { userId, projectId }: { userId: string; projectId: string },
  make: (state: BriefingState) => Corrected,
): Promise<Conversation> {
  return ports.transact(async work => {
    await lockBriefableProject(work, userId, projectId)
    const before = await loadConversation(work.db, projectId, ports.clock.now())
    const { state, reply } = make(before.state)
    if (reply === '') return showConversation(before)
    return showConversation(await keepStep(ports, work, { userId, projectId, before, state, reply }))
  })
}
