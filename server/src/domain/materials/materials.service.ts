import { AppError } from 'shared/errors/app-error'
import { MATERIALS_QUOTA_BYTES } from 'shared/materials/acceptance'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FileOwner } from '../../platform/storage/file-owner.ts'
import type { UploadOwner } from '../../platform/uploads/upload-owner.ts'
import { emit } from '../events/emit.service.ts'
import { enqueueFileRemoval } from '../files/bytes.service.ts'
import { listsOfProject } from '../projects/lists-of-project.service.ts'
import { lockOwnProject } from '../projects/projects.service.ts'
import {
  deleteOwnMaterial,
  findSeenMaterial,
  insertMaterial,
  listMaterialPaths,
  listMaterialsOf,
  type Material,
  sumCompanyUploadBytes,
} from './materials.repository.ts'

type Ports = Pick<Platform, 'db' | 'transact'>

/** The materials of a project, the newest first. */
export const { forClient: listMaterials, forTeam: listMaterialsForTeam } = listsOfProject(
  async (db, projectId) => served(await listMaterialsOf(db, projectId)),
)

export type ServedMaterial = Material & { url: string }

/** Materials under `/files/<id>`. */
export const materialFiles: FileOwner = {
  async find(db, actor, id) {
    const material = await findSeenMaterial(db, actor, id)
    return material && { path: material.filePath, type: material.fileType, name: material.fileName }
  },
  kept: listMaterialPaths,
}

/** Removes a material from an own project, its bytes too. @throws AppError `NOT_FOUND`. */
export async function removeMaterial(
  { transact }: Pick<Ports, 'transact'>,
  userId: string,
  id: string,
): Promise<void> {
  await transact(async work => {
    const removed = orNotFound(await deleteOwnMaterial(work.db, userId, id))
    await enqueueFileRemoval(work, [removed.filePath])
    await emit(work, { type: 'material.removed', projectId: removed.projectId })
  })
}

/** Uploads that become materials of the person's own project. */
export const materialUploads: UploadOwner = {
  async admit(work, { userId }, { projectId, sizeBytes, bytesOnTheWay }) {
    if (!projectId) throw new AppError('NOT_FOUND')
    const { companyId } = await lockOwnProject(work, userId, projectId)
    await assertRoomFor(work, companyId, { sizeBytes, bytesOnTheWay })
  },
  async keep(work, { id, userId, projectId, fileName, fileType, fileSize, filePath }, createdAt) {
    if (!projectId) return
    await lockOwnProject(work, userId, projectId)
    await insertMaterial(work.db, {
      id,
      userId,
      projectId,
      fileName,
      fileType,
      fileSize,
      filePath,
      createdAt,
    })
    await emit(work, { type: 'material.added', projectId })
  },
}

/** That a company may send so much more. @throws AppError `MATERIALS_FULL`. */
export async function assertRoomFor(
  work: Pick<Work, 'db'>,
  companyId: string,
  { sizeBytes, bytesOnTheWay }: { sizeBytes: number; bytesOnTheWay: () => Promise<number> },
): Promise<void> {
  const kept = await sumCompanyUploadBytes(work.db, companyId)
  if (kept + (await bytesOnTheWay()) + sizeBytes > MATERIALS_QUOTA_BYTES) throw new AppError('MATERIALS_FULL')
}

const served = (materials: Material[]): ServedMaterial[] =>
  materials.map(material => ({ ...material, url: `/files/${material.id}` }))
