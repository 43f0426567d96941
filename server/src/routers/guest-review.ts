import {
  editGuestCommentInput,
  guestCommentInput,
  guestInput,
  markSeenByGuestInput,
  openGuestLinkInput,
  removeGuestCommentInput,
} from 'shared/deliverables/guests.inputs'
import { z } from 'shared/errors/zod'
import { openGuestLink, streamRoomChanges } from '../domain/deliverables/guests/guest-access.service.ts'
import { guestRoom, markSeenByGuest } from '../domain/deliverables/guests/guest-room.service.ts'
import { comment, editComment, removeComment } from '../domain/deliverables/review/comments.service.ts'
import { guestProcedure, publicProcedure, router } from '../trpc/procedures.ts'
import { idOutput, isoDate, voidOutput } from './output.ts'
import { clientRoom } from './review-output.ts'

const version = clientRoom.shape.items.element

const room = z.object({
  guest: z.object({
    id: z.string(),
    name: z.string(),
    mayComment: z.boolean(),
    mayDownload: z.boolean(),
    expiresAt: isoDate(),
  }),
  title: z.string(),
  assets: clientRoom.shape.assets,
  items: z.array(version.extend({ mayDownload: z.boolean() })),
})

/**
 * Review by a guest without an account (docs/decisions/review-guests.md). The link's token is sent in the body and sets
 * a cookie, which authorises the other calls and names the guest.
 */
export const guestReviewRouter = router({
  /** Opens a link, with its pass phrase if it has one (`phrase` asks for it). The cookie is valid for twelve hours. */
  open: publicProcedure
    .meta({
      errors: ['NOT_FOUND', 'WRONG_PASS_PHRASE'],
      limits: ['guestLinkByAddress', 'guestPhraseTries', 'guestPhraseTriesPerLink'],
    })
    .input(openGuestLinkInput)
    .output(z.object({ state: z.enum(['open', 'phrase', 'revoked']), guestId: z.string().nullable() }))
    .mutation(async ({ ctx, input }) => {
      const opened = await openGuestLink(ctx.platform, ctx, input)
      if (opened.state !== 'open') return { state: opened.state, guestId: null }
      ctx.setCookie(opened.cookie)
      return { state: opened.state, guestId: opened.guestId }
    }),

  /** Returns the versions, newest first, with comments; without internal notes, rounds and prices. */
  room: guestProcedure
    .input(guestInput)
    .output(room)
    .query(({ ctx }) => guestRoom(ctx.platform, ctx.guest)),

  /** Adds a comment at a time of a version, or a reply, if the guest is allowed to. */
  comment: guestProcedure
    .meta({
      errors: ['NOT_FOUND', 'REVIEW_FULL', 'VERSION_RECALLED', 'GUEST_WATCHES_ONLY'],
      limits: ['saying'],
    })
    .input(guestCommentInput)
    .output(idOutput)
    .mutation(({ ctx, input: { guestId: _, ...said } }) => comment(ctx.platform, { guest: ctx.guest }, said)),

  /** Edits a comment of the guest during the review. */
  editComment: guestProcedure
    .meta({ errors: ['NOT_FOUND', 'VERSION_RECALLED'], limits: ['saying'] })
    .input(editGuestCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => editComment(ctx.platform, { guest: ctx.guest }, input)),

  /** Deletes a comment of the guest without replies, during the review. */
  removeComment: guestProcedure
    .meta({ errors: ['NOT_FOUND', 'VERSION_RECALLED'] })
    .input(removeGuestCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeComment(ctx.platform, { guest: ctx.guest }, input.id)),

  /** Records that the guest viewed a version. */
  markSeen: guestProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(markSeenByGuestInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => markSeenByGuest(ctx.platform, ctx.guest, input.deliverableId)),

  /** Streams changes of the room; ends with the link. */
  events: guestProcedure
    .meta({ errors: ['LIMITED'] })
    .input(guestInput)
    .subscription(({ ctx, signal = ctx.signal() }) => streamRoomChanges(ctx.platform, ctx.guest, signal)),
})
