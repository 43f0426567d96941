import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { setPhaseInput } from 'shared/schedule/schedule.inputs'
import type { MemberScope } from '../../platform/actor.ts'
import type { PageRequest } from '../../platform/db/page.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { addToProject } from '../projects/project-admin.service.ts'
import { getTeamProject, lockProject } from '../projects/team-projects.service.ts'
import {
  clearPhaseMembers,
  deletePhase,
  findPhase,
  listPhaseRows,
  listUnplannedProjects,
  type ScheduleQuery,
  savePhase,
} from './phases.repository.ts'

const MAX_SHOWN = 500

async function readPhases(db: Database, actor: MemberScope, query: ScheduleQuery) {
  const rows = await listPhaseRows(db, actor, query, MAX_SHOWN + 1)
  return rows.map(({ memberId, memberName, avatarUrl, isSuspended, ...phase }) => ({
    ...phase,
    member:
      memberId === null || memberName === null
        ? null
        : { id: memberId, fullName: memberName, avatarUrl, isSuspended },
  }))
}

/**
 * Lists the phases of a range or a project, earliest first: managers see all, other members those of assigned projects.
 * `truncated` if there are more than the limit.
 * @throws AppError `NOT_FOUND` for a project that the member may not see.
 */
export async function listPhases({ db }: Pick<AppDeps, 'db'>, actor: MemberScope, query: ScheduleQuery) {
  if (query.projectId) await getTeamProject({ db }, actor, query.projectId)
  const found = await readPhases(db, actor, query)
  return { items: found.slice(0, MAX_SHOWN), truncated: found.length > MAX_SHOWN }
}

/** Lists open projects without a phase, newest first. */
export const listUnplanned = ({ db }: Pick<AppDeps, 'db'>, actor: MemberScope, page: PageRequest) =>
  listUnplannedProjects(db, actor, page)

/**
 * Plans, moves or removes a phase. Its member is assigned to the project (docs/decisions/schedule.md).
 * @returns the current phase; null once it is removed.
 * @throws AppError `NOT_FOUND` for the project, `PHASE_CHANGED` if `version` is outdated, `INVALID_INPUT` on `memberId`
 * for a member who may not work on projects.
 */
export async function setPhase(
  { clock, transact }: Pick<AppDeps, 'clock' | 'transact'>,
  actor: MemberScope,
  { projectId, kind, startsOn, endsOn, memberId, version }: z.output<typeof setPhaseInput>,
) {
  const key = { projectId, kind }
  return transact(async tx => {
    const project = await lockProject(tx, projectId)
    const before = await findPhase(tx.db, key)
    if ((before?.version ?? null) !== version) throw new AppError('PHASE_CHANGED')
    const from = before ? { startsOn: before.startsOn, endsOn: before.endsOn } : null
    const to = startsOn && endsOn ? { startsOn, endsOn } : null
    if (to) {
      const member = memberId === undefined ? (before?.memberId ?? null) : memberId
      const now = clock.now()
      if (member && member !== before?.memberId) await addToProject(tx, project, member, now)
      await savePhase(tx.db, key, { ...to, memberId: member, updatedAt: now })
    } else await deletePhase(tx.db, key)
    await emit(tx, { type: 'project.phase-set', projectId, kind, from, to })
    const phases = await readPhases(tx.db, actor, { projectId })
    return phases.find(phase => phase.kind === kind) ?? null
  })
}

/** Unassigns the phases of members who were removed from a project (docs/decisions/schedule.md). */
export const releasePhases = (tx: Tx, projectId: string, memberIds: string[]): Promise<void> =>
  clearPhaseMembers(tx.db, projectId, memberIds)
