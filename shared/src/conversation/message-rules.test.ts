import { expect, test } from 'vitest'
import { canChangeMessage } from './message-rules.ts'

const readAt = new Date('2026-11-28T10:00:00Z')
const minutesLater = (minutes: number, ms = 0) => new Date(readAt.getTime() + minutes * 60_000 + ms)
const read = { kind: 'message', isWithdrawn: false, otherReadAt: readAt } as const

test.each([
  [true, 'unread for a day', { ...read, otherReadAt: null }, minutesLater(24 * 60)],
  [true, 'just read', read, readAt],
  [true, 'read 15 minutes ago', read, minutesLater(15)],
  [false, 'read longer than 15 minutes ago', read, minutesLater(15, 1)],
  [false, 'withdrawn', { ...read, isWithdrawn: true }, readAt],
  [false, 'a question of the brief', { ...read, kind: 'question', otherReadAt: null }, readAt],
  [false, 'an answer to the brief', { ...read, kind: 'answer', otherReadAt: null }, readAt],
] as const)('canChangeMessage returns %s for a message that is %s', (expected, _, facts, now) => {
  expect(canChangeMessage(facts, now)).toBe(expected)
})
