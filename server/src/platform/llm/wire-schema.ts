import { z } from 'shared/errors/zod'

type Schema = Readonly<Record<string, unknown>>

/**
 * The JSON Schema that a model is sent for an answer: what every provider of structured outputs takes. Bounds are left
 * out and variants of an object become one object, for some providers refuse a whole request over `maxLength` or
 * `oneOf`. It is wider than the answer's own schema, which the answer has to pass all the same.
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

/** Every property is required: what may be missing is null. */
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

/** What only some variants have is null in the others. */
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

/** Of values of one type a single variant is left: all that are named, or any where one variant names none. */
function withVariant(variants: readonly Schema[], next: Schema): Schema[] {
  const same = variants.find(({ type }) => type === next.type)
  if (!same) return [...variants, next]
  const values = [same, next].map(schema => schema.enum as unknown[] | undefined)
  const named = values.every(value => value !== undefined) ? { enum: [...new Set(values.flat())] } : {}
  return variants.map(schema => (schema === same ? { type: next.type, ...named } : schema))
}
