import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { dayInRome } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import type { createProjectInput } from 'shared/projects/projects.inputs'
import { type Urgency, urgencyOf } from 'shared/timeline/deadlines'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { PageRequest } from '../../platform/db/page.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { assertSameRequest } from '../../platform/idempotency.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { hasCapability, lockOwnCompany, ownCompanyId } from '../identity/companies/companies.service.ts'
import {
  findNewestProject,
  findOwnProject,
  insertProject,
  listOwnProjects,
  lockProjectRow,
  lockSeenProjectRow,
  type NewProject,
  type Project,
  setPromisedDay,
} from './projects.repository.ts'
import { isOwn } from './visibility.queries.ts'

/** Creates a project for a client's company and emits its event. */
export async function createProjectFor(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  project: Omit<NewProject, 'companyId' | 'userId'>,
): Promise<Project> {
  const made = await insertProject(tx.db, { ...project, userId, companyId })
  await emit(tx, { type: 'project.created', projectId: made.id })
  return made
}

type Deps = Pick<AppDeps, 'clock' | 'db' | 'transact'>
type MakingDeps = Pick<AppDeps, 'clock' | 'transact'>

export type ProjectWithUrgency<P extends { deadline: string | null } = Project> = P & { urgency: Urgency }

/** Returns the project with its urgency today, in days of Rome (docs/decisions/urgency.md). */
export function withUrgency<P extends { deadline: string | null }>(
  clock: AppDeps['clock'],
  project: P,
): ProjectWithUrgency<P> {
  return { ...project, urgency: urgencyOf(project.deadline, clock.now()) }
}

/** Returns a project of the user's companies. @throws AppError `NOT_FOUND`, also for a foreign one. */
export async function getOwnProject({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<Project> {
  return ensureFound(await findOwnProject(db, userId, id))
}

/** Returns a project of the user's companies with its urgency. @throws AppError `NOT_FOUND`. */
export async function getOwnProjectWithUrgency(deps: Pick<Deps, 'clock' | 'db'>, userId: string, id: string) {
  return withUrgency(deps.clock, await getOwnProject(deps, userId, id))
}

/**
 * Locks a project until the transaction ends: serialises payments, deletion and recap changes.
 * @throws AppError `NOT_FOUND`.
 */
export async function lockOwnProject(tx: Tx, userId: string, id: string): Promise<Project> {
  return ensureFound(await lockSeenProjectRow(tx.db, id, isOwn(userId)))
}

/** Lists the projects of a client's companies with urgency and last event (`updatedAt`), newest first. */
export async function listProjects({ clock, db }: Deps, userId: string, page: PageRequest) {
  const { items, nextCursor } = await listOwnProjects(db, userId, page)
  const shown = items.map(({ activeAt, ...project }) => ({
    ...project,
    updatedAt: activeAt ?? project.updatedAt,
  }))
  return { items: shown.map(project => withUrgency(clock, project)), nextCursor }
}

/**
 * Returns the newest project of the user's active company. If it has none, a representative gets a first one, created
 * once under concurrency (docs/decisions/first-project.md); another member gets the newest of their other companies.
 * @throws AppError `NOT_FOUND` if the user has no project.
 */
export async function ensureProject(deps: MakingDeps, userId: string): Promise<ProjectWithUrgency> {
  const { clock, transact } = deps
  const project = await transact(async tx => {
    const companyId = await lockOwnCompany(tx, userId)
    const newest = await findNewestProject(tx.db, userId, companyId)
    if (newest) return newest
    if (!(await hasCapability(tx, userId, companyId, 'administer')))
      return ensureFound(await findNewestProject(tx.db, userId))
    return createProjectFor(
      tx,
      { companyId, userId },
      {
        title: dashboardTexts.project.autoTitle,
        description: dashboardTexts.project.autoDescription,
        createdAt: clock.now(),
      },
    )
  })
  return withUrgency(clock, project)
}

/**
 * Runs a transaction that creates a project under its request id. If a concurrent request inserts that row first, runs
 * it once more, so that it finds the row.
 */
export const createOnce = <Result>(
  requestId: string | undefined,
  attempt: () => Promise<Result>,
): Promise<Result> =>
  attempt().catch((error: unknown) =>
    requestId && isUniqueViolation(error) ? attempt() : Promise.reject(error),
  )

/**
 * Creates a project, once per request id.
 * @throws AppError `NOT_FOUND` for a user who represents no company, `INVALID_INPUT` for a past deadline,
 * `REQUEST_ID_REUSED` for the id of another user's project or of another company's, `LIMITED`.
 */
export async function createProject(
  deps: MakingDeps & Pick<AppDeps, 'limits'>,
  userId: string,
  { requestId, ...input }: z.output<typeof createProjectInput>,
): Promise<ProjectWithUrgency> {
  const { clock, limits, transact } = deps
  await limits.take('saving', userId)
  const createdAt = clock.now()
  const attempt = () =>
    transact(async tx => {
      const owner = { companyId: await ownCompanyId(tx, userId), userId }
      const before = requestId && (await lockProjectRow(tx.db, requestId))
      if (before) {
        assertSameRequest(before, owner)
        return before
      }
      if (input.deadline && input.deadline < dayInRome(createdAt))
        throw new AppError('INVALID_INPUT', { fields: { deadline: 'DAY_PAST' } })
      return createProjectFor(tx, owner, { ...input, id: requestId, wishedDay: input.deadline, createdAt })
    })
  return withUrgency(clock, await createOnce(requestId, attempt))
}

/** Makes the day promised with a first payment the deadline, unless the team has set one. */
export const promiseDelivery = (tx: Tx, id: string, day: string, now: Date): Promise<void> =>
  setPromisedDay(tx.db, id, day, now)
