import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { inGroups, readCode, recoveryCodeOf } from './second-factor.ts'

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['000000', { kind: 'app', code: '000000' }],
  ['K7QF-2MXD-PWRT', { kind: 'recovery', code: 'K7QF2MXDPWRT' }],
  ['k7qf 2mxd pwrt', { kind: 'recovery', code: 'K7QF2MXDPWRT' }],
  ['222222-222222', { kind: 'recovery', code: '222222222222' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['K7QF-2MXD-PWR1', undefined],
  ['', undefined],
])('%j reads as %j', (typed, code) => {
  expect(readCode(typed)).toEqual(code)
})

test.prop([fc.uint8Array({ minLength: 12, maxLength: 12 })])(
  'a recovery code is read in any notation',
  bytes => {
    const code = recoveryCodeOf(bytes)
    const plain = code.replaceAll('-', '')
    expect(readCode(code.toLowerCase())).toEqual({ kind: 'recovery', code: plain })
    expect(readCode(plain)?.code).toBe(plain)
  },
)

test('a key is shown in groups of four', () => {
  expect(inGroups('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP')
  expect(inGroups('ABCDE', '-')).toBe('ABCD-E')
})
