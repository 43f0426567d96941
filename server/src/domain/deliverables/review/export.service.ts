import {
  commentsCsv,
  commentsEdl,
  commentsFcpxml,
  type ExportedComment,
} from 'shared/deliverables/comments-export'
import type { exportCommentsInput } from 'shared/deliverables/deliverables.inputs'
import { filmTimeline } from 'shared/deliverables/timeline'
import type { z } from 'shared/errors/zod'
import { cleanFileName } from 'shared/materials/file-name'
import { exportTexts } from 'shared/messages/it/review-mails'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { getTeamProject } from '../../projects/team-projects.service.ts'
import { findProjectOf } from '../versions/deliverables.repository.ts'
import { listDeliverables } from '../versions/deliverables.service.ts'
import { authorOf, type RoomThread } from './threads.pdf.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'media'>

/** Loads a version and its comments for the team; internal ones on request. @throws AppError `NOT_FOUND`. */
export async function loadThreads(
  deps: Deps,
  actor: Actor & MemberScope,
  { deliverableId, withInternal }: { deliverableId: string; withInternal: boolean },
) {
  const projectId = ensureFound(await findProjectOf(deps.db, deliverableId))
  const { title } = await getTeamProject(deps, actor, projectId)
  const { items } = await listDeliverables(deps, actor, projectId)
  const version = ensureFound(items.find(({ id }) => id === deliverableId))
  return { title, version, threads: version.comments.filter(({ internal }) => withInternal || !internal) }
}

/**
 * Exports the comments on a version for a spreadsheet or an editing program, with a file name from project and version.
 * @throws AppError `NOT_FOUND`.
 */
export async function exportComments(
  deps: Deps,
  actor: Actor & MemberScope,
  { deliverableId, format, withInternal = false }: z.output<typeof exportCommentsInput>,
): Promise<{ fileName: string; content: string }> {
  const { title, version, threads } = await loadThreads(deps, actor, { deliverableId, withInternal })
  const timeline = filmTimeline(version)
  const name = exportTexts.fileName(title, version.versionName).replace(/[/\\]/g, ' ')
  const fileName = cleanFileName(`${name}.${format}`)
  const said = threads.flatMap(exportedOf)
  if (format === 'csv') return { fileName, content: commentsCsv(exportTexts, said, timeline) }
  // Replies have the time of their comment, so their markers would cover each other.
  const first = said.filter(({ parentId }) => parentId === null)
  const heading = `${title} ${version.versionName}`
  const content =
    format === 'edl'
      ? commentsEdl(heading, first, timeline)
      : commentsFcpxml(heading, first, version.durationSeconds, timeline)
  return { fileName, content }
}

/** Returns a comment and its replies, which have its time. */
function exportedOf(thread: RoomThread): ExportedComment[] {
  const { id: parentId, atMs, untilMs, internal, replies } = thread
  const ofReply = {
    parentId,
    atMs,
    untilMs,
    internal,
    state: 'open',
    declineReason: null,
    owner: null,
  } as const
  const said = [{ ...thread, parentId: null }, ...replies.map(reply => ({ ...reply, ...ofReply }))]
  return said.map(one => ({
    ...one,
    authorName: authorOf(one),
    files: one.files.map(({ fileName }) => fileName),
  }))
}
