import { expect, test } from 'vitest'
import { guestLinkStateOf } from './guest.ts'

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
