import { z } from '../errors/zod.ts'
import { briefKinds, extras, formats, languages, slots } from './brief.ts'

const REPLY_MAX = 900
const WORDS_MAX = 600

/** The words of the client that say so, copied. */
const quote = () => z.string().trim().min(1).max(WORDS_MAX)

const fact = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.strictObject({ field: z.literal(field), value, words: quote() })

/**
 * What a language model may say and change in one turn of the briefing: each fact with the client's words that it comes
 * from. Lengths, dates and prices are not in it: they come from our rules alone. Anything else in an answer makes it
 * invalid.
 */
export const modelAnswer = z.strictObject({
  reply: z.string().trim().min(2).max(REPLY_MAX),
  facts: z
    .array(
      z.discriminatedUnion('field', [
        fact('kind', z.enum(briefKinds)),
        ...(['goal', 'audience', 'message', 'tone', 'place', 'people', 'company', 'note'] as const).map(
          field => fact(field, quote()),
        ),
        /** An empty text: the client has nothing. */
        fact('materials', z.string().trim().max(WORDS_MAX)),
        fact('extra-wanted', z.enum(extras)),
        fact('extra-refused', z.enum(extras)),
        fact('format', z.enum(formats)),
        fact('language', z.enum(languages)),
        /** What the client does not know or leaves to us. */
        fact('left', z.enum(slots)),
        /** The question about extras is answered. */
        fact('extras-settled', z.literal(true)),
      ]),
    )
    .max(30),
})

export type ModelAnswer = z.infer<typeof modelAnswer>
export type ModelFact = ModelAnswer['facts'][number]
