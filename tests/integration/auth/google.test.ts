import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeClient } from '../../support/builders/people.ts'
import { startWithGoogle } from '../../support/fakes/with-google.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

const { app, google } = await startWithGoogle()

const FAILED = '/auth?error=google'
const PASSWORD = 'una frase lunga e mia'
const MAX_MS = 5000

const someone = (email = `${randomUUID()}@example.com`) => ({
  subject: randomUUID(),
  email,
  emailVerified: true,
  name: 'Ada Rossi',
})

async function begin(visitor: RpcClient): Promise<URL> {
  const answer = await visitor.fetch('/auth/google')
  return google.passThrough(answer.headers.get('location') ?? '')
}

/** Follows the callback. Returns the address of the final redirect. */
async function finish(visitor: RpcClient, back: URL): Promise<string | null> {
  const answer = await visitor.fetch(`${back.pathname}${back.search}`)
  return answer.headers.get('location')
}

async function signIn(visitor = app.visitor()): Promise<{ visitor: RpcClient; location: string | null }> {
  return { location: await finish(visitor, await begin(visitor)), visitor }
}

describe('signing in with Google', () => {
  test('creates an account the first time and finds it the next', async () => {
    google.identity = someone()
    const first = await signIn()
    expect(first.location).toBe('/dashboard')
    const { user } = await first.visitor.call('auth.session')
    expect(user).toMatchObject({ email: google.identity.email, fullName: 'Ada Rossi' })
    google.identity = { ...google.identity, email: `moved-${randomUUID()}@example.com` }
    const second = await signIn()
    expect((await second.visitor.call('auth.session')).user?.id).toBe(user?.id)
  })

  test('links an account whose address is confirmed', async () => {
    const person = await makeClient(app)
    google.identity = someone(person.email)
    const { visitor } = await signIn()
    expect((await visitor.call('auth.session')).user?.id).toBe(person.id)
  })

  test('keeps neither name nor password of an unconfirmed sign-up in the linked account', async () => {
    const email = `${randomUUID()}@example.com`
    await app.visitor().call('auth.signUp', { fullName: 'Intruso', email, password: 'Password-Intrusa-1' })
    google.identity = someone(email)
    const { visitor } = await signIn()
    expect((await visitor.call('auth.session')).user?.fullName).toBe('Ada Rossi')
    const intruder = await app.visitor().ask('auth.signIn', { email, password: 'Password-Intrusa-1' })
    expect(intruder.code).toBe('BAD_CREDENTIALS')
  })

  test('is refused when Google has not confirmed the address', async () => {
    google.identity = { ...someone(), emailVerified: false }
    expect((await signIn()).location).toBe(FAILED)
  })
})

describe('a callback of Google is refused', () => {
  test('in another browser than the requesting one', async () => {
    google.identity = someone()
    const back = await begin(app.visitor())
    expect(await finish(app.visitor(), back)).toBe(FAILED)
  })

  test('with another state', async () => {
    google.identity = someone()
    const visitor = app.visitor()
    const back = await begin(visitor)
    back.searchParams.set('state', 'another')
    expect(await finish(visitor, back)).toBe(FAILED)
  })

  test('the second time', async () => {
    google.identity = someone()
    const visitor = app.visitor()
    const back = await begin(visitor)
    expect(await finish(visitor, back)).toBe('/dashboard')
    expect(await finish(visitor, back)).toBe(FAILED)
  })

  test('when the user declined', async () => {
    const visitor = app.visitor()
    await visitor.fetch('/auth/google')
    const answer = await visitor.fetch('/auth/google/callback?error=access_denied&state=x')
    expect(answer.headers.get('location')).toBe(FAILED)
  })
})

test('no cookie of the attempt is left after it', async () => {
  google.identity = someone()
  const { visitor } = await signIn()
  expect(visitor.jar.header).not.toContain('google=')
})

/** Requests a path. Returns the redirect target and the response time in milliseconds. */
async function visit(visitor: RpcClient, path: string) {
  const began = performance.now()
  const { headers } = await visitor.fetch(path)
  return { location: headers.get('location') ?? '', waited: performance.now() - began }
}

/** Has no answer of Google in its cache. */
const slow = await startWithGoogle()

describe('an unresponsive Google', () => {
  beforeEach(() => {
    slow.google.isSilent = true
  })

  test('is reported within five seconds before the redirect', async () => {
    const { location, waited } = await visit(slow.app.visitor(), '/auth/google')
    expect(location).toBe(FAILED)
    expect(waited).toBeLessThan(MAX_MS)
  })

  test('is reported within five seconds after the redirect', async () => {
    slow.google.isSilent = false
    const visitor = slow.app.visitor()
    const back = await slow.google.passThrough((await visit(visitor, '/auth/google')).location)
    slow.google.isSilent = true
    const { location, waited } = await visit(visitor, `${back.pathname}${back.search}`)
    expect(location).toBe(FAILED)
    expect(waited).toBeLessThan(MAX_MS)
    expect((await visitor.call('auth.session')).user).toBeNull()
  })

  test('does not delay a password sign-in', async () => {
    const { email } = await makeClient(slow.app, { password: PASSWORD })
    const waiting = visit(slow.app.visitor(), '/auth/google')
    const visitor = slow.app.visitor()
    await visitor.call('auth.signIn', { email, password: PASSWORD })
    expect((await visitor.call('auth.session')).user?.email).toBe(email)
    await waiting
  })
})
