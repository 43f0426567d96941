import type { ProjectStatus } from 'shared/projects/status'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { emit } from '../events/emit.service.ts'
import type { Project } from './projects.repository.ts'
import { keepStatusNews } from './status-news.repository.ts'

/** Tells the status of a project to those who know another one; nothing is left to be told then. */
export async function tellStatus(work: Work, project: Project, toldStatus: string): Promise<void> {
  await keepStatusNews(work.db, project.id, { toldStatus: null, statusSetAt: null })
  if (toldStatus === project.status) return
  const status = project.status as ProjectStatus
  await emit(work, { type: 'project.status-told', projectId: project.id, status })
}
