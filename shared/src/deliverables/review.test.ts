import { expect, test } from 'vitest'
import { hasRoomForFiles, mayComment, mayEdit, mayRemove, mayResolve } from './comments.ts'
import {
  changesRefusalOf,
  INCLUDED_ROUNDS,
  isUnderReview,
  nextRound,
  roundsUsed,
  versionStateOf,
  versionStates,
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

const underReview = ['waiting', 'changes-requested'] as const

test('only versions under review can be approved', () => {
  expect(versionStates.filter(isUnderReview)).toEqual(underReview)
})

test.each([
  ['client', false, underReview],
  ['client', true, []],
  ['guest', false, underReview],
  ['guest', true, []],
  ['team', false, underReview],
  ['team', true, versionStates],
] as const)('the %s may comment (internal: %s) on versions that are %j', (side, internal, states) => {
  expect(versionStates.filter(state => mayComment(side, state, internal))).toEqual(states)
})

const ofClient = { isInternal: false, isFromTeam: false }
const ofTeam = { isInternal: false, isFromTeam: true }
const ofTeamAlone = { isInternal: true, isFromTeam: true }

test.each([
  ['client', ofClient, underReview],
  ['client', ofTeam, []],
  ['client', ofTeamAlone, []],
  ['guest', ofClient, []],
  ['team', ofClient, underReview],
  ['team', ofTeamAlone, versionStates],
] as const)('the %s may resolve %j on versions that are %j', (side, thread, states) => {
  expect(versionStates.filter(state => mayResolve(side, state, thread))).toEqual(states)
})

const own = { isInternal: false, isOwn: true, hasRepliesOfOthers: false }
const ownNote = { ...own, isInternal: true }

test.each([
  [own, underReview],
  [ownNote, versionStates],
  [{ ...own, isOwn: false }, []],
  [{ ...ownNote, isOwn: false }, []],
] as const)('a comment %j can be edited and withdrawn on versions that are %j', (said, states) => {
  expect(versionStates.filter(state => mayEdit(state, said))).toEqual(states)
  expect(versionStates.filter(state => mayRemove(state, said))).toEqual(states)
})

test.each([own, ownNote])('a comment with replies of others stays: %j', said => {
  const replied = { ...said, hasRepliesOfOthers: true }
  expect(versionStates.filter(state => mayRemove(state, replied))).toEqual([])
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
