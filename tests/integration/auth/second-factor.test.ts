import { randomUUID } from 'node:crypto'
import { codeAt } from 'server/platform/mfa'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeClient, makeMember, type Person, signedIn } from '../../support/builders/people.ts'
import { makeMaterial } from '../../support/builders/projects.ts'
import { turnOn } from '../../support/builders/second-factor.ts'
import { startWithGoogle } from '../../support/fakes/with-google.ts'
import { tokenIn } from '../../support/mailbox.ts'
import { listRows } from '../../support/rows.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

const { app, google } = await startWithGoogle()

const password = 'Una-Password-9'
const STEP = 30_000
const MINUTE = 60_000

interface Guarded extends Person {
  secret: string
  recoveryCodes: string[]
}

/** Creates a user with a second factor. Advances the clock, so that a new code is valid. */
async function guarded(): Promise<Guarded> {
  const person = await makeClient(app, { password })
  const { secret } = await person.client.call('auth.mfa.begin', { password })
  const { recoveryCodes } = await person.client.call('auth.mfa.confirm', { code: now(secret) })
  app.clock.advance(2 * STEP)
  return { ...person, secret, recoveryCodes }
}

const now = (secret: string, aheadMs = 0) => codeAt(secret, new Date(app.clock.now().getTime() + aheadMs))

/** Returns a browser that has passed the password step. */
async function atTheCode({ email }: Person): Promise<RpcClient> {
  const visitor = app.visitor()
  expect(await visitor.call('auth.signIn', { email, password })).toEqual({ secondFactor: true })
  return visitor
}

const verify = async (visitor: RpcClient, code: string) => {
  const answer = await visitor.ask('auth.mfa.verify', { code })
  return answer.code ?? 'in'
}

describe('enrolment', () => {
  test('asks for the password, then for a code, and ends the other sessions', async () => {
    const person = await makeClient(app, { password })
    const elsewhere = await signedIn(app, person.id)
    const stream = await openStream(elsewhere)
    const wrong = await person.client.ask('auth.mfa.begin', { password: 'sbagliata' })
    expect(wrong.code).toBe('BAD_CREDENTIALS')
    const { secret, uri } = await person.client.call('auth.mfa.begin', { password })
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(await person.client.call('auth.mfa.status')).toMatchObject({ on: false, since: null })
    const early = await person.client.ask('auth.mfa.confirm', { code: '000000' })
    expect(early.code).toBe('BAD_CREDENTIALS')
    const { recoveryCodes } = await person.client.call('auth.mfa.confirm', { code: now(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await person.client.call('auth.mfa.status')).toMatchObject({ on: true, recoveryCodesLeft: 10 })
    await stream.ended
    expect((await elsewhere.call('auth.session')).user).toBeNull()
    await app.mailbox.find(person.email, 'Verifica in due passaggi attiva')
  })

  test('is refused while a second factor is active', async () => {
    const person = await guarded()
    const again = await person.client.ask('auth.mfa.begin', { password })
    expect(again.code).toBe('SECOND_FACTOR_REQUIRED')
    const confirmed = await person.client.ask('auth.mfa.confirm', { code: now(person.secret) })
    expect(confirmed.status).toBe(404)
  })

  test('stores neither secret nor recovery codes in clear text', async () => {
    const person = await guarded()
    const factors = await listRows(app, 'secondFactors')
    const codes = await listRows(app, 'recoveryCodes')
    const stored = JSON.stringify([factors, codes])
    expect(stored).not.toContain(person.secret)
    expect(person.recoveryCodes).not.toEqual([])
    for (const code of person.recoveryCodes)
      expect(stored.replaceAll('-', '')).not.toContain(code.replaceAll('-', ''))
  })
})

describe('signing in with a second factor', () => {
  test('accepts a code of the app once', async () => {
    const person = await guarded()
    const code = now(person.secret)
    const first = await atTheCode(person)
    const second = await atTheCode(person)
    expect(await verify(first, code)).toBe('in')
    expect((await first.call('auth.session')).user?.id).toBe(person.id)
    expect(await verify(second, code)).toBe('BAD_CREDENTIALS')
  })

  test('refuses a code older than the last one used', async () => {
    const person = await guarded()
    const older = now(person.secret)
    expect(await verify(await atTheCode(person), now(person.secret, STEP))).toBe('in')
    expect(await verify(await atTheCode(person), older)).toBe('BAD_CREDENTIALS')
  })

  test('gives no access before the code', async () => {
    const visitor = await atTheCode(await guarded())
    expect((await visitor.call('auth.session')).user).toBeNull()
    for (const path of ['auth.sessions.list', 'auth.mfa.status', 'dashboard.profile.get'] as const) {
      expect((await visitor.ask(path)).code, path).toBe('SIGNED_OUT')
    }
    const token = visitor.jar.get('second-factor') ?? ''
    const asSession = await app.visitor().fetch('/trpc/auth.sessions.list', {
      headers: { cookie: `session=${token}` },
    })
    expect(asSession.status).toBe(401)
  })

  test('rejects even a correct code after five failed attempts or five minutes', async () => {
    const person = await guarded()
    const visitor = await atTheCode(person)
    const wrong = String((Number(now(person.secret)) + 1) % 1_000_000).padStart(6, '0')
    for (let n = 0; n < 4; n++) expect(await verify(visitor, wrong)).toBe('BAD_CREDENTIALS')
    expect(await verify(visitor, wrong)).toBe('TOKEN_EXPIRED')
    expect(await verify(visitor, now(person.secret))).toBe('TOKEN_EXPIRED')
    const late = await atTheCode(person)
    app.clock.advance(5 * MINUTE + 1000)
    expect(await verify(late, now(person.secret))).toBe('TOKEN_EXPIRED')
  })

  test('counts twenty concurrent attempts as twenty', async () => {
    const visitor = await atTheCode(await guarded())
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(visitor, 'AAAA-AAAA-AAAA')))
    expect(answers.filter(answer => answer === 'BAD_CREDENTIALS')).toHaveLength(4)
    expect(answers.filter(answer => answer === 'TOKEN_EXPIRED')).toHaveLength(16)
  })

  test('accepts a recovery code once in ten concurrent attempts and notifies the user', async () => {
    const person = await guarded()
    const [code = ''] = person.recoveryCodes
    const visitors = await Promise.all(Array.from({ length: 10 }, () => atTheCode(person)))
    const answers = await Promise.all(visitors.map(visitor => verify(visitor, code.toLowerCase())))
    expect(answers.filter(answer => answer === 'in')).toHaveLength(1)
    expect(await person.client.call('auth.mfa.status')).toMatchObject({ recoveryCodesLeft: 9 })
    const mail = await app.mailbox.find(person.email, 'È stato usato un codice di recupero')
    expect(mail.text).toContain('9')
  })
})

