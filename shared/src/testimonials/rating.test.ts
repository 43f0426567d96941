import { expect, test } from 'vitest'
import { notificationTypeOf } from '../notifications/type.ts'
import { ratingLabel, ratings } from './rating.ts'

test('five ratings have five labels, none has none', () => {
  expect(ratings.map(ratingLabel)).toEqual([
    'Non soddisfatto',
    'Poco soddisfatto',
    'Soddisfatto',
    'Molto soddisfatto',
    'Eccellente!',
  ])
  expect(ratingLabel(0)).toBe('')
  expect(ratingLabel(6)).toBe('')
})

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
