import { deliverableInput } from 'shared/deliverables/deliverables.inputs'
import { guestLinkStates } from 'shared/deliverables/guest'
import { inviteGuestInput, listGuestsInput } from 'shared/deliverables/guests.inputs'
import { z } from 'shared/errors/zod'
import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { markSeenByClient } from '../domain/deliverables/guests/guest-room.service.ts'
import {
  inviteGuest,
  listProjectGuests,
  revokeGuest,
  viewersOf,
} from '../domain/deliverables/guests/guests.service.ts'
import {
  type ActorProcedure,
  clientProcedure,
  managerRowProcedure,
  router,
  teamRowProcedure,
} from '../trpc/procedures.ts'
import { isoDate, madeInvitation, page, voidOutput } from './output.ts'

/** Guests of a review, newest first. */
const guests = page(
  z.object({
    id: z.string(),
    name: z.string(),
    mayComment: z.boolean(),
    mayDownload: z.boolean(),
    hasPassPhrase: z.boolean(),
    inviterName: z.string().nullable(),
    /** True if the team invited the guest. */
    fromTeam: z.boolean(),
    state: z.enum(guestLinkStates),
    createdAt: isoDate(),
    expiresAt: isoDate(),
    openedAt: isoDate().nullable(),
    revokedAt: isoDate().nullable(),
  }),
)

/** Viewers of company and guests, latest first. */
const viewers = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      isGuest: z.boolean(),
      firstAt: isoDate(),
      lastAt: isoDate(),
      /** Version that was viewed last. */
      versionName: z.string(),
      /** Number of their comments and answers. */
      said: z.int(),
    }),
  ),
})

/** Procedures of both sides: those who see the review read its guests, and some of them invite. */
const guestProcedures = (read: ActorProcedure, invite: ActorProcedure) => ({
  /** Lists the guests invited to a project's review, with the state of their links. */
  list: read
    .input(listGuestsInput)
    .output(guests)
    .query(({ ctx, input }) => listProjectGuests(ctx.platform, ctx.actor, input)),

  /** Lists the viewers of the versions, with their comment counts. */
  viewers: read
    .input(projectScopeInput)
    .output(viewers)
    .query(({ ctx, input }) => viewersOf(ctx.platform, ctx.actor, input.projectId)),

  /** Creates a link for a person without an account; at most ten are open per project. */
  invite: invite
    .meta({ errors: ['GUEST_LINKS_FULL', 'REQUEST_ID_REUSED'], limits: ['saving'] })
    .input(inviteGuestInput)
    .output(madeInvitation)
    .mutation(({ ctx, input }) => inviteGuest(ctx.platform, ctx.actor, input)),

  /** Revokes a link and ends its guest's open streams. */
  revoke: invite
    .meta({ limits: ['saving'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => revokeGuest(ctx.platform, ctx.actor, input.id)),
})

/** Guests of a review, invited by the client or by managers (docs/decisions/review-guests.md). */
export const reviewGuestsRouter = router({
  ...guestProcedures(clientProcedure('review'), clientProcedure('review')),

  /** Records that the caller viewed a version. */
  markSeen: clientProcedure('review')
    .input(deliverableInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => markSeenByClient(ctx.platform, ctx.actor, input.deliverableId)),
})

export const teamReviewGuestsRouter = router(guestProcedures(teamRowProcedure, managerRowProcedure))
