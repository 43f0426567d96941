import { z } from '../errors/zod.ts'

const count = z.number().int().min(0)

const figures = z.object({
  words: count,
  sentences: count,
  seconds: count,
  readability: z.number().min(0).max(100).nullable(),
})

const scene = z.object({ fromSeconds: count, toSeconds: count, said: z.string(), seen: z.string() })

const change = z.object({ before: z.string(), after: z.string(), why: z.string() })

/** Result of a script request, sent to the visitor and stored in the request's row. */
export const scriptReport = z.object({
  kind: z.literal('script'),
  /** Always a program: the built-in rules or a language model. */
  writtenBy: z.enum(['rules', 'model']),
  /** `kept`: it was good as it was; `not-italian`: nothing was touched. */
  outcome: z.enum(['improved', 'kept', 'not-italian']),
  /** Improved script, with `[…]` where only the client knows the words. */
  script: z.string(),
  scenes: z.array(scene),
  before: figures,
  after: figures,
  changes: z.array(change),
  /** Remaining manual work. */
  notes: z.array(z.string()),
})

export type ScriptReport = z.infer<typeof scriptReport>
export type ScriptScene = z.infer<typeof scene>
export type ScriptChange = z.infer<typeof change>

/** Script request of a visitor. */
export interface ScriptInput {
  readonly originalScript: string
  readonly company: string
  readonly website: string | null
  readonly projectDescription: string | null
}
