import { randomUUID } from 'node:crypto'
import { codeAt } from 'server/platform/mfa'
import { createPasswords, type Passwords } from 'server/platform/passwords'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { makeClient, type Person, signedIn } from '../../support/builders/people.ts'
import { startEnrolment, turnOn } from '../../support/builders/second-factor.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { tokenIn } from '../../support/mailbox.ts'
import { at } from '../../support/processes/two-processes.ts'
import { listRows, updateRows } from '../../support/rows.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

const app = await startApp()
const password = 'Una-Password-9'
const DAY = 86_400_000

describe('signing in', () => {
  test('answers an unknown address and a wrong password alike', async () => {
    const { email } = await makeClient(app, { password })
    const wrong = await app.visitor().ask('auth.signIn', { email, password: 'sbagliata' })
    const unknown = await app.visitor().ask('auth.signIn', { email: 'nobody@example.com', password })
    const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '')
    expect(withoutId(wrong.text)).toBe(withoutId(unknown.text))
    expect([wrong.status, wrong.code]).toEqual([401, 'BAD_CREDENTIALS'])
  })

  test('reports an unconfirmed address only with the right password', async () => {
    const email = `ada-${randomUUID()}@example.com`
    await app.visitor().call('auth.signUp', { fullName: 'Ada', email, password })
    const right = await app.visitor().ask('auth.signIn', { email, password })
    expect([right.status, right.code]).toEqual([403, 'EMAIL_NOT_CONFIRMED'])
    const wrong = await app.visitor().ask('auth.signIn', { email, password: 'sbagliata' })
    expect(wrong.code).toBe('BAD_CREDENTIALS')
  })

  test('is refused to a disabled user, whose open sessions end', async () => {
    const person = await makeClient(app, { password })
    await updateRows(app, 'users', { id: person.id }, { disabledAt: new Date() })
    expect((await app.visitor().ask('auth.signIn', { email: person.email, password })).status).toBe(401)
    expect((await person.client.ask('dashboard.projects.list')).code).toBe('SIGNED_OUT')
  })

  test('accepts a pasted address with invisible characters', async () => {
    const { email } = await makeClient(app, { password })
    const pasted = `\u202a${email.replace('@', '\u200b@')}\u202c`
    expect((await app.visitor().ask('auth.signIn', { email: pasted, password })).status).toBe(200)
  })

  test('tries an address as typed before its normalized form', async () => {
    const plain = await makeClient(app, { password: 'Un-Altra-Password-9' })
    const hidden = plain.email.replace('@', '\u200b@')
    await makeClient(app, { email: hidden, password })
    expect((await app.visitor().ask('auth.signIn', { email: hidden, password })).status).toBe(200)
    expect((await app.visitor().ask('auth.signIn', { email: plain.email, password })).status).toBe(401)
  })

  test('with the former password is refused if the password is reset while it is verified', async () => {
    const cheap = createPasswords({ memoryCost: 8, timeCost: 1 })
    let meanwhile = async (): Promise<unknown> => undefined
    const verify: Passwords['verify'] = async (...given) => {
      const matches = await cheap.verify(...given)
      await meanwhile()
      return matches
    }
    const slow = await startApp({ parts: { passwords: { ...cheap, verify } } })
    const { id, email } = await makeClient(slow, { password })
    await slow.visitor().call('auth.requestPasswordReset', { email })
    const token = tokenIn(await slow.mailbox.find(email, 'Scegli una nuova password'), '/reset-password')
    meanwhile = () => slow.visitor().call('auth.resetPassword', { token, password: 'Un-Altra-Password-9' })
    expect((await slow.visitor().ask('auth.signIn', { email, password })).code).toBe('BAD_CREDENTIALS')
    expect(await listRows(slow, 'sessions', { userId: id })).toEqual([])
  })

  test('never reuses the former session', async () => {
    const person = await makeClient(app, { password })
    const before = person.client.jar.header
    await person.client.call('auth.signIn', { email: person.email, password })
    expect(person.client.jar.header).not.toBe(before)
    const headers = { cookie: before ?? '' }
    expect((await app.visitor().fetch('/trpc/dashboard.projects.list', { headers })).status).toBe(401)
  })
})

