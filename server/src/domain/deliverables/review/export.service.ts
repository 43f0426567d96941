import { commentStateOf } from 'shared/deliverables/comments'
import {
  commentsCsv,
  commentsEdl,
  commentsFcpxml,
  type ExportedComment,
  type ExportFormat,
} from 'shared/deliverables/comments-export'
import type { exportCommentsInput } from 'shared/deliverables/deliverables.inputs'
import type { z } from 'shared/errors/zod'
import { cleanFileName } from 'shared/materials/file-name'
import { guestTexts } from 'shared/messages/it/guests'
import { exportTexts } from 'shared/messages/it/review-mails'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import { idsOf } from '../../../platform/db/row.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { getTeamProject } from '../../projects/team-projects.service.ts'
import { findProjectOf, listVersions, type Version } from '../versions/deliverables.repository.ts'
import { timelineOfVersion } from '../versions/version-media.service.ts'
import { createCommentFilesResolver } from './comment-files.service.ts'
import { type Comment, listComments } from './comments.repository.ts'
import { createCommentTextResolver, teamNamesByMemberId } from './mentions.service.ts'

/**
 * Exports the comments on a version for a spreadsheet or an editing program, with a file name from project and version.
 * @throws AppError `NOT_FOUND`.
 */
export async function exportComments(
  { config, db }: Pick<AppDeps, 'config' | 'db'>,
  actor: Actor & MemberScope,
  { deliverableId, format, withInternal = false }: z.output<typeof exportCommentsInput>,
): Promise<{ fileName: string; content: string }> {
  const projectId = ensureFound(await findProjectOf(db, deliverableId))
  const project = await getTeamProject({ db }, actor, projectId)
  const versions = await listVersions(db, projectId)
  const version = ensureFound(versions.find(one => one.id === deliverableId))
  const said = await listComments(db, idsOf(versions), withInternal)
  const name = exportTexts.fileName(project.title, version.versionName).replace(/[/\\]/g, ' ')
  const content = written(
    format,
    version,
    await exportedOf({ config, db }, said, { deliverableId, projectId }),
    `${project.title} ${version.versionName}`,
  )
  return { fileName: cleanFileName(`${name}.${format}`), content }
}

async function exportedOf(
  { config, db }: Pick<AppDeps, 'config' | 'db'>,
  said: Comment[],
  { deliverableId, projectId }: { deliverableId: string; projectId: string },
): Promise<ExportedComment[]> {
  const carried = new Set(said.flatMap(({ carriedFrom }) => carriedFrom ?? []))
  const filesOf = await createCommentFilesResolver({ db }, said)
  const wordsOf = await createCommentTextResolver({ db }, said)
  const owners = await teamNamesByMemberId({ config, db }, { projectId, comments: said })
  return said
    .filter(one => one.deliverableId === deliverableId)
    .map(one => ({
      ...one,
      text: wordsOf(one).text,
      authorName: one.fromGuest ? guestTexts.marked(one.authorName) : one.authorName,
      state: commentStateOf({ ...one, isCarried: carried.has(one.id) }),
      owner: one.ownerId === null ? null : (owners.get(one.ownerId) ?? null),
      files: filesOf(one).map(({ fileName }) => fileName),
    }))
}

function written(format: ExportFormat, version: Version, comments: ExportedComment[], title: string): string {
  const timeline = timelineOfVersion(version)
  if (format === 'csv') return commentsCsv(exportTexts, comments, timeline)
  // Replies have the time of their comment, so their markers would cover each other.
  const threads = comments.filter(one => one.parentId === null)
  if (format === 'edl') return commentsEdl(title, threads, timeline)
  return commentsFcpxml(title, threads, version.durationSeconds, timeline)
}
