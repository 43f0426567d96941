import { z } from '../errors/zod.ts'
import { idsField, requestIdField, tokenField, uuidField } from '../fields/id.ts'
import { choiceField, integerField, yesNoField } from '../fields/scalars.ts'
import { optionalLine, optionalText, requiredLine, requiredText } from '../fields/text.ts'
import { idInput, projectScopeInput } from '../lists/page.inputs.ts'
import { assetKinds } from './asset.ts'
import { answerOutcomes, COMMENT_FILES_MAX, COMMENT_MAX } from './comments.ts'
import { exportFormats } from './comments-export.ts'
import { drawingColors, drawingLimits, drawingTools, isWholeShape, pointsOf, rounded } from './drawing.ts'

const coordinate = () =>
  z.number({ error: 'OUT_OF_RANGE' }).min(0, 'OUT_OF_RANGE').max(1, 'OUT_OF_RANGE').overwrite(rounded)

const shapeField = () =>
  z
    .strictObject(
      {
        tool: choiceField(drawingTools),
        color: choiceField(drawingColors),
        points: z
          .array(coordinate(), { error: 'OUT_OF_RANGE' })
          .max(drawingLimits.pointsInShape * 2, 'TOO_LONG')
          .readonly(),
      },
      { error: 'OUT_OF_RANGE' },
    )
    .refine(isWholeShape, 'OUT_OF_RANGE')

/** Drawing on a frame, as sent and as stored. */
export const drawingField = () =>
  z
    .array(shapeField(), { error: 'OUT_OF_RANGE' })
    .min(1, 'REQUIRED')
    .max(drawingLimits.shapes, 'TOO_LONG')
    .refine(shapes => pointsOf(shapes) <= drawingLimits.points, 'TOO_LONG')
    .readonly()

/** `inMessages`: for the conversation, which more users of the company read than the review. */
export const nameableInput = projectScopeInput.extend({ inMessages: yesNoField().optional() })

/** `name` tells two of a kind apart; with `isRequired` the project is done only with it. */
export const addAssetInput = projectScopeInput.extend({
  kind: choiceField(assetKinds),
  name: optionalLine(60),
  isRequired: yesNoField(),
})

const DAY_MS = 86_400_000
const DAY_SECONDS = DAY_MS / 1000
const LARGEST_FRAME_RATE = 240

export const deliverableInput = z.strictObject({ deliverableId: uuidField() })

/** Schema of a finite number that describes a file. */
const figureField = (max: number) =>
  z.number({ error: 'OUT_OF_RANGE' }).positive('OUT_OF_RANGE').max(max, 'OUT_OF_RANGE').optional()

const saidFields = {
  deliverableId: uuidField(),
  atMs: integerField(0, DAY_MS),
  untilMs: integerField(0, DAY_MS).optional(),
  text: requiredText(COMMENT_MAX),
  parentId: uuidField().optional(),
  drawing: drawingField().optional(),
  requestId: requestIdField(),
}

const isForward = ({ atMs, untilMs }: { atMs: number; untilMs?: number | undefined }): boolean =>
  untilMs === undefined || untilMs > atMs

const backward = { error: 'OUT_OF_RANGE', path: ['untilMs'] }

/** Only the beginning of a thread has a picture of its own. */
const drawsNoAnswer = ({ parentId, drawing }: { parentId?: string | undefined; drawing?: unknown }) =>
  parentId === undefined || drawing === undefined

const drawnAnswer = { error: 'OUT_OF_RANGE', path: ['drawing'] }

/** Files of a comment: uploads that have arrived, or those that go with it. Guests have none. */
const filesField = () => idsField(COMMENT_FILES_MAX, 'TOO_LONG')

/**
 * `atMs` is the moment of the video that the comment is about, in milliseconds from its start; with `untilMs`, a moment
 * of its last frame, it is about all between. An answer is about what it answers.
 * `drawing` lies on the picture of the first frame.
 */
export const plainCommentInput = z
  .strictObject(saidFields)
  .refine(isForward, backward)
  .refine(drawsNoAnswer, drawnAnswer)

