import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { type ProjectPayment, projectPaymentOf } from 'shared/projects/project-list'
import type { ProjectStatus, Readiness } from 'shared/projects/status'
import { HIGH_URGENCY_DAYS, MEDIUM_URGENCY_DAYS } from 'shared/timeline/deadlines'
import type { Actor, MemberScope } from '../../platform/actor.ts'
import { idsOf } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { findPaymentFacts, listTeamProjects, type TeamProjectFilters } from './project-list.repository.ts'
import { lockProjectRow, lockSeenProjectRow, type Project, updateProject } from './projects.repository.ts'
import { getOwnProject, lockOwnProject, withUrgency } from './projects.service.ts'
import {
  findBrief,
  findTeamProject,
  findTurns,
  isTeamProject,
  listAssignments,
} from './team-projects.repository.ts'
import { isOnTeam, isVisible } from './visibility.queries.ts'

/** Returns a project that the member may see. @throws AppError `NOT_FOUND`, also for one that is not assigned. */
export async function getTeamProject({ db }: Pick<AppDeps, 'db'>, actor: MemberScope, id: string) {
  return ensureFound(await findTeamProject(db, actor, id))
}

/** Locks a project that the member may see until the transaction ends. @throws AppError `NOT_FOUND`. */
export async function lockProjectForTeam(tx: Tx, actor: MemberScope, id: string): Promise<Project> {
  return ensureFound(await lockSeenProjectRow(tx.db, id, isOnTeam(actor)))
}

/**
 * Returns an actor on their side of a project, for requests that do not name it: a member who is not on its team may be
 * its client.
 */
export async function onSideOf({ db }: Pick<AppDeps, 'db'>, actor: Actor, id: string): Promise<Actor> {
  const { member, ...client } = actor
  return member && (await isTeamProject(db, { member }, id)) ? actor : client
}

/** Returns a project on the actor's side: a member acts for the team, also in a project of their own company. */
export const getProjectFor = (deps: Pick<AppDeps, 'db'>, { member, userId }: Actor, id: string) =>
  member ? getTeamProject(deps, { member }, id) : getOwnProject(deps, userId, id)

/** Locks a project on the actor's side until the transaction ends. @throws AppError `NOT_FOUND`. */
export const lockProjectFor = (tx: Tx, { member, userId }: Actor, id: string): Promise<Project> =>
  member ? lockProjectForTeam(tx, { member }, id) : lockOwnProject(tx, userId, id)

/** Locks a project that the actor may see, as client or as member. @throws AppError `NOT_FOUND`. */
export async function lockVisibleProject(tx: Tx, actor: Actor, id: string): Promise<Project> {
  return ensureFound(await lockSeenProjectRow(tx.db, id, isVisible(actor)))
}

/** Locks any project until the transaction ends. @throws AppError `NOT_FOUND`. */
export async function lockProject(tx: Tx, id: string): Promise<Project> {
  return ensureFound(await lockProjectRow(tx.db, id))
}

/** Sets the status of a locked project. */
export async function setProjectStatus(tx: Tx, id: string, status: ProjectStatus, now: Date): Promise<void> {
  await updateProject(tx.db, id, { status, updatedAt: now })
}

export const assignmentsOf = (db: AppDeps['db'], projectIds: string[]) => listAssignments(db, projectIds)

type Reader = Pick<AppDeps, 'db'>

/**
 * Creates the two lists of a project's items: for its client, and for members who may see it.
 * @throws AppError `NOT_FOUND` for other users, from both.
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

type Deps = Pick<AppDeps, 'clock' | 'db'>

const readinessFor = (actor: MemberScope, { hasBrief, isPaid, hasVersion }: Readiness): Readiness | null =>
  actor.member.isManager ? { hasBrief, isPaid, hasVersion } : null

/**
 * Returns the hub's list with its count, exact up to 1,000 (docs/decisions/hub-list.md). Payments are for managers and
 * empty for others.
 */
export async function listProjectsForTeam(
  { clock, db }: Deps,
  actor: MemberScope,
  filters: TeamProjectFilters,
) {
  const now = clock.now()
  const today = dayInRome(now)
  const bounds = {
    medium: addDays(today, HIGH_URGENCY_DAYS + 1),
    low: addDays(today, MEDIUM_URGENCY_DAYS + 1),
    today,
    now,
  }
  const { items, nextCursor, total } = await listTeamProjects(db, actor, filters, bounds)
  const assignments = await listAssignments(db, idsOf(items))
  return {
    items: items.map(({ side, because, since, paymentFacts, ...project }) => ({
      ...withUrgency(clock, project),
      turn: { side, because, since },
      payment: actor.member.isManager ? projectPaymentOf(paymentFacts) : null,
      readiness: readinessFor(actor, project),
      members: assignments.filter(assignment => assignment.projectId === project.id),
    })),
    nextCursor,
    total,
  }
}

/** Returns the payment state of a project, as the list shows it. @throws AppError `NOT_FOUND`. */
export async function paymentStateOf({ clock, db }: Deps, id: string): Promise<ProjectPayment> {
  const { facts } = ensureFound(await findPaymentFacts(db, id, clock.now()))
  return projectPaymentOf(facts)
}

/**
 * Returns a project with client, members and brief. Contacts are for managers.
 * @throws AppError `NOT_FOUND`, also for a project that is not assigned to the member.
 */
export async function getProjectForTeam({ clock, db }: Deps, actor: MemberScope, id: string) {
  const project = ensureFound(await findTeamProject(db, actor, id))
  const { clientName, clientCompany, clientEmail, clientPhone, clientWebsite, ...own } = project
  const contacts = actor.member.isManager
    ? { email: clientEmail, phone: clientPhone }
    : { email: null, phone: null }
  return {
    ...withUrgency(clock, own),
    client: { fullName: clientName, company: clientCompany, website: clientWebsite, ...contacts },
    members: await listAssignments(db, [id]),
    readiness: readinessFor(actor, project),
    brief: (await findBrief(db, id)) ?? null,
  }
}

/** Returns the recap and its conversation. @throws AppError `NOT_FOUND`. */
export async function getBriefingForTeam({ db }: Deps, actor: MemberScope, id: string) {
  const project = ensureFound(await findTeamProject(db, actor, id))
  const conversation = await findTurns(db, id)
  return {
    projectId: id,
    title: project.title,
    client: project.clientCompany ?? project.clientName,
    brief: (await findBrief(db, id)) ?? null,
    turns: (conversation?.turns ?? []) as {
      id: string
      who: 'client' | 'assistant'
      text: string
      at: string
      byStudio?: boolean
    }[],
  }
}
