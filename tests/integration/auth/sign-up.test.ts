import { randomUUID } from 'node:crypto'
import { inviteAccount } from 'server/domain/identity/accounts/sign-up.service'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { tokenIn } from '../../support/mailbox.ts'
import { listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const newcomer = () => ({
  fullName: 'Ada Rossi',
  email: `ada-${randomUUID()}@example.com`,
  password: 'Una-Password-9',
})

async function tokenOf(email: string): Promise<string> {
  return tokenIn(await app.mailbox.find(email, accountMails.confirmEmail.subject), '/confirm-email')
}

describe('signing up', () => {
  test('creates a session only when the link of the mail is used', async () => {
    const person = newcomer()
    const visitor = app.visitor()
    await visitor.call('auth.signUp', person)
    expect(await visitor.call('auth.session')).toEqual({ user: null })
    const session = await visitor.call('auth.confirmEmail', { token: await tokenOf(person.email) })
    expect(session).toMatchObject({ user: { email: person.email, fullName: person.fullName } })
    expect((await visitor.call('auth.session')).user?.email).toBe(person.email)
  })

  test('has a link that works once', async () => {
    const person = newcomer()
    await app.visitor().call('auth.signUp', person)
    const token = await tokenOf(person.email)
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => app.visitor().ask('auth.confirmEmail', { token })),
    )
    expect(tries.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(tries.filter(answer => answer.code === 'TOKEN_USED')).toHaveLength(5)
  })

  test('of a known address gets the same answer, and a mail that says so', async () => {
    const person = newcomer()
    const visitor = app.visitor()
    await visitor.call('auth.signUp', person)
    await visitor.call('auth.confirmEmail', { token: await tokenOf(person.email) })
    const again = await app.visitor().ask('auth.signUp', { ...person, email: person.email.toUpperCase() })
    expect(JSON.parse(again.text)).toEqual({ result: { data: { ok: true } } })
    await app.mailbox.find(person.email, 'Hai già un account')
  })

  test('a second sign-up cannot replace the password of the first one’s link', async () => {
    const owner = newcomer()
    await app.visitor().call('auth.signUp', owner)
    const token = await tokenOf(owner.email)
    await app.visitor().call('auth.signUp', { ...owner, fullName: 'Intruso', password: 'Password-Intrusa-1' })
    const session = await app.visitor().call('auth.confirmEmail', { token })
    expect(session).toMatchObject({ user: { fullName: 'Ada Rossi' } })
    const intruder = { email: owner.email, password: 'Password-Intrusa-1' }
    expect((await app.visitor().ask('auth.signIn', intruder)).code).toBe('BAD_CREDENTIALS')
    await app.visitor().call('auth.signIn', { email: owner.email, password: owner.password })
  })

  test('the password of a pending link is void once the address was confirmed in another way', async () => {
    const owner = newcomer()
    const invited = await app.context.transact(work =>
      inviteAccount(work, { ...owner, now: app.clock.now() }),
    )
    await app.visitor().call('auth.signUp', { ...owner, password: 'Password-Intrusa-1' })
    const waiting = await tokenOf(owner.email)
    const token = invited.token ?? ''
    await app.visitor().call('auth.resetPassword', { token, password: owner.password })
    const late = await app.visitor().ask('auth.confirmEmail', { token: waiting })
    expect(late.code).toBe('TOKEN_USED')
    await app.visitor().call('auth.signIn', { email: owner.email, password: owner.password })
  })

  test('twenty concurrent sign-ups with one address create one user', async () => {
    const person = newcomer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.visitor().ask('auth.signUp', person)),
    )
    expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
    const users = await listRows(app, 'users', { email: person.email })
    expect(users).toHaveLength(1)
  })
})

const { subject } = accountMails.confirmEmail
/** Waits for the expected number of confirmation mails. Returns their tokens, newest first. */
async function tokensOf(email: string, count: number): Promise<string[]> {
  const confirmations = async () => (await app.mailbox.list(email)).filter(mail => mail.subject === subject)
  await waitFor(async () => expect(await confirmations()).toHaveLength(count))
  return (await confirmations()).map(mail => tokenIn(mail, '/confirm-email'))
}

const codeOf = async (token: string) => (await app.visitor().ask('auth.confirmEmail', { token })).code

const resend = (email: string) => app.visitor().call('auth.resendConfirmation', { email })

