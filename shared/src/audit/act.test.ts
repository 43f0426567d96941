import { describe, expect, test } from 'vitest'
import { auditTexts } from '../messages/it/audit.ts'
import { actAreas, acts, isActArea } from './act.ts'

describe('acts', () => {
  test.each([
    ['session.began', 'access'],
    ['sessions.others-ended', 'access'],
    ['payment.refunded', 'money'],
    ['quote.confirmed', 'money'],
    ['review.approved', 'projects'],
    ['lead.state', 'requests'],
    ['member.suspended', 'team'],
  ] as const)('%s belongs to %s', (act, area) => {
    expect(acts[act].area).toBe(area)
  })

  test('every act belongs to an area with a name', () => {
    for (const { area } of Object.values(acts)) expect(auditTexts.areas[area]).not.toBe('')
  })

  test.each([...actAreas])('%s is an area', area => {
    expect(isActArea(area)).toBe(true)
  })

  test.each(['', 'session', 'toString', undefined, 3])('%j is no area', word => {
    expect(isActArea(word)).toBe(false)
  })
})
