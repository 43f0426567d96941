/** The roles that can be given to a member (dashboard and team, section 6). */
export const teamRoles = ['Project Manager', 'Video Editor', 'Creative Director', 'Motion Designer'] as const

export type TeamRole = (typeof teamRoles)[number]
