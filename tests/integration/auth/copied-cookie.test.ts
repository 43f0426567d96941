import { codeAt } from 'server/platform/mfa'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, type Person, signedIn } from '../../support/builders/people.ts'
import { begin, turnOn } from '../../support/builders/second-factor.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { linkIn } from '../../support/mailbox.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

const app = await startApp()
const password = 'Una-Password-9'
const next = 'Tutta-Nuova-1'

/** Somebody else with a copy of a person's cookie. */
function thiefOf({ client }: Person): RpcClient {
  const thief = app.visitor()
  thief.jar.set('session', client.jar.get('session') ?? '')
  return thief
}

const isIn = async (client: RpcClient) => (await client.call('auth.session')).user !== null

const acts: [string, (person: Person) => Promise<unknown>][] = [
  ['a change of password', ({ client }) => client.call('auth.changePassword', { current: password, next })],
  ["ending the others' sessions", ({ client }) => client.call('auth.sessions.revokeOthers')],
  [
    'switching the second factor on',
    async ({ id, client }) => {
      const secret = await begin(app, id)
      return client.call('auth.mfa.confirm', { code: codeAt(secret, app.clock.now()) })
    },
  ],
]

describe.each(acts)('%s', (_act, act) => {
  test('leaves a copy of the cookie worth nothing, and its owner signed in', async () => {
    const person = await makeClient(app, { password })
    const [thief, elsewhere] = [thiefOf(person), await signedIn(app, person.id)]
    const listening = new LiveStream(thief)
    await listening.opened
    expect(await isIn(thief)).toBe(true)
    const began = performance.now()
    await act(person)
    expect([await isIn(thief), await isIn(elsewhere), await isIn(person.client)]).toEqual([
      false,
      false,
      true,
    ])
    await listening.ended
    expect(performance.now() - began).toBeLessThan(5000)
    expect((await person.client.call('auth.sessions.list')).map(session => session.isCurrent)).toEqual([true])
  })
})

test('switching the second factor off ends the other sessions, and leaves a copy of the cookie worth nothing', async () => {
  const person = await makeClient(app, { password })
  const secret = await turnOn(app, person.id)
  const [thief, elsewhere] = [thiefOf(person), await signedIn(app, person.id)]
  await person.client.call('auth.mfa.disable', { password, code: codeAt(secret, app.clock.now()) })
  expect([await isIn(thief), await isIn(elsewhere), await isIn(person.client)]).toEqual([false, false, true])
})

test('a reset link that was mailed before stops working with a change of password', async () => {
  const person = await makeClient(app, { password })
  await app.visitor().call('auth.requestPasswordReset', { email: person.email })
  const mail = await app.mailbox.find(person.email, 'Scegli una nuova password')
  const token = new URL(linkIn(mail, '/reset-password')).hash.slice(1)
  await person.client.call('auth.changePassword', { current: password, next })
  const late = await app.visitor().ask('auth.resetPassword', { token, password: 'Dell-Intruso-1' })
  expect(late.code).toBe('TOKEN_USED')
})
