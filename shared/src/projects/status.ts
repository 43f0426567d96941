/** The states of a project, in their order (docs/decisions/project-status.md). */
export const projectStatuses = ['briefing', 'in-production', 'in-review', 'completed'] as const

export type ProjectStatus = (typeof projectStatuses)[number]

export const isProjectStatus = (value: string): value is ProjectStatus =>
  (projectStatuses as readonly string[]).includes(value)

/** For so long a change of status can be taken back before anybody is told of it. */
export const STATUS_UNDO_SECONDS = 10

const workPreconditions = ['brief', 'payment', 'version'] as const

export type WorkPrecondition = (typeof workPreconditions)[number]

/** Facts that a change of a project's status is checked against. */
export interface Readiness {
  readonly hasBrief: boolean
  readonly isPaid: boolean
  /** True if a version was sent to the client. */
  readonly hasVersion: boolean
}

/**
 * Returns what a change of status lacks: brief and payment when a project leaves the briefing, a version when it goes
 * to review or is completed. The hub asks before going on; every status stays possible
 * (docs/decisions/project-status.md).
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
