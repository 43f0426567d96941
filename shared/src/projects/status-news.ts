import type { ProjectStatus } from './status.ts'

/** For so long a change of status can be taken back before anybody is told of it. */
export const STATUS_UNDO_SECONDS = 10

export const workPreconditions = ['brief', 'payment'] as const

export type WorkPrecondition = (typeof workPreconditions)[number]

/**
 * What is missing when work on a project begins, which is when it leaves the briefing. The hub asks before going on;
 * every status stays possible (docs/decisions/project-status.md).
 */
export const missingFor = (
  from: string,
  to: ProjectStatus,
  project: { hasBrief: boolean; isPaid: boolean },
): WorkPrecondition[] => {
  if (from !== 'briefing' || to === 'briefing') return []
  const has = { brief: project.hasBrief, payment: project.isPaid }
  return workPreconditions.filter(condition => !has[condition])
}
