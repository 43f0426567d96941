import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('.env.example names exactly the variables that the server reads', () => {
  const named = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
  const schema = /z\.object\(\{([\s\S]*?)\n\}\)/.exec(read('server/src/config/env-schema.ts'))?.[1] ?? ''
  const taken = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name)
  expect(taken.length).toBeGreaterThan(10)
  expect(named.sort()).toEqual(taken.sort())
})
