import type { MemberScope } from '../../platform/actor.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnProject } from './projects.service.ts'
import { getTeamProject } from './team-access.service.ts'

type Reader = Pick<Platform, 'db'>

/**
 * Lists what belongs to a project, for its client and for those of the team who see it.
 * @throws AppError `NOT_FOUND` for everybody else, each of them.
 */
export const listsOfProject = <Item>(list: (db: Database, projectId: string) => Promise<Item[]>) => ({
  async forClient({ db }: Reader, userId: string, projectId: string): Promise<Item[]> {
    await getOwnProject({ db }, userId, projectId)
    return list(db, projectId)
  },
  async forTeam({ db }: Reader, actor: MemberScope, projectId: string): Promise<Item[]> {
    await getTeamProject({ db }, actor, projectId)
    return list(db, projectId)
  },
})
