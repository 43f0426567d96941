import { actCodes } from 'shared/audit/act'
import { z } from 'shared/errors/zod'
import { moment } from '../output.ts'

/** Something that somebody did, by the name that they had then; nobody is named when the program did it. */
export const act = z.object({
  id: z.string(),
  actorName: z.string().nullable(),
  action: z.enum(actCodes),
  detail: z.record(z.string(), z.unknown()),
  createdAt: moment(),
})
