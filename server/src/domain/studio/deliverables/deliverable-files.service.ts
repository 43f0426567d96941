import { extname, parse } from 'node:path'
import { deliveryName } from 'shared/deliverables/delivery-name'
import { heldBackBy } from 'shared/deliverables/take-away'
import { versionStateOf } from 'shared/deliverables/version-state'
import { AppError } from 'shared/errors/app-error'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { FileOwner, ServedFile } from '../../../platform/storage/file-owner.ts'
import type { UploadOwner } from '../../../platform/uploads/upload-owner.ts'
import { isPaidInFull } from '../../orders/payment/paid.service.ts'
import { lockProjectForTeam } from '../../projects/team-access.service.ts'
import { findSeenFile, findSeenRendition, listVersionPaths } from './deliverables.repository.ts'

/**
 * Versions, their posters and what was made of them under `/files/<id>`; clients take a version away once it is
 * approved and its price paid.
 */
export const deliverableFiles: FileOwner = {
  async find(db, actor, id) {
    const file = await findSeenFile(db, actor, id)
    if (!file) return findRendition(db, actor, id)
    if (file.id === id) {
      const { filePath: path, fileType: type, fileNumber: edition } = file
      const name = savedNameOf(file)
      return { path, type, edition, name, heldBackBy: actor.member ? null : await reasonToWait(db, file) }
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

/** Why the client, or a guest with the right to it, may not take a version away yet. */
export async function reasonToWait(
  db: Database,
  { projectId, ...file }: { projectId: string; fileType: string; approvedAt: Date | null },
) {
  const state = versionStateOf({ isNewest: false, changesRequestedAt: null, ...file })
  return heldBackBy({ ...file, state, isPaidInFull: await isPaidInFull(db, projectId) })
}

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
