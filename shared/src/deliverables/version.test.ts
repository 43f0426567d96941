import { expect, test } from 'vitest'
import {
  discardRefusalOf,
  RECALL_MINUTES,
  recallMsLeft,
  recallRefusalOf,
  replaceRefusalOf,
} from './version.ts'

const manager = true
const other = false
const SENT = new Date('2026-03-02T10:00:00.000Z')
const sinceSent = (ms: number) => new Date(SENT.getTime() + ms)
const TIME = RECALL_MINUTES * 60_000

test.each([
  [-1, TIME + 1],
  [0, TIME],
  [1, TIME - 1],
  [TIME - 1, 1],
  [TIME, 0],
  [TIME + 1, 0],
])('%i ms after it was sent, %i ms are left to recall it', (ms, left) => {
  expect(recallMsLeft(SENT, sinceSent(ms))).toBe(left)
})

test('a version of the former release, which has no time of sending, cannot be recalled', () => {
  expect(recallMsLeft(null, SENT)).toBe(0)
})

test.each([
  ['waiting', 1, null],
  ['waiting', 0, 'RECALL_OVER'],
  ['saved', TIME, 'VERSION_RECALLED'],
  ['changes-requested', TIME, 'VERSION_DECIDED'],
  ['approved', TIME, 'VERSION_DECIDED'],
  ['superseded', TIME, 'VERSION_DECIDED'],
  ['approved', 0, 'VERSION_DECIDED'],
] as const)('recalling one that is %s with %i ms left is refused with %s', (state, left, code) => {
  expect(recallRefusalOf(state, left)).toBe(code)
})

test.each([
  ['saved', manager, null],
  ['saved', other, null],
  ['waiting', manager, null],
  ['waiting', other, 'NOT_A_MANAGER'],
  ['changes-requested', manager, 'VERSION_DECIDED'],
  ['approved', manager, 'VERSION_DECIDED'],
  ['superseded', manager, 'VERSION_DECIDED'],
] as const)('replacing the file of one that is %s, by manager: %s, is refused: %s', (state, who, code) => {
  expect(replaceRefusalOf(state, who)).toBe(code)
})

const boss = { isManager: true, isAuthor: false }
const author = { isManager: false, isAuthor: true }
const nobody = { isManager: false, isAuthor: false }

test.each([
  ['saved', null, boss, null],
  ['saved', null, author, null],
  ['saved', null, nobody, 'NOT_A_MANAGER'],
  // The client has seen it and may have commented.
  ['saved', SENT, boss, 'VERSION_SENT'],
  ['waiting', null, boss, 'VERSION_SENT'],
  ['approved', null, author, 'VERSION_SENT'],
] as const)('discarding a %s one, recalled %s, as %j is refused: %s', (state, recalledAt, who, code) => {
  expect(discardRefusalOf({ state, recalledAt }, who)).toBe(code)
})