describe('bypassing a second factor', () => {
  test('a password reset ends a pending sign-in, and the code is still required', async () => {
    const person = await guarded()
    const before = await atTheCode(person)
    await app.visitor().call('auth.requestPasswordReset', { email: person.email })
    const mail = await app.mailbox.find(person.email, 'Scegli una nuova password')
    const token = tokenIn(mail, '/reset-password')
    await app.visitor().call('auth.resetPassword', { token, password: 'Tutta-Nuova-1' })
    expect(await verify(before, now(person.secret))).toBe('TOKEN_EXPIRED')
    const credentials = { email: person.email, password: 'Tutta-Nuova-1' }
    expect(await app.visitor().call('auth.signIn', credentials)).toEqual({ secondFactor: true })
    expect(await app.visitor().call('auth.teamSignIn', credentials)).toEqual({ secondFactor: true })
  })

  test('a Google sign-in requires the code, too', async () => {
    const person = await guarded()
    google.identity = { subject: randomUUID(), email: person.email, emailVerified: true, name: 'Ada' }
    const visitor = app.visitor()
    const { headers } = await visitor.fetch('/auth/google')
    const back = await google.passThrough(headers.get('location') ?? '')
    const answer = await visitor.fetch(`${back.pathname}${back.search}`)
    expect(answer.headers.get('location')).toBe('/auth?step=code')
    expect((await visitor.call('auth.session')).user).toBeNull()
    expect(await verify(visitor, now(person.secret))).toBe('in')
    expect((await visitor.call('auth.session')).user?.id).toBe(person.id)
  })
})

describe('changing a second factor', () => {
  test('new recovery codes replace the former ones', async () => {
    const person = await guarded()
    const [old = ''] = person.recoveryCodes
    const renewed = await person.client.call('auth.mfa.renewRecoveryCodes', {
      password,
      code: now(person.secret),
    })
    expect(renewed.recoveryCodes).not.toContain(old)
    expect(await verify(await atTheCode(person), old)).toBe('BAD_CREDENTIALS')
    expect(await verify(await atTheCode(person), renewed.recoveryCodes[3] ?? '')).toBe('in')
  })

  test('disabling it needs password and code, notifies the user, and leaves the password alone', async () => {
    const person = await guarded()
    const code = now(person.secret)
    const off = (input: { password: string; code: string }) => person.client.ask('auth.mfa.disable', input)
    const wrongPassword = await off({ password: 'sbagliata', code })
    expect(wrongPassword.fields).toEqual({ password: 'INVALID_CHARACTERS' })
    expect((await off({ password, code: '000000' })).code).toBe('BAD_CREDENTIALS')
    expect((await off({ password, code })).status).toBe(200)
    await app.mailbox.find(person.email, 'Verifica in due passaggi disattivata')
    const session = await app.visitor().call('auth.signIn', { email: person.email, password })
    expect(session).toMatchObject({ user: { id: person.id } })
  })

  test('an account without a password is told so and cannot begin', async () => {
    const person = await makeClient(app)
    expect(await person.client.call('auth.mfa.status')).toMatchObject({ hasPassword: false })
    expect((await person.client.ask('auth.mfa.begin', { password })).status).toBe(401)
  })
})

const strict = await startApp({ env: { TEAM_SECOND_FACTOR: 'required' } })

test('a member without a second factor has no access to the hub or its files until enrolment', async () => {
  const manager = await makeMember(strict, 'Project Manager')
  const { projectId, ...owner } = await makeClientWithProject(strict)
  const file = `/files/${await makeMaterial(strict, { userId: owner.id, projectId })}`
  expect((await manager.client.ask('team.me')).code).toBe('SECOND_FACTOR_REQUIRED')
  expect((await manager.client.fetch(file)).status).toBe(404)
  expect((await manager.client.call('auth.session')).user?.owesSecondFactor).toBe(true)
  expect((await manager.client.ask('auth.mfa.status')).status).toBe(200)
  await turnOn(strict, manager.id)
  expect((await manager.client.ask('team.me')).status).toBe(200)
  expect((await manager.client.fetch(file)).status).toBe(200)
  expect((await manager.client.call('auth.session')).user?.owesSecondFactor).toBe(false)
})

test('clients sign in without one', async () => {
  const { client } = await makeClient(strict)
  expect((await client.ask('dashboard.profile.get')).status).toBe(200)
  expect((await client.call('auth.session')).user?.owesSecondFactor).toBe(false)
})
