import { describe, expect, test } from 'vitest'
import { readConfig } from './env.ts'

const demo = { DEMO: 'on', SECRET_KEY: 's'.repeat(32) }

describe('the account for bank transfers is configured whole or not at all', () => {
  const whole = { BANK_IBAN: 'it60 x054 2811 1010 0000 0123 456', BANK_HOLDER: 'Primopiano S.r.l.' }

  test('with both', () => {
    expect(readConfig({ ...demo, ...whole }).bank).toEqual({
      iban: 'IT60X0542811101000000123456',
      holder: 'Primopiano S.r.l.',
    })
  })

  test.each(['BANK_IBAN', 'BANK_HOLDER'])('not without %s', name => {
    expect(() => readConfig({ ...demo, ...whole, [name]: '' })).toThrow(
      `BANK_IBAN and BANK_HOLDER are set together`,
    )
  })

  test('not with wrong check digits', () => {
    const wrong = { ...whole, BANK_IBAN: 'IT61X0542811101000000123456' }
    expect(() => readConfig({ ...demo, ...wrong })).toThrow(/^BANK_IBAN takes .*check digits/)
  })

  test('a demo has a made-up one, unless told to have none', () => {
    expect(readConfig(demo).bank?.iban).toMatch(/^IT/)
    expect(readConfig({ ...demo, BANK_IBAN: '' }).bank).toBeUndefined()
  })
})
