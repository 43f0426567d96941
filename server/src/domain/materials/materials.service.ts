import { AppError } from 'shared/errors/app-error'
import { MATERIALS_QUOTA_BYTES } from 'shared/materials/acceptance'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { type FileOwner, keptIn } from '../../platform/storage/file-owner.ts'
import type { UploadOwner } from '../../platform/uploads/upload-owner.ts'
import { emit } from '../events/emit.service.ts'
import { enqueueFileRemoval } from '../files/files.service.ts'
import { withCapability } from '../identity/companies/membership.queries.ts'
import { lockOwnProject } from '../projects/projects.service.ts'
import { listsOfProject } from '../projects/team-projects.service.ts'
import {
  countLinks,
  countMaterials,
  deleteOwnLink,
  deleteOwnMaterial,
  findSeenMaterial,
  insertMaterial,
  listLinksOf,
  listMaterialsOf,
  lockCompanyUploads,
  type MaterialLink,
  type NewLink,
  sumCompanyUploadBytes,
  upsertLink,
} from './materials.repository.ts'

type MaterialLinksDeps = Pick<AppDeps, 'clock' | 'db' | 'limits' | 'transact'>

/** Lists the shared folders of a project, newest first. */
export const { forClient: listLinks, forTeam: listLinksForTeam } = listsOfProject(listLinksOf)

const MAX_LINKS = 50
const MAX_MATERIALS = 1000

/**
 * Saves the link to a shared folder, once per project. @throws AppError `NOT_FOUND`, `LIMITED`, `MATERIAL_LINKS_FULL`.
 */
export async function addLink(
  { clock, limits, transact }: MaterialLinksDeps,
  userId: string,
  link: Pick<NewLink, 'projectId' | 'url' | 'name'>,
): Promise<MaterialLink> {
  await limits.take('saving', userId)
  return transact(async tx => {
    await lockOwnProject(tx, userId, link.projectId)
    const kept = await upsertLink(tx.db, { ...link, userId, createdAt: clock.now() })
    if ((await countLinks(tx.db, link.projectId)) > MAX_LINKS) throw new AppError('MATERIAL_LINKS_FULL')
    await emit(tx, { type: 'project.changed', projectId: link.projectId })
    return kept
  })
}

/** Deletes a link of the user's project. @throws AppError `NOT_FOUND`. */
export async function removeLink(
  { transact }: Pick<MaterialLinksDeps, 'transact'>,
  userId: string,
  id: string,
): Promise<void> {
  await transact(async tx => {
    const removed = ensureFound(await deleteOwnLink(tx.db, userId, id))
    await emit(tx, { type: 'project.changed', projectId: removed.projectId })
  })
}

type Deps = Pick<AppDeps, 'db' | 'transact'>

/** Lists the materials of a project, newest first. */
export const { forClient: listMaterials, forTeam: listMaterialsForTeam } = listsOfProject(
  async (db, projectId) =>
    (await listMaterialsOf(db, projectId)).map(file => ({ ...file, url: `/files/${file.id}` })),
)

/** Serves materials under `/files/<id>`. */
export const materialFiles: FileOwner = {
  find: (db, actor, id) => withCapability('readBrief', () => findSeenMaterial(db, actor, id)),
  kept: keptIn('projectFiles'),
}

/** Deletes a material of the user's project with its bytes. @throws AppError `NOT_FOUND`. */
export async function removeMaterial({ transact }: Pick<Deps, 'transact'>, userId: string, id: string) {
  await transact(async tx => {
    const removed = ensureFound(await deleteOwnMaterial(tx.db, userId, id))
    await enqueueFileRemoval(tx, [removed.filePath])
    await emit(tx, { type: 'project.changed', projectId: removed.projectId })
  })
}

export const materialUploads: UploadOwner = {
  async admit(tx, { userId }, { projectId, sizeBytes }) {
    if (!projectId) throw new AppError('NOT_FOUND')
    const { companyId } = await withCapability('writeBrief', () => lockOwnProject(tx, userId, projectId))
    if ((await countMaterials(tx.db, projectId)) >= MAX_MATERIALS) throw new AppError('MATERIALS_TOO_MANY')
    await assertRoomFor(tx, companyId, sizeBytes)
  },
  async keep(tx, { id, userId, projectId, fileName, fileType, fileSize, filePath }, createdAt) {
    if (!projectId) return
    await withCapability('writeBrief', () => lockOwnProject(tx, userId, projectId))
    const file = { id, fileName, fileType, fileSize, filePath }
    await insertMaterial(tx.db, { ...file, userId, projectId, createdAt })
    await emit(tx, { type: 'project.changed', projectId })
  },
}

/** Asserts that a company may upload `sizeBytes` more. @throws AppError `MATERIALS_FULL`. */
export async function assertRoomFor(tx: Pick<Tx, 'db'>, companyId: string, sizeBytes: number): Promise<void> {
  await lockCompanyUploads(tx.db, companyId)
  const used = await sumCompanyUploadBytes(tx.db, companyId)
  if (used + sizeBytes > MATERIALS_QUOTA_BYTES) throw new AppError('MATERIALS_FULL')
}
