import { extname, parse } from 'node:path'
import { deliveryName } from 'shared/deliverables/delivery-name'
import { heldBackBy } from 'shared/deliverables/take-away'
import { versionStateOf } from 'shared/deliverables/version-state'
import { AppError } from 'shared/errors/app-error'
import { isViewable } from 'shared/materials/viewable-types'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { FileOwner, ServedFile } from '../../../platform/storage/file-owner.ts'
import type { UploadOwner } from '../../../platform/uploads/upload-owner.ts'
import { isPaidInFull } from '../../orders/payment/paid.service.ts'
import { lockProjectForTeam } from '../../projects/team-access.service.ts'
import { findSeenFile, findSeenRendition, listVersionPaths } from './deliverables.repository.ts'
import { listMedia, listRenditions } from './media.repository.ts'

/** Serves versions, their posters and their renditions under `/files/<id>`. */
export const deliverableFiles: FileOwner = {
  async find(db, actor, id) {
    const file = await findSeenFile(db, actor, id)
    if (!file) return findRendition(db, actor, id)
    if (file.id === id) {
      const { filePath: path, fileType: type, fileNumber: edition } = file
      const name = savedNameOf(file)
      return { path, type, edition, name, ...(!actor.member && (await originalAccess(db, file))) }
    }
    return file.posterPath ? { path: file.posterPath, type: 'image/jpeg', name: 'poster.jpg' } : undefined
  },
  kept: listVersionPaths,
}

/** Uploads by the team, which wait until a version is made of them. */
export const deliverableUploads: UploadOwner = {
  async admit(work, { member }, { projectId }) {
    if (!projectId || !member) throw new AppError('NOT_FOUND')
    await lockProjectForTeam(work, { member }, projectId)
  },
}

/**
 * Decides what somebody outside the team gets of a version's own file, client and guest alike
 * (docs/decisions/deposit-and-balance.md). `heldBackBy`: why it is not handed out yet. `isViewable`: it is shown all the
 * same, because a browser plays it and no proxy exists, or is being made, that would be shown instead.
 */
export async function originalAccess(
  db: Database,
  { id, projectId, ...file }: { id: string; projectId: string; fileType: string; approvedAt: Date | null },
): Promise<Required<Pick<ServedFile, 'heldBackBy' | 'isViewable'>>> {
  const state = versionStateOf({ isNewest: false, changesRequestedAt: null, ...file })
  return {
    heldBackBy: heldBackBy({ ...file, state, isPaidInFull: await isPaidInFull(db, projectId) }),
    isViewable: isViewable(file.fileType) && !(await hasProxy(db, id)) && !(await isBeingCopied(db, id)),
  }
}

const hasProxy = async (db: Database, deliverableId: string): Promise<boolean> =>
  (await listRenditions(db, [deliverableId])).some(({ kind }) => kind.startsWith('proxy-'))

const isBeingCopied = async (db: Database, deliverableId: string): Promise<boolean> =>
  (await listMedia(db, [deliverableId])).some(({ state }) => state === 'waiting' || state === 'running')

/** What is not filed yet is of the main asset. */
const savedNameOf = ({
  assetKind,
  assetName,
  ...file
}: NonNullable<Awaited<ReturnType<typeof findSeenFile>>>) =>
  deliveryName({ ...file, asset: { kind: assetKind ?? '16:9', name: assetName } })

async function findRendition(db: Database, actor: Actor, id: string): Promise<ServedFile | undefined> {
  const made = await findSeenRendition(db, actor, id)
  return made && servedRendition(made)
}

/** What was made of a version, under the name of its file. */
export function servedRendition(made: {
  filePath: string
  fileType: string
  fileName: string
  kind: string
}): ServedFile {
  const { name } = parse(made.fileName)
  return { path: made.filePath, type: made.fileType, name: `${name}-${made.kind}${extname(made.filePath)}` }
}
