import { clientCalendar } from '../../domain/calendar/calendar.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { calendarOutput, voidOutput } from '../output.ts'

/** Private calendar feed of the user: its URL gives access to the shooting days of the user's companies. */
export const clientCalendarRouter = router({
  /** Returns the current URL. */
  get: clientProcedure('account')
    .output(calendarOutput)
    .query(({ ctx }) => clientCalendar.get(ctx.platform, ctx.user.id)),

  /** Creates a new URL; the former one ends. */
  renew: clientProcedure('account')
    .meta({ limits: ['saving'] })
    .output(calendarOutput)
    .mutation(({ ctx }) => clientCalendar.renew(ctx.platform, ctx.user.id)),

  /** Revokes the URL, if there is one. */
  revoke: clientProcedure('account')
    .output(voidOutput)
    .mutation(({ ctx }) => clientCalendar.revoke(ctx.platform, ctx.user.id)),
})
