import { AppError } from 'shared/errors/app-error'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { removeBytes } from '../files/bytes.service.ts'
import { isPaidFor } from '../payment/paid.service.ts'
import { announceProject } from './audience.service.ts'
import { deleteProject, listStoredPaths } from './projects.repository.ts'
import { holdOwnProject } from './projects.service.ts'

type Ports = Pick<Platform, 'config' | 'transact'>

/**
 * Removes a project with everything that belongs to it, files too (decision 32). Quotes stay, without it.
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID`.
 */
export async function removeProject(ports: Ports, userId: string, id: string): Promise<{ ok: true }> {
  await ports.transact(async work => {
    const project = await holdOwnProject(work, userId, id)
    if (await isPaidFor(work, id)) throw new AppError('PROJECT_PAID')
    const paths = await listStoredPaths(work, id)
    await announceProject(ports, work, id)
    await deleteProject(work, id)
    await removeBytes(work, paths)
    await recordAct(work, {
      actorId: userId,
      action: 'project.removed',
      subject: 'project',
      subjectId: id,
      detail: { title: project.title },
    })
  })
  return { ok: true }
}
