import { createPasswords } from 'server/platform/passwords'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { tokenIn } from '../../support/mailbox.ts'
import { RpcClient } from '../../support/rpc-client.ts'

/** Cheap hashes: hundreds of attempts with real ones would be slow. */
const passwords = createPasswords({ memoryCost: 8, timeCost: 1 })
const app = await startApp({ parts: { passwords }, env: { LIMITS: 'on', TRUST_PROXY: '1' } })
const password = 'Una-Password-9'
const RESET = 'Scegli una nuova password'

/** Caller at another address, as a trusted proxy reports it (`TRUST_PROXY=1`). */
class Elsewhere extends RpcClient {
  readonly #address: string

  constructor(origin: string, address: string) {
    super(origin)
    this.#address = address
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', this.#address)
    return super.fetch(path, { ...init, headers })
  }
}

/** Returns a caller without a session, at an address. */
const visitorFrom = ({ origin }: TestApp, address: string): RpcClient => new Elsewhere(origin, address)

let places = 0
/** Returns a visitor from an IP address not used before. */
const stranger = (at: TestApp = app): RpcClient => {
  places++
  return visitorFrom(at, `198.51.${places >> 8}.${places & 255}`)
}

/** Sends wrong passwords, each from another network. */
async function guess(email: string, times: number): Promise<void> {
  await Promise.all(
    Array.from({ length: times }, () => stranger().ask('auth.signIn', { email, password: 'sbagliata' })),
  )
}

/** Sends wrong passwords from one place. Returns the status of each answer. */
async function statusesOf(times: number, from: RpcClient, email: string): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count++)
    statuses.push((await from.ask('auth.signIn', { email, password: 'sbagliata' })).status)
  return statuses
}

/** Waits for the expected number of mails with a subject. */
const mailsTo = (email: string, count: number, subject = RESET) =>
  vi.waitFor(async () => {
    const mails = (await app.mailbox.list(email)).filter(mail => mail.subject === subject)
    expect(mails).toHaveLength(count)
    return mails
  }, 30_000)

/** Waits for the expected number of reset mails. Returns their tokens. */
const linksTo = async (email: string, count: number): Promise<string[]> =>
  (await mailsTo(email, count)).map(mail => tokenIn(mail, '/reset-password'))

describe('a hundred and thirty wrong passwords of others', () => {
  test('do not lock the owner out on a known device', async () => {
    const { email } = await makeClient(app, { password })
    const home = visitorFrom(app, '203.0.113.1')
    await home.call('auth.signIn', { email, password })
    await home.call('auth.signOut')
    await guess(email, 130)
    expect(await home.ask('auth.signIn', { email, password })).toMatchObject({ status: 200 })
  })

  test('do not lock the owner out on a new device, which has fewer attempts meanwhile', async () => {
    const { email } = await makeClient(app, { password })
    await guess(email, 130)
    const tries = visitorFrom(app, '203.0.113.2')
    expect(await tries.ask('auth.signIn', { email, password })).toMatchObject({ status: 200 })
    const wrong = visitorFrom(app, '203.0.113.3')
    expect(await statusesOf(3, wrong, email)).toEqual([401, 401, 429])
  })

  test('slow down an unknown address alike', async () => {
    const email = 'nobody@example.com'
    await guess(email, 130)
    const { status } = await stranger().ask('auth.signIn', { email, password })
    expect(status).toBe(401)
  })
})

describe('a device known to an account', () => {
  async function knownTo(email: string): Promise<RpcClient> {
    const device = visitorFrom(app, '203.0.113.9')
    await device.call('auth.signIn', { email, password })
    await device.call('auth.signOut')
    return device
  }

  test('has ten attempts in a quarter of an hour', async () => {
    const { email } = await makeClient(app, { password })
    const device = await knownTo(email)
    expect(await statusesOf(11, device, email)).toEqual([...Array(10).fill(401), 429])
  })

  test('is unknown to every other account, and its cookie gives no access', async () => {
    const [owner, other] = await Promise.all([
      makeClient(app, { password }),
      makeClient(app, { password: 'Altra-Password-9' }),
    ])
    const device = await knownTo(owner.email)
    expect((await device.call('auth.session')).user).toBeNull()
    expect((await statusesOf(11, device, other.email)).at(-1)).toBe(429)
  })
})

