import {
  approveInput,
  commentInput,
  listDeliverablesInput,
  removeCommentInput,
  requestChangesInput,
  resolveCommentInput,
} from 'shared/deliverables/deliverables.inputs'
import { comment, removeComment, resolveComment } from '../../domain/deliverables/comments.service.ts'
import { approve, requestChanges } from '../../domain/deliverables/decision.service.ts'
import { listDeliverables } from '../../domain/deliverables/deliverables.service.ts'
import type { Reviewer } from '../../domain/deliverables/reviewer.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { ok } from '../output.ts'
import { clientRoom, made } from '../review-output.ts'

const asClient = ({ id, fullName }: { id: string; fullName: string }): Reviewer => ({
  side: 'client',
  userId: id,
  name: fullName,
})

/** The final videos and their review, as the client acts in it (dashboard and team, section 2.1; decision 33). */
export const deliverablesRouter = router({
  /** The versions, newest first, with what was said on them, and the rounds; internal notes never. */
  list: clientProcedure
    .input(listDeliverablesInput)
    .output(clientRoom)
    .query(({ ctx, input }) => listDeliverables(ctx.platform, asClient(ctx.user), input.projectId)),

  /** Says something about a moment of a version, or answers. */
  comment: clientProcedure
    .input(commentInput)
    .output(made)
    .mutation(({ ctx, input }) => comment(ctx.platform, asClient(ctx.user), input)),

  /** Takes one's own words back, while nobody has answered them and the review goes on. */
  removeComment: clientProcedure
    .input(removeCommentInput)
    .output(ok)
    .mutation(({ ctx, input }) => removeComment(ctx.platform, asClient(ctx.user), input.id)),

  /** One's own threads only. */
  resolveComment: clientProcedure
    .input(resolveCommentInput)
    .output(ok)
    .mutation(({ ctx, input }) => resolveComment(ctx.platform, asClient(ctx.user), input)),

  /** Ends a round, of which two are included. */
  requestChanges: clientProcedure
    .input(requestChangesInput)
    .output(ok)
    .mutation(({ ctx, input }) => requestChanges(ctx.platform, asClient(ctx.user), input)),

  /** Ends the review and completes the project. */
  approve: clientProcedure
    .input(approveInput)
    .output(ok)
    .mutation(({ ctx, input }) => approve(ctx.platform, asClient(ctx.user), input)),
})
