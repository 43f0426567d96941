import {
  acceptCommentInput,
  approveInput,
  commentInput,
  editCommentInput,
  requestChangesInput,
  resolveCommentInput,
} from 'shared/deliverables/deliverables.inputs'
import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { buyRoundInput } from 'shared/proposals/proposals.inputs'
import { acceptComment } from '../../domain/deliverables/review/comment-answers.service.ts'
import {
  comment,
  editComment,
  removeComment,
  resolveComment,
} from '../../domain/deliverables/review/comments.service.ts'
import { approve, requestChanges } from '../../domain/deliverables/review/decision.service.ts'
import { listMentionable } from '../../domain/deliverables/review/mentions.service.ts'
import { buyRound } from '../../domain/deliverables/review/rounds.service.ts'
import { listDeliverables } from '../../domain/deliverables/versions/deliverables.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { idOutput, voidOutput } from '../output.ts'
import { clientRoom, nameable } from '../review-output.ts'

/** The final videos and their review, as the client acts in it (docs/decisions/downloads-and-review.md). */
export const deliverablesRouter = router({
  /** The versions, newest first, with what was said on them, and the rounds; internal notes never. */
  list: clientProcedure
    .meta({ capability: 'review', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(clientRoom)
    .query(({ ctx, input }) => listDeliverables(ctx.platform, ctx.actor, input.projectId)),

  /** Lists whom a comment can mention: users of the company, and members who work on the project. */
  nameable: clientProcedure
    .meta({ capability: 'follow', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(nameable)
    .query(({ ctx, input }) => listMentionable(ctx.platform, ctx.actor, input.projectId)),

  /** Adds a comment at a moment of a version, or a reply. */
  comment: clientProcedure
    .meta({
      capability: 'review',
      errors: ['NOT_FOUND', 'REVIEW_FULL', 'ATTACHMENT_GONE', 'VERSION_RECALLED'],
      limits: ['saying'],
    })
    .input(commentInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => comment(ctx.platform, ctx.actor, input)),

  /** Changes one's own words and what goes with them, while the review goes on. */
  editComment: clientProcedure
    .meta({
      capability: 'review',
      errors: ['NOT_FOUND', 'ATTACHMENT_GONE', 'VERSION_RECALLED'],
      limits: ['saying'],
    })
    .input(editCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => editComment(ctx.platform, ctx.actor, input)),

  /** Takes one's own words back, while nobody has answered them and the review goes on. */
  removeComment: clientProcedure
    .meta({ capability: 'review', errors: ['NOT_FOUND', 'VERSION_RECALLED'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeComment(ctx.platform, ctx.actor, input.id)),

  /** The threads that the client's side has begun. */
  resolveComment: clientProcedure
    .meta({ capability: 'review', errors: ['NOT_FOUND', 'VERSION_RECALLED'] })
    .input(resolveCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => resolveComment(ctx.platform, ctx.actor, input)),

  /** Ticks off on the newest version what became of a comment on the one before. */
  acceptComment: clientProcedure
    .meta({ capability: 'review', errors: ['NOT_FOUND', 'VERSION_RECALLED'] })
    .input(acceptCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => acceptComment(ctx.platform, ctx.actor, input)),

  /** Accepts the next round of changes at its price, once all are used; it opens when it is paid. */
  buyRound: clientProcedure
    .meta({ capability: 'order', errors: ['NOT_FOUND', 'ROUNDS_LEFT', 'ORDER_NOT_PAID', 'PRICE_CHANGED'] })
    .input(buyRoundInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => buyRound(ctx.platform, ctx.user.id, input)),

  /** Ends a round, of which two are included. */
  requestChanges: clientProcedure
    .meta({
      capability: 'review',
      errors: ['NOT_FOUND', 'VERSION_RECALLED', 'FILE_REPLACED', 'ROUNDS_USED_UP', 'COLLEAGUE_DECIDED'],
    })
    .input(requestChangesInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => requestChanges(ctx.platform, ctx.actor, input)),

  /** Ends the review of a version; once all that it needs is approved, the project is done. */
  approve: clientProcedure
    .meta({
      capability: 'review',
      errors: ['NOT_FOUND', 'VERSION_RECALLED', 'FILE_REPLACED', 'COLLEAGUE_DECIDED'],
    })
    .input(approveInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => approve(ctx.platform, ctx.actor, input)),
})