describe('reset links requested by others', () => {
  test('do not block the owner’s request on a known device', async () => {
    const { email } = await makeClient(app, { password })
    const home = visitorFrom(app, '203.0.113.4')
    await home.call('auth.signIn', { email, password })
    for (let index = 0; index < 3; index++) await stranger().call('auth.requestPasswordReset', { email })
    await linksTo(email, 3)
    await home.call('auth.requestPasswordReset', { email })
    await linksTo(email, 4)
  })

  test('leave the owner on a new device with a working link, without flooding the mailbox', async () => {
    const { email } = await makeClient(app, { password })
    for (let index = 0; index < 12; index++) await stranger().call('auth.requestPasswordReset', { email })
    await linksTo(email, 3)
    app.clock.advance(16 * 60_000)
    const owner = visitorFrom(app, '203.0.113.5')
    expect(await owner.ask('auth.requestPasswordReset', { email })).toMatchObject({ status: 200 })
    await linksTo(email, 4)
  })

  test('do not flood the mailbox of an unconfirmed account with confirmation links', async () => {
    const email = 'ada.gialli@example.com'
    await stranger().call('auth.signUp', { fullName: 'Ada', email, password })
    for (let index = 0; index < 12; index++) await stranger().call('auth.requestPasswordReset', { email })
    const { subject } = accountMails.confirmEmail
    await mailsTo(email, 4, subject)
    app.clock.advance(16 * 60_000)
    await stranger().call('auth.requestPasswordReset', { email })
    await mailsTo(email, 5, subject)
  })

  test('do not invalidate the owner’s link; using one voids all', async () => {
    const { email } = await makeClient(app, { password })
    await visitorFrom(app, '203.0.113.6').call('auth.requestPasswordReset', { email })
    const [own = ''] = await linksTo(email, 1)
    await stranger().call('auth.requestPasswordReset', { email })
    await linksTo(email, 2)
    const owner = visitorFrom(app, '203.0.113.6')
    await owner.call('auth.resetPassword', { token: own, password: 'Tutta-Nuova-1' })
    for (const token of await linksTo(email, 2)) {
      const again = await stranger().ask('auth.resetPassword', { token, password: 'Tutta-Nuova-2' })
      expect(again.code).toBe('TOKEN_USED')
    }
  })

  test('do not prevent the owner’s use from making the device known', async () => {
    const { email } = await makeClient(app, { password })
    const owner = visitorFrom(app, '203.0.113.7')
    await owner.call('auth.requestPasswordReset', { email })
    const [token = ''] = await linksTo(email, 1)
    for (let index = 0; index < 12; index++)
      await owner.ask('auth.signIn', { email, password: 'dimenticata' })
    await owner.call('auth.resetPassword', { token, password: 'Tutta-Nuova-1' })
    expect(await owner.ask('auth.signIn', { email, password: 'Tutta-Nuova-1' })).toMatchObject({
      status: 200,
    })
  })
})

test('three sign-ups of others with an address do not keep its owner from signing up', async () => {
  const person = { fullName: 'Ada', email: 'ada.neri@example.com', password }
  const rude = stranger()
  const statuses = []
  for (let index = 0; index < 4; index++) statuses.push((await rude.ask('auth.signUp', person)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await stranger().ask('auth.signUp', person)).toMatchObject({ status: 200 })
})

test('repeated confirmation links count as sign-ups', async () => {
  const person = { fullName: 'Ada', email: 'ada.verdi@example.com', password }
  const rude = stranger()
  await rude.call('auth.signUp', person)
  const statuses = []
  for (let index = 0; index < 3; index++)
    statuses.push((await rude.ask('auth.resendConfirmation', { email: person.email })).status)
  expect(statuses).toEqual([200, 200, 429])
})

describe('limits by network', () => {
  const contact = { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }
  const send = async (address: string) =>
    (await visitorFrom(app, address).ask('publicForms.contact', contact)).status

  test('count a /48 as eight networks', async () => {
    const statuses = []
    for (let index = 1; index <= 41; index++) statuses.push(await send(`2001:db8:7:${index.toString(16)}::1`))
    expect(statuses).toEqual([...Array(40).fill(200), 429])
    expect(await send('2001:db8:8:1::1')).toBe(200)
  })
})
