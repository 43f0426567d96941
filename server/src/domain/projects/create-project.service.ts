import type { Work } from '../../platform/db/unit-of-work.ts'
import { emit } from '../events/emit.service.ts'
import { ownCompanyId } from '../identity/companies/companies.service.ts'
import { insertProject, type NewProject, type Project } from './projects.repository.ts'

/** Makes a project for a client's company, who may have asked for it or not, and shows it on all screens. */
export async function createProjectFor(
  work: Work,
  userId: string,
  project: Omit<NewProject, 'companyId' | 'userId'>,
): Promise<Project> {
  const companyId = await ownCompanyId(work, userId)
  const made = await insertProject(work.db, { ...project, userId, companyId })
  await emit(work, { type: 'project.created', projectId: made.id })
  return made
}
