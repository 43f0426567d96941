import { z } from '../../errors/zod.ts'
import {
  briefKinds,
  extras,
  formats,
  languages,
  type Slot,
  sideFields,
  slots,
  type WordField,
  wordFields,
} from '../brief/brief.ts'
import type { WordPlace } from '../brief/word-places.ts'

const REPLY_MAX = 900
const WORDS_MAX = 600
const MOST_FACTS = 30

/** The words of the client that say so, copied. */
const quote = () => z.string().trim().min(1).max(WORDS_MAX)

const fact = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.object({ field: z.literal(field), value, words: quote() })

const wordPlaces = [...wordFields, 'notes'] as const satisfies readonly WordPlace[]

/** The client's own words for a field: beside what stands there or instead of it, and where else they could stand. */
const inWords = <Field extends WordField>(field: Field, value: z.ZodType<string>) =>
  fact(field, value).extend({
    adds: z.boolean().nullish().catch(null),
    or: z.enum(wordPlaces).nullish().catch(null),
  })

/** What is counted: in seconds, and as a day. */
export const figures = ['duration', 'deadline'] as const satisfies readonly Slot[]

export type Figure = (typeof figures)[number]

/** An extra is refused instead. */
const removable = [...slots, ...sideFields].filter(field => field !== 'extras')

const modelFact = z.discriminatedUnion('field', [
  fact('kind', z.enum(briefKinds)),
  ...(['goal', 'audience', 'message', 'tone', 'place', 'people', 'company'] as const).map(field =>
    inWords(field, quote()),
  ),
  /** An empty text: the client has nothing. */
  inWords('materials', z.string().trim().max(WORDS_MAX)),
  fact('note', quote()),
  /** A note as it stands in the brief, which the client no longer means. */
  fact('note-taken-back', quote()),
  /** The words only: our rules make the figure of them, whatever the value is. */
  ...figures.map(field => fact(field, quote().catch(''))),
  fact('extra-wanted', z.enum(extras)),
  fact('extra-refused', z.enum(extras)),
  /** Named with a doubt: it is offered, not ordered. */
  fact('extra-doubtful', z.enum(extras)),
  fact('format', z.enum(formats)),
  fact('language', z.enum(languages)),
  /** What the client does not know or leaves to us. */
  fact('left', z.enum(slots)),
  /** What the client takes back, saying nothing else instead. */
  fact('taken-back', z.enum(removable)),
  /** What our rules would pass on to the team, and only seeks assent: "due minuti, va bene?" */
  fact('no-question', z.literal(true)),
  /** What the client asks and our rules have not seen; what they would say beside the point. */
  fact('question', z.literal(true)),
  fact('misanswered', z.literal(true)),
  /** The question about extras is answered. */
  fact('extras-settled', z.literal(true)),
])

/** The facts of a list that have the right form; the list as it is where none has, so that it is refused. */
function wellFormed(given: unknown): unknown {
  if (!Array.isArray(given)) return []
  const good = given.filter(one => modelFact.safeParse(one).success).slice(0, MOST_FACTS)
  return good.length > 0 ? good : given
}

/**
 * What a language model may say and change in one turn of the briefing: each fact with the client's words that it comes
 * from. Lengths and dates are words, too: our rules make the figures of them, and know the prices. Of an answer that is
 * partly wrong the rest is taken: a fact of another form is left out, and a reply of another form is empty.
 */
export const modelAnswer = z.object({
  reply: z.string().trim().max(REPLY_MAX).catch(''),
  /** What the question at the end of the reply is about; null where it asks nothing, or what the client has meant. */
  asks: z.enum(slots).nullish().catch(null),
  facts: z.preprocess(wellFormed, z.array(modelFact)),
})

export type ModelAnswer = z.infer<typeof modelAnswer>
export type ModelFact = z.infer<typeof modelFact>
