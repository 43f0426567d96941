import { memberCalendar } from '../../domain/calendar/calendar.service.ts'
import { router, teamProcedure } from '../../trpc/procedures.ts'
import { calendarOutput, voidOutput } from '../output.ts'

/** The member's private calendar address: who knows it sees their deadlines and shooting days. */
export const calendarRouter = router({
  /** The address in force; `url` is null for one of which only the hash is known any more. */
  get: teamProcedure
    .output(calendarOutput)
    .query(({ ctx }) => memberCalendar.get(ctx.platform, ctx.member.id)),

  /** A new address; the one before ends. */
  renew: teamProcedure
    .meta({ limits: ['saving'] })
    .output(calendarOutput)
    .mutation(({ ctx }) => memberCalendar.renew(ctx.platform, ctx.member.id)),

  /** Ends the address, if there is one. */
  revoke: teamProcedure
    .output(voidOutput)
    .mutation(({ ctx }) => memberCalendar.revoke(ctx.platform, ctx.member.id)),
})
