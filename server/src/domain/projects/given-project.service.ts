import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceProject } from './audience.service.ts'
import { insertProject, type NewProject } from './projects.repository.ts'

/** Makes a project that the team opens for a client, and shows it on all screens. */
export async function giveProject(
  ports: Pick<Platform, 'config'>,
  work: Work,
  project: NewProject,
): Promise<{ id: string; title: string }> {
  const { id, title } = await insertProject(work, project)
  await announceProject(ports, work, id)
  return { id, title }
}
