import { z } from 'shared/errors/zod'
import { leadKinds } from 'shared/inbox/lead'
import { turnReasons } from 'shared/projects/turn'
import { getToday } from '../../domain/overview/today.service.ts'
import { teamProcedure } from '../../trpc/procedures.ts'
import { isoDate } from '../output.ts'

const listOf = <Item extends z.ZodObject>(item: Item) => z.object({ count: z.int(), items: z.array(item) })

const project = <Reason extends z.ZodType>(because: Reason) =>
  z.object({ projectId: z.string(), title: z.string(), client: z.string(), because, since: isoDate() })

const turnReason = z.enum(Object.values(turnReasons).flat())

const request = z.object({
  kind: z.enum(leadKinds),
  id: z.string(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  because: z.literal('overdue'),
  since: isoDate(),
})

/** Returns the five lists of Oggi: exact counts, and the first 20 items of each, oldest first. */
export const todayProcedure = teamProcedure
  .output(
    z.object({
      late: listOf(project(z.literal('late'))),
      ours: listOf(project(turnReason)),
      theirs: listOf(project(turnReason).extend({ isRemindedToday: z.boolean() })),
      overdueRequests: listOf(request),
      unassigned: listOf(project(z.literal('unassigned'))),
    }),
  )
  .query(({ ctx }) => getToday(ctx.platform, ctx.actor))
