import { AppError } from 'shared/errors/app-error'
import { MATERIALS_QUOTA_BYTES } from 'shared/materials/acceptance'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeBytes } from '../files/bytes.service.ts'
import type { FileFinder } from '../files/finder.service.ts'
import { announceProject } from '../projects/audience.service.ts'
import { getOwnProject, holdOwnProject } from '../projects/projects.service.ts'
import { assertSeenByTeam, type Viewer } from '../projects/team-access.service.ts'
import {
  deleteOwnMaterial,
  findSeenMaterial,
  insertMaterial,
  listMaterialPaths,
  listMaterialsOf,
  type Material,
  type NewMaterial,
  sumMaterialBytes,
} from './materials.repository.ts'

type Ports = Pick<Platform, 'config' | 'db' | 'transact'>

export type ServedMaterial = Material & { url: string }

/** Materials under `/files/<id>`. */
export const materialFiles: FileFinder = {
  async find(db, onlooker, id) {
    const material = await findSeenMaterial(db, onlooker, id)
    return material && { path: material.filePath, type: material.fileType, name: material.fileName }
  },
  kept: listMaterialPaths,
}

/** The materials of an own project, the newest first. @throws AppError `NOT_FOUND`. */
export async function listMaterials(
  { db }: Pick<Ports, 'db'>,
  userId: string,
  projectId: string,
): Promise<ServedMaterial[]> {
  await getOwnProject({ db }, userId, projectId)
  return served(await listMaterialsOf(db, projectId))
}

/** The same for the team. @throws AppError `NOT_FOUND`, also for a project that is not assigned to the member. */
export async function listMaterialsForTeam(
  { db }: Pick<Ports, 'db'>,
  viewer: Viewer,
  projectId: string,
): Promise<ServedMaterial[]> {
  await assertSeenByTeam({ db }, viewer, projectId)
  return served(await listMaterialsOf(db, projectId))
}

/** Removes a material from an own project, its bytes too. @throws AppError `NOT_FOUND`. */
export async function removeMaterial(
  ports: Pick<Ports, 'config' | 'transact'>,
  userId: string,
  id: string,
): Promise<{ ok: true }> {
  await ports.transact(async work => {
    const removed = await deleteOwnMaterial(work, userId, id)
    if (!removed) throw new AppError('NOT_FOUND')
    await removeBytes(work, [removed.filePath])
    await announceProject(ports, work, removed.projectId)
  })
  return { ok: true }
}

/**
 * Makes an uploaded file a material of its project.
 * @throws AppError `NOT_FOUND` when the project is gone meanwhile.
 */
export async function keepMaterial(
  ports: Pick<Ports, 'config'>,
  work: Work,
  material: NewMaterial,
): Promise<void> {
  await holdOwnProject(work, material.userId, material.projectId)
  await insertMaterial(work, material)
  await announceProject(ports, work, material.projectId)
}

/**
 * Whether there is room for more of a person's materials, beside those that are kept.
 * @throws AppError `MATERIALS_FULL`.
 */
export async function assertRoomForMaterials(work: Work, userId: string, moreBytes: number): Promise<void> {
  if ((await sumMaterialBytes(work, userId)) + moreBytes > MATERIALS_QUOTA_BYTES)
    throw new AppError('MATERIALS_FULL')
}

const served = (materials: Material[]): ServedMaterial[] =>
  materials.map(material => ({ ...material, url: `/files/${material.id}` }))
