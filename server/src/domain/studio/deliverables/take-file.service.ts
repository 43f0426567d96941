import type { replaceFileInput } from 'shared/deliverables/deliverables.inputs'
import type { MediaFacts } from 'shared/deliverables/media-facts'
import { fileFormatOf } from 'shared/deliverables/video-format'
import type { z } from 'shared/errors/zod'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { assertBytesThere, takeFinishedUpload } from '../../uploads/uploads.service.ts'

type Ports = Pick<Platform, 'db' | 'log' | 'storage'>

/** What was sent, and what the browser could tell of it. */
export type SentFile = Omit<z.output<typeof replaceFileInput>, 'deliverableId'>

/** Before the transaction that takes it. @throws AppError `UNAVAILABLE` when its bytes are missing. */
export async function assertFileThere(
  ports: Ports,
  userId: string,
  { uploadId, posterUploadId }: SentFile,
): Promise<void> {
  for (const id of [uploadId, posterUploadId]) if (id) await assertBytesThere(ports, { userId, uploadId: id })
}

/** Takes a file and its poster over, as columns of the version that they become. @throws AppError `NOT_FOUND`. */
export async function takeFile(
  work: Work,
  sent: { projectId: string; userId: string },
  { uploadId, posterUploadId, ...told }: SentFile,
) {
  const kinds = ['deliverable', 'delivery-file'] as const
  const { mediaFacts, ...file } = await takeFinishedUpload(work, { ...sent, uploadId, kinds: [...kinds] })
  const poster = posterUploadId ? await takePoster(work, { ...sent, uploadId: posterUploadId }) : noPoster
  return { ...file, ...poster, format: fileFormatOf(file), ...figuresOf(mediaFacts, told) }
}

/** What the server read in the file; else what the browser could tell. */
function figuresOf(
  found: MediaFacts | null,
  { resolution, durationSeconds, frameRate }: Omit<SentFile, 'uploadId' | 'posterUploadId'>,
) {
  if (!found)
    return {
      resolution: resolution ?? null,
      durationSeconds: durationSeconds ?? null,
      frameRate: frameRate ?? null,
      mediaFacts: null,
    }
  return {
    resolution: `${found.width}x${found.height}`,
    durationSeconds: found.durationSeconds,
    frameRate: found.frameRate.frames / found.frameRate.seconds,
    mediaFacts: JSON.stringify(found),
  }
}

const noPoster = { posterId: null, posterPath: null }

/** A poster is served under the id that it was sent under. */
async function takePoster(work: Work, sent: { uploadId: string; projectId: string; userId: string }) {
  const { filePath } = await takeFinishedUpload(work, { ...sent, kinds: ['poster'] })
  return { posterId: sent.uploadId, posterPath: filePath }
}
