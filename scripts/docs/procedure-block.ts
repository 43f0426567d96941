import { MINUTE } from 'server/platform/clock'
import { type Allowance, allowances } from 'server/platform/limits/limits'
import { type Schema, shapeOf } from 'server/platform/shape'
import { z } from 'shared/errors/zod'
import { schemaOf } from '../../tests/support/input-schemas.ts'
import { type ProcedurePath, procedures, typeOf } from '../../tests/support/procedures.ts'
import type { WrittenPolicy } from './policies.ts'
import { reachOf } from './reach.ts'
import type { WrittenProcedure } from './router-tree.ts'

/** As wide as the word before a shape. */
const LABEL = '      '
const WINDOWS: Record<number, string> = { 1: 'a minute', 60: 'an hour' }

/** Where an answer of several lines was shown first. */
export type Shown = Map<string, ProcedurePath>

/** One procedure: kind, policy, words, shapes, refusals, limits. */
export function blockOf(
  path: ProcedurePath,
  written: WrittenProcedure,
  policies: WrittenPolicy[],
  shown: Shown,
): string {
  const { policy = '' } = procedures[path]._def.meta ?? {}
  const { codes, limits } = reachOf(written.place)
  const brought = policies.find(({ name }) => name === policy)?.codes ?? new Set()
  const own = [...codes].filter(code => !brought.has(code))
  const refusals = [...own.map(quoted), ...(brought.size > 0 ? [`those of ${quoted(policy)}`] : [])]
  const input = schemaOf(path)
  return [
    `#### ${quoted(path)}`,
    '',
    [`*${typeOf(path)}, ${policy}.*`, written.doc].filter(Boolean).join(' '),
    '',
    '```ts',
    ...(input ? [`takes ${shapeOf(input, LABEL)}`] : []),
    `gives ${answerOf(path, shown)}`,
    '```',
    ...(refusals.length > 0 ? ['', `Refuses with ${refusals.join(', ')}.${limitsOf([...limits])}`] : []),
  ].join('\n')
}

function answerOf(path: ProcedurePath, shown: Shown): string {
  const { output } = procedures[path]._def as unknown as { output?: z.ZodType }
  if (!output) return 'what its handler yields; no schema is declared'
  const shape = shapeOf(answerSchema(output), LABEL)
  const first = shown.get(shape)
  if (first) return `the same as ${first}`
  if (shape.includes('\n')) shown.set(shape, path)
  return shape
}

/** What arrives: a date that is turned into its text is a moment. */
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

const limitsOf = (names: Allowance[]): string =>
  names.length > 0 ? ` At most ${names.map(limitOf).join(', ')}.` : ''

function limitOf(name: Allowance): string {
  const { max, windowMs } = allowances[name]
  const minutes = windowMs / MINUTE
  return `${max} in ${WINDOWS[minutes] ?? `${minutes} minutes`} (${quoted(name)})`
}

export const quoted = (word: string): string => `\`${word}\``
