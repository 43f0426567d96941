import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()

test('a password is stored as argon2id with the parameters of OWASP', async () => {
  expect(await passwords.hash('Una-Password-9')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('the same letters in another Unicode form are the same password', async () => {
  expect(await passwords.verify(await passwords.hash('perch\u00e9'), 'perche\u0301')).toBe(true)
})

test.each([
  ['another password', 'un’altra'],
  ['one letter more', 'Una-Password-99'],
  ['nothing', ''],
])('%s is refused', async (_case, tried) => {
  expect(await passwords.verify(await passwords.hash('Una-Password-9'), tried)).toBe(false)
})

test('no password matches a missing hash', async () => {
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false)
  expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false)
})

test('a flood of sign-ins is queued, and all are answered', async () => {
  const hash = await passwords.hash('x')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => passwords.verify(hash, index % 2 ? 'x' : 'y')),
  )
  expect(answers.filter(Boolean)).toHaveLength(6)
})
