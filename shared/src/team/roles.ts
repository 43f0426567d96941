/** The roles that can be given to a member (docs/decisions/managers.md). */
export const teamRoles = ['Project Manager', 'Video Editor', 'Creative Director', 'Motion Designer'] as const

export type TeamRole = (typeof teamRoles)[number]
