import { guestLinkStates } from 'shared/deliverables/guest'
import { z } from 'shared/errors/zod'
import { moment, page } from './output.ts'

/** A link that was just made; its address is not kept. */
export const madeInvitation = z.object({ url: z.string(), expiresAt: moment() })

/** The guests of a review, newest first. */
export const guestPage = page(
  z.object({
    id: z.string(),
    name: z.string(),
    mayComment: z.boolean(),
    mayDownload: z.boolean(),
    hasPassPhrase: z.boolean(),
    inviterName: z.string().nullable(),
    /** Whether somebody of the team has invited them. */
    fromTeam: z.boolean(),
    state: z.enum(guestLinkStates),
    createdAt: moment(),
    expiresAt: moment(),
    openedAt: moment().nullable(),
    revokedAt: moment().nullable(),
  }),
)

/** Who of company and guests has looked, those who came last first. */
export const viewers = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      isGuest: z.boolean(),
      firstAt: moment(),
      lastAt: moment(),
      /** The version that they looked at last. */
      versionName: z.string(),
      /** How many comments and answers are theirs. */
      said: z.int(),
    }),
  ),
})
