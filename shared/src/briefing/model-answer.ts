import { z } from '../errors/zod.ts'
import { briefKinds, extras, slots } from './brief.ts'

const REPLY_MAX = 900
const WORDS_MAX = 600

const words = () => z.string().trim().min(1).max(WORDS_MAX).nullable()

/**
 * What a language model may say and change in one turn of the briefing. Lengths, dates and prices are not in it: they
 * come from our rules alone. Anything else in an answer makes it invalid.
 */
export const modelAnswer = z.strictObject({
  reply: z.string().trim().min(2).max(REPLY_MAX),
  changes: z.strictObject({
    kind: z.enum(briefKinds).nullable(),
    audience: words(),
    message: words(),
    tone: words(),
    /** An empty text: the client has nothing. */
    materials: z.string().trim().max(WORDS_MAX).nullable(),
    company: z.string().trim().min(1).max(200).nullable(),
    extrasWanted: z.array(z.enum(extras)).max(extras.length),
    extrasRefused: z.array(z.enum(extras)).max(extras.length),
    /** Whether the question about extras is answered now. */
    extrasSettled: z.boolean(),
    /** What the client does not know or leaves to us. */
    leftToUs: z.array(z.enum(slots)).max(slots.length),
    /** Anything else worth keeping, in the client's words. */
    note: words(),
  }),
})

export type ModelAnswer = z.infer<typeof modelAnswer>
