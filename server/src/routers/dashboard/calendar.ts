import { clientCalendar } from '../../domain/calendar/calendar.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { calendarOutput, voidOutput } from '../output.ts'

/** The user's private calendar address: who knows it sees the shooting days of their companies' projects. */
export const clientCalendarRouter = router({
  /** The address in force. */
  get: clientProcedure
    .meta({ capability: 'account' })
    .output(calendarOutput)
    .query(({ ctx }) => clientCalendar.get(ctx.platform, ctx.user.id)),

  /** A new address; the one before ends. */
  renew: clientProcedure
    .meta({ capability: 'account', limits: ['saving'] })
    .output(calendarOutput)
    .mutation(({ ctx }) => clientCalendar.renew(ctx.platform, ctx.user.id)),

  /** Ends the address, if there is one. */
  revoke: clientProcedure
    .meta({ capability: 'account' })
    .output(voidOutput)
    .mutation(({ ctx }) => clientCalendar.revoke(ctx.platform, ctx.user.id)),
})
