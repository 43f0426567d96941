import { nextRound, roundsUsed } from 'shared/deliverables/rounds'
import { videoFormatOf } from 'shared/deliverables/video-format'
import { reviewNews } from 'shared/messages/it/review'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceProject, ownerOf } from '../projects/audience.service.ts'
import { holdTeamProject, moveProject } from '../projects/team-access.service.ts'
import { takeFinishedUpload } from '../uploads/uploads.service.ts'
import { publishedMail } from './deliverables.mails.ts'
import { insertVersion, listVersions, type Version } from './deliverables.repository.ts'
import { announceReview, recordReview, tellClient } from './review-news.service.ts'
import type { MemberReviewer } from './reviewer.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

export interface Publication {
  uploadId: string
  /** A frame of the film, sent as an upload of its own. */
  posterUploadId?: string | undefined
  projectId: string
  versionName: string
  notes?: string | undefined
  resolution?: string | undefined
  durationSeconds?: number | undefined
  frameRate?: number | undefined
}

/**
 * Makes a finished upload the newest version of a project: the client is told, and the project is in review.
 * @throws AppError `NOT_FOUND` for the project or an upload.
 */
export async function publish(
  ports: Ports,
  who: MemberReviewer,
  { uploadId, posterUploadId, projectId, ...facts }: Publication,
): Promise<{ id: string }> {
  return ports.transact(async work => {
    await holdTeamProject(work, who.member, projectId)
    const sent = { projectId, userId: who.userId }
    const video = await takeFinishedUpload(work, { ...sent, uploadId, kind: 'deliverable' })
    const poster = posterUploadId ? await takePoster(work, { ...sent, uploadId: posterUploadId }) : {}
    const versions = await listVersions(work.db, projectId)
    const round = nextRound(roundsUsed(versions))
    const now = ports.clock.now()
    const id = await insertVersion(work, {
      projectId,
      publishedBy: who.member.id,
      versionName: facts.versionName,
      notes: facts.notes,
      ...video,
      ...poster,
      format: videoFormatOf(video.fileType),
      resolution: facts.resolution,
      durationSeconds: facts.durationSeconds,
      frameRate: facts.frameRate,
      round,
      createdAt: afterNewest(versions, now),
    })
    await moveProject(work, projectId, 'in-review', now)
    await tellPublished(ports, work, projectId, { ...facts, round })
    await recordReview(work, who, 'review.published', {
      projectId,
      deliverableId: id,
      detail: { versionName: facts.versionName, round },
    })
    await announceReview(ports, work, projectId, { topic: 'deliverable' })
    await announceProject(ports, work, projectId)
    return { id }
  })
}

/** A poster is served under the id that it was sent under. */
async function takePoster(
  work: Work,
  sent: { uploadId: string; projectId: string; userId: string },
): Promise<{ posterId: string; posterPath: string }> {
  const { filePath } = await takeFinishedUpload(work, { ...sent, kind: 'poster' })
  return { posterId: sent.uploadId, posterPath: filePath }
}

/** The newest is found by its time, so no two versions share one. */
function afterNewest([newest]: Version[], now: Date): Date {
  return newest && newest.createdAt >= now ? new Date(newest.createdAt.getTime() + 1) : now
}

async function tellPublished(
  ports: Ports,
  work: Work,
  projectId: string,
  version: { versionName: string; notes?: string | undefined; round: number },
): Promise<void> {
  const { email, fullName, title } = await ownerOf(work, projectId)
  const { published } = reviewNews
  await tellClient(ports, work, projectId, {
    title: published.title,
    message: published.message(title, version.versionName),
    type: 'success',
  })
  const { versionName, notes, round } = version
  await sendMail(
    work,
    email,
    publishedMail(ports.config, { title, projectId, fullName, versionName, notes, round }),
  )
}
