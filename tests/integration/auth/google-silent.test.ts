import { beforeEach, expect, test } from 'vitest'
import { makeClient } from '../../support/builders/people.ts'
import { startWithGoogle } from '../../support/fakes/with-google.ts'

const FAILED = '/auth?error=google'
const PASSWORD = 'una frase lunga e mia'
const MAX_MS = 5000

const { app, google } = await startWithGoogle()
beforeEach(() => {
  google.isSilent = true
})

/** Requests a path. Returns the redirect target and the response time in milliseconds. */
async function visit(visitor: ReturnType<typeof app.visitor>, path: string) {
  const began = performance.now()
  const { headers } = await visitor.fetch(path)
  return { location: headers.get('location') ?? '', waited: performance.now() - began }
}

test('reports an unresponsive Google within five seconds before the redirect', async () => {
  const { location, waited } = await visit(app.visitor(), '/auth/google')
  expect(location).toBe(FAILED)
  expect(waited).toBeLessThan(MAX_MS)
})

test('reports an unresponsive Google within five seconds after the redirect', async () => {
  google.isSilent = false
  const visitor = app.visitor()
  const back = await google.passThrough((await visit(visitor, '/auth/google')).location)
  google.isSilent = true
  const { location, waited } = await visit(visitor, `${back.pathname}${back.search}`)
  expect(location).toBe(FAILED)
  expect(waited).toBeLessThan(MAX_MS)
  expect((await visitor.call('auth.session')).user).toBeNull()
})

test('password sign-in works without Google', async () => {
  const { email } = await makeClient(app, { password: PASSWORD })
  const waiting = visit(app.visitor(), '/auth/google')
  const visitor = app.visitor()
  await visitor.call('auth.signIn', { email, password: PASSWORD })
  expect((await visitor.call('auth.session')).user?.email).toBe(email)
  await waiting
})
