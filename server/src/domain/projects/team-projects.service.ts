import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import { addDays } from 'shared/italian/calendar'
import { HIGH_URGENCY_DAYS, MEDIUM_URGENCY_DAYS } from 'shared/urgency/urgency'
import type { Platform } from '../../platform/platform.ts'
import { historyOf } from '../audit/audit.service.ts'
import { paymentForTeam } from '../payment/paid.service.ts'
import { withUrgency } from './projects.service.ts'
import {
  findBrief,
  findTeamProject,
  findTurns,
  listAssignments,
  listTeamProjects,
  type TeamProjectFilters,
  type Viewer,
} from './team-projects.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db'>

const readinessFor = (viewer: Viewer, { hasBrief, isPaid }: { hasBrief: boolean; isPaid: boolean }) =>
  viewer.isManager ? { hasBrief, isPaid } : null

/** The hub's list: newest first, with search and filters (dashboard and team, section 2.2). */
export async function listProjectsForTeam({ clock, db }: Ports, viewer: Viewer, filters: TeamProjectFilters) {
  const now = clock.now()
  const { items, nextCursor } = await listTeamProjects(db, viewer, filters, {
    medium: addDays(dayInRome(now), HIGH_URGENCY_DAYS + 1),
    low: addDays(dayInRome(now), MEDIUM_URGENCY_DAYS + 1),
  })
  const assignments = await listAssignments(
    db,
    items.map(project => project.id),
  )
  return {
    items: items.map(project => ({
      ...withUrgency(clock, project),
      readiness: readinessFor(viewer, project),
      members: assignments.filter(assignment => assignment.projectId === project.id),
    })),
    nextCursor,
  }
}

/**
 * One project with all that its page shows. Contacts and money are for managers.
 * @throws AppError `NOT_FOUND`, also for a project that is not assigned to the member.
 */
export async function getProjectForTeam({ clock, db }: Ports, viewer: Viewer, id: string) {
  const project = await findTeamProject(db, viewer, id)
  if (!project) throw new AppError('NOT_FOUND')
  const { clientName, clientCompany, clientEmail, clientPhone, clientWebsite, ...own } = project
  const contacts = viewer.isManager
    ? { email: clientEmail, phone: clientPhone }
    : { email: null, phone: null }
  return {
    ...withUrgency(clock, own),
    client: { fullName: clientName, company: clientCompany, website: clientWebsite, ...contacts },
    members: await listAssignments(db, [id]),
    readiness: readinessFor(viewer, project),
    brief: (await findBrief(db, id)) ?? null,
    payment: viewer.isManager ? await paymentForTeam(db, id) : null,
    history: viewer.isManager ? await historyOf(db, id) : [],
  }
}

/** The recap and the conversation that led to it. @throws AppError `NOT_FOUND`. */
export async function getBriefingForTeam({ db }: Ports, viewer: Viewer, id: string) {
  const project = await findTeamProject(db, viewer, id)
  if (!project) throw new AppError('NOT_FOUND')
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
