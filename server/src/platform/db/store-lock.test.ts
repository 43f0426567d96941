import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockStore, StoreInUseError } from './store-lock.ts'

let folder: string
const lock = () => join(folder, 'store.lock')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a store that is held is refused, and named', () => {
  lockStore(folder)
  expect(() => lockStore(folder)).toThrow(StoreInUseError)
  expect(() => lockStore(folder)).toThrow(String(process.pid))
})

test('a store that was given back can be taken again', () => {
  lockStore(folder)()
  expect(existsSync(lock())).toBe(false)
  expect(() => lockStore(folder)).not.toThrow()
})

test.each([
  ['of a process that is gone', { pid: 2 ** 22 - 1, processStart: '1', bootId: 'x' }],
  ['of this process id in another life', { pid: process.pid, processStart: '1', bootId: 'x' }],
])('a lock %s is taken over', (_case, holder) => {
  writeFileSync(lock(), JSON.stringify(holder))
  expect(() => lockStore(folder)).not.toThrow()
})

test('a lock that was being written when its process died is taken over', () => {
  writeFileSync(lock(), '{"pid":')
  expect(() => lockStore(folder)).not.toThrow()
})
