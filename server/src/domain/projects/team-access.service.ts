import { AppError } from 'shared/errors/app-error'
import type { ProjectStatus } from 'shared/projects/status'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Project, updateProject } from './projects.repository.ts'
import { findTeamProject, listAssignments, lockTeamProject, type Viewer } from './team-projects.repository.ts'

export type { Viewer } from './team-projects.repository.ts'

/** @throws AppError `NOT_FOUND` for a project that is missing, or not assigned to a member who is no manager. */
export async function assertSeenByTeam(
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  if (!(await findTeamProject(db, viewer, id))) throw new AppError('NOT_FOUND')
}

/** Holds a project that the member may see until the transaction ends. @throws AppError `NOT_FOUND`. */
export async function holdTeamProject(work: Work, viewer: Viewer, id: string): Promise<Project> {
  const project = await lockTeamProject(work, viewer, id)
  if (!project) throw new AppError('NOT_FOUND')
  return project
}

/** Moves a held project on, as its review does. */
export async function moveProject(work: Work, id: string, status: ProjectStatus, now: Date): Promise<void> {
  await updateProject(work, id, { status, updatedAt: now })
}

/** Who is assigned to some projects. */
export const assignmentsOf = (db: Platform['db'], projectIds: string[]) => listAssignments(db, projectIds)
