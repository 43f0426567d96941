import { describe, expect, test } from 'vitest'
import { guestLinkStateOf, mayTakeAway } from './guest.ts'

const now = new Date('2026-11-25T10:00:00Z')
const later = new Date('2026-11-25T10:00:00.001Z')

test.each([
  ['open', { revokedAt: null, expiresAt: later }],
  ['expired', { revokedAt: null, expiresAt: now }],
  ['revoked', { revokedAt: now, expiresAt: later }],
  ['revoked', { revokedAt: now, expiresAt: now }],
] as const)('a link is %s', (state, link) => {
  expect(guestLinkStateOf(link, now)).toBe(state)
})

describe('a guest takes a version away', () => {
  const all = { mayDownload: true, isPaidInFull: true, state: 'approved' } as const
  test.each([
    [true, all],
    [false, { ...all, mayDownload: false }],
    [false, { ...all, isPaidInFull: false }],
    [false, { ...all, state: 'waiting' }],
    [false, { ...all, state: 'superseded' }],
  ] as const)('%s for %o', (may, facts) => {
    expect(mayTakeAway(facts)).toBe(may)
  })
})
