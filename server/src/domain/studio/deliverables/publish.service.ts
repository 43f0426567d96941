import { acceptsFile, isFilmType } from 'shared/deliverables/asset'
import { statusAfterPublishing } from 'shared/deliverables/asset-state'
import { USUAL_TIMELINE } from 'shared/deliverables/film-timeline'
import type { MediaFacts } from 'shared/deliverables/media-facts'
import { nextRound } from 'shared/deliverables/rounds'
import { shapeOf } from 'shared/deliverables/shape'
import { fileFormatOf } from 'shared/deliverables/video-format'
import { AppError } from 'shared/errors/app-error'
import type { Actor, TeamActor } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockProjectForTeam, moveProject } from '../../projects/team-access.service.ts'
import { assertBytesThere, takeFinishedUpload } from '../../uploads/uploads.service.ts'
import { assetToPublish } from '../assets/assets.service.ts'
import { assetNameOf, reviewOf, versionsOf } from '../assets/project-review.service.ts'
import { type Answer, answerComments } from '../review/comment-answers.service.ts'
import { insertVersion, type Version } from './deliverables.repository.ts'
import { orderMedia } from './media.service.ts'
import { timelineOfVersion } from './version-timeline.service.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'log' | 'media' | 'storage' | 'transact'>

export interface Publication {
  uploadId: string
  /** A frame of the film, sent as an upload of its own. */
  posterUploadId?: string | undefined
  projectId: string
  /** Its main one if left out. */
  assetId?: string | undefined
  versionName: string
  notes?: string | undefined
  resolution?: string | undefined
  durationSeconds?: number | undefined
  frameRate?: number | undefined
  /** What became of each comment that is open on the version before. */
  answers?: readonly Answer[] | undefined
}

/**
 * Makes a finished upload the newest version of what it is published into: the client is told, and the project is in
 * review, unless it is done and this is something further.
 * @throws AppError `NOT_FOUND` for the project, what is published into, or an upload; `FILE_TYPE` for a file that it does
 * not take; `UNAVAILABLE` when its bytes are missing; `NOTES_UNANSWERED` where an open comment of the version before has
 * no answer.
 */
export async function publish(
  ports: Ports,
  actor: Actor & TeamActor,
  { uploadId, posterUploadId, projectId, assetId, answers = [], ...facts }: Publication,
): Promise<{ id: string }> {
  for (const id of [uploadId, posterUploadId])
    if (id) await assertBytesThere(ports, { userId: actor.userId, uploadId: id })
  return ports.transact(async work => {
    const { status } = await lockProjectForTeam(work, actor, projectId)
    const sent = { projectId, userId: actor.userId }
    const { mediaFacts, ...video } = await takeFinishedUpload(work, {
      ...sent,
      uploadId,
      kinds: ['deliverable', 'delivery-file'],
    })
    const poster = posterUploadId ? await takePoster(work, { ...sent, uploadId: posterUploadId }) : {}
    const now = ports.clock.now()
    const figures = figuresOf(mediaFacts, facts)
    const asset = await assetToPublish(work, projectId, { assetId, kind: shapeOf(figures.resolution), now })
    if (!acceptsFile(asset.kind, video)) throw new AppError('FILE_TYPE')
    const review = await reviewOf(work.db, projectId)
    const [former] = versionsOf(review, asset.id)
    const round = nextRound(review.used)
    const id = await insertVersion(work.db, {
      projectId,
      assetId: asset.id,
      publishedBy: actor.member.id,
      versionName: facts.versionName,
      notes: facts.notes,
      ...video,
      ...poster,
      format: fileFormatOf(video),
      ...figures,
      round,
      createdAt: afterNewest(review.versions, now),
    })
    const answered = await answerComments(work, { former, deliverableId: id, answers, now })
    if (isFilmType(video.fileType)) await orderMedia(ports, work, id)
    await moveProject(work, projectId, statusAfterPublishing(status, asset), now)
    const { versionName, notes } = facts
    await emit(work, {
      type: 'version.published',
      ...{ projectId, deliverableId: id, versionName, notes, round, answered },
      asset: assetNameOf(review, asset.id),
      timeline: former ? timelineOfVersion(former) : USUAL_TIMELINE,
      isFilm: former?.isFilm ?? true,
    })
    return { id }
  })
}

/** What the server read in the file; else what the browser could tell. */
function figuresOf(
  found: MediaFacts | null,
  {
    resolution,
    durationSeconds,
    frameRate,
  }: Pick<Publication, 'resolution' | 'durationSeconds' | 'frameRate'>,
) {
  if (!found) return { resolution, durationSeconds, frameRate }
  return {
    resolution: `${found.width}x${found.height}`,
    durationSeconds: found.durationSeconds,
    frameRate: found.frameRate.frames / found.frameRate.seconds,
    mediaFacts: JSON.stringify(found),
  }
}

/** A poster is served under the id that it was sent under. */
async function takePoster(
  work: Work,
  sent: { uploadId: string; projectId: string; userId: string },
): Promise<{ posterId: string; posterPath: string }> {
  const { filePath } = await takeFinishedUpload(work, { ...sent, kinds: ['poster'] })
  return { posterId: sent.uploadId, posterPath: filePath }
}

/** The newest is found by its time, so no two versions share one. */
function afterNewest([newest]: Pick<Version, 'createdAt'>[], now: Date): Date {
  return newest && newest.createdAt >= now ? new Date(newest.createdAt.getTime() + 1) : now
}
