import { expect, test } from 'vitest'
import { byteRangeOf } from './send-file.ts'

test.each([
  [undefined, 10, 'all'],
  ['bytes=0-', 10, { start: 0, end: 9 }],
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=3-5', 10, { start: 3, end: 5 }],
  ['bytes=3-99', 10, { start: 3, end: 9 }],
  ['bytes=-4', 10, { start: 6, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=9-', 10, { start: 9, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=5-3', 10, 'all'],
  ['bytes=0-1,4-5', 10, 'all'],
  ['bytes=-', 10, 'all'],
  ['lines=0-1', 10, 'all'],
  ['bytes=a-b', 10, 'all'],
] as const)('%j of %i bytes', (header, sizeBytes, expected) => {
  expect(byteRangeOf(header, sizeBytes)).toEqual(expected)
})
