import { type Correction, correct } from 'shared/briefing/correction'
import { AppError } from 'shared/errors/app-error'
import type { Platform } from '../../../platform/platform.ts'
import {
  type Conversation,
  keepStep,
  loadConversation,
  showConversation,
  todayOf,
} from './conversation-record.service.ts'
import { holdUnpaidProject } from './recap.service.ts'

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
  return ports.transact(async work => {
    await holdUnpaidProject(work, userId, projectId)
    const before = await loadConversation(work.db, projectId, ports.clock.now())
    const { state, reply } = correct(before.state, correction)
    if (reply === '') return showConversation(before)
    return showConversation(await keepStep(ports, work, { userId, projectId, before, state, reply }))
  })
}