export const commentInput = plainCommentInput.safeExtend({ uploadIds: filesField() })

/** `internal` keeps a note within the team; an answer is as visible as what it answers. */
export const teamCommentInput = commentInput.safeExtend({
  internal: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
})

/** `uploadIds` go with it from now on, `removedFileIds` no longer; what is named in neither stays. */
export const editCommentInput = idInput.extend({
  text: requiredText(COMMENT_MAX),
  uploadIds: filesField(),
  removedFileIds: filesField(),
})

/** `resolved: false` opens it again. */
export const resolveCommentInput = idInput.extend({
  resolved: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
})

const MAX_FILES = 10_000

/** `fileNumber` says which file was looked at, where it was replaced; left out, the first. */
const decisionInput = deliverableInput.extend({ fileNumber: integerField(1, MAX_FILES).optional() })

/** `seenState` is the state of the version on the screen; without it the approval holds over a change request, too. */
export const approveInput = decisionInput.extend({
  seenState: choiceField(['waiting', 'changes-requested']).optional(),
})

/** `text` closes the round in a few words. The screen asks for it where there is no comment either. */
export const requestChangesInput = decisionInput.extend({ text: optionalText(COMMENT_MAX) })

/** Reason why something is not done; the client reads it. */
export const declineCommentInput = idInput.extend({ reason: requiredText(COMMENT_MAX) })

/** `taken: false` hands it back. */
export const takeCommentInput = idInput.extend({ taken: yesNoField() })

/** Nobody, where `memberId` is null. */
export const assignCommentInput = idInput.extend({ memberId: uuidField().nullable() })

/** `accepted: false` takes the tick away. */
export const acceptCommentInput = idInput.extend({ accepted: yesNoField() })

const answerField = () =>
  z
    .strictObject({
      id: uuidField(),
      outcome: choiceField(answerOutcomes),
      reason: optionalText(COMMENT_MAX),
    })
    .refine(({ outcome, reason }) => outcome !== 'declined' || Boolean(reason), {
      error: 'REQUIRED',
      path: ['reason'],
    })

const MAX_ANSWERS = 1000

/** The timecode of the film's first frame; null takes the correction back, and the file counts again. */
export const correctTimecodeInput = deliverableInput.extend({
  startTimecode: requiredLine(11).nullable(),
  isDropFrame: yesNoField(),
})

const answersField = () =>
  z.array(answerField(), { error: 'OUT_OF_RANGE' }).max(MAX_ANSWERS, 'TOO_LONG').optional()

/** The answers that a version was sent with, as they are kept with it. */
export const sendingAnswers = z.array(answerField())

const versionWords = { versionName: requiredLine(100), notes: optionalText(2000) }

const sentFileFields = {
  uploadId: tokenField(),
  posterUploadId: tokenField().optional(),
  resolution: optionalLine(20).refine(text => !text || /^\d{1,5}x\d{1,5}$/.test(text), 'OUT_OF_RANGE'),
  durationSeconds: figureField(DAY_SECONDS),
  frameRate: figureField(LARGEST_FRAME_RATE),
}

/**
 * Without `assetId` the version belongs to the main asset of the project. `answers` has one for each open comment on
 * the previous version. The browser makes metadata and poster if it can play the file; the poster is a separate upload.
 */
export const publishDeliverableInput = z.strictObject({
  ...sentFileFields,
  projectId: uuidField(),
  assetId: uuidField().optional(),
  ...versionWords,
  answers: answersField(),
})

/** As to publish one; its answers are given when it is sent. */
export const saveVersionInput = publishDeliverableInput.omit({ answers: true })

/** The words as they stand then; `answers` as where one is published. */
export const sendVersionInput = deliverableInput.extend({ ...versionWords, answers: answersField() })

/** The file that takes the place of a version's. */
export const replaceFileInput = deliverableInput.extend(sentFileFields)

/** Internal notes leave only where they are asked for. */
export const exportCommentsInput = deliverableInput.extend({
  format: choiceField(exportFormats),
  withInternal: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
})
