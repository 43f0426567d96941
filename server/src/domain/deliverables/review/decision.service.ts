import { isDelivered, statusAfterApproval, statusAfterRequest } from 'shared/deliverables/asset'
import type { approveInput, requestChangesInput } from 'shared/deliverables/deliverables.inputs'
import { changesRefusalOf, isUnderReview } from 'shared/deliverables/version'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor } from '../../../platform/actor.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { setProjectStatus } from '../../projects/team-projects.service.ts'
import { openLabels } from '../assets/project-review.service.ts'
import { digestVersionJob } from '../certificate/digest.jobs.ts'
import { changeVersion } from '../versions/deliverables.repository.ts'
import { findVersionInReview, reviewClosedError } from '../versions/deliverables.service.ts'
import { timelineOfVersion } from '../versions/version-media.service.ts'
import { listComments } from './comments.repository.ts'
import { lockProjectForReviewer } from './review-access.service.ts'
import { allowedRounds } from './rounds.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'transact'>

/** Asserts that the file was not replaced since the client viewed it. @throws AppError `FILE_REPLACED`. */
function assertSameFile(version: { fileNumber: number }, fileNumber = 1): void {
  if (version.fileNumber !== fileNumber) throw new AppError('FILE_REPLACED')
}

/**
 * Requests changes: sends all comments of the client to the team, and the project back into production. A second call
 * for the same version has no effect.
 * @throws AppError `NOT_FOUND`, `VERSION_RECALLED`, `FILE_REPLACED`, `ROUNDS_USED_UP`; `COLLEAGUE_DECIDED` if a
 * colleague's request came first and this text would be lost; `INVALID_INPUT` for a version that is no longer under
 * review.
 */
export async function requestChanges(
  deps: Deps,
  actor: Actor,
  { deliverableId, text, fileNumber }: z.output<typeof requestChangesInput>,
): Promise<void> {
  await deps.transact(async tx => {
    const project = await lockProjectForReviewer(tx, actor, deliverableId)
    const { version, asset, about, review } = await findVersionInReview(tx, project.id, deliverableId)
    const { used } = review
    const allowed = await allowedRounds({ ...deps, db: tx.db }, project.id)
    const refusal = changesRefusalOf(version.state, used, allowed)
    if (refusal === 'INVALID_INPUT') throw reviewClosedError()
    if (refusal) throw new AppError(refusal)
    if (version.state === 'changes-requested') {
      if (text !== undefined && text !== version.closingWords) throw new AppError('COLLEAGUE_DECIDED')
      return
    }
    assertSameFile(version, fileNumber)
    const now = deps.clock.now()
    await changeVersion(tx.db, version.id, { changesRequestedAt: now, closingWords: text })
    await setProjectStatus(tx, project.id, statusAfterRequest(project.status, asset), now)
    const said = await listComments(tx.db, [version.id], false)
    await emit(tx, {
      type: 'changes.requested',
      ...about,
      round: used + 1,
      text,
      comments: said
        .filter(comment => !comment.parentId && !comment.fromTeam && !comment.resolvedAt)
        .map(comment => ({
          ...comment,
          isDrawn: comment.drawing !== null,
          guest: comment.fromGuest ? comment.authorName : null,
        })),
      timeline: timelineOfVersion(version),
      isFilm: version.isFilm,
    })
  })
}

/**
 * Approves a version; the project completes once all required assets are approved. A second call has no effect.
 * @throws AppError `NOT_FOUND`, `VERSION_RECALLED`, `FILE_REPLACED`; `COLLEAGUE_DECIDED` if changes were requested
 * since `seenState`; `INVALID_INPUT` for a superseded version.
 */
export async function approve(
  deps: Deps,
  actor: Actor,
  { deliverableId, fileNumber, seenState }: z.output<typeof approveInput>,
): Promise<void> {
  await deps.transact(async tx => {
    const project = await lockProjectForReviewer(tx, actor, deliverableId)
    const { version, asset, about, review } = await findVersionInReview(tx, project.id, deliverableId)
    if (version.state === 'approved') return
    if (!isUnderReview(version.state)) throw reviewClosedError()
    assertSameFile(version, fileNumber)
    if (seenState && seenState !== version.state) throw new AppError('COLLEAGUE_DECIDED')
    const now = deps.clock.now()
    await changeVersion(tx.db, version.id, { approvedAt: now })
    const assets = review.assets.map(one => (one === asset ? { ...one, state: 'approved' as const } : one))
    await setProjectStatus(tx, project.id, statusAfterApproval(project.status, assets), now)
    await tx.enqueue(digestVersionJob, { deliverableId })
    await emit(tx, {
      type: 'version.approved',
      ...about,
      stillOpen: openLabels(assets),
      isFurther: project.status === 'completed' && isDelivered(review.assets),
    })
  })
}
