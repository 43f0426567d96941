import { commentsCsv, commentsEdl, type ExportFormat } from 'shared/deliverables/comments-export'
import { AppError } from 'shared/errors/app-error'
import { exportTexts } from 'shared/messages/it/review'
import type { Actor } from '../../../platform/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findProjectOf, listVersions } from '../deliverables/deliverables.repository.ts'
import { timelineOfVersion } from '../deliverables/version-timeline.service.ts'
import { listComments } from './comments.repository.ts'
import { assertMayReview } from './review-access.service.ts'

/**
 * What the client and the team said on a version, for an editing program; internal notes stay here.
 * @throws AppError `NOT_FOUND`.
 */
export async function exportComments(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { deliverableId, format }: { deliverableId: string; format: ExportFormat },
): Promise<{ fileName: string; content: string }> {
  const projectId = await findProjectOf(db, deliverableId)
  if (!projectId) throw new AppError('NOT_FOUND')
  await assertMayReview({ db }, actor, projectId)
  const version = (await listVersions(db, projectId)).find(one => one.id === deliverableId)
  if (!version) throw new AppError('NOT_FOUND')
  const said = await listComments(db, [deliverableId], false)
  const comments = said.map(one => ({ ...one, isResolved: one.resolvedAt !== null }))
  const timeline = timelineOfVersion(version)
  const { header, states, fileName } = exportTexts
  const content =
    format === 'csv'
      ? commentsCsv(header, comments, states, timeline)
      : commentsEdl(
          version.versionName,
          // Answers carry the mark of what they answer: one marker each would cover the other.
          comments.filter(one => one.parentId === null),
          timeline,
        )
  return { fileName: `${fileName(version.versionName)}.${format}`, content }
}
