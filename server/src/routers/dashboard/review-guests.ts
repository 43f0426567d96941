import { deliverableInput } from 'shared/deliverables/deliverables.inputs'
import { inviteGuestInput, listGuestsInput } from 'shared/deliverables/guests.inputs'
import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { markSeenByClient } from '../../domain/deliverables/guests/guest-room.service.ts'
import {
  inviteGuest,
  listProjectGuests,
  revokeGuest,
  viewersOf,
} from '../../domain/deliverables/guests/guests.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { guestPage, madeInvitation, viewers, voidOutput } from '../output.ts'

/** Guests of a review, invited by the client (docs/decisions/review-guests.md). */
export const reviewGuestsRouter = router({
  /** Lists the guests invited to a project's review, with the state of their links. */
  list: clientProcedure('review')
    .input(listGuestsInput)
    .output(guestPage)
    .query(({ ctx, input }) => listProjectGuests(ctx.platform, ctx.actor, input)),

  /** Lists the viewers of the versions, with their comment counts. */
  viewers: clientProcedure('review')
    .input(projectScopeInput)
    .output(viewers)
    .query(({ ctx, input }) => viewersOf(ctx.platform, ctx.actor, input.projectId)),

  /** Creates a link for a person without an account; at most ten are open per project. */
  invite: clientProcedure('review')
    .meta({ errors: ['GUEST_LINKS_FULL', 'REQUEST_ID_REUSED'], limits: ['saving'] })
    .input(inviteGuestInput)
    .output(madeInvitation)
    .mutation(({ ctx, input }) => inviteGuest(ctx.platform, ctx.actor, input)),

  /** Revokes a link and ends its guest's open streams. */
  revoke: clientProcedure('review')
    .meta({ limits: ['saving'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => revokeGuest(ctx.platform, ctx.actor, input.id)),

  /** Records that the caller viewed a version. */
  markSeen: clientProcedure('review')
    .input(deliverableInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => markSeenByClient(ctx.platform, ctx.actor, input.deliverableId)),
})
