import { assetKinds, assetStates } from 'shared/deliverables/asset'
import { commentStates } from 'shared/deliverables/comments'
import { drawingField, sendingAnswers } from 'shared/deliverables/deliverables.inputs'
import { finding, loudness, mediaFacts, mediaFailures, mediaStates, sprite } from 'shared/deliverables/media'
import { versionStates } from 'shared/deliverables/version'
import { z } from 'shared/errors/zod'
import { isoDate } from './output.ts'

/** Attachment of a comment; `url` is null if a guest may not download it. */
const commentFile = z.object({
  id: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.number(),
  url: z.string().nullable(),
  /** True if the file belongs to the comment on the previous version. */
  isCarried: z.boolean(),
})

const said = z.object({
  id: z.string(),
  authorName: z.string(),
  fromTeam: z.boolean(),
  /** True if a guest without an account wrote it. */
  fromGuest: z.boolean(),
  isOwn: z.boolean(),
  text: z.string(),
  createdAt: isoDate(),
  /** Time of its author's last change. */
  editedAt: isoDate().nullable(),
  canRemove: z.boolean(),
  canEdit: z.boolean(),
  files: z.array(commentFile),
  /** Mentioned people, named as in the text behind an `@`; `isOwn` for the reader. */
  named: z.array(z.object({ fullName: z.string(), isOwn: z.boolean() })),
})

const thread = said.extend({
  atMs: z.int(),
  /** Time within the last frame of a range; null for a single frame. */
  untilMs: z.int().nullable(),
  /** Drawing on the first frame. */
  drawing: drawingField().nullable(),
  resolvedAt: isoDate().nullable(),
  canResolve: z.boolean(),
  state: z.enum(commentStates),
  /** Reason why it was not done. */
  declineReason: z.string().nullable(),
  /** Time at which the client accepted what was done. */
  acceptedAt: isoDate().nullable(),
  /** True if it was open on the version before. */
  isCarriedOver: z.boolean(),
  canAccept: z.boolean(),
  replies: z.array(said),
})

/** Transcoding state and renditions. */
const media = z.object({
  state: z.enum(mediaStates),
  percent: z.int(),
  failure: z.enum(mediaFailures).nullable(),
  proxies: z.array(z.object({ url: z.string(), width: z.int(), height: z.int() })),
  sprite: sprite.nullable(),
  spriteUrl: z.string().nullable(),
  peaksUrl: z.string().nullable(),
})

/** Media with findings, which only the team sees. */
const teamMedia = media.extend({ loudness: loudness.nullable(), findings: z.array(finding) })

/** Asset with the state of its review. */
const asset = z.object({
  id: z.string(),
  kind: z.enum(assetKinds),
  /** Name that distinguishes assets of the same kind. */
  name: z.string().nullable(),
  isMain: z.boolean(),
  /** True if the project needs it to be complete. */
  isRequired: z.boolean(),
  state: z.enum(assetStates),
})

const version = z.object({
  id: z.string(),
  /** Asset of the version; null if `assets` is empty. */
  assetId: z.string().nullable(),
  versionName: z.string(),
  notes: z.string().nullable(),
  fileName: z.string(),
  fileType: z.string(),
  /** True for a video, false for another file. */
  isFilm: z.boolean(),
  fileSize: z.number(),
  format: z.string(),
  resolution: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  frameRate: z.number().nullable(),
  /** Metadata of the file; null if not probed. */
  facts: mediaFacts.nullable(),
  /** Timeline set by the team, for a video whose file is wrong. */
  correction: z.object({ startTimecode: z.string(), isDropFrame: z.boolean() }).nullable(),
  url: z.string(),
  posterUrl: z.string().nullable(),
  round: z.int(),
  state: z.enum(versionStates),
  publishedAt: isoDate(),
  publishedBy: z.string().nullable(),
  changesRequestedAt: isoDate().nullable(),
  closingWords: z.string().nullable(),
  approvedAt: isoDate().nullable(),
  mayComment: z.boolean(),
  /** Number of the file, and the time of its replacement. */
  fileNumber: z.int(),
  fileReplacedAt: isoDate().nullable(),
})

/** Stage of a version between team and client, with the reader's permissions. */
const stage = z.object({
  /** Time of the last recall. */
  recalledAt: isoDate().nullable(),
  /** True if a manager asked to send it as soon as its proxies are ready. */
  isSendWaiting: z.boolean(),
  maySend: z.boolean(),
  mayReplace: z.boolean(),
  mayDiscard: z.boolean(),
  /** Milliseconds left to recall it, by the server's clock; null if not possible. */
  recallMsLeft: z.int().nullable(),
  /** Answers that it was sent with before a recall. */
  sendingAnswers,
})

const roomOf = <Thread extends z.ZodType, Version extends z.ZodRawShape>(threads: Thread, more: Version) =>
  z.object({
    /** Main asset first; empty until something is ordered or published. */
    assets: z.array(asset),
    /** Versions, newest first. */
    items: z.array(version.extend({ comments: z.array(threads), ...more })),
    rounds: z.object({
      used: z.int(),
      included: z.int(),
      /** Number of rounds including granted and bought ones. */
      allowed: z.int(),
      /** Price of the next round, once all are used; a bought one awaits its payment. */
      next: z.object({ totalCents: z.int(), isBought: z.boolean() }).nullable(),
    }),
    /** True if this server renders proxies of published videos. */
    makesPreviews: z.boolean(),
  })

/** Review room of the client, without any sign of internal notes. */
export const clientRoom = roomOf(thread, { media: media.nullable() })

export const teamRoom = roomOf(
  thread.extend({
    internal: z.boolean(),
    owner: z.string().nullable(),
    /** Member id of the assignee. */
    ownerId: z.string().nullable(),
    isOwnWork: z.boolean(),
    canAssign: z.boolean(),
    canDecline: z.boolean(),
  }),
  { media: teamMedia.nullable(), ...stage.shape },
)

/** People whom a comment can mention, by name; in internal ones, team members only. */
export const nameable = z.object({
  items: z.array(z.object({ id: z.string(), fullName: z.string(), fromTeam: z.boolean() })),
})

/** People with their member ids, for assigning a comment; `own` is the caller's. */
export const teamNameable = z.object({
  items: z.array(nameable.shape.items.element.extend({ memberId: z.string().nullable() })),
  own: z.string().nullable(),
})
