import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceProject } from './audience.service.ts'
import { insertProject, type NewProject, type Project } from './projects.repository.ts'

/** Makes a project for a client, who may have asked for it or not, and shows it on all screens. */
export async function giveProject(
  ports: Pick<Platform, 'config'>,
  work: Work,
  project: NewProject,
): Promise<Project> {
  const made = await insertProject(work, project)
  await announceProject(ports, work, made.id)
  return made
}
