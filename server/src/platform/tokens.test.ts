import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { hashOf, newToken, sign, verifySigned } from './tokens.ts'

describe('signed texts', () => {
  test.prop([fc.string()])(
    'are read back unchanged',
    text => verifySigned(['secret'], 'gate', sign(['secret'], 'gate', text)) === text,
  )

  test('are read with a former key, and signed with the current one', () => {
    expect(verifySigned(['new', 'old'], 'gate', sign(['old'], 'gate', 'x'))).toBe('x')
    expect(verifySigned(['new'], 'gate', sign(['new', 'old'], 'gate', 'x'))).toBe('x')
  })

  test.each([
    ['another secret', verifySigned(['other'], 'gate', sign(['secret'], 'gate', 'x'))],
    ['another purpose', verifySigned(['secret'], 'google', sign(['secret'], 'gate', 'x'))],
    ['another text', verifySigned(['secret'], 'gate', sign(['secret'], 'gate', 'x').replace('x', 'y'))],
    ['no signature', verifySigned(['secret'], 'gate', 'x')],
    ['nothing', verifySigned(['secret'], 'gate', '')],
  ])('are refused with %s', (_case, read) => {
    expect(read).toBeUndefined()
  })
})

test('a token has 256 bits and is stored as a hash', () => {
  const token = newToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(hashOf(token)).not.toContain(token)
})
