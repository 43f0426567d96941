import { expect, test } from 'vitest'
import { hasRoomForFiles, mayComment, mayEdit, mayRemove, mayResolve } from './comments.ts'
import {
  changesRefusalOf,
  INCLUDED_ROUNDS,
  isUnderReview,
  nextRound,
  roundsUsed,
  versionStateOf,
} from './version.ts'

const day = new Date(0)

test.each([
  [{ isNewest: true, changesRequestedAt: null, approvedAt: null }, 'waiting'],
  [{ isNewest: true, changesRequestedAt: day, approvedAt: null }, 'changes-requested'],
  [{ isNewest: true, changesRequestedAt: day, approvedAt: day }, 'approved'],
  [{ isNewest: true, changesRequestedAt: null, approvedAt: day }, 'approved'],
  [{ isNewest: false, changesRequestedAt: null, approvedAt: null }, 'superseded'],
  [{ isNewest: false, changesRequestedAt: day, approvedAt: null }, 'superseded'],
  [{ isNewest: false, changesRequestedAt: null, approvedAt: day }, 'approved'],
] as const)('a version with %j is %s', (facts, state) => {
  expect(versionStateOf(facts)).toBe(state)
})

test('only versions with a change request use a round', () => {
  expect(roundsUsed([])).toBe(0)
  const asked = { changesRequestedAt: day }
  const silent = { changesRequestedAt: null }
  expect(roundsUsed([silent, asked, silent])).toBe(1)
  expect(nextRound(roundsUsed([asked, asked]))).toBe(3)
})

test.each([
  ['waiting', 0, null],
  ['waiting', 1, null],
  ['waiting', 2, 'ROUNDS_USED_UP'],
  ['waiting', 3, 'ROUNDS_USED_UP'],
  // A double click: the second call finds the requested state.
  ['changes-requested', 1, null],
  ['changes-requested', 2, null],
  ['approved', 0, 'INVALID_INPUT'],
  ['superseded', 0, 'INVALID_INPUT'],
  ['superseded', 2, 'INVALID_INPUT'],
  ['saved', 0, 'INVALID_INPUT'],
] as const)('changes of a %s version, with %i rounds used, are refused with %s', (state, used, code) => {
  expect(changesRefusalOf(state, used, INCLUDED_ROUNDS)).toBe(code)
})

test('a given or bought round can be used', () => {
  expect(changesRefusalOf('waiting', 2, 3)).toBeNull()
  expect(changesRefusalOf('waiting', 3, 3)).toBe('ROUNDS_USED_UP')
})

test.each([
  ['waiting', true],
  ['changes-requested', true],
  ['approved', false],
  ['superseded', false],
  ['saved', false],
] as const)('a version that is %s can be approved: %s', (state, expected) => {
  expect(isUnderReview(state)).toBe(expected)
})

test.each([
  ['client', 'waiting', false, true],
  ['client', 'changes-requested', false, true],
  ['client', 'approved', false, false],
  ['client', 'superseded', false, false],
  ['client', 'waiting', true, false],
  ['guest', 'waiting', false, true],
  ['guest', 'approved', false, false],
  ['guest', 'waiting', true, false],
  ['team', 'waiting', false, true],
  ['team', 'changes-requested', false, true],
  ['team', 'approved', false, false],
  ['team', 'superseded', false, false],
  ['team', 'approved', true, true],
  ['team', 'superseded', true, true],
  ['team', 'saved', true, true],
  ['team', 'saved', false, false],
  ['client', 'saved', false, false],
  ['client', 'saved', true, false],
  ['guest', 'saved', false, false],
] as const)('the %s may comment on a %s version (internal: %s): %s', (side, state, internal, expected) => {
  expect(mayComment(side, state, internal)).toBe(expected)
})

test.each([
  ['client', 'waiting', { isInternal: false, isFromTeam: false }, true],
  ['client', 'waiting', { isInternal: false, isFromTeam: true }, false],
  ['client', 'waiting', { isInternal: true, isFromTeam: true }, false],
  ['client', 'approved', { isInternal: false, isFromTeam: false }, false],
  ['client', 'superseded', { isInternal: false, isFromTeam: false }, false],
  ['guest', 'waiting', { isInternal: false, isFromTeam: false }, false],
  ['team', 'changes-requested', { isInternal: false, isFromTeam: false }, true],
  ['team', 'approved', { isInternal: false, isFromTeam: false }, false],
  ['team', 'superseded', { isInternal: true, isFromTeam: true }, true],
] as const)('the %s may resolve on a version that is %s %j: %s', (side, state, thread, expected) => {
  expect(mayResolve(side, state, thread)).toBe(expected)
})

test.each([
  ['waiting', { isInternal: false, isOwn: true }, true],
  ['changes-requested', { isInternal: false, isOwn: true }, true],
  ['waiting', { isInternal: false, isOwn: false }, false],
  ['approved', { isInternal: false, isOwn: true }, false],
  ['superseded', { isInternal: false, isOwn: true }, false],
  ['approved', { isInternal: true, isOwn: true }, true],
  ['approved', { isInternal: true, isOwn: false }, false],
] as const)('a comment on a version that is %s %j can be edited: %s', (state, said, expected) => {
  expect(mayEdit(state, said)).toBe(expected)
})

test.each([
  ['waiting', { isInternal: false, isOwn: true, hasRepliesOfOthers: false }, true],
  ['changes-requested', { isInternal: false, isOwn: true, hasRepliesOfOthers: false }, true],
  ['waiting', { isInternal: false, isOwn: true, hasRepliesOfOthers: true }, false],
  ['waiting', { isInternal: false, isOwn: false, hasRepliesOfOthers: false }, false],
  ['approved', { isInternal: false, isOwn: true, hasRepliesOfOthers: false }, false],
  ['superseded', { isInternal: false, isOwn: true, hasRepliesOfOthers: false }, false],
  ['approved', { isInternal: true, isOwn: true, hasRepliesOfOthers: false }, true],
  ['approved', { isInternal: true, isOwn: true, hasRepliesOfOthers: true }, false],
] as const)('a comment on a version that is %s %j can be withdrawn: %s', (state, said, expected) => {
  expect(mayRemove(state, said)).toBe(expected)
})

test.each([
  [0, 5, true],
  [0, 6, false],
  [4, 1, true],
  [4, 2, false],
  [5, 0, true],
  // Carried files above the limit of today stay.
  [6, 0, true],
] as const)('beside %i files that stay, %i new ones are accepted: %s', (staying, added, expected) => {
  expect(hasRoomForFiles({ staying, added })).toBe(expected)
})
