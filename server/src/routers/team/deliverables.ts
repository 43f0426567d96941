import {
  addAssetInput,
  assignCommentInput,
  correctTimecodeInput,
  declineCommentInput,
  deliverableInput,
  editCommentInput,
  exportCommentsInput,
  publishDeliverableInput,
  replaceFileInput,
  resolveCommentInput,
  saveVersionInput,
  sendVersionInput,
  takeCommentInput,
  teamCommentInput,
} from 'shared/deliverables/deliverables.inputs'
import { z } from 'shared/errors/zod'
import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { addAsset, removeAsset } from '../../domain/deliverables/assets/assets.service.ts'
import { declineComment } from '../../domain/deliverables/review/comment-answers.service.ts'
import { assignComment, claimComment } from '../../domain/deliverables/review/comment-owner.service.ts'
import {
  comment,
  editComment,
  removeComment,
  resolveComment,
} from '../../domain/deliverables/review/comments.service.ts'
import { exportComments } from '../../domain/deliverables/review/export.service.ts'
import { listMentionable } from '../../domain/deliverables/review/mentions.service.ts'
import { listDeliverables } from '../../domain/deliverables/versions/deliverables.service.ts'
import { retryMedia } from '../../domain/deliverables/versions/media.service.ts'
import { publish } from '../../domain/deliverables/versions/publish.service.ts'
import { replaceFile } from '../../domain/deliverables/versions/replace-file.service.ts'
import { saveVersion } from '../../domain/deliverables/versions/save-version.service.ts'
import {
  discardVersion,
  recallVersion,
  sendVersion,
} from '../../domain/deliverables/versions/version-lifecycle.service.ts'
import { correctTimecode } from '../../domain/deliverables/versions/version-media.service.ts'
import { managerProcedure, router, teamProcedure } from '../../trpc/procedures.ts'
import { idOutput, voidOutput } from '../output.ts'
import { teamNameable, teamRoom } from '../review-output.ts'

/** The review as the team acts in it, in the projects that a member sees (docs/decisions/team-membership.md). */
export const teamDeliverablesRouter = router({
  /** The versions, newest first, with all that was said on them, internal notes too, and the rounds. */
  list: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(teamRoom)
    .query(({ ctx, input }) => listDeliverables(ctx.platform, ctx.actor, input.projectId)),

  /**
   * Makes a finished upload the newest version of an asset. A manager sends it with that, at once or as soon as its
   * watchable copy is made; from anybody else it stays with the team.
   */
  publish: teamProcedure
    .meta({ errors: ['NOT_FOUND', 'NOTES_UNANSWERED', 'FILE_TYPE'] })
    .input(publishDeliverableInput)
    .output(idOutput.extend({ state: z.enum(['saved', 'waiting', 'sent']) }))
    .mutation(({ ctx, input }) => publish(ctx.platform, ctx.actor, input)),

  /** Makes a finished upload a version that only the team sees, until it is sent. */
  save: teamProcedure
    .meta({ errors: ['NOT_FOUND', 'FILE_TYPE'] })
    .input(saveVersionInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => saveVersion(ctx.platform, ctx.actor, input)),

  /** Sends a saved version to the client, at once or as soon as its watchable copy is made. */
  send: managerProcedure
    .meta({ errors: ['NOT_FOUND', 'VERSION_SENT', 'VERSION_NOT_READY', 'NOTES_UNANSWERED'] })
    .input(sendVersionInput)
    .output(z.object({ state: z.enum(['waiting', 'sent']) }))
    .mutation(({ ctx, input }) => sendVersion(ctx.platform, ctx.actor, input)),

  /**
   * Takes a version back from the client within ten minutes, while they have not decided on it; one that waits for its
   * watchable copy is not sent.
   */
  recall: managerProcedure
    .meta({ errors: ['NOT_FOUND', 'VERSION_RECALLED', 'VERSION_DECIDED', 'RECALL_OVER'] })
    .input(deliverableInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => recallVersion(ctx.platform, ctx.actor, input.deliverableId)),

  /** Throws a version away that was saved for the team and that no client has seen. */
  discard: teamProcedure
    .meta({ errors: ['NOT_FOUND', 'NOT_A_MANAGER', 'VERSION_SENT'] })
    .input(deliverableInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => discardVersion(ctx.platform, ctx.actor, input.deliverableId)),

  /** Puts a corrected file in the place of a version's, while the client has not decided on it. */
  replaceFile: teamProcedure
    .meta({ errors: ['NOT_FOUND', 'NOT_A_MANAGER', 'VERSION_DECIDED', 'FILE_TYPE'] })
    .input(replaceFileInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => replaceFile(ctx.platform, ctx.actor, input)),

  /** Has the smaller copies of a version made again, once that has failed. */
  retryMedia: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(deliverableInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => retryMedia(ctx.platform, ctx.actor, input.deliverableId)),

  /** Corrects the timecode of the first frame; null removes the correction. */
  correctTimecode: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(correctTimecodeInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => correctTimecode(ctx.platform, ctx.actor, input)),

  /** Lists whom a comment can mention, internal ones the team alone, and to whom one can be assigned. */
  nameable: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(teamNameable)
    .query(({ ctx, input }) => listMentionable(ctx.platform, ctx.actor, input.projectId)),

  /** With `internal`, a note that no client ever sees. */
  comment: teamProcedure
    .meta({ errors: ['NOT_FOUND', 'REVIEW_FULL', 'ATTACHMENT_GONE'], limits: ['saying'] })
    .input(teamCommentInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => comment(ctx.platform, ctx.actor, input)),

  /** Marks a thread as resolved, or opens it again. */
  resolveComment: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(resolveCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => resolveComment(ctx.platform, ctx.actor, input)),

  /** Declines a comment with a reason that the client reads. */
  declineComment: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(declineCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => declineComment(ctx.platform, ctx.actor, input)),

  /** Takes a comment up as one's own work, or hands it back. */
  takeComment: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(takeCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => claimComment(ctx.platform, ctx.actor, input)),

  /** Gives an open comment to somebody who works on the project, or to nobody. */
  assignComment: managerProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(assignCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => assignComment(ctx.platform, ctx.actor, input)),

  /** Changes one's own words and what goes with them, while the review goes on. */
  editComment: teamProcedure
    .meta({ errors: ['NOT_FOUND', 'ATTACHMENT_GONE'], limits: ['saying'] })
    .input(editCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => editComment(ctx.platform, ctx.actor, input)),

  /** Takes one's own words back, while nobody has answered them and the review goes on. */
  removeComment: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeComment(ctx.platform, ctx.actor, input.id)),

  /** As a table, or as markers for an editing program. */
  exportComments: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(exportCommentsInput)
    .output(z.object({ fileName: z.string(), content: z.string() }))
    .query(({ ctx, input }) => exportComments(ctx.platform, ctx.actor, input)),
})

/** Assets of a project: formats and files, each with its own versions (docs/decisions/downloads-and-review.md). */
export const teamAssetsRouter = router({
  /** Adds a format or a file; the client sees that it will come. */
  add: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(addAssetInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => addAsset(ctx.platform, ctx.actor, input)),

  /** Takes one away, while nothing of it was published. */
  remove: teamProcedure
    .meta({ errors: ['NOT_FOUND', 'ASSET_IN_USE'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeAsset(ctx.platform, ctx.actor, input.id)),
})
