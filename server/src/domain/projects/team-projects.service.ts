import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import type { Readiness } from 'shared/projects/status-news'
import { HIGH_URGENCY_DAYS, MEDIUM_URGENCY_DAYS } from 'shared/urgency/urgency'
import type { MemberScope } from '../../platform/actor.ts'
import { idsOf } from '../../platform/db/row.ts'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { withUrgency } from './projects.service.ts'
import {
  findBrief,
  findTeamProject,
  findTurns,
  listAssignments,
  listTeamProjects,
  type TeamProjectFilters,
} from './team-projects.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db'>

const readinessFor = (actor: MemberScope, { hasBrief, isPaid, hasVersion }: Readiness): Readiness | null =>
  actor.member.isManager ? { hasBrief, isPaid, hasVersion } : null

/** The hub's list: newest first, with search and filters. */
export async function listProjectsForTeam(
  { clock, db }: Ports,
  actor: MemberScope,
  filters: TeamProjectFilters,
) {
  const now = clock.now()
  const { items, nextCursor } = await listTeamProjects(db, actor, filters, {
    medium: addDays(dayInRome(now), HIGH_URGENCY_DAYS + 1),
    low: addDays(dayInRome(now), MEDIUM_URGENCY_DAYS + 1),
  })
  const assignments = await listAssignments(db, idsOf(items))
  return {
    items: items.map(project => ({
      ...withUrgency(clock, project),
      readiness: readinessFor(actor, project),
      members: assignments.filter(assignment => assignment.projectId === project.id),
    })),
    nextCursor,
  }
}

/**
 * One project with its client, members and brief. Contacts are for managers.
 * @throws AppError `NOT_FOUND`, also for a project that is not assigned to the member.
 */
export async function getProjectForTeam({ clock, db }: Ports, actor: MemberScope, id: string) {
  const project = orNotFound(await findTeamProject(db, actor, id))
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

/** The recap and the conversation that led to it. @throws AppError `NOT_FOUND`. */
export async function getBriefingForTeam({ db }: Ports, actor: MemberScope, id: string) {
  const project = orNotFound(await findTeamProject(db, actor, id))
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
    }[],
  }
}
