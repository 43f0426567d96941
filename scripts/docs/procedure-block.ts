import { type RateLimitName, rateLimits } from 'server/app/registries'
import { MINUTE } from 'server/platform/clock'
import { printSchema, type Schema } from 'server/platform/schema-printer'
import { ownErrorsOf, policies } from 'server/trpc/policies'
import { z } from 'shared/errors/zod'
import { schemaOf } from '../../tests/support/builders/input-schemas.ts'
import { type ProcedurePath, procedures, typeOf } from '../../tests/support/procedures.ts'
import { procedureDoc } from './router-docs.ts'

/** Indentation of the lines of a shape, the width of its label. */
const LABEL = '      '
const WINDOWS: Record<number, string> = { 1: 'a minute', 60: 'an hour' }

/** Procedure that showed a multi-line answer first. */
export type Shown = Map<string, ProcedurePath>

/** Returns the text of a procedure: kind, policy, docstring, shapes, refusals, limits. */
export function blockOf(path: ProcedurePath, shown: Shown): string {
  const { meta = {} } = procedures[path]._def
  const { policy = 'public', limits = [] } = meta
  const ofPolicy = policies[policy].errors.length > 0 ? [`those of ${quoted(policy)}`] : []
  const refusals = [...ownErrorsOf(meta).map(quoted), ...ofPolicy]
  const input = schemaOf(path)
  return [
    `#### ${quoted(path)}`,
    '',
    [`*${typeOf(path)}, ${policy}.*`, procedureDoc(path)].filter(Boolean).join(' '),
    '',
    '```ts',
    ...(input ? [`takes ${printSchema(input, LABEL)}`] : []),
    `gives ${answerOf(path, shown)}`,
    '```',
    ...(refusals.length > 0 ? ['', `Refuses with ${refusals.join(', ')}.${limitsOf(limits)}`] : []),
  ].join('\n')
}

function answerOf(path: ProcedurePath, shown: Shown): string {
  const { output } = procedures[path]._def as unknown as { output?: z.ZodType }
  if (!output) return 'what its handler yields; no schema is declared'
  const shape = printSchema(answerSchema(output), LABEL)
  const first = shown.get(shape)
  if (first) return `the same as ${first}`
  if (shape.includes('\n')) shown.set(shape, path)
  return shape
}

/** Returns the schema of the received answer, in which dates are strings. */
function answerSchema(output: z.ZodType): Schema {
  return z.toJSONSchema(output, {
    io: 'output',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod
      if (def.type === 'pipe' && def.in._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  }) as Schema
}

const limitsOf = (names: readonly RateLimitName[]): string =>
  names.length > 0 ? ` At most ${names.map(limitOf).join(', ')}.` : ''

function limitOf(name: RateLimitName): string {
  const { max, windowMs } = rateLimits[name]
  const minutes = windowMs / MINUTE
  return `${max} in ${WINDOWS[minutes] ?? `${minutes} minutes`} (${quoted(name)})`
}

export const quoted = (word: string): string => `\`${word}\``
