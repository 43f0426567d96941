import { extname, parse } from 'node:path'
import type { RawBuilder } from 'kysely'
import type { replaceFileInput } from 'shared/deliverables/deliverables.inputs'
import { deliveryName, downloadBlockReason } from 'shared/deliverables/downloads'
import { fileFormatOf } from 'shared/deliverables/formats'
import type { MediaFacts } from 'shared/deliverables/media'
import { versionStateOf } from 'shared/deliverables/version'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { isViewable } from 'shared/materials/file-types'
import type { Database } from '../../../platform/db/store.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import type { FileOwner, ServedFile } from '../../../platform/storage/file-owner.ts'
import type { UploadOwner } from '../../../platform/uploads/upload-owner.ts'
import { withCapability } from '../../identity/companies/membership.queries.ts'
import { isPaidInFull } from '../../orders/payment/payment-status.service.ts'
import { lockProjectForTeam, onSideOf } from '../../projects/team-projects.service.ts'
import { assertBytesThere, consumeUpload } from '../../uploads/uploads.service.ts'
import { findSeenFile, findSeenRendition, isShownTo, listVersionPaths } from './deliverables.repository.ts'
import { columnsOfFacts, copyOf, listRenditions } from './media.repository.ts'

type Deps = Pick<AppDeps, 'db' | 'log' | 'storage'>

/** Uploaded file with the metadata that the browser could read. */
type SentFile = Omit<z.output<typeof replaceFileInput>, 'deliverableId'>

/** Asserts that the bytes of the uploads exist; called before the transaction. @throws AppError `UNAVAILABLE`. */
export async function assertFileThere(deps: Deps, userId: string, { uploadId, posterUploadId }: SentFile) {
  for (const id of [uploadId, posterUploadId]) if (id) await assertBytesThere(deps, { userId, uploadId: id })
}

/** Consumes the uploads of a file and its poster; returns the columns of the version. @throws AppError `NOT_FOUND`. */
export async function claimFile(
  tx: Tx,
  sent: { projectId: string; userId: string },
  { uploadId, posterUploadId, ...told }: SentFile,
) {
  const kinds = ['deliverable', 'delivery-file'] as const
  const { mediaFacts, ...file } = await consumeUpload(tx, { ...sent, uploadId, kinds: [...kinds] })
  const poster = posterUploadId ? await claimPoster(tx, { ...sent, uploadId: posterUploadId }) : noPoster
  return { ...file, ...poster, format: fileFormatOf(file), ...figuresOf(mediaFacts, told) }
}

/** Returns the server's metadata of the file, otherwise the browser's. */
function figuresOf(found: MediaFacts | null, told: Omit<SentFile, 'uploadId' | 'posterUploadId'>) {
  const { resolution = null, durationSeconds = null, frameRate = null } = told
  return found ? columnsOfFacts(found) : { resolution, durationSeconds, frameRate, mediaFacts: null }
}

const noPoster = { posterId: null, posterPath: null }

/** Consumes the upload of a poster, whose id is kept for its URL. */
async function claimPoster(tx: Tx, sent: { uploadId: string; projectId: string; userId: string }) {
  const { filePath } = await consumeUpload(tx, { ...sent, kinds: ['poster'] })
  return { posterId: sent.uploadId, posterPath: filePath }
}

/** Serves versions, their posters and their renditions under `/files/<id>`. */
export const deliverableFiles: FileOwner = {
  async find(db, actor, id) {
    const found = await findVersionFile(
      db,
      withCapability('review', () => isShownTo(actor)),
      id,
    )
    if (!found?.original) return found?.file
    const { member } = await onSideOf({ db }, actor, found.original.projectId)
    return member ? found.file : { ...found.file, ...(await originalAccess(db, found.original)) }
  },
  kept: listVersionPaths,
}

/**
 * Finds the file of a version, its poster or a rendition, if the version fulfils a condition; `original` is the version
 * of an original file, to which `originalAccess` applies.
 */
export async function findVersionFile(
  db: Database,
  isSeen: RawBuilder<boolean>,
  id: string,
): Promise<{ file: ServedFile; original?: Original } | undefined> {
  const version = await findSeenFile(db, isSeen, id)
  if (!version) {
    const made = await findSeenRendition(db, isSeen, id)
    return made && { file: servedRendition(made) }
  }
  const { filePath: path, fileType: type, fileNumber: edition, posterPath } = version
  if (version.id === id)
    return { file: { path, type, edition, name: savedNameOf(version) }, original: version }
  return posterPath ? { file: { path: posterPath, type: 'image/jpeg', name: 'poster.jpg' } } : undefined
}

export const deliverableUploads: UploadOwner = {
  async admit(tx, { member }, { projectId }) {
    if (!projectId || !member) throw new AppError('NOT_FOUND')
    await lockProjectForTeam(tx, { member }, projectId)
  },
}

type Original = Pick<SeenFile, 'id' | 'projectId' | 'fileType' | 'approvedAt'>

/**
 * Returns the access of clients and guests to a version's original file (docs/decisions/deposit-and-balance.md).
 * `blockReason`: why it cannot be downloaded. `isViewable`: it can be watched all the same, since browsers play it and
 * no proxy exists or is being rendered.
 */
export async function originalAccess(
  db: Database,
  { id, projectId, ...file }: Original,
): Promise<Required<Pick<ServedFile, 'blockReason' | 'isViewable'>>> {
  const state = versionStateOf({ isNewest: false, changesRequestedAt: null, ...file })
  return {
    blockReason: downloadBlockReason({ ...file, state, isPaidInFull: await isPaidInFull(db, projectId) }),
    isViewable:
      isViewable(file.fileType) && !(await hasProxy(db, id)) && (await copyOf(db, id)) !== 'in-the-making',
  }
}

type SeenFile = NonNullable<Awaited<ReturnType<typeof findSeenFile>>>

const hasProxy = async (db: Database, deliverableId: string): Promise<boolean> =>
  (await listRenditions(db, [deliverableId])).some(({ kind }) => kind.startsWith('proxy-'))

/** Returns the download name; a version without an asset counts as the main one. */
const savedNameOf = ({ assetKind, assetName, ...file }: SeenFile) =>
  deliveryName({ ...file, asset: { kind: assetKind ?? '16:9', name: assetName } })

/** Serves a rendition under the name of the version's file. */
function servedRendition(made: NonNullable<Awaited<ReturnType<typeof findSeenRendition>>>): ServedFile {
  const { name } = parse(made.fileName)
  return { path: made.filePath, type: made.fileType, name: `${name}-${made.kind}${extname(made.filePath)}` }
}
