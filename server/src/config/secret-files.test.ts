import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './env.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const key = 'a secret of the tests, long enough for all'
const file = join(folder, 'key')
writeFileSync(file, `${key}\n`)
const demo = { DEMO: 'on' }

test('a secret is read from the named file', () => {
  expect(readConfig({ ...demo, SECRET_KEY_FILE: file }).secretKeys).toEqual([key])
})

test('the content of the file is validated like a variable', () => {
  writeFileSync(join(folder, 'url'), 'mysql://localhost/x')
  expect(() => readConfig({ ...demo, DATABASE_URL_FILE: join(folder, 'url') })).toThrow(
    /^DATABASE_URL takes /,
  )
})

test('an empty file name is ignored', () => {
  expect(readConfig({ ...demo, SECRET_KEY: key, SECRET_KEY_FILE: '' }).secretKeys).toEqual([key])
})

test.each([
  [{ SECRET_KEY: key, SECRET_KEY_FILE: file }, /^SECRET_KEY and SECRET_KEY_FILE are not set together\.$/],
  [
    { SECRET_KEY_FILE: join(folder, 'none') },
    /^SECRET_KEY_FILE takes a file that can be read; .*none cannot\.$/,
  ],
])('an ambiguous configuration is refused', (variables, refusal) => {
  expect(() => readConfig({ ...demo, ...variables })).toThrow(refusal)
})
