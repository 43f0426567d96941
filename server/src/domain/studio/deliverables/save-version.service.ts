import { aspectRatioOf } from 'shared/deliverables/aspect-ratio'
import { acceptsFile, isFilmType } from 'shared/deliverables/asset'
import type { saveVersionInput } from 'shared/deliverables/deliverables.inputs'
import { nextRound } from 'shared/deliverables/rounds'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockProjectForTeam } from '../../projects/team-projects.service.ts'
import { assetToPublish } from '../assets/assets.service.ts'
import { assetNameOf, reviewOf } from '../assets/project-review.service.ts'
import { insertVersion } from './deliverables.repository.ts'
import { enqueueRender } from './media.service.ts'
import { assertFileThere, takeFile } from './version-files.service.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'log' | 'media' | 'storage' | 'transact'>

type NewVersionFile = z.output<typeof saveVersionInput>

/**
 * Makes a finished upload a version that only the team sees, of a project that is held.
 * @throws AppError `NOT_FOUND` for what it becomes a version of, or an upload; `FILE_TYPE` for a file that it does not
 * take.
 */
export async function addVersion(
  ports: Pick<Ports, 'clock' | 'media'>,
  work: Work,
  actor: Actor & MemberScope,
  { projectId, assetId, versionName, notes, ...sent }: NewVersionFile,
) {
  const file = await takeFile(work, { projectId, userId: actor.userId }, sent)
  const now = ports.clock.now()
  const asset = await assetToPublish(work, projectId, { assetId, kind: aspectRatioOf(file.resolution), now })
  if (!acceptsFile(asset.kind, file)) throw new AppError('FILE_TYPE')
  const { used } = await reviewOf(work.db, projectId)
  const id = await insertVersion(work.db, {
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
  if (isFilmType(file.fileType)) await enqueueRender(ports, work, id)
  return { id, asset }
}

/**
 * Saves a version for the team: nobody else sees it until a manager sends it (docs/decisions/version-stages.md).
 * @throws AppError `NOT_FOUND`, `FILE_TYPE`, `UNAVAILABLE` as publishing does.
 */
export async function saveVersion(
  ports: Ports,
  actor: Actor & MemberScope,
  version: NewVersionFile,
): Promise<{ id: string }> {
  await assertFileThere(ports, actor.userId, version)
  return ports.transact(async work => {
    const { projectId, versionName } = version
    await lockProjectForTeam(work, actor, projectId)
    const { id, asset } = await addVersion(ports, work, actor, version)
    const review = await reviewOf(work.db, projectId)
    await emit(work, {
      type: 'version.saved',
      projectId,
      deliverableId: id,
      versionName,
      asset: assetNameOf(review, asset.id),
    })
    return { id }
  })
}
