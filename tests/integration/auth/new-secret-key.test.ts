import { codeAt, newAppSecret, recoveryHashesOf } from 'server/platform/mfa'
import { seal, unseal } from 'server/platform/sealing'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { getRow, insertRows } from '../../support/rows.ts'

const NEW = 'the key of today, long enough for all'
const OLD = 'the key of last year, long enough for all'
const app = await startApp({ env: { SECRET_KEY: NEW, SECRET_KEY_BEFORE: OLD } })
const password = 'Una-Password-9'
const RECOVERY = 'K7QFK7QFK7QF'

/** Creates a user whose second factor was enrolled with the former key. */
async function fromLastYear() {
  const person = await makeClient(app, { password })
  const secret = newAppSecret()
  const [codeHash] = recoveryHashesOf([OLD], person.id, RECOVERY)
  const sealedSecret = seal([OLD], person.id, secret)
  await insertRows(app, 'secondFactors', [{ userId: person.id, sealedSecret, confirmedAt: app.clock.now() }])
  await insertRows(app, 'recoveryCodes', [{ userId: person.id, codeHash }])
  return { ...person, secret }
}

async function comeIn({ email }: { email: string }, code: string) {
  const visitor = app.visitor()
  await visitor.call('auth.signIn', { email, password })
  return visitor.ask('auth.mfa.verify', { code })
}

test('a code of the app is still valid, and its secret is encrypted with the new key afterwards', async () => {
  const person = await fromLastYear()
  const { error } = await comeIn(person, codeAt(person.secret, app.clock.now()))
  expect(error).toBeUndefined()
  const { sealedSecret } = await getRow(app, 'secondFactors', { userId: person.id })
  expect(unseal([NEW], person.id, sealedSecret)).toBe(person.secret)
})

test('a recovery code is still valid once', async () => {
  const person = await fromLastYear()
  expect((await comeIn(person, RECOVERY)).error).toBeUndefined()
  expect((await comeIn(person, RECOVERY)).code).toBe('BAD_CREDENTIALS')
})
