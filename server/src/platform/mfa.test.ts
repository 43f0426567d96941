import { expect, test } from 'vitest'
import { appAddressOf, newAppSecret, recoveryHashesOf, stepOfCode } from './mfa.ts'
import { seal, unseal } from './sealing.ts'

const KEY = 'a key of the tests, long enough for all'
// The seed of RFC 6238, appendix B.
const SEED = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at second %d the code is %s', (second, code, step) => {
  expect(stepOfCode(SEED, code, new Date(second * 1000))).toBe(step)
})

test.each([
  [-30, 41_152_263],
  [-1, 41_152_263],
  [29, 41_152_263],
  [59, 41_152_263],
  [60, undefined],
  [-31, undefined],
])('a code is valid one step before and after its own: %d s from its beginning', (seconds, step) => {
  expect(stepOfCode(SEED, '005924', new Date((41_152_263 * 30 + seconds) * 1000))).toBe(step)
})

test('an encrypted secret is decrypted for its owner only, and only unchanged', () => {
  const sealed = seal([KEY], 'ada', 'a secret')
  expect(sealed).not.toContain('secret')
  expect(seal([KEY], 'ada', 'a secret')).not.toBe(sealed)
  expect(unseal([KEY], 'ada', sealed)).toBe('a secret')
  expect(() => unseal([KEY], 'eva', sealed)).toThrow()
  expect(() => unseal([`${KEY}!`], 'ada', sealed)).toThrow()
  const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
  expect(() => unseal([KEY], 'ada', changed)).toThrow()
})

test('a secret encrypted with a former key is decrypted; the new key encrypts', () => {
  expect(unseal(['new', KEY], 'ada', seal([KEY], 'ada', 'a secret'))).toBe('a secret')
  expect(unseal(['new'], 'ada', seal(['new', KEY], 'ada', 'a secret'))).toBe('a secret')
  expect(() => unseal(['new', 'other'], 'ada', seal([KEY], 'ada', 'a secret'))).toThrow()
})

test('the same recovery codes of two users have different hashes', () => {
  expect(recoveryHashesOf([KEY], 'ada', 'K7QF')).not.toEqual(recoveryHashesOf([KEY], 'eva', 'K7QF'))
})

test('the address for the app names product, user and secret', () => {
  const secret = newAppSecret()
  const address = new URL(appAddressOf(secret, { issuer: 'Casa', label: 'ada@example.com' }))
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(address.searchParams.get('secret')).toBe(secret)
  expect(secret).toHaveLength(32)
})
