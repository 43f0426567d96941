import { expect, test } from 'vitest'
import { readCookie } from './cookies.ts'

test.each([
  ['nothing', undefined, undefined],
  ['another one only', 'session2=x', undefined],
  ['among others', 'a=1; session=x; b=2', 'x'],
  ['without blanks', 'a=1;session=x', 'x'],
  ['beside one that cannot be decoded', 'utm=100%; session=x', 'x'],
  ['with signs in it', 'session=x=y.z', 'x=y.z'],
  ['twice', 'session=first; session=second', 'first'],
  ['empty', 'session=', undefined],
])('%s', (_case, header, expected) => {
  expect(readCookie(header, 'session')).toBe(expected)
})
