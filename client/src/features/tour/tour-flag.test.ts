import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { needsTour, rememberTour } from './tour-flag.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})
afterEach(() => kept.clear())

const now = new Date('2026-03-10T12:00:00Z')
const user = (createdAt: string) => ({ id: 'anna', createdAt })

test.each([
  ['2026-03-10T11:59:59Z', true],
  ['2026-03-09T12:00:01Z', true],
  ['2026-03-09T12:00:00Z', false],
  ['2025-12-01T12:00:00Z', false],
])('a user who signed up at %s needs the tour: %s', (createdAt, shown) => {
  expect(needsTour(user(createdAt), now)).toBe(shown)
})

test('is not needed again by the user who has seen it', () => {
  rememberTour('anna')
  expect(needsTour(user('2026-03-10T11:00:00Z'), now)).toBe(false)
  expect(needsTour({ ...user('2026-03-10T11:00:00Z'), id: 'berta' }, now)).toBe(true)
})
