import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from '../errors/zod.ts'

const root = new URL('../', import.meta.url)

/** Exports of every file of input schemas, by path. */
const subjects: [string, Record<string, unknown>][] = await Promise.all(
  globSync('*/*.inputs.ts', { cwd: root }).map(async path => [path, await import(new URL(path, root).href)]),
)

const inputs = subjects.flatMap(([subject, exports]) =>
  Object.entries(exports).flatMap(([name, schema]) =>
    name.endsWith('Input') && schema instanceof z.ZodObject ? [[`${subject}.${name}`, schema] as const] : [],
  ),
)

test.each(inputs)('%s answers invalid values with field codes only', (_, schema) => {
  for (const value of [null, 7, '', {}, [], '\0', 'x'.repeat(50_000), true]) {
    const broken = Object.fromEntries(Object.keys(schema.shape).map(key => [key, value]))
    for (const { message, code } of schema.safeParse(broken).error?.issues ?? []) {
      if (code !== 'unrecognized_keys')
        expect(message, JSON.stringify(value)?.slice(0, 40)).toMatch(/^[A-Z_]+$/)
    }
  }
})

test('the inputs are found', () => {
  expect(inputs.length).toBeGreaterThanOrEqual(75)
})
