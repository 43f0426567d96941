import { expect, test } from 'vitest'
import { listedStateOf, type PayLinkFacts, type PayLinkState, payLinkStateOf } from './pay-link.ts'

const own = { isOwn: true, isTransfer: false }
const others = { isOwn: false, isTransfer: false }
const good = { isRevoked: false, isInForce: true, payment: null }

test.each<[Partial<PayLinkFacts>, PayLinkState]>([
  [{}, 'open'],
  [{ isInForce: false }, 'changed'],
  [{ isRevoked: true }, 'revoked'],
  [{ isRevoked: true, isInForce: false }, 'revoked'],
  [{ payment: { ...own, status: 'processing' } }, 'begun'],
  [{ payment: { ...others, status: 'processing' } }, 'busy'],
  [{ payment: { ...own, isTransfer: true, status: 'processing' } }, 'transfer'],
  [{ payment: { ...others, isTransfer: true, status: 'processing' } }, 'transfer'],
  [{ isRevoked: true, payment: { ...own, status: 'processing' } }, 'revoked'],
  [{ payment: { ...own, status: 'paid' } }, 'paid'],
  [{ payment: { ...own, status: 'refunded' } }, 'paid'],
  [{ isRevoked: true, payment: { ...own, status: 'paid' } }, 'paid'],
  [{ payment: { ...others, status: 'paid' } }, 'paid'],
  [{ isRevoked: true, payment: { ...others, status: 'paid' } }, 'revoked'],
  [{ isInForce: false, payment: { ...others, status: 'refunded' } }, 'settled'],
])('a link of %o is %s', (facts, state) => {
  expect(payLinkStateOf({ ...good, ...facts })).toBe(state)
})

const now = new Date('2026-11-24T12:00:00Z')
const later = new Date('2026-11-24T12:00:01Z')

test.each([
  [{ expiresAt: later }, 'open'],
  [{ expiresAt: now }, 'expired'],
  [{ expiresAt: later, revokedAt: now }, 'revoked'],
  [{ expiresAt: now, revokedAt: now }, 'revoked'],
  [{ expiresAt: now, paidAt: now, revokedAt: now }, 'used'],
] as const)('in the list a link of %o is %s', (facts, state) => {
  expect(listedStateOf({ revokedAt: null, paidAt: null, ...facts }, now)).toBe(state)
})
