import { z } from 'shared/errors/zod'

/** Members assigned to a project. */
export const assigned = z.array(
  z.object({
    id: z.string(),
    fullName: z.string(),
    role: z.string(),
    initials: z.string(),
    avatarUrl: z.string().nullable(),
    /** Kept with what they worked on, and shut out. */
    isSuspended: z.boolean(),
  }),
)
