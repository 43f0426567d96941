import {
  acceptCommentInput,
  approveInput,
  commentInput,
  editCommentInput,
  nameableInput,
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

/** Videos of a project and their review by the client (docs/decisions/downloads-and-review.md). */
export const deliverablesRouter = router({
  /** Lists the versions, newest first, with comments, without internal notes, and the rounds. */
  list: clientProcedure('review')
    .input(projectScopeInput)
    .output(clientRoom)
    .query(({ ctx, input }) => listDeliverables(ctx.platform, ctx.actor, input.projectId)),

  /** Lists the people whom a comment or message can mention: users of the company and members of the project. */
  nameable: clientProcedure('follow')
    .input(nameableInput)
    .output(nameable)
    .query(({ ctx, input }) => listMentionable(ctx.platform, ctx.actor, input)),

  /** Adds a comment at a time of a version, or a reply. */
  comment: clientProcedure('review')
    .meta({ errors: ['REVIEW_FULL', 'ATTACHMENT_GONE', 'VERSION_RECALLED'], limits: ['saying'] })
    .input(commentInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => comment(ctx.platform, ctx.actor, input)),

  /** Edits a comment of the caller and its attachments during the review. */
  editComment: clientProcedure('review')
    .meta({ errors: ['ATTACHMENT_GONE', 'VERSION_RECALLED'], limits: ['saying'] })
    .input(editCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => editComment(ctx.platform, ctx.actor, input)),

  /** Deletes a comment of the caller without replies, during the review. */
  removeComment: clientProcedure('review')
    .meta({ errors: ['VERSION_RECALLED'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeComment(ctx.platform, ctx.actor, input.id)),

  /** Resolves or reopens a thread of the client's side. */
  resolveComment: clientProcedure('review')
    .meta({ errors: ['VERSION_RECALLED'] })
    .input(resolveCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => resolveComment(ctx.platform, ctx.actor, input)),

  /** Marks a comment on the previous version as done to the client's satisfaction, or unmarks it. */
  acceptComment: clientProcedure('review')
    .meta({ errors: ['VERSION_RECALLED'] })
    .input(acceptCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => acceptComment(ctx.platform, ctx.actor, input)),

  /** Accepts the price of a further round once all are used; the round opens when it is paid. */
  buyRound: clientProcedure('order')
    .meta({ errors: ['ROUNDS_LEFT', 'ORDER_NOT_PAID', 'PRICE_CHANGED'] })
    .input(buyRoundInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => buyRound(ctx.platform, ctx.user.id, input)),

  /** Requests changes, which ends a round; two rounds are included. */
  requestChanges: clientProcedure('review')
    .meta({ errors: ['VERSION_RECALLED', 'FILE_REPLACED', 'ROUNDS_USED_UP', 'COLLEAGUE_DECIDED'] })
    .input(requestChangesInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => requestChanges(ctx.platform, ctx.actor, input)),

  /** Approves a version; the project completes once all required assets are approved. */
  approve: clientProcedure('review')
    .meta({ errors: ['VERSION_RECALLED', 'FILE_REPLACED', 'COLLEAGUE_DECIDED'] })
    .input(approveInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => approve(ctx.platform, ctx.actor, input)),
})
