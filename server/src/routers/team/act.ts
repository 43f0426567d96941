import { actCodes } from 'shared/audit/act'
import { z } from 'shared/errors/zod'
import { isoDate } from '../output.ts'

/** An act and who did it; no actor when the program did. */
export const act = z.object({
  id: z.string(),
  /** Null when the program did it, or the account is erased. */
  actorId: z.string().nullable(),
  /** The name today; where there is no account any more, the name at the time. */
  actorName: z.string().nullable(),
  /** The name at the time, where it differs from today's. */
  actorNameThen: z.string().nullable(),
  action: z.enum(actCodes),
  detail: z.record(z.string(), z.unknown()),
  createdAt: isoDate(),
})
