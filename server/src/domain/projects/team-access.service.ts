import type { ProjectStatus } from 'shared/projects/status'
import type { MemberScope } from '../../platform/actor.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Project, updateProject } from './projects.repository.ts'
import { findTeamProject, listAssignments, lockProject, lockTeamProject } from './team-projects.repository.ts'

/** A project that the member may see. @throws AppError `NOT_FOUND`, also for one that is not assigned to them. */
export async function getTeamProject({ db }: Pick<Platform, 'db'>, actor: MemberScope, id: string) {
  return orNotFound(await findTeamProject(db, actor, id))
}

/** Holds a project that the member may see until the transaction ends. @throws AppError `NOT_FOUND`. */
export async function lockProjectForTeam(work: Work, actor: MemberScope, id: string): Promise<Project> {
  return orNotFound(await lockTeamProject(work.db, actor, id))
}

/** Holds a project, whoever it belongs to, until the transaction ends. @throws AppError `NOT_FOUND`. */
export async function holdProject(work: Work, id: string): Promise<Project> {
  return orNotFound(await lockProject(work.db, id))
}

/** Sets the status of a locked project. */
export async function setProjectStatus(
  work: Work,
  id: string,
  status: ProjectStatus,
  now: Date,
): Promise<void> {
  await updateProject(work.db, id, { status, updatedAt: now })
}

/** Who is assigned to some projects. */
export const assignmentsOf = (db: Platform['db'], projectIds: string[]) => listAssignments(db, projectIds)
