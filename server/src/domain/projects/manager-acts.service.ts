import type { ActCode } from 'shared/audit/act'
import { AppError } from 'shared/errors/app-error'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { recordAct } from '../audit/audit.service.ts'
import type { Project } from './projects.repository.ts'
import { lockProject } from './team-projects.repository.ts'

/** The manager who acts, for the history. */
export interface Manager {
  fullName: string
  email: string
}

/** Holds a project, whoever it belongs to, until the transaction ends. @throws AppError `NOT_FOUND`. */
export async function holdProject(work: Work, id: string): Promise<Project> {
  const project = await lockProject(work, id)
  if (!project) throw new AppError('NOT_FOUND')
  return project
}

/** Notes what a manager did with a project. */
export function recordProjectAct(
  work: Work,
  manager: Manager,
  action: ActCode,
  project: Project,
  detail: Record<string, unknown>,
): Promise<void> {
  return recordAct(work, {
    actorId: null,
    actorName: manager.fullName,
    action,
    subject: 'project',
    subjectId: project.id,
    projectId: project.id,
    detail,
  })
}
