import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockStore, StoreInUseError } from './store-lock.ts'

let folder: string
const lock = () => join(folder, 'store.lock')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a locked store is refused, and named', () => {
  lockStore(folder)
  expect(() => lockStore(folder)).toThrow(StoreInUseError)
  expect(() => lockStore(folder)).toThrow(String(process.pid))
})

test('a released store can be locked again', () => {
  lockStore(folder)()
  expect(existsSync(lock())).toBe(false)
  expect(() => lockStore(folder)).not.toThrow()
})

test.each([
  ['of a process that is gone', { pid: 2 ** 22 - 1, processStart: '1' }],
  ['of this process id in another life', { pid: process.pid, processStart: '1' }],
])('a lock %s is taken over', (_case, holder) => {
  const release = lockStore(folder)
  const here = JSON.parse(readFileSync(lock(), 'utf8'))
  release()
  writeFileSync(lock(), JSON.stringify({ ...here, ...holder }))
  expect(() => lockStore(folder)).not.toThrow()
})

test('a lock interrupted while it was written is taken over', () => {
  writeFileSync(lock(), '{"pid":')
  expect(() => lockStore(folder)).not.toThrow()
})

describe('a lock of another container or machine, whose processes are not visible here', () => {
  const foreign = (facts: object) => {
    lockStore(folder)()
    const holder = { pid: 4_000_000, processStart: '1', bootId: 'x', namespace: 'pid:[1]', ...facts }
    writeFileSync(lock(), JSON.stringify(holder))
  }

  test('holds while it is refreshed', async () => {
    foreign({})
    const beat = new Worker(
      `const { utimesSync } = require('node:fs')
      setInterval(() => utimesSync(${JSON.stringify(lock())}, new Date(), new Date()), 50)`,
      { eval: true },
    )
    await once(beat, 'online')
    expect(() => lockStore(folder)).toThrow(StoreInUseError)
    await beat.terminate()
  })

  test('is taken over once it is not refreshed', { timeout: 20_000 }, () => {
    foreign({})
    expect(() => lockStore(folder)).not.toThrow()
  })

  test('is refreshed by its holder', async () => {
    lockStore(folder)
    const old = new Date(Date.now() - 60_000)
    utimesSync(lock(), old, old)
    await expect.poll(() => statSync(lock()).mtimeMs, { timeout: 5000 }).toBeGreaterThan(old.getTime() + 1000)
  })
})
