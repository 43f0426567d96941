import { beforeEach, expect, test, vi } from 'vitest'
import { videoToSave } from './video-to-save.ts'

let kept = new Map<string, string>()

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

test('a video is kept for the account being created, and for no other', () => {
  videoToSave.keep(' Ada@Example.com', 'p1')
  expect(videoToSave.of('ada@example.com')).toBe('p1')
  expect(videoToSave.of('bruno@example.com')).toBeUndefined()
})

test('it is kept until it is dropped', () => {
  expect(videoToSave.waits()).toBe(false)
  videoToSave.keep('ada@example.com', 'p1')
  expect(videoToSave.waits()).toBe(true)
  videoToSave.drop()
  expect(videoToSave.waits()).toBe(false)
})

test.each(['{', 'null', '"p1"', '{"email":1,"video":"p1"}'])('an invalid note is ignored: %s', note => {
  videoToSave.keep('ada@example.com', 'p1')
  for (const name of kept.keys()) kept.set(name, note)
  expect(videoToSave.waits()).toBe(false)
  expect(videoToSave.of('ada@example.com')).toBeUndefined()
})
