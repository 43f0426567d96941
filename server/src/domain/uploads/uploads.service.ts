import { parse as parsePath } from 'node:path'
import { type CompanyCapability, type CompanyRole, capabilitiesOf } from 'shared/companies/hat'
import { mediaFacts } from 'shared/deliverables/media'
import { AppError } from 'shared/errors/app-error'
import { fieldErrorsOf } from 'shared/errors/field-errors'
import { uuidField } from 'shared/fields/id'
import { checkAcceptance, maxBytesOf, type UploadKind, waitsToBeTaken } from 'shared/materials/acceptance'
import { cleanFileName, extensionOf } from 'shared/materials/file-name'
import { declaredTypeOf } from 'shared/materials/file-types'
import { uploadMetadataInput } from 'shared/materials/materials.inputs'
import type { Actor } from '../../platform/actor.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../platform/platform.ts'
import type { Announced } from '../../platform/uploads/tus-server.ts'
import type { IncomingRows } from '../../platform/uploads/upload-staging.ts'
import { enqueueFileRemoval, getFile, storedSize } from '../files/files.service.ts'
import {
  appendPart,
  changeUpload,
  consumeUploadRow,
  deleteUpload,
  deleteUploadsFor,
  type FinishedUpload,
  findOwnUpload,
  findUpload,
  insertUpload,
  type Upload,
} from './uploads.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'fileOwners' | 'limits' | 'transact' | 'uploadOwners'>

const uploadId = uuidField()

/**
 * Inserts an upload before its first byte, with owner, kind and storage path.
 * @throws AppError `INVALID_INPUT`, `FILE_TOO_LARGE`, `FILE_TYPE`, `MATERIALS_FULL`, `MATERIALS_TOO_MANY`,
 * `LIMITED`; `NOT_FOUND` for a project that the actor cannot upload to.
 */
export async function beginUpload(deps: Deps, actor: Actor, { id, sizeBytes, metadata }: Announced) {
  await deps.limits.take('uploading', actor.userId)
  const { kind, projectId, filename, filetype } = parse(metadata)
  const maxBytes = largestOf(kind, deps.config.materialMaxBytes)
  const refusal = checkAcceptance(kind, { type: filetype, sizeBytes }, maxBytes)
  if (refusal) throw new AppError(refusal)
  await deps.transact(async tx => {
    await deps.uploadOwners[kind].admit(tx, actor, { projectId, sizeBytes })
    await insertUpload(tx.db, {
      id,
      kind,
      userId: actor.userId,
      projectId: projectId ?? null,
      fileName: filename,
      fileType: filetype,
      fileSize: sizeBytes,
      filePath: pathOf(id, actor.userId, kind, projectId, filename),
      createdAt: deps.clock.now(),
    })
  })
}

/** Returns the size limit of a kind; attachments never exceed the limit of materials. */
function largestOf(kind: UploadKind, materialMaxBytes: number): number {
  if (kind === 'material') return materialMaxBytes
  return kind === 'comment-file' || kind === 'message'
    ? Math.min(maxBytesOf[kind], materialMaxBytes)
    : maxBytesOf[kind]
}

function parse(metadata: Announced['metadata']) {
  // A key without a value counts as missing.
  const { filename: declared, ...others } = Object.fromEntries(
    Object.entries(metadata).filter(([, value]) => value),
  )
  const name = declared && cleanFileName(declared)
  const type = declaredTypeOf({ name: name ?? '', type: others.filetype?.trim() ?? '' })
  // Browsers send an empty type for many files. Without a known extension it is an unknown type, not invalid input.
  if (type === '') throw new AppError('FILE_TYPE')
  const parsed = uploadMetadataInput.safeParse({ ...others, filetype: type, ...(name && { filename: name }) })
  if (!parsed.success) throw new AppError('INVALID_INPUT', { fields: fieldErrorsOf(parsed.error) })
  const { kind, projectId, filename, filetype } = parsed.data
  return { kind, filename, filetype, projectId: kind === 'avatar' ? undefined : projectId }
}

/**
 * Returns the storage path: user, project, and the id of the upload with the extension; a re-encoded image has its
 * new one.
 */
function pathOf(
  id: string,
  userId: string,
  kind: UploadKind,
  projectId: string | undefined,
  fileName: string,
) {
  const name = `${userId}/${projectId ?? 'avatar'}/${id}`
  return name + (kind === 'poster' ? '.jpg' : projectId ? extensionOf(fileName) : '.webp')
}

/** Returns true if a file came by this upload, which may have been consumed. False for files of earlier releases. */
export const isFileOfUpload = (filePath: string, id: string): boolean => parsePath(filePath).name === id

