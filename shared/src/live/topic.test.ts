import { expect, test } from 'vitest'
import { notificationTypeOf } from './topic.ts'

test.each([
  ['info', 'info'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['error', 'error'],
  ['promo', 'info'],
  ['', 'info'],
  [null, 'info'],
])('a notification stored as %j is read as %s', (stored, type) => {
  expect(notificationTypeOf(stored)).toBe(type)
})
