const managingRole = /project manager|founder/i

/**
 * Returns true if a member manages: a role that contains 'Project Manager' or 'Founder', or the founder's own address
 * (docs/decisions/managers.md). Managers see all projects, assign, change statuses and members.
 */
export function isManager(
  member: { readonly role: string; readonly email: string },
  founderEmail?: string | null,
): boolean {
  if (managingRole.test(member.role)) return true
  const founder = founderEmail?.trim().toLowerCase()
  return Boolean(founder) && member.email.trim().toLowerCase() === founder
}

/** The roles that can be given to a member (docs/decisions/managers.md). */
export const teamRoles = ['Project Manager', 'Video Editor', 'Creative Director', 'Motion Designer'] as const

export type TeamRole = (typeof teamRoles)[number]
