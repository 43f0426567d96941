import { acceptsFile, isFilmType } from 'shared/deliverables/asset'
import type { publishDeliverableInput, saveVersionInput } from 'shared/deliverables/deliverables.inputs'
import { aspectRatioOf } from 'shared/deliverables/sending-checks'
import { nextRound } from 'shared/deliverables/version'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { assertSameRequest } from '../../../platform/idempotency.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockProjectForTeam } from '../../projects/team-projects.service.ts'
import { isFileOfUpload } from '../../uploads/uploads.service.ts'
import { assetToPublish } from '../assets/assets.service.ts'
import { loadProjectReview } from '../assets/project-review.service.ts'
import { insertVersion } from './deliverables.repository.ts'
import { findVersionInReview } from './deliverables.service.ts'
import { enqueueRender } from './media.service.ts'
import { assertFileThere, claimFile } from './version-files.service.ts'
import { sendOrWait } from './version-lifecycle.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'db' | 'log' | 'media' | 'storage' | 'transact'>

type NewVersionFile = z.output<typeof saveVersionInput>

/**
 * Saves a finished upload as a version of a locked project that only the team sees.
 * @throws AppError `NOT_FOUND` for the asset or an upload; `FILE_TYPE` for a file type that the asset does not accept.
 */
async function addVersion(
  deps: Pick<Deps, 'clock' | 'media'>,
  tx: Tx,
  actor: Actor & MemberScope,
  { projectId, assetId, versionName, notes, ...sent }: NewVersionFile,
) {
  const file = await claimFile(tx, { projectId, userId: actor.userId }, sent)
  const now = deps.clock.now()
  const asset = await assetToPublish(tx, projectId, { assetId, kind: aspectRatioOf(file.resolution), now })
  if (!acceptsFile(asset.kind, file)) throw new AppError('FILE_TYPE')
  const { used } = await loadProjectReview(tx.db, projectId)
  const id = await insertVersion(tx.db, {
    projectId,
    assetId: asset.id,
    publishedBy: actor.member.id,
    versionName,
    notes,
    ...file,
    isSent: false,
    round: nextRound(used),
    createdAt: now,
  })
  if (isFilmType(file.fileType)) await enqueueRender(deps, tx, id)
  return { id, asset }
}

/**
 * Finds the version that an earlier call of a member has made of an upload.
 * @throws AppError `REQUEST_ID_REUSED` if it has another name or asset.
 */
async function findMade(
  tx: Tx,
  { member }: MemberScope,
  { projectId, uploadId, versionName, assetId }: NewVersionFile,
) {
  const { versions } = await loadProjectReview(tx.db, projectId, { withSaved: true })
  const made = versions.find(
    ({ filePath, publisherId }) => isFileOfUpload(filePath, uploadId) && publisherId === member.id,
  )
  if (made) assertSameRequest(made, { versionName, ...(assetId && { assetId }) })
  return made
}

/**
 * Saves a version that only the team sees until a manager sends it, once per upload (docs/decisions/version-stages.md).
 * @throws AppError `NOT_FOUND`, `FILE_TYPE`, `UNAVAILABLE`, `REQUEST_ID_REUSED` as `publish` does.
 */
export async function saveVersion(deps: Deps, actor: Actor & MemberScope, version: NewVersionFile) {
  await assertFileThere(deps, actor.userId, version)
  return deps.transact(async tx => {
    const { projectId } = version
    await lockProjectForTeam(tx, actor, projectId)
    const made = await findMade(tx, actor, version)
    if (made) return { id: made.id }
    const { id } = await addVersion(deps, tx, actor, version)
    const { about } = await findVersionInReview(tx, projectId, id, { withSaved: true })
    await emit(tx, { type: 'version.saved', ...about })
    return { id }
  })
}

/**
 * Saves a finished upload as the newest version of an asset, once per upload. For a manager it is also sent, or
 * scheduled to be sent once its proxies are rendered (`waiting`). For other members it is only saved, and `answers` are
 * ignored: the manager who sends it gives them (docs/decisions/version-stages.md).
 * @throws AppError `NOT_FOUND` for the project, the asset or an upload; `FILE_TYPE` for a file type that the asset does
 * not accept; `UNAVAILABLE` if its bytes are missing; `NOTES_UNANSWERED` if an open comment of the previous version has
 * no answer; `REQUEST_ID_REUSED` for an upload that became a version with another name or asset.
 */
export async function publish(
  deps: Deps,
  actor: Actor & MemberScope,
  { answers = [], ...version }: z.output<typeof publishDeliverableInput>,
): Promise<{ id: string; state: 'saved' | 'waiting' | 'sent' }> {
  if (!actor.member.isManager) return { ...(await saveVersion(deps, actor, version)), state: 'saved' }
  await assertFileThere(deps, actor.userId, version)
  return deps.transact(async tx => {
    const project = await lockProjectForTeam(tx, actor, version.projectId)
    const made = await findMade(tx, actor, version)
    if (made) {
      const notSent = made.sendWhenReadyBy === null ? 'saved' : 'waiting'
      return { id: made.id, state: made.isSent ? 'sent' : notSent }
    }
    const { id, asset } = await addVersion(deps, tx, actor, version)
    const { versionName, notes } = version
    const sending = { project, asset, deliverableId: id, versionName, notes, answers }
    return { id, state: await sendOrWait(deps, tx, actor, sending) }
  })
}
