import { versionStates } from 'shared/deliverables/version-state'
import { z } from 'shared/errors/zod'
import { moment } from './output.ts'

const said = z.object({
  id: z.string(),
  authorName: z.string(),
  fromTeam: z.boolean(),
  isOwn: z.boolean(),
  text: z.string(),
  createdAt: moment(),
  canRemove: z.boolean(),
})

const thread = said.extend({
  atMs: z.int(),
  resolvedAt: moment().nullable(),
  canResolve: z.boolean(),
  replies: z.array(said),
})

const version = z.object({
  id: z.string(),
  versionName: z.string(),
  notes: z.string().nullable(),
  fileName: z.string(),
  fileSize: z.number(),
  format: z.string(),
  resolution: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  frameRate: z.number().nullable(),
  url: z.string(),
  posterUrl: z.string().nullable(),
  round: z.int(),
  state: z.enum(versionStates),
  publishedAt: moment(),
  publishedBy: z.string().nullable(),
  changesRequestedAt: moment().nullable(),
  closingWords: z.string().nullable(),
  approvedAt: moment().nullable(),
  mayComment: z.boolean(),
})

const roomOf = <Thread extends z.ZodType>(threads: Thread) =>
  z.object({
    items: z.array(version.extend({ comments: z.array(threads) })),
    rounds: z.object({ used: z.int(), included: z.int() }),
  })

/** A review room as its client sees it: no word in it says that there are internal notes. */
export const clientRoom = roomOf(thread)

export const teamRoom = roomOf(thread.extend({ internal: z.boolean() }))

export const made = z.object({ id: z.string() })
