import { statusAfterRecall } from 'shared/deliverables/asset-state'
import { recallMsLeft, recallRefusalOf } from 'shared/deliverables/version-stage'
import { AppError } from 'shared/errors/app-error'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { setProjectStatus } from '../../projects/team-access.service.ts'
import { reviewOf, versionsOf } from '../assets/project-review.service.ts'
import { reopenAnswers } from '../review/reopen-answers.service.ts'
import { changeVersion } from './deliverables.repository.ts'
import { lockProjectOfVersion } from './version-stage.service.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>

/**
 * Takes a version back from the client, who then sees the one before; what was said on it stays with it, and the
 * comments that were answered with it are open again. A version that waits for its watchable copy is not sent any more.
 * @throws AppError `NOT_FOUND`; `VERSION_RECALLED` where it is
 * with the team; `VERSION_DECIDED` once the client has decided or a newer one has come; `RECALL_OVER` after its time.
 */
export async function recallVersion(
  { clock, transact }: Ports,
  actor: Actor & MemberScope,
  deliverableId: string,
): Promise<void> {
  await transact(async work => {
    const { project, version, asset, assetName, review } = await lockProjectOfVersion(
      work,
      actor,
      deliverableId,
    )
    const now = clock.now()
    const { versionName, sentAt, statusBefore } = version
    const about = { projectId: project.id, deliverableId, versionName, asset: assetName }
    if (version.sendWhenReadyBy !== null) {
      await changeVersion(work.db, deliverableId, { sendWhenReadyBy: null })
      await emit(work, { type: 'version.sending', step: 'stopped', ...about })
      return
    }
    const refusal = recallRefusalOf(version.state, recallMsLeft(sentAt, now))
    if (refusal) throw new AppError(refusal)
    const former = versionsOf(review, asset.id).find(({ isFormer }) => isFormer)
    await reopenAnswers(work, { former, deliverableId, sentAt })
    await changeVersion(work.db, deliverableId, { isSent: false, recalledAt: now })
    const { assets } = await reviewOf(work.db, project.id)
    const status = statusAfterRecall(project.status, statusBefore, assets)
    if (status) await setProjectStatus(work, project.id, status, now)
    await emit(work, { type: 'version.recalled', ...about, former: former?.versionName ?? null })
  })
}