describe('a confirmation link requested again', () => {
  test('is mailed after the first one expired after two days, and activates the account with its password', async () => {
    const person = newcomer()
    await app.visitor().call('auth.signUp', person)
    const [first = ''] = await tokensOf(person.email, 1)
    app.clock.advance(49 * 3_600_000)
    const late = await app.visitor().ask('auth.confirmEmail', { token: first })
    expect(late).toMatchObject({ status: 410, code: 'TOKEN_EXPIRED' })
    await resend(person.email.toUpperCase())
    const [fresh = ''] = await tokensOf(person.email, 2)
    const session = await app.visitor().call('auth.confirmEmail', { token: fresh })
    expect(session).toMatchObject({ user: { email: person.email, fullName: person.fullName } })
    await app.visitor().call('auth.signIn', { email: person.email, password: person.password })
  })

  test('is mailed when a password reset is requested for the unconfirmed account', async () => {
    const person = newcomer()
    await app.visitor().call('auth.signUp', person)
    const { email } = person
    expect(await app.visitor().call('auth.requestPasswordReset', { email })).toEqual({ ok: true })
    const [token = ''] = await tokensOf(email, 2)
    await app.visitor().call('auth.confirmEmail', { token })
    await app.visitor().call('auth.signIn', { email, password: person.password })
  })

  test('is mailed to an invited person who requests a password reset, and asks for a password', async () => {
    const { email, fullName, password } = newcomer()
    await app.context.transact(work => inviteAccount(work, { email, fullName, now: app.clock.now() }))
    await app.visitor().call('auth.requestPasswordReset', { email })
    const [token = ''] = await tokensOf(email, 1)
    const refused = await app.visitor().ask('auth.confirmEmail', { token })
    expect(refused.fields).toEqual({ password: 'REQUIRED' })
    await app.visitor().call('auth.confirmEmail', { token, password })
    await app.visitor().call('auth.signIn', { email, password })
  })

  test('asks for a new password after several sign-ups, so that a stranger’s is not used', async () => {
    const owner = newcomer()
    await app.visitor().call('auth.signUp', owner)
    await app.visitor().call('auth.signUp', { ...owner, password: 'Password-Intrusa-1' })
    await resend(owner.email)
    const tokens = await tokensOf(owner.email, 3)
    const [token = ''] = tokens
    const refused = await app.visitor().ask('auth.confirmEmail', { token })
    expect(refused.fields).toEqual({ password: 'REQUIRED' })
    await app.visitor().call('auth.confirmEmail', { token, password: 'Un-treno-per-Bergamo-7' })
    await app.visitor().call('auth.signIn', { email: owner.email, password: 'Un-treno-per-Bergamo-7' })
  })

  test('is mailed to no other address, with the same answer', async () => {
    const person = newcomer()
    await app.visitor().call('auth.signUp', person)
    const [token = ''] = await tokensOf(person.email, 1)
    await app.visitor().call('auth.confirmEmail', { token })
    const stranger = newcomer()
    expect(await resend(person.email)).toEqual({ ok: true })
    expect(await resend(stranger.email)).toEqual({ ok: true })
    const waiting = newcomer()
    await app.visitor().call('auth.signUp', waiting)
    await resend(waiting.email)
    await tokensOf(waiting.email, 2)
    await tokensOf(person.email, 1)
    expect(await app.mailbox.list(stranger.email)).toEqual([])
  })
})

describe('a link that no longer works', () => {
  test('is reported as used, not expired, once a newer one has confirmed the account', async () => {
    const person = newcomer()
    await app.visitor().call('auth.signUp', person)
    await resend(person.email)
    const [newer = '', older = ''] = await tokensOf(person.email, 2)
    await app.visitor().call('auth.confirmEmail', { token: newer })
    expect(await codeOf(newer)).toBe('TOKEN_USED')
    expect(await codeOf(older)).toBe('TOKEN_USED')
    app.clock.advance(49 * 3_600_000)
    expect(await codeOf(older)).toBe('TOKEN_USED')
  })

  test('is not reported as used while an invitation that replaced it leaves the account unconfirmed', async () => {
    const person = newcomer()
    await app.visitor().call('auth.signUp', person)
    const [token = ''] = await tokensOf(person.email, 1)
    await app.context.transact(work => inviteAccount(work, { ...person, now: app.clock.now() }))
    expect(await codeOf(token)).toBe('TOKEN_EXPIRED')
  })
})
