import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { AppError } from 'shared/errors/app-error'
import { isPicture } from 'shared/materials/acceptance'
import { drawPicture, PictureError } from '../../platform/pictures/pictures.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkContentType } from '../../platform/uploads/content-check.ts'
import { createLeaseLocker } from '../../platform/uploads/lease-locker.ts'
import { nameAgrees } from '../../platform/uploads/name-agreement.ts'
import { uploadFile } from '../../platform/uploads/upload-folder.ts'
import {
  deleteUpload,
  findUpload,
  markFinished,
  type Upload,
  updateUploadType,
} from './uploads.repository.ts'

type Ports = Pick<
  Platform,
  'childWork' | 'clock' | 'config' | 'db' | 'log' | 'scanner' | 'storage' | 'transact' | 'uploadOwners'
>

const AVATAR_PIXELS = 512
const POSTER_PIXELS = 1280

/**
 * Makes of an upload whose bytes are all there what it was sent for: bytes into the storage first, then the rows in
 * one transaction. Whatever it died in the middle of, it takes up again when it is called anew.
 * @throws AppError `CONTENT_MISMATCH` when the bytes are not what was declared, `INFECTED` when the scanner finds
 * something, and then nothing of them is left; `NOT_FOUND`; `UNAVAILABLE` when the scanner gives no verdict.
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
  { config, storage }: Pick<Ports, 'config' | 'storage'>,
  upload: Upload,
): Promise<boolean> {
  const waiting = await sizeOf(uploadFile(config, upload.id))
  return waiting === undefined
    ? (await storage.size(upload.filePath)) !== undefined
    : waiting === upload.fileSize
}

async function getUpload({ db }: Ports, id: string): Promise<Upload> {
  const upload = await findUpload(db, id)
  if (!upload) throw new AppError('NOT_FOUND')
  return upload
}

async function bringIn(ports: Ports, upload: Upload): Promise<void> {
  const { config, db, storage } = ports
  const file = uploadFile(config, upload.id)
  // A process that died after this step has left the bytes where they belong.
  if ((await sizeOf(file)) === undefined && (await storage.size(upload.filePath)) !== undefined) return
  await updateUploadType(db, upload.id, await acceptedTypeOf(ports, upload, file))
  if (isPicture(upload.kind)) await bringInPicture(ports, upload, file)
  else await storage.adopt(upload.filePath, file)
}

async function acceptedTypeOf(ports: Ports, upload: Upload, file: string): Promise<string> {
  const type = await checkContentType(ports.childWork, file, upload.fileType)
  if (type === undefined || (type === 'image/svg+xml' && isPicture(upload.kind)))
    return refuse(ports, upload, file)
  // A picture that is drawn anew keeps nothing of its name.
  if (!isPicture(upload.kind) && !nameAgrees(upload.fileName, type)) return refuse(ports, upload, file)
  const verdict = await ports.scanner.scan(file).catch(error => {
    ports.log.error({ err: error, uploadId: upload.id }, 'the scanner failed')
    throw new AppError('UNAVAILABLE')
  })
  if (!verdict.infected) return type
  const { id: uploadId, userId } = upload
  ports.log.warn({ uploadId, userId, signature: verdict.signature }, 'an upload was infected')
  return drop(ports, upload, file, 'INFECTED')
}

async function bringInPicture(ports: Ports, upload: Upload, file: string): Promise<void> {
  const drawn = uploadFile(ports.config, randomUUID())
  const isAvatar = upload.kind === 'avatar'
  const sidePixels = isAvatar ? AVATAR_PIXELS : POSTER_PIXELS
  try {
    await drawPicture(ports.childWork, isAvatar ? 'square' : 'frame', () => ({
      from: file,
      to: drawn,
      sidePixels,
    }))
    await ports.storage.adopt(upload.filePath, drawn)
  } catch (error) {
    if (error instanceof PictureError) await refuse(ports, upload, file)
    throw error
  } finally {
    await rm(drawn, { force: true })
  }
  await rm(file, { force: true })
}

function refuse(ports: Ports, upload: Upload, file: string): Promise<never> {
  const { id: uploadId, fileType: declared } = upload
  ports.log.warn({ uploadId, declared }, 'an upload was not what it was said to be')
  return drop(ports, upload, file, 'CONTENT_MISMATCH')
}

async function drop(
  { db }: Ports,
  upload: Upload,
  file: string,
  code: 'CONTENT_MISMATCH' | 'INFECTED',
): Promise<never> {
  await rm(file, { force: true })
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

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size
}
