import type { AnyRouter } from '@trpc/server'
import { z } from 'shared/errors/zod'
import { printSchema, type Schema } from '../platform/shape.ts'

/** A procedure as a developer reads it. */
export interface Described {
  /** The dotted name, such as `dashboard.quote.confirm`. */
  path: string
  kind: 'query' | 'mutation' | 'subscription'
  /** Who may call it; `server/src/trpc/procedures.ts` has the names. */
  policy: string | undefined
  /** What it takes, in the words of `API.md`; undefined for nothing. */
  shape: string | undefined
  /** An input of that shape to begin with: what must be there, with nothing in it. */
  example: unknown
}

interface Procedure {
  _def: { type: Described['kind']; meta?: { policy?: string }; inputs: z.ZodType[] }
}

/** Every procedure of a router, with what it takes. */
export function describeProcedures(router: AnyRouter): Described[] {
  const procedures = router._def.procedures as unknown as Record<string, Procedure>
  return Object.entries(procedures).map(([path, { _def }]) => {
    const [input] = _def.inputs
    const schema = input && (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema)
    return {
      path,
      kind: _def.type,
      policy: _def.meta?.policy,
      shape: schema && printSchema(schema),
      example: schema && exampleOf(schema),
    }
  })
}

function exampleOf(schema: Schema): unknown {
  const { anyOf, oneOf, properties = {}, required = [], type } = schema
  const [variant] = anyOf ?? oneOf ?? []
  if (variant) return exampleOf(variant)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (type === 'object')
    return Object.fromEntries(required.map(key => [key, exampleOf(properties[key] ?? {})]))
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0
  return ''
}
