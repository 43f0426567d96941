import {
  addAssetInput,
  assignCommentInput,
  correctTimecodeInput,
  declineCommentInput,
  deliverableInput,
  editCommentInput,
  exportCommentsInput,
  nameableInput,
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
import { correctTimecode, listDeliverables } from '../../domain/deliverables/versions/deliverables.service.ts'
import { retryMedia } from '../../domain/deliverables/versions/media.service.ts'
import { replaceFile } from '../../domain/deliverables/versions/replace-file.service.ts'
import { publish, saveVersion } from '../../domain/deliverables/versions/save-version.service.ts'
import {
  discardVersion,
  recallVersion,
  sendVersion,
} from '../../domain/deliverables/versions/version-lifecycle.service.ts'
import { managerRowProcedure, router, teamRowProcedure } from '../../trpc/procedures.ts'
import { idOutput, voidOutput } from '../output.ts'
import { teamNameable, teamRoom } from '../review-output.ts'

/** Review by the team, in the projects that a member may see (docs/decisions/team-membership.md). */
export const teamDeliverablesRouter = router({
  /** Lists the versions, newest first, with all comments, internal notes included, and the rounds. */
  list: teamRowProcedure
    .input(projectScopeInput)
    .output(teamRoom)
    .query(({ ctx, input }) => listDeliverables(ctx.platform, ctx.actor, input.projectId)),

  /**
   * Saves a finished upload as the newest version of an asset. For a manager it is also sent to the client, at once or
   * as soon as its proxies are ready.
   */
  publish: teamRowProcedure
    .meta({ errors: ['NOTES_UNANSWERED', 'FILE_TYPE', 'REQUEST_ID_REUSED'] })
    .input(publishDeliverableInput)
    .output(idOutput.extend({ state: z.enum(['saved', 'waiting', 'sent']) }))
    .mutation(({ ctx, input }) => publish(ctx.platform, ctx.actor, input)),

  /** Saves a finished upload as a version that only the team sees until it is sent. */
  save: teamRowProcedure
    .meta({ errors: ['FILE_TYPE', 'REQUEST_ID_REUSED'] })
    .input(saveVersionInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => saveVersion(ctx.platform, ctx.actor, input)),

  /** Sends a saved version to the client, at once or as soon as its proxies are ready. */
  send: managerRowProcedure
    .meta({ errors: ['VERSION_SENT', 'VERSION_NOT_READY', 'NOTES_UNANSWERED'] })
    .input(sendVersionInput)
    .output(z.object({ state: z.enum(['waiting', 'sent']) }))
    .mutation(({ ctx, input }) => sendVersion(ctx.platform, ctx.actor, input)),

  /** Recalls a version within ten minutes of sending, unless the client has decided. Cancels a scheduled send. */
  recall: managerRowProcedure
    .meta({ errors: ['VERSION_RECALLED', 'VERSION_DECIDED', 'RECALL_OVER'] })
    .input(deliverableInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => recallVersion(ctx.platform, ctx.actor, input.deliverableId)),

  /** Deletes a saved version that no client has seen. */
  discard: teamRowProcedure
    .meta({ errors: ['NOT_A_MANAGER', 'VERSION_SENT'] })
    .input(deliverableInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => discardVersion(ctx.platform, ctx.actor, input.deliverableId)),

  /** Replaces the file of a version, unless the client has decided on it. */
  replaceFile: teamRowProcedure
    .meta({ errors: ['NOT_A_MANAGER', 'VERSION_DECIDED', 'FILE_TYPE'] })
    .input(replaceFileInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => replaceFile(ctx.platform, ctx.actor, input)),

  /** Renders the proxies of a version again after a failure. */
  retryMedia: teamRowProcedure
    .input(deliverableInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => retryMedia(ctx.platform, ctx.actor, input.deliverableId)),

  /** Corrects the timecode of the first frame; null removes the correction. */
  correctTimecode: teamRowProcedure
    .input(correctTimecodeInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => correctTimecode(ctx.platform, ctx.actor, input)),

  /** Lists the people whom a comment can mention (internal ones: team only), and those it can be assigned to. */
  nameable: teamRowProcedure
    .input(nameableInput)
    .output(teamNameable)
    .query(({ ctx, input }) => listMentionable(ctx.platform, ctx.actor, input)),

  /** Adds a comment; with `internal`, a note that no client sees. */
  comment: teamRowProcedure
    .meta({ errors: ['REVIEW_FULL', 'ATTACHMENT_GONE'], limits: ['saying'] })
    .input(teamCommentInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => comment(ctx.platform, ctx.actor, input)),

  /** Resolves a thread, or reopens it. */
  resolveComment: teamRowProcedure
    .input(resolveCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => resolveComment(ctx.platform, ctx.actor, input)),

  /** Declines a comment with a reason that the client reads. */
  declineComment: teamRowProcedure
    .input(declineCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => declineComment(ctx.platform, ctx.actor, input)),

  /** Assigns a comment to the caller, or unassigns it. */
  takeComment: teamRowProcedure
    .input(takeCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => claimComment(ctx.platform, ctx.actor, input)),

  /** Assigns an open comment to a member of the project, or unassigns it. */
  assignComment: managerRowProcedure
    .input(assignCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => assignComment(ctx.platform, ctx.actor, input)),

  /** Edits a comment of the caller and its attachments during the review. */
  editComment: teamRowProcedure
    .meta({ errors: ['ATTACHMENT_GONE'], limits: ['saying'] })
    .input(editCommentInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => editComment(ctx.platform, ctx.actor, input)),

  /** Deletes a comment of the caller without replies, during the review. */
  removeComment: teamRowProcedure
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeComment(ctx.platform, ctx.actor, input.id)),

  /** Exports comments as a table, or as markers for an editing program. */
  exportComments: teamRowProcedure
    .input(exportCommentsInput)
    .output(z.object({ fileName: z.string(), content: z.string() }))
    .query(({ ctx, input }) => exportComments(ctx.platform, ctx.actor, input)),
})

/** Assets of a project: formats and files, each with its versions (docs/decisions/downloads-and-review.md). */
export const teamAssetsRouter = router({
  /** Adds a format or a file, which the client sees as planned. */
  add: teamRowProcedure
    .input(addAssetInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => addAsset(ctx.platform, ctx.actor, input)),

  /** Removes an asset without published versions. */
  remove: teamRowProcedure
    .meta({ errors: ['ASSET_IN_USE'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeAsset(ctx.platform, ctx.actor, input.id)),
})
