import { AppError } from 'shared/errors/app-error'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { enqueueFileRemoval } from '../files/bytes.service.ts'
import { isRepresentative } from '../identity/companies/companies.service.ts'
import { hasPayments } from '../orders/payment/paid.service.ts'
import { lockOwnProject } from '../projects/projects.service.ts'
import { deleteProject, listStoredPaths } from './remove-project.repository.ts'

/**
 * Removes a project with everything that belongs to it, files too (docs/decisions/project-deletion.md). Quotes stay,
 * without it.
 * @throws AppError `NOT_FOUND`, `NOT_REPRESENTATIVE`, `PROJECT_PAID`.
 */
export async function removeProject(
  { transact }: Pick<Platform, 'transact'>,
  userId: string,
  id: string,
): Promise<void> {
  await transact(async work => {
    const project = await lockOwnProject(work, userId, id)
    if (!(await isRepresentative(work, userId, project.companyId))) throw new AppError('NOT_REPRESENTATIVE')
    if (await hasPayments(work, id)) throw new AppError('PROJECT_PAID')
    const paths = await listStoredPaths(work.db, [id])
    await emit(work, { type: 'project.removed', projectId: id, title: project.title })
    await deleteProject(work.db, id)
    await enqueueFileRemoval(work, paths)
  })
}
