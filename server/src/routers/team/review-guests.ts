import { inviteGuestInput, listGuestsInput } from 'shared/deliverables/guests.inputs'
import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import {
  inviteGuest,
  listProjectGuests,
  revokeGuest,
  viewersOf,
} from '../../domain/deliverables/guests/guests.service.ts'
import { managerProcedure, router, teamProcedure } from '../../trpc/procedures.ts'
import { guestPage, madeInvitation, viewers, voidOutput } from '../output.ts'

/** Guests of a review: visible to the team, invited by managers (docs/decisions/review-guests.md). */
export const teamReviewGuestsRouter = router({
  /** Lists the guests invited to a project's review, with the state of their links. */
  list: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(listGuestsInput)
    .output(guestPage)
    .query(({ ctx, input }) => listProjectGuests(ctx.platform, ctx.actor, input)),

  /** Lists the viewers of the versions, with their comment counts. */
  viewers: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(viewers)
    .query(({ ctx, input }) => viewersOf(ctx.platform, ctx.actor, input.projectId)),

  /** Creates a link for a person without an account; at most ten are open per project. */
  invite: managerProcedure
    .meta({ errors: ['NOT_FOUND', 'GUEST_LINKS_FULL', 'REQUEST_ID_REUSED'], limits: ['saving'] })
    .input(inviteGuestInput)
    .output(madeInvitation)
    .mutation(({ ctx, input }) => inviteGuest(ctx.platform, ctx.actor, input)),

  /** Revokes a link and ends its guest's open streams. */
  revoke: managerProcedure
    .meta({ errors: ['NOT_FOUND'], limits: ['saving'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => revokeGuest(ctx.platform, ctx.actor, input.id)),
})
