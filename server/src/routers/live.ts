import { tracked } from '@trpc/server'
import { liveEventsInput } from 'shared/notifications/notifications.inputs'
import { describeAccess } from '../domain/identity/companies/members.service.ts'
import { findActingMember } from '../domain/identity/team/team.service.ts'
import { type StreamMessage, streamUserEvents } from '../domain/live/event-stream.service.ts'
import { clientProcedure, router } from '../trpc/procedures.ts'

export const liveRouter = router({
  /** Streams changes of the caller's data, as ids to refetch; events after `lastEventId` are replayed first. */
  events: clientProcedure('account')
    .meta({ errors: ['LIMITED'] })
    .input(liveEventsInput.prefault({}))
    .subscription(async ({ ctx, input: { lastEventId }, signal = ctx.signal() }) => {
      const { platform, sessionToken, user } = ctx
      const findRole = async () => {
        const member = await findActingMember(platform, user.email)
        return member && `${member.role}, ${member.isAccountingOnly}`
      }
      const role = await findRole()
      const access = await describeAccess(platform, user.id)
      const stillValid = async () =>
        (await platform.sessions.find(sessionToken)) !== undefined &&
        (await findRole()) === role &&
        (await describeAccess(platform, user.id)) === access
      return numbered(await streamUserEvents(platform, { userId: user.id, lastEventId, stillValid, signal }))
    }),
})

/** Adds the event ids. Ephemeral messages have none, so they are not replayed. */
async function* numbered(events: AsyncIterable<StreamMessage>) {
  for await (const event of events) {
    if ('words' in event) yield event
    else yield tracked(String(event.id), event)
  }
}
