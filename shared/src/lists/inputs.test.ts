import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
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

/** Lists the schemas inside a schema and its wrappers. */
function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>
  const inner = [
    def.innerType,
    def.element,
    def.in,
    ...Object.values((def.shape as object | undefined) ?? {}),
  ]
  return [schema, ...inner.filter(part => part instanceof z.core.$ZodType).flatMap(partsOf)]
}

describe.each(inputs)('%s', (_, schema) => {
  test('refuses unknown keys', () => {
    const result = schema.safeParse({ isAdmin: true })
    expect(result.error?.issues.some(issue => issue.code === 'unrecognized_keys')).toBe(true)
  })

  test('bounds every string', () => {
    for (const part of partsOf(schema)) {
      if (part instanceof z.ZodString || part instanceof z.ZodGUID) expect(part.maxLength).not.toBeNull()
    }
  })

  test('answers invalid values with field codes only', () => {
    for (const value of [null, 7, '', {}, [], '\0', 'x'.repeat(50_000), true]) {
      const broken = Object.fromEntries(Object.keys(schema.shape).map(key => [key, value]))
      for (const { message, code } of schema.safeParse(broken).error?.issues ?? []) {
        if (code !== 'unrecognized_keys')
          expect(message, JSON.stringify(value)?.slice(0, 40)).toMatch(/^[A-Z_]+$/)
      }
    }
  })
})

test('the inputs are found', () => {
  expect(inputs.length).toBeGreaterThanOrEqual(75)
})
