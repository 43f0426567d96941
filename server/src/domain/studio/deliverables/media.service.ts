import { AppError } from 'shared/errors/app-error'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import { after, MINUTE } from '../../../platform/clock.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockProjectForTeam } from '../../projects/team-projects.service.ts'
import { findProjectOf } from './deliverables.repository.ts'
import { renderVersionJob } from './media.jobs.ts'
import { changeMedia, findWork, insertMedia } from './media.repository.ts'

type Ports = Pick<Platform, 'clock' | 'media' | 'transact'>

/** Inserts the media row of a version and enqueues its render job. Does nothing without FFmpeg. */
export async function enqueueRender(
  { media, clock }: Pick<Ports, 'clock' | 'media'>,
  work: Work,
  deliverableId: string,
): Promise<void> {
  if (!media) return
  await insertMedia(work.db, deliverableId, clock.now())
  await work.enqueue(renderVersionJob, { deliverableId })
}

/**
 * Has them made anew, once that has failed, or nobody has been at it for a while.
 * @throws AppError `NOT_FOUND`; `INVALID_INPUT` for a version that is done or being worked on.
 */
export async function retryMedia(
  { clock, transact }: Pick<Ports, 'clock' | 'transact'>,
  actor: Actor & MemberScope,
  deliverableId: string,
): Promise<void> {
  await transact(async work => {
    const projectId = orNotFound(await findProjectOf(work.db, deliverableId))
    await lockProjectForTeam(work, actor, projectId)
    const media = await findWork(work.db, deliverableId)
    const now = clock.now()
    const isIdle = media?.state === 'running' && media.changedAt < after(now, -15 * MINUTE)
    if (media?.state !== 'failed' && !isIdle)
      throw new AppError('INVALID_INPUT', { fields: { deliverableId: 'OUT_OF_RANGE' } })
    await changeMedia(
      work.db,
      deliverableId,
      { state: 'waiting', percent: 0, attempts: 0, failure: null },
      now,
    )
    await work.enqueue(renderVersionJob, { deliverableId })
    await emit(work, { type: 'media.changed', projectId, deliverableId, isInternal: !media.isSent })
  })
}
