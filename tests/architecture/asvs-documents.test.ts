import { readFileSync } from 'node:fs'
import { allowances } from 'server/app/allowances'
import { assertUncommon } from 'server/platform/common-passwords'
import { acceptedTypesOf, maxBytesOf, uploadKinds } from 'shared/materials/acceptance'
import { attachmentTypes } from 'shared/materials/attachment-types'
import { expect, test } from 'vitest'
import { schemaOf } from '../support/builders/input-schemas.ts'
import { procedurePaths, procedures } from '../support/procedures.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const document = read('server/ASVS.md')

/** The text under a heading. */
const part = (heading: string): string => document.split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? ''

/** The rows of the table under a heading, without its head. */
const rows = (heading: string): string[][] =>
  [...part(heading).matchAll(/^\| (.+) \|$/gm)].slice(1).map(([, row = '']) => row.split(' | '))

/** Where somebody has to write who reads that a test fails. */
const under = (heading: string): string => `the rows under "${heading}" in server/ASVS.md`

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
const firstOf = (heading: string): string[] =>
  rows(heading)
    .flatMap(([first = '']) => quoted(first))
    .sort()

test('every procedure that takes something has its rules in shared', () => {
  const inputs = procedurePaths.filter(path => schemaOf(path))
  expect(inputs.length).toBeGreaterThan(80)
  expect(part('Inputs')).toContain('`shared/src`')
})

test('every way in is named', () => {
  const ways = procedurePaths.filter(
    path =>
      /^(auth|gate|guestReview)\./.test(path) &&
      /^(public|code-owed)$/.test(procedures[path]._def.meta?.policy ?? ''),
  )
  expect(firstOf('Ways in'), under('Ways in')).toEqual(
    [...ways, '/auth/google', '/auth/google/callback'].sort(),
  )
})

test('nothing is asked of anybody but password, link or code', () => {
  const asked = procedurePaths
    .filter(path => /^(auth|gate|guestReview)\./.test(path))
    .flatMap(path => Object.keys(schemaOf(path)?.properties ?? {}))
  expect(asked).toContain('password')
  expect(asked.filter(name => /question|hint|birth|phone|pet|mother/i.test(name))).toEqual([])
})

test('the limits are those of the server', () => {
  const told = rows('Limits').map(([name = '', most, minutes]) => [
    quoted(name)[0],
    Number(most),
    Number(minutes),
  ])
  const held = Object.entries(allowances).map(([name, { max, windowMs }]) => [name, max, windowMs / 60_000])
  expect(told.sort(), under('Limits')).toEqual(held.sort())
})

test('the words that no password may be are refused', async () => {
  expect(part('Passwords')).toMatch(/product’s name.+own address/s)
  for (const word of ['Primopiano', 'ada', 'ada@example.com', 'aaaaaaaa'])
    await expect(assertUncommon(word, 'password', 'ada@example.com'), word).rejects.toThrow('INVALID_INPUT')
})

test('the lives of sessions are those of the server', () => {
  const adapter = read('server/src/platform/sessions/session-adapter.ts')
  const [, idle] = /IDLE_LIFE = new TimeSpan\((\d+), 'd'\)/.exec(adapter) ?? []
  const [, absolute] = /ABSOLUTE_LIFE_MS = (\d+) \* DAY/.exec(adapter) ?? []
  expect(part('Sessions')).toContain(`${idle} days without use`)
  expect(part('Sessions')).toContain(`${absolute} days after signing in`)
})

test('the policies are those of the server', () => {
  const held = new Set(procedurePaths.map(path => procedures[path]._def.meta?.policy))
  expect(firstOf('Rules of access'), under('Rules of access')).toEqual([...held].sort())
})

test('the files are those that the server takes', () => {
  const told = rows('Files').map(([kind = '', types = '', megabytes]) => [
    quoted(kind)[0],
    quoted(types),
    Number(megabytes),
  ])
  const taken = uploadKinds.map(kind => [kind, acceptedTypesOf[kind], maxBytesOf[kind] / 1024 / 1024])
  expect(told, under('Files')).toEqual(taken)
  const [, attachments = ''] = /^Materials may also be attachments(.*)$/m.exec(read('server/ASVS.md')) ?? []
  expect(quoted(attachments)).toEqual(attachmentTypes.map(({ type }) => type))
})

test('the algorithms named are those in the sources', () => {
  const told = rows('Keys and algorithms')
  expect(told.length).toBeGreaterThan(6)
  for (const [, , where = ''] of told)
    for (const path of quoted(where))
      expect(read(path), path).toMatch(/sha256|sha384|argon2|CIPHER|SHA1|constructEvent|openid|lucia/i)
  for (const word of ['argon2id', 'aes-256-gcm', 'HMAC-SHA-256', 'SHA-384'])
    expect(part('Keys and algorithms')).toContain(word)
})

test('what the server speaks to is named', () => {
  const code = read('tests/architecture/asvs-code.test.ts')
  const [, block = ''] = /named places only[\s\S]*?toEqual\(\[([\s\S]*?)\]\)/.exec(code) ?? []
  const places = [...block.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  const told = rows('Other services').flatMap(([, , where = '']) => quoted(where))
  expect(told.sort(), under('Other services')).toEqual(places.sort())
})

test('every table has its class', () => {
  const [, block = ''] =
    /export interface DB \{([\s\S]*?)\n\}/.exec(read('server/src/platform/db/schema.gen.ts')) ?? []
  const tables = [...block.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
  expect(tables.length).toBeGreaterThan(30)
  const told = rows('Data').flatMap(([, held = '']) => quoted(held))
  expect(told.sort(), under('Data')).toEqual(tables.sort())
})

test('every class says how it is guarded and how long it is kept', () => {
  for (const [name, , guarded = '', kept = ''] of rows('Data')) {
    expect(guarded.length, name).toBeGreaterThan(15)
    expect(kept.length, name).toBeGreaterThan(10)
  }
})

test('the logs are named with place and time', () => {
  for (const row of rows('Logs')) expect(row.filter(cell => cell.trim() === '')).toEqual([])
  expect(rows('Logs').length).toBe(4)
})

test('the times to mend a library are said', () => {
  expect(part('Libraries')).toMatch(/\d+ days/)
})

test('what is heavy is named with its bound', () => {
  for (const [, , where = ''] of rows('What is heavy'))
    for (const [, path = '', word = ''] of where.matchAll(/`([^`]+)`: `([^`]+)`/g))
      expect(read(path), path).toContain(word)
  expect(rows('What is heavy').length).toBeGreaterThan(5)
})
