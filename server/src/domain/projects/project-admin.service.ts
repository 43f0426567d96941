import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { dayInRome } from 'shared/formats/date-it'
import { type BulkRefusal, bulkRefusals } from 'shared/projects/project-list'
import type {
  assignProjectInput,
  makeProjectInput,
  setProjectStatusInput,
} from 'shared/projects/projects.inputs'
import { idsOf } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { assertSameRequest } from '../../platform/idempotency.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { getOrderingClient } from '../identity/companies/companies.service.ts'
import {
  findPromisedDay,
  findStatusNews,
  lockProjectRow,
  type Project,
  updateProject,
} from './projects.repository.ts'
import {
  createOnce,
  createProjectFor,
  lockOwnProject,
  type ProjectWithUrgency,
  withUrgency,
} from './projects.service.ts'
import { notifyStatusChange, scheduleStatusNotification } from './status-news.jobs.ts'
import {
  archiveProject,
  countMembers,
  listAssignments,
  replaceAssignments,
  restoreProject,
} from './team-projects.repository.ts'
import { lockProject } from './team-projects.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'transact'>

/**
 * Replaces the members of a project; notifies those added or removed. Members who were assigned or removed since `from`
 * was read stay so, and assigned members who can no longer be assigned may stay.
 * @throws AppError `NOT_FOUND` for the project, `INVALID_INPUT` on `memberIds` for a new member who is unknown,
 * suspended or limited to accounting.
 */
export async function assignProject(
  deps: Deps,
  { id, from, memberIds }: z.output<typeof assignProjectInput>,
) {
  const chosen = new Set(memberIds)
  await deps.transact(async tx => {
    const project = await lockProject(tx, id)
    const before = idsOf(await listAssignments(tx.db, [id]))
    const seen = from ?? before
    const kept = before.filter(member => chosen.has(member) || !seen.includes(member))
    const added = [...chosen].filter(member => !before.includes(member) && !seen.includes(member))
    await assertAssignable(tx.db, added)
    await saveAssignments(tx, project, [...kept, ...added], deps.clock.now())
  })
}

async function assertAssignable(db: Database, memberIds: string[]): Promise<void> {
  if ((await countMembers(db, memberIds)) !== memberIds.length)
    throw new AppError('INVALID_INPUT', { fields: { memberIds: 'SOME_CANNOT_WORK' } })
}

/**
 * Assigns one more member to a locked project and notifies them; idempotent.
 * @throws AppError `INVALID_INPUT` on `memberId` for a member who is unknown, suspended or limited to accounting.
 */
export async function addToProject(
  tx: Tx,
  project: Pick<Project, 'id' | 'deadline'>,
  memberId: string,
  now: Date,
): Promise<void> {
  if ((await countMembers(tx.db, [memberId])) === 0)
    throw new AppError('INVALID_INPUT', { fields: { memberId: 'CANNOT_WORK' } })
  const assigned = idsOf(await listAssignments(tx.db, [project.id]))
  if (!assigned.includes(memberId)) await saveAssignments(tx, project, [...assigned, memberId], now)
}

async function saveAssignments(
  tx: Tx,
  { id, deadline }: Pick<Project, 'id' | 'deadline'>,
  after: string[],
  now: Date,
): Promise<void> {
  const before = await replaceAssignments(tx.db, id, after, now)
  await emit(tx, {
    type: 'project.assigned',
    projectId: id,
    deadline,
    before,
    after,
    added: after.filter(member => !before.includes(member)),
    removed: before.filter(member => !after.includes(member)),
  })
}

/**
 * Adds members to each of several projects and notifies those who are new.
 * @throws AppError `INVALID_INPUT` on `memberIds` for an unknown or suspended member.
 */
export async function assignToAll(
  deps: Deps & Pick<AppDeps, 'db'>,
  { ids, memberIds }: { ids: string[]; memberIds: string[] },
): Promise<BulkResult> {
  const wanted = [...new Set(memberIds)]
  await assertAssignable(deps.db, wanted)
  return forEachProject(deps, ids, async (tx, project) => {
    const assigned = idsOf(await listAssignments(tx.db, [project.id]))
    const after = [...new Set([...assigned, ...wanted])]
    if (after.length > assigned.length) await saveAssignments(tx, project, after, deps.clock.now())
  })
}

/** Result of a bulk action: changed and refused projects; `title` is null for one that does not exist. */
interface BulkResult {
  done: string[]
  refused: { id: string; title: string | null; code: BulkRefusal }[]
}

/**
 * Runs an action for each of several projects, each in its own transaction, so that an error affects one project only.
 */
async function forEachProject(
  { transact }: Pick<AppDeps, 'transact'>,
  ids: string[],
  act: (tx: Tx, project: Project) => Promise<void>,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    let title: string | null = null
    try {
      await transact(async tx => {
        const project = await lockProject(tx, id)
        title = project.title
        await act(tx, project)
      })
      result.done.push(id)
    } catch (error) {
      const code = bulkRefusals.find(refusal => error instanceof AppError && error.code === refusal)
      if (!code) throw error
      result.refused.push({ id, title, code })
    }
  }
  return result
}

/**
 * Archives projects in the hub (docs/decisions/hub-list.md). A project that is neither completed nor unpaid is refused
 * with `PROJECT_IN_PROGRESS`, an archived one with `PROJECT_ARCHIVED`.
 */
