import { AppError } from 'shared/errors/app-error'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import { after, MINUTE } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockProjectForTeam } from '../../projects/team-projects.service.ts'
import { findProjectOf } from './deliverables.repository.ts'
import { changeMedia, findRender, insertMedia } from './media.repository.ts'
import { renderVersionJob } from './render-version.jobs.ts'

type Deps = Pick<AppDeps, 'clock' | 'media' | 'transact'>

/** Inserts the media row of a version and enqueues its render job. Does nothing without FFmpeg. */
export async function enqueueRender(
  { media, clock }: Pick<Deps, 'clock' | 'media'>,
  tx: Tx,
  deliverableId: string,
): Promise<void> {
  if (!(await media)) return
  await insertMedia(tx.db, deliverableId, clock.now())
  await tx.enqueue(renderVersionJob, { deliverableId })
}

/**
 * Enqueues the render again, after a failure or 15 minutes without progress.
 * @throws AppError `NOT_FOUND`; `INVALID_INPUT` for a version that is done or being rendered.
 */
export async function retryMedia(
  { clock, transact }: Pick<Deps, 'clock' | 'transact'>,
  actor: Actor & MemberScope,
  deliverableId: string,
): Promise<void> {
  await transact(async tx => {
    const projectId = ensureFound(await findProjectOf(tx.db, deliverableId))
    await lockProjectForTeam(tx, actor, projectId)
    const media = await findRender(tx.db, deliverableId)
    const now = clock.now()
    const isIdle = media?.state === 'running' && media.changedAt < after(now, -15 * MINUTE)
    if (media?.state !== 'failed' && !isIdle)
      throw new AppError('INVALID_INPUT', { fields: { deliverableId: 'OUT_OF_RANGE' } })
    await changeMedia(tx.db, deliverableId, { state: 'waiting', percent: 0, attempts: 0, failure: null }, now)
    await tx.enqueue(renderVersionJob, { deliverableId })
    await emit(tx, { type: 'media.changed', projectId, deliverableId, isInternal: !media.isSent })
  })
}
