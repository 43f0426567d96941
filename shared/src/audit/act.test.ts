import { describe, expect, test } from 'vitest'
import { actTexts, auditTexts } from '../messages/it/audit.ts'
import { type ActCode, actAreas, areaOfAct, isActArea } from './act.ts'

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
    expect(areaOfAct(act)).toBe(area)
  })

  test('every act belongs to an area with a name', () => {
    for (const act of Object.keys(actTexts) as ActCode[])
      expect(auditTexts.areas[areaOfAct(act)]).not.toBe('')
  })

  test.each([...actAreas])('%s is an area', area => {
    expect(isActArea(area)).toBe(true)
  })

  test.each(['', 'session', 'toString', undefined, 3])('%j is no area', word => {
    expect(isActArea(word)).toBe(false)
  })
})