export const archiveProjects = (deps: Deps, { ids }: { ids: string[] }): Promise<BulkResult> =>
  forEachProject(deps, ids, async (tx, { id, archivedAt }) => {
    if (archivedAt) throw new AppError('PROJECT_ARCHIVED')
    if (!(await archiveProject(tx.db, id, deps.clock.now()))) throw new AppError('PROJECT_IN_PROGRESS')
    await emit(tx, { type: 'project.archived', projectId: id })
  })

/** Takes projects out of the archive; others are ignored. */
export const restoreProjects = (deps: Deps, { ids }: { ids: string[] }): Promise<BulkResult> =>
  forEachProject(deps, ids, async (tx, { id }) => {
    if (await restoreProject(tx.db, id)) await emit(tx, { type: 'project.restored', projectId: id })
  })

/**
 * Creates a project for a client's company, once per request id, and notifies its users (docs/decisions/proposals.md).
 * @throws AppError `NOT_FOUND` for client or company, `INVALID_INPUT` for a past deadline, and on `companyId` if the
 * client has several companies; `REQUEST_ID_REUSED` for the same id with other input.
 */
export async function createProjectForClient(
  { clock, transact }: Pick<AppDeps, 'clock' | 'transact'>,
  { clientId, companyId, requestId, ...input }: z.output<typeof makeProjectInput>,
): Promise<ProjectWithUrgency> {
  const createdAt = clock.now()
  const { title, videoType = null, deadline = null } = input
  const attempt = () =>
    transact(async tx => {
      const client = await getOrderingClient(tx, { clientId, companyId })
      const before = requestId && (await lockProjectRow(tx.db, requestId))
      if (before) {
        assertSameRequest(before, { ...client, title, videoType, deadline })
        return before
      }
      if (deadline && deadline < dayInRome(createdAt))
        throw new AppError('INVALID_INPUT', { fields: { deadline: 'DAY_PAST' } })
      const made = await createProjectFor(tx, client, {
        ...input,
        id: requestId,
        deadlineByTeam: typeof input.deadline === 'string',
        createdAt,
      })
      await emit(tx, { type: 'project.made', projectId: made.id })
      return made
    })
  return withUrgency(clock, await createOnce(requestId, attempt))
}

interface Naming {
  id: string
  title: string
}

/** Renames a project of the client. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function renameOwnProject(deps: Deps & Pick<AppDeps, 'limits'>, userId: string, naming: Naming) {
  await deps.limits.take('saving', userId)
  return rename(deps, naming, tx => lockOwnProject(tx, userId, naming.id))
}

/** Renames a project, as a manager. @throws AppError `NOT_FOUND`. */
export const renameProject = (deps: Deps, naming: Naming) =>
  rename(deps, naming, tx => lockProject(tx, naming.id))

async function rename(deps: Deps, { id, title }: Naming, hold: (tx: Tx) => Promise<Project>) {
  const project = await deps.transact(async tx => {
    const before = await hold(tx)
    if (before.title === title) return before
    const renamed = ensureFound(await updateProject(tx.db, id, { title, updatedAt: deps.clock.now() }))
    await emit(tx, { type: 'project.renamed', projectId: id, from: before.title, to: title })
    return renamed
  })
  return withUrgency(deps.clock, project)
}

/**
 * Sets or removes the deadline; notifies client and assigned members. Without one, the day promised with the first
 * payment is the deadline, if there is one. @throws AppError `NOT_FOUND`.
 */
export async function setDeadline(
  deps: Pick<AppDeps, 'clock' | 'transact'>,
  { id, deadline }: { id: string; deadline: string | null },
) {
  const project = await deps.transact(async tx => {
    const before = await lockProject(tx, id)
    const change = {
      deadline: deadline ?? (await findPromisedDay(tx.db, id)),
      deadlineByTeam: deadline !== null,
      updatedAt: deps.clock.now(),
    }
    const changed = ensureFound(await updateProject(tx.db, id, change))
    await emit(tx, {
      type: 'project.deadline-set',
      projectId: id,
      from: before.deadline,
      to: changed.deadline,
    })
    return changed
  })
  return withUrgency(deps.clock, project)
}

/**
 * Sets any of the four statuses; notifies client and assigned members (docs/decisions/project-status.md).
 * @throws AppError `NOT_FOUND`, `STATUS_CHANGED` if the status is neither `from` any more nor the wanted one.
 */
export async function setStatus(
  deps: Deps,
  { id, from, status, undoable }: z.output<typeof setProjectStatusInput>,
) {
  const project = await deps.transact(async tx => {
    const before = await lockProject(tx, id)
    if (from && from !== before.status && status !== before.status) throw new AppError('STATUS_CHANGED')
    const now = deps.clock.now()
    // A reopened project is taken out of the archive.
    const isReopened = status !== before.status && status !== 'completed'
    const change = { status, updatedAt: now, ...(isReopened && { archivedAt: null }) }
    const changed = ensureFound(await updateProject(tx.db, id, change))
    if (before.status !== status) {
      const toldStatus = (await findStatusNews(tx.db, id)).toldStatus ?? before.status
      if (undoable && toldStatus !== status) await scheduleStatusNotification(tx, id, toldStatus, now)
      else await notifyStatusChange(tx, changed, toldStatus)
    }
    await emit(tx, { type: 'project.status-set', projectId: id, from: before.status, to: status })
    return changed
  })
  return withUrgency(deps.clock, project)
}
