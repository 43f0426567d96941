import { randomUUID } from 'node:crypto'
import { purgeExpiredDataJob } from 'server/domain/privacy/retention.jobs'
import { codeAt } from 'server/platform/mfa'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { anAddress, emailChangesIn, PASSWORD as password } from '../../support/builders/email-changes.ts'
import { makeClient, makeMember, signedIn } from '../../support/builders/people.ts'
import { turnOn } from '../../support/builders/second-factor.ts'
import { tokenIn } from '../../support/mailbox.ts'
import { insertRows, listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const HOUR = 3_600_000
const { approveNewAddress, leftAddress, emailChanged, resetPassword } = accountMails
const { aClient, ask, newLink, oldLink, open, stateOf, pendingOf, addressOf, actsOf, changing } =
  emailChangesIn(app)

describe('a change of address', () => {
  test.each(['new first', 'old first'])('needs both links, %s', async order => {
    const { person, email, toNew, toOld } = await changing()
    expect(await pendingOf(person)).toMatchObject({ newEmail: email, isConfirmed: false, isApproved: false })
    const isNewFirst = order === 'new first'
    const [first, second] = isNewFirst ? [toNew, toOld] : [toOld, toNew]
    expect(await open(first)).toEqual({
      state: isNewFirst ? 'waits-for-old' : 'waits-for-new',
      newEmail: email,
    })
    expect(await addressOf(person)).toBe(person.email)
    expect(await pendingOf(person)).toMatchObject({ isConfirmed: isNewFirst, isApproved: !isNewFirst })
    expect(await open(second)).toEqual({ state: 'changed', newEmail: email })
    expect(await addressOf(person)).toBe(email)
    await app.visitor().call('auth.signIn', { email, password })
    const withOld = await app.visitor().ask('auth.signIn', { email: person.email, password })
    expect(withOld.code).toBe('BAD_CREDENTIALS')
  })

  test('notifies both addresses, is logged without them, and sends mails to the new one', async () => {
    const { person, email, toNew, toOld } = await changing()
    await open(toNew)
    await open(toOld)
    const { text } = await app.mailbox.find(person.email, leftAddress.subject)
    expect(text).toContain(email)
    await app.mailbox.find(email, emailChanged.subject)
    expect(await actsOf(person)).toEqual(expect.arrayContaining(['email.change-asked', 'email.changed']))
    const acts = await listRows(app, 'auditLog', { subjectId: person.id })
    expect(JSON.stringify(acts.map(({ detail }) => detail))).not.toContain('@')
    const again = await signedIn(app, person.id)
    await again.call('auth.changePassword', { current: password, next: 'Un-treno-per-Bergamo-7' })
    await app.mailbox.find(email, accountMails.passwordChanged.subject)
  })

  test('ends all other sessions and streams, except of the browser that opens the last link', async () => {
    const { person, email, toNew, toOld } = await changing()
    const elsewhere = await signedIn(app, person.id)
    const stream = await openStream(elsewhere)
    await open(toNew)
    await open(toOld, person.client)
    await stream.ended
    expect((await elsewhere.call('auth.session')).user).toBeNull()
    expect((await person.client.call('auth.session')).user).toMatchObject({ email })
  })

  test('ends all sessions when another or no user opens the last link', async () => {
    const { person, toNew, toOld } = await changing()
    const other = await aClient()
    await open(toNew)
    await open(toOld, other.client)
    expect((await person.client.call('auth.session')).user).toBeNull()
    expect((await other.client.call('auth.session')).user).toMatchObject({ email: other.email })
  })

  test('voids password links sent to the former address', async () => {
    const { person, toNew, toOld } = await changing()
    await app.visitor().call('auth.requestPasswordReset', { email: person.email })
    const token = tokenIn(await app.mailbox.find(person.email, resetPassword.subject), '/reset-password')
    await open(toNew)
    await open(toOld)
    const late = await app.visitor().ask('auth.resetPassword', { token, password: 'Un-treno-per-Verona-8' })
    expect(late.code).toBe('TOKEN_USED')
  })

  test('keeps the link to the Google account', async () => {
    const { person, toNew, toOld } = await changing()
    const account = { issuer: 'https://accounts.example', subject: randomUUID() }
    await insertRows(app, 'oauthAccounts', [{ ...account, userId: person.id }])
    await open(toNew)
    await open(toOld)
    expect(await listRows(app, 'oauthAccounts', { userId: person.id })).toMatchObject([account])
  })

  test('appears on an open account page', async () => {
    const { person, toNew } = await changing()
    const stream = await openStream(person.client)
    await open(toNew)
    await waitFor(async () => expect(JSON.stringify(stream.events)).toContain('account'))
  })
})

describe('a link', () => {
  test('reports the outcome when opened twice, before and after the change', async () => {
    const { toNew, toOld } = await changing()
    expect(await stateOf(toNew)).toBe('waits-for-old')
    expect(await stateOf(toNew)).toBe('waits-for-old')
    expect(await stateOf(toOld)).toBe('changed')
    expect([await stateOf(toOld), await stateOf(toNew)]).toEqual(['changed', 'changed'])
  })

  test('counts once when opened twice concurrently; both concurrently change the address', async () => {
    const { person, email, toNew, toOld } = await changing()
    const states = await Promise.all([toNew, toNew, toOld, toOld].map(stateOf))
    expect(states).toContain('changed')
    expect(await addressOf(person)).toBe(email)
    expect((await actsOf(person)).filter(act => act === 'email.changed')).toHaveLength(1)
  })

  test('expires with the change after two days', async () => {
    const { person, toNew, toOld } = await changing()
    await open(toNew)
    app.clock.advance(49 * HOUR)
    expect([await stateOf(toOld), await stateOf(toNew)]).toEqual(['expired', 'expired'])
    expect(await addressOf(person)).toBe(person.email)
  })

  test('of a cancelled change reports the cancellation', async () => {
    const { person, toNew, toOld } = await changing()
    await open(toNew)
    await person.client.call('auth.emailChange.cancel')
    expect([await stateOf(toOld), await stateOf(toNew)]).toEqual(['cancelled', 'cancelled'])
    expect(await pendingOf(person)).toBeNull()
    expect(await addressOf(person)).toBe(person.email)
    expect((await person.client.ask('auth.emailChange.cancel')).code).toBe('NOT_FOUND')
    expect((await person.client.ask('auth.emailChange.resend')).code).toBe('NOT_FOUND')
  })

  test('of a replaced change does not affect the current one', async () => {
    const { person, toNew, toOld } = await changing()
    await open(toOld)
    const later = anAddress()
    await ask(person, later)
    expect([await stateOf(toOld), await stateOf(toNew)]).toEqual(['replaced', 'replaced'])
    expect(await pendingOf(person)).toMatchObject({ newEmail: later, isConfirmed: false, isApproved: false })
    expect(await stateOf(await newLink(later))).toBe('waits-for-old')
    expect(await stateOf(await oldLink(person, 2))).toBe('changed')
    expect(await addressOf(person)).toBe(later)
  })

  test('is bound to its change and its kind of token', async () => {
    const [one, other] = [await changing(), await changing()]
    expect(await stateOf(one.toNew)).toBe('waits-for-old')
    expect(await stateOf(other.toOld)).toBe('waits-for-new')
    expect(await addressOf(one.person)).toBe(one.person.email)
    const kinds = [
      ['auth.resetPassword', { password: 'Tutta-Nuova-1' }],
      ['auth.confirmEmail', {}],
    ] as const
    for (const [path, more] of kinds)
      expect((await app.visitor().ask(path, { token: one.toOld, ...more })).code).toBe('NOT_FOUND')
    await app.visitor().call('auth.requestPasswordReset', { email: one.person.email })
    const token = tokenIn(await app.mailbox.find(one.person.email, resetPassword.subject), '/reset-password')
    for (const unknown of [token, 'x'.repeat(43)]) {
      const answer = await app.visitor().ask('auth.emailChange.openLink', { token: unknown })
      expect(answer.code).toBe('NOT_FOUND')
    }
  })

  test('is sent again to the address that has not confirmed, with a new expiry', async () => {
    const { person, email, toNew, toOld } = await changing()
    await open(toOld)
    app.clock.advance(40 * HOUR)
    const later = await signedIn(app, person.id)
    await later.call('auth.emailChange.resend')
    const fresh = await newLink(email, 2)
    app.clock.advance(40 * HOUR)
    expect(await stateOf(toNew)).toBe('expired')
    expect(await stateOf(fresh)).toBe('changed')
    expect(await addressOf(person)).toBe(email)
    const approvals = await app.mailbox.list(person.email)
    expect(approvals.filter(({ subject }) => subject === approveNewAddress.subject)).toHaveLength(1)
  })
})

test('a change is deleted thirty days after its links have expired', async () => {
  const forget = () => purgeExpiredDataJob.run(app.context, {}, randomUUID())
  const { person } = await changing()
  app.clock.advance(31 * 24 * HOUR)
  await forget()
  expect(await listRows(app, 'emailChanges', { userId: person.id })).toHaveLength(1)
  app.clock.advance(2 * 24 * HOUR)
  await forget()
  expect(await listRows(app, 'emailChanges', { userId: person.id })).toEqual([])
  expect(await listRows(app, 'emailTokens', { userId: person.id })).toEqual([])
})

const { confirmNewAddress, alreadyRegistered } = accountMails
describe('an address of another account', () => {
  test('is not revealed; its owner is notified, and the change is impossible', async () => {
    const [person, owner] = [await aClient(), await aClient()]
    const free = await aClient()
    const answers = [await ask(person, owner.email.toUpperCase()), await ask(free, anAddress())]
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    await app.mailbox.find(owner.email, alreadyRegistered.subject)
    expect(await stateOf(await oldLink(person))).toBe('waits-for-new')
    expect(await pendingOf(person)).toMatchObject({ newEmail: owner.email, isApproved: true })
    await person.client.call('auth.emailChange.resend')
    await waitFor(async () =>
      expect(
        (await app.mailbox.list(owner.email)).filter(({ subject }) => subject === alreadyRegistered.subject),
      ).toHaveLength(2),
    )
    const subjects = (await app.mailbox.list(owner.email)).map(({ subject }) => subject)
    expect(subjects).not.toContain(confirmNewAddress.subject)
    expect(await addressOf(person)).toBe(person.email)
  })

  test('that is unconfirmed gets its own confirmation again', async () => {
    const [person, email] = [await aClient(), anAddress()]
    await app.visitor().call('auth.signUp', { fullName: 'Ada Rossi', email, password })
    await ask(person, email)
    const { subject } = accountMails.confirmEmail
    await waitFor(async () =>
      expect((await app.mailbox.list(email)).map(mail => mail.subject)).toEqual([subject, subject]),
    )
    await oldLink(person)
  })

  test('or of a member, with or without an account, gives no access to the team', async () => {
    const person = await aClient()
    const email = anAddress()
    await insertRows(app, 'teamMembers', [
      { fullName: 'Marta Galli', email, role: 'Project Manager', initials: 'MG' },
    ])
    expect((await ask(person, email)).status).toBe(200)
    expect(await stateOf(await oldLink(person))).toBe('waits-for-new')
    expect(await app.mailbox.list(email)).toEqual([])
  })

  test('that was taken meanwhile is reported and changes nothing', async () => {
    const { person, email, toNew, toOld } = await changing()
    await open(toNew)
    await makeClient(app, { email })
    const here = await signedIn(app, person.id)
    expect(await open(toOld)).toEqual({ state: 'taken', newEmail: email })
    expect([await stateOf(toOld), await stateOf(toNew)]).toEqual(['taken', 'taken'])
    expect(await addressOf(person)).toBe(person.email)
    expect((await here.call('auth.session')).user).toMatchObject({ email: person.email })
    expect(await actsOf(person)).not.toContain('email.changed')
  })

  test('that a member got is refused, and a user who became a member keeps their address', async () => {
    const one = await changing()
    await open(one.toNew)
    const member = { fullName: 'Marta Galli', role: 'Video Editor', initials: 'MG' }
    await insertRows(app, 'teamMembers', [{ ...member, email: one.email }])
    expect(await stateOf(one.toOld)).toBe('taken')
    const other = await changing()
    await open(other.toNew)
    await insertRows(app, 'teamMembers', [{ ...member, email: other.person.email }])
    expect(await stateOf(other.toOld)).toBe('cancelled')
    expect(await addressOf(other.person)).toBe(other.person.email)
  })

  test('requested by two users concurrently is given to one', async () => {
    const [one, other, email] = [await aClient(), await aClient(), anAddress()]
    await ask(one, email)
    const first = await newLink(email)
    await ask(other, email)
    await open(first)
    await open(await newLink(email, 2))
    const last = [await oldLink(one), await oldLink(other)]
    const states = await Promise.all(last.map(stateOf))
    expect(states.sort()).toEqual(['changed', 'taken'])
    expect(await listRows(app, 'users', { email })).toHaveLength(1)
  })

  test('that signs up concurrently belongs to one user', async () => {
    const { person, email, toNew, toOld } = await changing()
    await open(toNew)
    const [state] = await Promise.all([
      stateOf(toOld),
      app.visitor().call('auth.signUp', { fullName: 'Ada Rossi', email, password }),
    ])
    expect(await addressOf(person)).toBe(state === 'changed' ? email : person.email)
    expect(['changed', 'taken']).toContain(state)
    expect(await listRows(app, 'users', { email })).toHaveLength(1)
  })
})

describe('the requesting user', () => {
  test('enters the password, and a code if the second factor is on', async () => {
    const person = await aClient()
    const wrong = await ask(person, anAddress(), { password: 'sbagliata' })
    expect([wrong.code, Object.keys(wrong.fields ?? {})]).toEqual(['BAD_CREDENTIALS', ['password']])
    const secret = await turnOn(app, person.id)
    expect((await ask(person, anAddress())).fields).toEqual({ code: 'REQUIRED' })
    const wrongCode = await ask(person, anAddress(), { code: '000000' })
    expect([wrongCode.code, wrongCode.fields]).toEqual(['BAD_CREDENTIALS', undefined])
    expect(await pendingOf(person)).toBeNull()
    const code = codeAt(secret, app.clock.now())
    expect((await ask(person, anAddress(), { code })).status).toBe(200)
  })

  test('without a password sets one first', async () => {
    const person = await makeClient(app)
    expect((await ask(person, anAddress())).code).toBe('BAD_CREDENTIALS')
  })

  test('gets a field error for the current or an empty address', async () => {
    const person = await aClient()
    expect((await ask(person, person.email.toUpperCase())).fields).toEqual({ email: 'SAME_EMAIL' })
    expect((await ask(person, 'ada@')).fields).toEqual({ email: 'INVALID_EMAIL' })
  })

  test('keeps the address of a member, even when suspended', async () => {
    const member = await makeMember(app, 'Video Editor', { password })
    expect((await ask(member, anAddress())).code).toBe('MEMBER_ADDRESS')
    await updateRows(app, 'teamMembers', { id: member.memberId }, { suspendedAt: app.clock.now() })
    expect((await ask(member, anAddress())).code).toBe('MEMBER_ADDRESS')
    expect((await member.client.call('auth.emailChange.get')).isMember).toBe(true)
  })
})

test('attempts and mails are limited across addresses', async () => {
  const strict = await startApp({ env: { LIMITS: 'on' } })
  const person = await makeClient(strict, { password })
  const email = anAddress()
  const answers: (string | undefined)[] = []
  for (let count = 0; count < 4; count += 1)
    answers.push((await person.client.ask('auth.emailChange.ask', { email, password })).code)
  expect(answers).toEqual([undefined, undefined, undefined, 'LIMITED'])
  expect((await person.client.ask('auth.emailChange.resend')).code).toBe('LIMITED')
  const guessed: (string | undefined)[] = []
  for (let count = 0; count < 7; count += 1)
    guessed.push((await person.client.ask('auth.emailChange.ask', { email, password: 'sbagliata' })).code)
  expect(guessed.at(-1)).toBe('LIMITED')
})
