import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { withdrawQuoteOfRecap } from '../quote/quote.repository.ts'
import { findRecapOfProject, insertRecap } from './recap.repository.ts'

type Ports = Pick<Platform, 'clock'>

export interface Recap {
  id: string
  projectId: string
  summary: string
  updatedAt: Date
}

/** Writes a project's recap; with the first one client and team are told that the brief is in. */
export async function completeRecap(
  ports: Ports,
  work: Work,
  userId: string,
  recap: { projectId: string; summary: string; conversationId?: string; transcriptData?: string },
): Promise<Recap> {
  const now = ports.clock.now()
  const { summary, ...rest } = recap
  const isFirst = (await findRecapOfProject(work.db, userId, recap.projectId)) === undefined
  const written = await insertRecap(work.db, {
    ...rest,
    userId,
    briefingSummary: summary,
    isCompleted: true,
    createdAt: now,
    updatedAt: now,
  })
  await afterRecapChange(ports, work, recap.projectId)
  if (isFirst) await emit(work, { type: 'brief.completed', projectId: recap.projectId, userId, summary })
  return written
}

/** Keeps what came too late: nobody is shown it, and nothing is priced by it. */
export async function keepUnshownRecap(
  { clock }: Ports,
  work: Work,
  userId: string,
  {
    summary,
    ...rest
  }: { projectId: string; summary: string; conversationId: string; transcriptData: string },
): Promise<void> {
  const now = clock.now()
  await insertRecap(work.db, {
    ...rest,
    userId,
    briefingSummary: summary,
    isCompleted: false,
    createdAt: now,
    updatedAt: now,
  })
}

/** What every change of a recap brings with it. */
export async function afterRecapChange(ports: Ports, work: Work, projectId: string): Promise<void> {
  await withdrawQuoteOfRecap(work.db, projectId, ports.clock.now())
  await emit(work, { type: 'recap.changed', projectId })
}
