import { tracked } from '@trpc/server'
import { liveEventsInput } from 'shared/live/live.inputs'
import { followEvents } from '../domain/live/follow-events.service.ts'
import { clientProcedure, router } from '../trpc/procedures.ts'

export const liveRouter = router({
  /** What happens to the caller's things, as ids to fetch; what came after `lastEventId` is replayed first. */
  events: clientProcedure.input(liveEventsInput.prefault({})).subscription(async function* ({
    ctx,
    input,
    signal,
  }) {
    const stillValid = async () => (await ctx.platform.sessions.find(ctx.sessionToken)) !== undefined
    const follow = {
      userId: ctx.user.id,
      lastEventId: input.lastEventId,
      stillValid,
      signal: signal ?? ctx.signal,
    }
    for await (const event of followEvents(ctx.platform, follow)) {
      // What passes by has no number: a screen that comes back does not ask for it again.
      if ('words' in event) yield event
      else yield tracked(String(event.id), event)
    }
  }),
})
