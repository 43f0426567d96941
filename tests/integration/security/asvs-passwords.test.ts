import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'

const app = await startApp({ work: false })
const PASSWORD = 'Una-Password-9'
const DAY_MS = 86_400_000

const signIn = async (email: string, password: string) =>
  (await app.visitor().ask('auth.signIn', { email, password })).status

async function change(next: string, current = PASSWORD) {
  const { client, email } = await makeClient(app, { password: PASSWORD })
  const { status, fields } = await client.ask('auth.changePassword', { current, next })
  return { status, fields, email }
}

test.each([
  ['lower case alone', 'soltanto minuscole qui'],
  ['digits alone', '830274619502'],
  ['signs, spaces and emoji', ' ~€ 🎬 «ciao» \\0 '],
  ['another script', 'пароль из слов'],
  ['sixty-four characters', 'ab3 '.repeat(16)],
  ['one hundred and twenty-eight characters', 'xy7-'.repeat(32)],
])('a password of %s is accepted and signs in', async (_, password) => {
  const { status, email } = await change(password)
  expect(status).toBe(200)
  expect(await signIn(email, password)).toBe(200)
})

test.each([
  ['', 'REQUIRED'],
  ['sette77', 'TOO_SHORT'],
  ['password123', 'COMMON_PASSWORD'],
  ['Primopiano', 'COMMON_PASSWORD'],
  [PASSWORD, 'SAME_PASSWORD'],
])('the password %j is refused with %s', async (password, code) => {
  const { status, fields } = await change(password)
  expect([status, fields]).toEqual([400, { next: code }])
})

test('is changed only with the current one', async () => {
  const { status, email } = await change('una nuova frase', 'Non-E-Questa-1')
  expect(status).not.toBe(200)
  expect(await signIn(email, PASSWORD)).toBe(200)
})

test('is compared in full and as typed', async () => {
  const long = `${'lungo '.repeat(20)}fine`
  const { email } = await change(long)
  expect(await signIn(email, long)).toBe(200)
  for (const other of [`${long}x`, long.slice(0, -1), long.toUpperCase(), long.slice(0, 72)])
    expect(await signIn(email, other), other).not.toBe(200)
})

test('never expires', async () => {
  const { email } = await makeClient(app, { password: PASSWORD })
  app.clock.advance(1000 * DAY_MS)
  const visitor = app.visitor()
  await visitor.call('auth.signIn', { email, password: PASSWORD })
  expect(await visitor.ask('dashboard.projects.list')).toMatchObject({ status: 200 })
})
