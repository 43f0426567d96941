/** The states of a project, in their order (docs/decisions/project-status.md). */
export const projectStatuses = ['briefing', 'in-production', 'in-review', 'completed'] as const

export type ProjectStatus = (typeof projectStatuses)[number]

export const isProjectStatus = (value: string): value is ProjectStatus =>
  (projectStatuses as readonly string[]).includes(value)