describe('a session', () => {
  test('is stored only as a hash', async () => {
    const person = await makeClient(app)
    const token = person.client.jar.header?.split('=')[1] ?? ''
    expect(token.length).toBeGreaterThan(30)
    const rows = await listRows(app, 'sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const stolen of rows.flatMap(row => [row.tokenHash, row.handle])) {
      const headers = { cookie: `session=${stolen}` }
      const answer = await app.visitor().fetch('/trpc/auth.session', { headers })
      expect(await answer.json()).toEqual({ result: { data: { user: null } } })
    }
  })

  test('expires after fourteen days without use, and after thirty in all', async () => {
    const idle = await makeClient(app)
    const busy = await makeClient(app)
    const isIn = async ({ client }: typeof idle) => (await client.call('auth.session')).user !== null
    app.clock.advance(10 * DAY)
    expect(await isIn(busy)).toBe(true)
    app.clock.advance(5 * DAY)
    expect([await isIn(idle), await isIn(busy)]).toEqual([false, true])
    app.clock.advance(7 * DAY)
    expect(await isIn(busy)).toBe(true)
    app.clock.advance(9 * DAY)
    expect(await isIn(busy)).toBe(false)
  })

  test('that ends in its last week is not renewed at each call, and says when it ends', async () => {
    const { id, client } = await makeClient(app)
    for (let days = 8; days <= 24; days += 8) {
      app.clock.advance(8 * DAY)
      await client.call('auth.session')
    }
    const [stored] = await listRows(app, 'sessions', { userId: id })
    const { headers, data } = await client.ask('auth.session')
    expect(headers.get('set-cookie')).toBeNull()
    expect(await listRows(app, 'sessions', { userId: id })).toEqual([stored])
    // Lucia's times follow the system clock.
    const ahead = app.clock.now().getTime() - Date.now()
    const said = data && 'expiresAt' in data ? Date.parse(data.expiresAt) + ahead : 0
    expect(Math.abs(said - Number(stored?.absoluteExpiresAt))).toBeLessThan(1000)
  })
})

describe('a forgotten password', () => {
  async function tokenFor(email: string): Promise<string> {
    await app.visitor().call('auth.requestPasswordReset', { email })
    return tokenIn(await app.mailbox.find(email, 'Scegli una nuova password'), '/reset-password')
  }

  const reset = (token: string, next: string) =>
    app.visitor().ask('auth.resetPassword', { token, password: next })

  test('is replaced by the link, which ends all sessions and notifies the user', async () => {
    const person = await makeClient(app, { password })
    expect((await reset(await tokenFor(person.email), 'Tutta-Nuova-1')).status).toBe(200)
    expect((await person.client.call('auth.session')).user).toBeNull()
    await app.visitor().call('auth.signIn', { email: person.email, password: 'Tutta-Nuova-1' })
    expect((await app.visitor().ask('auth.signIn', { email: person.email, password })).status).toBe(401)
    await app.mailbox.find(person.email, 'La tua password è cambiata')
  })

  test('has a link that works once and expires after half an hour', async () => {
    const once = await makeClient(app, { password })
    const token = await tokenFor(once.email)
    const passwords = ['Tutta-Nuova-1', 'Tutta-Nuova-2', 'Tutta-Nuova-3']
    const tries = await Promise.all(passwords.map(next => reset(token, next)))
    expect(tries.map(answer => answer.status).sort()).toEqual([200, 409, 409])
    const late = await makeClient(app, { password })
    const lateToken = await tokenFor(late.email)
    app.clock.advance(31 * 60_000)
    expect((await reset(lateToken, 'Tutta-Nuova-1')).code).toBe('TOKEN_EXPIRED')
  })

  test('of an unknown address gets the same answer and no mail', async () => {
    const email = `nobody-${randomUUID()}@example.com`
    expect(await app.visitor().call('auth.requestPasswordReset', { email })).toEqual({ ok: true })
    // A mail to the unknown address would be sent before that of a later request.
    await tokenFor((await makeClient(app)).email)
    expect(await app.mailbox.list(email)).toEqual([])
  })
})

