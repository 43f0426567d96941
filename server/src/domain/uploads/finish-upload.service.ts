import { AppError } from 'shared/errors/app-error'
import { isPicture } from 'shared/materials/acceptance'
import { type MediaRefusal, MediaRefusedError } from '../../platform/media/media-refusal.ts'
import { orNotFound } from '../../platform/or-not-found.ts'
import { drawPicture, PictureError } from '../../platform/pictures/pictures.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkContentType } from '../../platform/uploads/content-check.ts'
import { createLeaseLocker } from '../../platform/uploads/lease-locker.ts'
import { nameAgrees } from '../../platform/uploads/name-agreement.ts'
import { uploadFolder, withScratchFile } from '../../platform/uploads/scratch.ts'
import {
  deleteUpload,
  findUpload,
  markFinished,
  type Upload,
  updateMediaFacts,
  updateUploadType,
} from './uploads.repository.ts'

type Ports = Pick<
  Platform,
  | 'childWork'
  | 'clock'
  | 'config'
  | 'db'
  | 'incoming'
  | 'log'
  | 'media'
  | 'scanner'
  | 'storage'
  | 'transact'
  | 'uploadOwners'
>

const AVATAR_PIXELS = 512
const POSTER_PIXELS = 1280

/**
 * Makes of an upload whose bytes are all there what it was sent for: bytes into the storage first, then the rows in
 * one transaction. Whatever it died in the middle of, it takes up again when it is called anew.
 * @throws AppError `CONTENT_MISMATCH` when the bytes are not what was declared, `INFECTED` when the scanner finds
 * something, one of `MediaRefusal` for a film that cannot be shown, and then nothing of them is left; `NOT_FOUND`; `UNAVAILABLE` when the scanner gives no verdict.
 */
export async function finishUpload(ports: Ports, id: string): Promise<void> {
  const lock = createLeaseLocker(ports.db).newLock(id)
  await lock.lock(new AbortController().signal, () => undefined)
  try {
    const upload = await getUpload(ports, id)
    if (upload.finishedAt) return
    await bringIn(ports, upload)
    await getUpload(ports, id)
      .then(typed => settle(ports, typed))
      .catch(error => dropUnnamed(ports, upload, error))
  } finally {
    await lock.unlock()
  }
}

/** Whether all bytes of an unfinished upload have arrived. */
export async function isComplete(
  { incoming, storage }: Pick<Ports, 'incoming' | 'storage'>,
  upload: Upload,
): Promise<boolean> {
  const waiting = await incoming.size(upload.id)
  return waiting === undefined
    ? (await storage.size(upload.filePath)) !== undefined
    : waiting === upload.fileSize
}

async function getUpload({ db }: Ports, id: string): Promise<Upload> {
  return orNotFound(await findUpload(db, id))
}

async function bringIn(ports: Ports, upload: Upload): Promise<void> {
  const { incoming, storage } = ports
  // A process that died after this step has left the bytes where they belong.
  if ((await incoming.size(upload.id)) === undefined && (await storage.size(upload.filePath)) !== undefined)
    return
  if (isPicture(upload.kind)) {
    await incoming.withLocalFile(upload.id, async file => {
      await accept(ports, upload, file)
      await drawAnew(ports, upload, file)
    })
    await incoming.remove(upload.id)
  } else {
    const accepted = (file: string) => accept(ports, upload, file)
    await incoming.withLocalFile(upload.id, accepted, { whole: isProbed(ports, upload) })
    await incoming.keep(upload.id, upload.filePath)
  }
}

/** Looks at the bytes, and notes what they are. */
async function accept(ports: Ports, upload: Upload, file: string): Promise<void> {
  const type = await checkContentType(ports.childWork, file, upload.fileType)
  if (type === undefined || (type === 'image/svg+xml' && isPicture(upload.kind)))
    return rejectUpload(ports, upload)
  // A picture that is drawn anew keeps nothing of its name.
  if (!isPicture(upload.kind) && !nameAgrees(upload.fileName, type)) return rejectUpload(ports, upload)
  await assertClean(ports, upload)
  if (isProbed(ports, upload)) await probe(ports, upload, file)
  await updateUploadType(ports.db, upload.id, type)
}

const isProbed = ({ media }: Ports, { kind }: Upload): boolean =>
  kind === 'deliverable' && media !== undefined

/** Notes what a film is; one that cannot be shown is not kept. */
async function probe(ports: Ports, upload: Upload, file: string): Promise<void> {
  const facts = await ports.media?.probe(file).catch((error: unknown) => {
    if (!(error instanceof MediaRefusedError)) throw error
    ports.log.warn({ err: error, uploadId: upload.id }, 'a video was refused')
    return drop(ports, upload, error.code)
  })
  if (facts) await updateMediaFacts(ports.db, upload.id, facts)
}

async function assertClean(ports: Ports, upload: Upload): Promise<void> {
  const { id: uploadId, userId } = upload
  const verdict = await ports.scanner
    .scan(() => ports.incoming.openRead(uploadId))
    .catch(error => {
      ports.log.error({ err: error, uploadId }, 'the scanner failed')
      throw new AppError('UNAVAILABLE')
    })
  if (!verdict.infected) return
  ports.log.warn({ uploadId, userId, signature: verdict.signature }, 'an upload was infected')
  await drop(ports, upload, 'INFECTED')
}

async function drawAnew(ports: Ports, upload: Upload, from: string): Promise<void> {
  const isAvatar = upload.kind === 'avatar'
  const sidePixels = isAvatar ? AVATAR_PIXELS : POSTER_PIXELS
  await withScratchFile(uploadFolder(ports.config), async to => {
    await drawPicture(ports.childWork, isAvatar ? 'square' : 'frame', () => ({ from, to, sidePixels }))
    await ports.storage.adopt(upload.filePath, to)
  }).catch(error => {
    if (error instanceof PictureError) return rejectUpload(ports, upload)
    throw error
  })
}

function rejectUpload(ports: Ports, upload: Upload): Promise<never> {
  const { id: uploadId, fileType: declared } = upload
  ports.log.warn({ uploadId, declared }, 'an upload was not what it was said to be')
  return drop(ports, upload, 'CONTENT_MISMATCH')
}

async function drop(
  { db, incoming }: Ports,
  upload: Upload,
  code: 'CONTENT_MISMATCH' | 'INFECTED' | MediaRefusal,
): Promise<never> {
  await incoming.remove(upload.id)
  await deleteUpload(db, upload.id)
  throw new AppError(code)
}

async function settle(ports: Ports, upload: Upload): Promise<void> {
  const now = ports.clock.now()
  await ports.transact(async work => {
    await ports.uploadOwners[upload.kind].keep?.(work, upload, now)
    if (!(await markFinished(work.db, upload.id, now))) throw new AppError('NOT_FOUND')
  })
}

/** The project was removed meanwhile, and with it the row that would have named these bytes. */
async function dropUnnamed({ storage }: Ports, { filePath }: Upload, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'NOT_FOUND') await storage.remove(filePath)
  throw error
}
