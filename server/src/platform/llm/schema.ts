import type { OutputInterface } from 'ai'
import { z } from 'shared/errors/zod'

const refusals = new Set([400, 404, 422])
const aboutSchema = /response[ _]?format|schema|structured[ _-]?output/i

/** Returns true if a provider rejected a request because of its response schema. */
export const refusesSchema = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  'responseBody' in error &&
  refusals.has(Number(error.statusCode)) &&
  aboutSchema.test(String(error.responseBody))

/** Appends the schema to the instructions, for models without schema support. */
export const withSchema = (instructions: string, schema: object) =>
  `${instructions}\n\nAnswer with one JSON object and nothing else, valid against this JSON Schema:\n${JSON.stringify(schema)}`

/** Returns the text from the JSON object on, after reasoning, a code fence or an introduction. */
function beginning(text: string): string {
  if (/^\s*<think>/.test(text) && !text.includes('</think>')) return ''
  const said = text.slice(text.lastIndexOf('</think>') + 1)
  const start = said.search(/\{\s*["}]/)
  return start < 0 ? '' : said.slice(start)
}

/** A partial answer is parsed again once it has grown by this part of its length. */
const GROWTH = 1 / 16

/** Longer partial answers are not parsed: an answer of 8,000 tokens has about 32,000 characters, and parsing blocks. */
const MAX_PARTIAL = 65_536

/**
 * Wraps an output so that the JSON object in the text is the answer, ignoring text around it. Use one instance per
 * request: it stores the parsed length. Parsing only after a growth of 1/16 keeps the cost linear.
 */
export function objectOnly<Whole, Partial>(
  output: OutputInterface<Whole, Partial, never>,
): OutputInterface<Whole, Partial, never> {
  let nextLength = 0
  return {
    ...output,
    parseCompleteOutput({ text }, context) {
      const begun = beginning(text)
      return output.parseCompleteOutput({ text: begun.slice(0, begun.lastIndexOf('}') + 1) }, context)
    },
    async parsePartialOutput({ text }) {
      if (text.length < nextLength || text.length > MAX_PARTIAL) return undefined
      nextLength = text.length * (1 + GROWTH)
      return output.parsePartialOutput({ text: beginning(text) })
    },
  }
}

type Schema = Readonly<Record<string, unknown>>

/**
 * Returns the JSON Schema that is sent to a model, in the subset that all providers accept. Bounds are omitted and
 * variants of an object are merged, because some providers refuse `maxLength` or `oneOf`. The answer is still validated
 * by its own, stricter schema.
 */
export const wireSchemaOf = (answer: z.ZodType): Schema => narrowed(z.toJSONSchema(answer) as Schema)

function narrowed(schema: Schema): Schema {
  const variants = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined
  if (variants) return union(variants.map(narrowed))
  if (schema.type === 'array') return { type: 'array', items: narrowed(schema.items as Schema) }
  if (schema.type === 'object') return objectOf(Object.entries(schema.properties as Record<string, Schema>))
  const values = 'const' in schema ? [schema.const] : schema.enum
  return { type: schema.type, ...(values !== undefined && { enum: values }) }
}

/** Makes every property required; optional ones are nullable instead. */
const objectOf = (properties: readonly (readonly [string, Schema])[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(properties.map(([name, schema]) => [name, narrowed(schema)])),
  required: properties.map(([name]) => name),
  additionalProperties: false,
})

function union(variants: readonly Schema[]): Schema {
  const objects = variants.filter(({ type }) => type === 'object')
  const others = variants.filter(({ type }) => type !== 'object')
  const merged = objects.length > 1 ? [mergedObject(objects)] : objects
  const all = [...merged, ...others.reduce(withVariant, [])]
  return all.length === 1 && all[0] ? all[0] : { anyOf: all }
}

/** Merges variants into one object; properties of only some variants become nullable. */
function mergedObject(objects: readonly Schema[]): Schema {
  const properties = objects.flatMap(({ properties }) => Object.entries(properties as Record<string, Schema>))
  const byName = Map.groupBy(properties, ([name]) => name)
  return objectOf(
    [...byName].map(([name, found]) => {
      const schemas = found.map(([, schema]) => schema)
      return [name, { anyOf: found.length < objects.length ? [...schemas, { type: 'null' }] : schemas }]
    }),
  )
}

/** Merges variants of one type: their enums are united, or dropped if one has none. */
function withVariant(variants: readonly Schema[], next: Schema): Schema[] {
  const same = variants.find(({ type }) => type === next.type)
  if (!same) return [...variants, next]
  const values = [same, next].map(schema => schema.enum as unknown[] | undefined)
  const named = values.every(value => value !== undefined) ? { enum: [...new Set(values.flat())] } : {}
  return variants.map(schema => (schema === same ? { type: next.type, ...named } : schema))
}