test('the Google button leads back with a message when Google is not configured', async () => {
  const answer = await app.visitor().fetch('/auth/google')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?error=google'])
})

const MINUTE = 60_000

test('the list marks the current session and shows the last use of each', async () => {
  const person = await makeClient(app)
  const elsewhere = await signedIn(app, person.id)
  app.clock.advance(11 * MINUTE)
  await person.client.call('auth.session')
  const sessions = await person.client.call('auth.sessions.list')
  expect(sessions.filter(session => session.isCurrent)).toHaveLength(1)
  const ageOf = (isCurrent: boolean) => {
    const session = sessions.find(one => one.isCurrent === isCurrent)
    return Math.round((app.clock.now().getTime() - Date.parse(session?.lastSeenAt ?? '')) / MINUTE)
  }
  expect([ageOf(true), ageOf(false)]).toEqual([0, 11])
  expect((await elsewhere.call('auth.session')).user).not.toBeNull()
})

test('ending a session from another one closes only its stream, within five seconds', async () => {
  const person = await makeClient(app)
  const elsewhere = await signedIn(app, person.id)
  const [here, there] = [new LiveStream(person.client), new LiveStream(elsewhere)]
  await Promise.all([here.opened, there.opened])
  const other = (await person.client.call('auth.sessions.list')).find(session => !session.isCurrent)
  const began = performance.now()
  await person.client.call('auth.sessions.revoke', { id: other?.id ?? '' })
  await there.ended
  expect(performance.now() - began).toBeLessThan(5000)
  expect((await elsewhere.call('auth.session')).user).toBeNull()
  const open = new Promise(resolve => setTimeout(() => resolve('open'), 500))
  expect(await Promise.race([here.ended, open])).toBe('open')
  here.close()
})

const next = 'Tutta-Nuova-1'

const isIn = async (client: RpcClient) => (await client.call('auth.session')).user !== null

const acts: [string, (person: Person) => Promise<unknown>][] = [
  ['a change of password', ({ client }) => client.call('auth.changePassword', { current: password, next })],
  ["ending the others' sessions", ({ client }) => client.call('auth.sessions.revokeOthers')],
  [
    'switching the second factor on',
    async ({ id, client }) => {
      const secret = await startEnrolment(app, id)
      return client.call('auth.mfa.confirm', { code: codeAt(secret, app.clock.now()) })
    },
  ],
  [
    'switching the second factor off',
    async ({ id, client }) => {
      const secret = await turnOn(app, id)
      return client.call('auth.mfa.disable', { password, code: codeAt(secret, app.clock.now()) })
    },
  ],
]

test.each(acts)('%s invalidates a copied cookie and keeps its owner signed in', async (_act, act) => {
  const person = await makeClient(app, { password })
  // The thief has a copy of the cookie.
  const [thief, elsewhere] = [at(app, person.client), await signedIn(app, person.id)]
  const listening = await openStream(thief)
  expect(await isIn(thief)).toBe(true)
  const began = performance.now()
  await act(person)
  expect(await Promise.all([thief, elsewhere, person.client].map(isIn))).toEqual([false, false, true])
  await listening.ended
  expect(performance.now() - began).toBeLessThan(5000)
  expect((await person.client.call('auth.sessions.list')).map(session => session.isCurrent)).toEqual([true])
})

test('a change of password invalidates an earlier reset link', async () => {
  const person = await makeClient(app, { password })
  await app.visitor().call('auth.requestPasswordReset', { email: person.email })
  const token = tokenIn(await app.mailbox.find(person.email, 'Scegli una nuova password'), '/reset-password')
  await person.client.call('auth.changePassword', { current: password, next })
  const late = await app.visitor().ask('auth.resetPassword', { token, password: 'Dell-Intruso-1' })
  expect(late.code).toBe('TOKEN_USED')
})
