import { z } from 'shared/errors/zod'
import { getCalendar, renewCalendar, revokeCalendar } from '../../domain/calendar/calendar.service.ts'
import { router, teamProcedure } from '../../trpc/procedures.ts'
import { isoDate, voidOutput } from '../output.ts'

const calendar = z.object({
  url: z.string().nullable(),
  active: z.boolean(),
  createdAt: isoDate().nullable(),
})

/** The member's private calendar address: who knows it sees their deadlines. */
export const calendarRouter = router({
  /** The address in force; `url` is null for one of which only the hash is known any more. */
  get: teamProcedure.output(calendar).query(({ ctx }) => getCalendar(ctx.platform, ctx.member.id)),

  /** A new address; the one before ends. */
  renew: teamProcedure
    .meta({ limits: ['saving'] })
    .output(calendar)
    .mutation(({ ctx }) => renewCalendar(ctx.platform, ctx.member.id)),

  /** Ends the address, if there is one. */
  revoke: teamProcedure.output(voidOutput).mutation(({ ctx }) => revokeCalendar(ctx.platform, ctx.member.id)),
})
