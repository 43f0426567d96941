import { createPasswords, HASHES_AT_ONCE, MAX_WAITING_HASHES } from 'server/platform/passwords'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { waitFor } from '../../support/wait-for.ts'

const SIGN_INS = 50

/** Counters of hashes, which wait while `held`. */
let running = 0
let most = 0
let held = false
let letGo: () => void = () => undefined
let gate = Promise.resolve()

function hold(): void {
  held = true
  gate = new Promise(resolve => {
    letGo = resolve
  })
}

async function counted<T>(result: T): Promise<T> {
  running++
  most = Math.max(most, running)
  if (held) await gate
  running--
  return result
}

const passwords = createPasswords(undefined, { hash: () => counted('a hash'), verify: () => counted(false) })
const app = await startApp({ work: false, parts: { passwords } })

test('a flood of sign-ins never exceeds the concurrency of hashes and delays no other call', async () => {
  const { email, client } = await makeClient(app, { password: 'Una-Password-9' })
  hold()
  let answered = 0
  const flood = Array.from({ length: SIGN_INS }, async (_, index) => {
    const address = index % 2 ? email : `person-${index}@example.com`
    const { status } = await app.visitor().ask('auth.signIn', { email: address, password: 'sbagliata' })
    answered++
    return status
  })
  await waitFor(async () => expect(running).toBe(HASHES_AT_ONCE))
  const began = performance.now()
  expect((await client.call('auth.session')).user?.email).toBe(email)
  await client.call('dashboard.projects.list')
  expect((await app.visitor().fetch('/readyz')).status).toBe(200)
  console.info(`three calls beside ${SIGN_INS} sign-ins took ${Math.round(performance.now() - began)} ms`)
  expect([answered, running]).toEqual([0, HASHES_AT_ONCE])
  held = false
  letGo()
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401]))
  expect([most, running]).toEqual([HASHES_AT_ONCE, 0])
})

test('a flood beyond the queue is answered 503 with a retry time, alike for known and unknown addresses', async () => {
  const { email } = await makeClient(app, { password: 'Una-Password-9' })
  const signIn = (address: string) =>
    app.visitor().ask('auth.signIn', { email: address, password: 'sbagliata' })
  hold()
  const full = Array.from({ length: HASHES_AT_ONCE + MAX_WAITING_HASHES }, () => passwords.hash('x'))
  for (const address of [email, 'nobody@example.com']) {
    const { status, code, headers } = await signIn(address)
    expect([status, code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2'])
  }
  held = false
  letGo()
  await Promise.all(full)
  expect((await signIn(email)).status).toBe(401)
})

test('other calls are answered before half of a flood of real hashes', async () => {
  const real = createPasswords()
  const stored = await real.hash('Una-Password-9')
  const { client } = await makeClient(app)
  let done = 0
  const flood = Array.from({ length: SIGN_INS }, async () => {
    await real.verify(stored, 'sbagliata')
    done++
  })
  for (let call = 0; call < 5; call++) await client.call('auth.session')
  expect(done).toBeLessThan(SIGN_INS / 2)
  await Promise.all(flood)
})
