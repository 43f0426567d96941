import { dashboardTexts } from '../messages/it/dashboard.ts'
import { teamTexts } from '../messages/it/team.ts'

/** The states of a project, in their order (docs/decisions/project-status.md). */
export const projectStatuses = ['briefing', 'in-production', 'in-review', 'completed'] as const

export type ProjectStatus = (typeof projectStatuses)[number]

export const isProjectStatus = (value: string): value is ProjectStatus =>
  (projectStatuses as readonly string[]).includes(value)

type Area = 'dashboard' | 'team' | 'timeline'

interface Badge {
  readonly label: string
  /** A colour's name in the theme. */
  readonly color: 'yellow' | 'blue' | 'orange' | 'green' | 'gray'
}

type Colors = Readonly<Record<ProjectStatus, Badge['color']>>

const dashboardColors: Colors = {
  briefing: 'yellow',
  'in-production': 'blue',
  'in-review': 'orange',
  completed: 'green',
}
const teamColors: Colors = {
  briefing: 'blue',
  'in-production': 'yellow',
  'in-review': 'orange',
  completed: 'green',
}

/**
 * How a project's status is shown: the client's dashboard and the hub disagree on words and colours, and both stand;
 * the hub's timeline says 'Consegnato'. An unknown status is shown as it is, in grey
 * (docs/decisions/project-status.md).
 */
export function statusBadge(area: Area, status: string): Badge {
  if (!isProjectStatus(status)) return { label: status, color: 'gray' }
  if (area === 'dashboard') return { label: dashboardTexts.status[status], color: dashboardColors[status] }
  const label =
    area === 'timeline' && status === 'completed' ? teamTexts.timeline.completed : teamTexts.status[status]
  return { label, color: teamColors[status] }
}

/** For so long a change of status can be taken back before anybody is told of it. */
export const STATUS_UNDO_SECONDS = 10

const workPreconditions = ['brief', 'payment', 'version'] as const

export type WorkPrecondition = (typeof workPreconditions)[number]

/** Facts that a change of a project's status is checked against. */
export interface Readiness {
  readonly hasBrief: boolean
  readonly isPaid: boolean
  /** Whether a version was sent to the client. */
  readonly hasVersion: boolean
}

/**
 * Returns what a change of status lacks: brief and payment when a project leaves the briefing, a version when it goes to
 * review or is completed. The hub asks before going on; every status stays possible (docs/decisions/project-status.md).
 */
export function missingFor(from: string, to: ProjectStatus, project: Readiness): WorkPrecondition[] {
  const begins = from === 'briefing' && to !== 'briefing'
  const showsVideo = from !== to && (to === 'in-review' || to === 'completed')
  const isMissing = {
    brief: begins && !project.hasBrief,
    payment: begins && !project.isPaid,
    version: showsVideo && !project.hasVersion,
  }
  return workPreconditions.filter(condition => isMissing[condition])
}
