import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canReplaceFile,
  discardRefusalOf,
  maySend,
  RECALL_MINUTES,
  recallMsLeft,
  recallRefusalOf,
  sendRefusalOf,
} from './version-stage.ts'
import { versionStates } from './version-state.ts'

const manager = { isManager: true, isSender: false }
const sender = { isManager: false, isSender: true }
const other = { isManager: false, isSender: false }
const SENT = new Date('2026-03-02T10:00:00.000Z')
const sinceSent = (ms: number) => new Date(SENT.getTime() + ms)
const TIME = RECALL_MINUTES * 60_000

test.each([
  [manager, true],
  [sender, true],
  [{ isManager: true, isSender: true }, true],
  [other, false],
])('%j sends and recalls: %s', (who, expected) => {
  expect(maySend(who)).toBe(expected)
})

test.each([
  ['saved', manager, null],
  ['saved', sender, null],
  ['saved', other, 'NOT_A_MANAGER'],
  ['waiting', manager, 'VERSION_SENT'],
  // Who comes second hears that it is done, whoever they are.
  ['waiting', other, 'VERSION_SENT'],
  ['changes-requested', manager, 'VERSION_SENT'],
  ['approved', manager, 'VERSION_SENT'],
  ['superseded', manager, 'VERSION_SENT'],
] as const)('sending one that is %s as %j is refused with %s', (state, who, code) => {
  expect(sendRefusalOf(state, who)).toBe(code)
})

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

test('one that the release before has published cannot be recalled: nobody knows when it was sent', () => {
  expect(recallMsLeft(null, SENT)).toBe(0)
})

test.each([
  ['waiting', manager, 1, null],
  ['waiting', sender, TIME, null],
  ['waiting', other, TIME, 'NOT_A_MANAGER'],
  ['waiting', manager, 0, 'RECALL_OVER'],
  ['waiting', sender, 0, 'RECALL_OVER'],
  ['saved', manager, TIME, 'VERSION_RECALLED'],
  ['changes-requested', manager, TIME, 'VERSION_DECIDED'],
  ['approved', manager, TIME, 'VERSION_DECIDED'],
  ['superseded', manager, TIME, 'VERSION_DECIDED'],
  ['approved', manager, 0, 'VERSION_DECIDED'],
] as const)('recalling one that is %s as %j with %i ms left is refused with %s', (state, who, left, code) => {
  expect(recallRefusalOf(state, who, left)).toBe(code)
})

test('what can be sent cannot be recalled, and the other way round', () => {
  fc.assert(
    fc.property(fc.constantFrom(...versionStates), fc.boolean(), fc.nat(), (state, isManager, left) => {
      const who = { isManager, isSender: !isManager }
      expect(sendRefusalOf(state, who) === null && recallRefusalOf(state, who, left) === null).toBe(false)
    }),
  )
})

test.each([
  ['saved', true],
  ['waiting', true],
  ['changes-requested', false],
  ['approved', false],
  ['superseded', false],
] as const)('the file of one that is %s can be replaced: %s', (state, expected) => {
  expect(canReplaceFile(state)).toBe(expected)
})

const boss = { isManager: true, isAuthor: false }
const author = { isManager: false, isAuthor: true }
const nobody = { isManager: false, isAuthor: false }

test.each([
  ['saved', null, boss, null],
  ['saved', null, author, null],
  ['saved', null, nobody, 'NOT_A_MANAGER'],
  // The client has seen it, and may have said something.
  ['saved', SENT, boss, 'VERSION_SENT'],
  ['waiting', null, boss, 'VERSION_SENT'],
  ['approved', null, author, 'VERSION_SENT'],
] as const)(
  'throwing away one that is %s, recalled %s, as %j is refused with %s',
  (state, recalledAt, who, code) => {
    expect(discardRefusalOf({ state, recalledAt }, who)).toBe(code)
  },
)