/** Database access of the tus server. */
export const incomingRows = (db: Database): IncomingRows => ({
  find: id => findUpload(db, id),
  noteMultipart: (id, multipartId) => changeUpload(db, id, { multipartId }),
  notePart: (id, part) => appendPart(db, id, part),
  remove: async id => void (await deleteUpload(db, id)),
})

/**
 * Returns an upload of the actor. @throws AppError `NOT_FOUND`, also for a foreign one, and once its file was deleted.
 */
export async function getOwnUpload(deps: Pick<Deps, 'db' | 'fileOwners'>, actor: Actor, id: string) {
  const parsed = uploadId.safeParse(id)
  const upload = parsed.success && (await findOwnUpload(deps.db, actor.userId, parsed.data))
  if (!upload) throw new AppError('NOT_FOUND')
  if (upload.finishedAt && !waitsToBeTaken(upload.kind)) await getFile(deps, actor, upload.id)
  return upload
}

/**
 * Deletes a finished upload that was not used yet.
 * @throws AppError `INVALID_INPUT` for one that has become a material or an avatar; `NOT_FOUND` once it was used.
 */
export async function dropFinishedUpload({ transact }: Pick<Deps, 'transact'>, upload: Upload) {
  if (!waitsToBeTaken(upload.kind)) throw new AppError('INVALID_INPUT')
  await transact(async tx => {
    if (!(await deleteUpload(tx.db, upload.id))) throw new AppError('NOT_FOUND')
    await enqueueFileRemoval(tx, [upload.filePath])
  })
}

/** Capability that a client needs for each kind of upload. */
const capabilityByKind = {
  material: 'writeBrief',
  'comment-file': 'review',
  message: 'follow',
} as const satisfies Partial<Record<UploadKind, CompanyCapability>>

/** Deletes a user's uploads for a company that these roles do not allow. */
export async function dropForbiddenUploads(
  tx: Tx,
  { hats, ...whose }: { companyId: string; userId: string; hats: readonly CompanyRole[] },
): Promise<void> {
  const open = capabilitiesOf(hats)
  const kinds = (Object.keys(capabilityByKind) as (keyof typeof capabilityByKind)[]).filter(
    kind => !open.has(capabilityByKind[kind]),
  )
  if (kinds.length > 0) await enqueueFileRemoval(tx, await deleteUploadsFor(tx.db, { ...whose, kinds }))
}

/**
 * Asserts that the bytes of a user's finished upload exist, before it is used.
 * @throws AppError `UNAVAILABLE` if they are missing: the storage is another one, or has lost them.
 */
export async function assertBytesThere(
  deps: Pick<AppDeps, 'db' | 'log' | 'storage'>,
  { userId, uploadId: id }: { userId: string; uploadId: string },
): Promise<void> {
  const upload = uploadId.safeParse(id).success ? await findOwnUpload(deps.db, userId, id) : undefined
  if (upload?.finishedAt) await storedSize(deps, upload.filePath, 'an upload', { uploadId: id })
}

/**
 * Consumes a finished upload in the caller's transaction. From then on the caller owns the bytes at `filePath`, and one
 * of its rows must refer to them (see `FileOwner.kept`).
 * @returns the columns of its file; `mediaFacts` is null unless it is a probed video.
 * @throws AppError `NOT_FOUND` if there is no such upload, or another call has consumed it.
 */
export async function consumeUpload({ db }: Pick<Tx, 'db'>, upload: FinishedUpload) {
  const taken = uploadId.safeParse(upload.uploadId).success && (await consumeUploadRow(db, upload))
  if (!taken) throw new AppError('NOT_FOUND')
  return { ...taken, mediaFacts: taken.mediaFacts ? mediaFacts.parse(taken.mediaFacts) : null }
}

/**
 * Consumes finished uploads like `consumeUpload`, for a comment or a message. Returns the columns of their files.
 * @throws AppError `ATTACHMENT_GONE` for an upload that is missing, already used, or of another project.
 */
export async function consumeAttachments(
  { db }: Pick<Tx, 'db'>,
  { uploadIds, ...owner }: Omit<FinishedUpload, 'uploadId'> & { uploadIds: readonly string[] },
) {
  const files = []
  for (const id of uploadIds) {
    const taken = uploadId.safeParse(id).success && (await consumeUploadRow(db, { ...owner, uploadId: id }))
    if (!taken) throw new AppError('ATTACHMENT_GONE')
    const { mediaFacts: _, ...file } = taken
    files.push({ id, ...file })
  }
  return files
}
