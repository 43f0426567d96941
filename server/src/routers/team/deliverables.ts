import {
  exportCommentsInput,
  listDeliverablesInput,
  publishDeliverableInput,
  removeCommentInput,
  resolveCommentInput,
  teamCommentInput,
} from 'shared/deliverables/deliverables.inputs'
import { z } from 'shared/errors/zod'
import { comment, removeComment, resolveComment } from '../../domain/deliverables/comments.service.ts'
import { listDeliverables } from '../../domain/deliverables/deliverables.service.ts'
import { exportComments } from '../../domain/deliverables/export.service.ts'
import { publish } from '../../domain/deliverables/publish.service.ts'
import type { MemberReviewer } from '../../domain/deliverables/reviewer.service.ts'
import type { ActingMember } from '../../domain/team/team.service.ts'
import { router, teamProcedure } from '../../trpc/procedures.ts'
import { ok } from '../output.ts'
import { made, teamRoom } from '../review-output.ts'

const asTeam = ({ user, member }: { user: { id: string }; member: ActingMember }): MemberReviewer => ({
  side: 'team',
  userId: user.id,
  name: member.fullName,
  member,
})

/** The review as the team acts in it, in the projects that a member sees (dashboard and team, section 6). */
export const teamDeliverablesRouter = router({
  /** The versions, newest first, with all that was said on them, internal notes too, and the rounds. */
  list: teamProcedure
    .input(listDeliverablesInput)
    .output(teamRoom)
    .query(({ ctx, input }) => listDeliverables(ctx.platform, asTeam(ctx), input.projectId)),

  /** Makes a finished upload the newest version; the client is told, and the project is in review. */
  publish: teamProcedure
    .input(publishDeliverableInput)
    .output(made)
    .mutation(({ ctx, input }) => publish(ctx.platform, asTeam(ctx), input)),

  /** With `internal`, a note that no client ever sees. */
  comment: teamProcedure
    .input(teamCommentInput)
    .output(made)
    .mutation(({ ctx, input }) => comment(ctx.platform, asTeam(ctx), input)),

  /** Marks a thread as resolved, or opens it again. */
  resolveComment: teamProcedure
    .input(resolveCommentInput)
    .output(ok)
    .mutation(({ ctx, input }) => resolveComment(ctx.platform, asTeam(ctx), input)),

  /** Takes one's own words back, while nobody has answered them and the review goes on. */
  removeComment: teamProcedure
    .input(removeCommentInput)
    .output(ok)
    .mutation(({ ctx, input }) => removeComment(ctx.platform, asTeam(ctx), input.id)),

  /** As a table, or as markers for an editing program. */
  exportComments: teamProcedure
    .input(exportCommentsInput)
    .output(z.object({ fileName: z.string(), content: z.string() }))
    .query(({ ctx, input }) => exportComments(ctx.platform, asTeam(ctx), input)),
})
