import { AppError } from 'shared/errors/app-error'
import { isPicture } from 'shared/materials/acceptance'
import { type MediaRefusal, MediaRefusedError } from '../../platform/media/media-refusal.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import { PictureError, transformImage } from '../../platform/pictures/pictures.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { uploadFolder, withScratchFile } from '../../platform/storage/scratch.ts'
import { checkContentType, isExtensionAllowed } from '../../platform/uploads/content-validation.ts'
import { createLeaseLocker } from '../../platform/uploads/lease-locker.ts'
import { changeUpload, deleteUpload, findUpload, markFinished, type Upload } from './uploads.repository.ts'

type Deps = Pick<
  AppDeps,
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
 * Completes an upload whose bytes have all arrived: stores the bytes first, then the rows in one transaction. Can be
 * repeated after a crash at any point.
 * @throws AppError `CONTENT_MISMATCH` if the content contradicts the declared type, `INFECTED` for a virus, a
 * `MediaRefusal` for an unusable video; the upload is then deleted. `NOT_FOUND`; `UNAVAILABLE` if the scanner fails.
 */
export async function finishUpload(deps: Deps, id: string): Promise<void> {
  const lock = createLeaseLocker(deps.db).newLock(id)
  await lock.lock(new AbortController().signal, () => undefined)
  try {
    const upload = await getUpload(deps, id)
    if (upload.finishedAt) return
    await bringIn(deps, upload)
    await getUpload(deps, id)
      .then(typed => commitUpload(deps, typed))
      .catch(error => dropUnnamed(deps, upload, error))
  } finally {
    await lock.unlock()
  }
}

/** Returns true if all bytes of an unfinished upload have arrived. */
export async function isComplete({ incoming, storage }: Pick<Deps, 'incoming' | 'storage'>, upload: Upload) {
  const waiting = await incoming.size(upload.id)
  return waiting === undefined
    ? (await storage.size(upload.filePath)) !== undefined
    : waiting === upload.fileSize
}

async function getUpload({ db }: Deps, id: string): Promise<Upload> {
  return ensureFound(await findUpload(db, id))
}

async function bringIn(deps: Deps, upload: Upload): Promise<void> {
  const { incoming, storage } = deps
  // An earlier run that died after this step has stored the bytes.
  if ((await incoming.size(upload.id)) === undefined && (await storage.size(upload.filePath)) !== undefined)
    return
  if (isPicture(upload.kind)) {
    await incoming.withLocalFile(upload.id, async file => {
      await accept(deps, upload, file)
      await reencodeImage(deps, upload, file)
    })
    await incoming.remove(upload.id)
  } else {
    const accepted = (file: string) => accept(deps, upload, file)
    await incoming.withLocalFile(upload.id, accepted, { whole: await isProbed(deps, upload) })
    await incoming.keep(upload.id, upload.filePath)
  }
}

/** Validates the bytes and stores their type. */
async function accept(deps: Deps, upload: Upload, file: string): Promise<void> {
  const type = await checkContentType(deps.childWork, file, upload.fileType)
  if (type === undefined || (type === 'image/svg+xml' && isPicture(upload.kind)))
    return rejectUpload(deps, upload)
  // The name of a re-encoded image is not used.
  if (!isPicture(upload.kind) && !isExtensionAllowed(upload.fileName, type)) return rejectUpload(deps, upload)
  await assertClean(deps, upload)
  if (await isProbed(deps, upload)) await probe(deps, upload, file)
  await changeUpload(deps.db, upload.id, { fileType: type })
}

const isProbed = async ({ media }: Deps, { kind }: Upload): Promise<boolean> =>
  kind === 'deliverable' && (await media) !== undefined

/** Stores the facts of a video; one that cannot be shown is deleted. */
async function probe(deps: Deps, upload: Upload, file: string): Promise<void> {
  const tool = await deps.media
  const facts = await tool?.probe(file).catch((error: unknown) => {
    if (!(error instanceof MediaRefusedError)) throw error
    deps.log.warn({ err: error, uploadId: upload.id }, 'a video was refused')
    return drop(deps, upload, error.code)
  })
  if (facts) await changeUpload(deps.db, upload.id, { mediaFacts: JSON.stringify(facts) })
}

async function assertClean(deps: Deps, upload: Upload): Promise<void> {
  const { id: uploadId, userId } = upload
  const verdict = await deps.scanner
    .scan(() => deps.incoming.openRead(uploadId))
    .catch(error => {
      deps.log.error({ err: error, uploadId }, 'the scanner failed')
      throw new AppError('UNAVAILABLE')
    })
  if (!verdict.infected) return
  deps.log.warn({ uploadId, userId, signature: verdict.signature }, 'an upload was infected')
  await drop(deps, upload, 'INFECTED')
}

async function reencodeImage(deps: Deps, upload: Upload, from: string): Promise<void> {
  const isAvatar = upload.kind === 'avatar'
  const sidePixels = isAvatar ? AVATAR_PIXELS : POSTER_PIXELS
  await withScratchFile(uploadFolder(deps.config), async to => {
    await transformImage(deps.childWork, isAvatar ? 'square' : 'frame', () => ({ from, to, sidePixels }))
    await deps.storage.adopt(upload.filePath, to)
  }).catch(error => {
    if (error instanceof PictureError) return rejectUpload(deps, upload)
    throw error
  })
}

function rejectUpload(deps: Deps, upload: Upload): Promise<never> {
  const { id: uploadId, fileType: declared } = upload
  deps.log.warn({ uploadId, declared }, 'content of an upload contradicts its declared type')
  return drop(deps, upload, 'CONTENT_MISMATCH')
}

async function drop(
  { db, incoming }: Deps,
  upload: Upload,
  code: 'CONTENT_MISMATCH' | 'INFECTED' | MediaRefusal,
): Promise<never> {
  await incoming.remove(upload.id)
  await deleteUpload(db, upload.id)
  throw new AppError(code)
}

async function commitUpload(deps: Deps, upload: Upload): Promise<void> {
  const now = deps.clock.now()
  await deps.transact(async tx => {
    await deps.uploadOwners[upload.kind].keep?.(tx, upload, now)
    if (!(await markFinished(tx.db, upload.id, now))) throw new AppError('NOT_FOUND')
  })
}

/** Deletes the stored bytes if the project, and with it the upload's row, was deleted meanwhile. */
async function dropUnnamed({ storage }: Deps, { filePath }: Upload, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'NOT_FOUND') await storage.remove(filePath)
  throw error
}
