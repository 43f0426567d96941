import { randomUUID } from 'node:crypto'
import { purgeExpiredDataJob } from 'server/domain/privacy/retention.jobs'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { anAddress, emailChangesIn, PASSWORD as password } from '../../support/builders/email-changes.ts'
import { signedIn } from '../../support/builders/people.ts'
import { eventually } from '../../support/eventually.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { linkIn } from '../../support/mailbox.ts'
import { insertRows, listRows } from '../../support/rows.ts'

const app = await startApp()
const HOUR = 3_600_000
const { approveNewAddress, leftAddress, emailChanged, resetPassword } = accountMails
const { aClient, ask, newLink, oldLink, open, stateOf, pendingOf, addressOf, actsOf, changing } =
  emailChangesIn(app)

describe('a change of address', () => {
  test.each(['new first', 'old first'])('takes both links, %s', async order => {
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

  test('is told to both addresses, written down without them, and mails go to the new one', async () => {
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

  test('ends every other session and its streams; the browser that opens the last link stays in', async () => {
    const { person, email, toNew, toOld } = await changing()
    const elsewhere = await signedIn(app, person.id)
    const stream = new LiveStream(elsewhere)
    await stream.opened
    await open(toNew)
    await open(toOld, person.client)
    await stream.ended
    expect((await elsewhere.call('auth.session')).user).toBeNull()
    expect((await person.client.call('auth.session')).user).toMatchObject({ email })
  })

  test('ends all of them where the last link is opened by a browser that is not signed in, or as another', async () => {
    const { person, toNew, toOld } = await changing()
    const other = await aClient()
    await open(toNew)
    await open(toOld, other.client)
    expect((await person.client.call('auth.session')).user).toBeNull()
    expect((await other.client.call('auth.session')).user).toMatchObject({ email: other.email })
  })

  test('makes the links void that went to the old address for a password', async () => {
    const { person, toNew, toOld } = await changing()
    await app.visitor().call('auth.requestPasswordReset', { email: person.email })
    const mail = await app.mailbox.find(person.email, resetPassword.subject)
    const token = new URL(linkIn(mail, '/reset-password')).hash.slice(1)
    await open(toNew)
    await open(toOld)
    const late = await app.visitor().ask('auth.resetPassword', { token, password: 'Un-treno-per-Verona-8' })
    expect(late.code).toBe('TOKEN_USED')
  })

  test('leaves what is linked by Google’s subject linked', async () => {
    const { person, toNew, toOld } = await changing()
    const account = { issuer: 'https://accounts.example', subject: randomUUID() }
    await insertRows(app, 'oauthAccounts', [{ ...account, userId: person.id }])
    await open(toNew)
    await open(toOld)
    expect(await listRows(app, 'oauthAccounts', { userId: person.id })).toMatchObject([account])
  })

  test('is seen at once where the account page is open', async () => {
    const { person, toNew } = await changing()
    const stream = new LiveStream(person.client)
    await stream.opened
    await open(toNew)
    await eventually(async () => expect(JSON.stringify(stream.events)).toContain('account'))
    stream.close()
  })
})

describe('a link', () => {
  test('that is opened twice says what holds, before and after the change', async () => {
    const { toNew, toOld } = await changing()
    expect(await stateOf(toNew)).toBe('waits-for-old')
    expect(await stateOf(toNew)).toBe('waits-for-old')
    expect(await stateOf(toOld)).toBe('changed')
    expect([await stateOf(toOld), await stateOf(toNew)]).toEqual(['changed', 'changed'])
  })

  test('opened twice at the same moment counts once, and both at once change the address', async () => {
    const { person, email, toNew, toOld } = await changing()
    const states = await Promise.all([toNew, toNew, toOld, toOld].map(stateOf))
    expect(states).toContain('changed')
    expect(await addressOf(person)).toBe(email)
    expect((await actsOf(person)).filter(act => act === 'email.changed')).toHaveLength(1)
  })

  test('runs out after two days, and the change with it', async () => {
    const { person, toNew, toOld } = await changing()
    await open(toNew)
    app.clock.advance(49 * HOUR)
    expect([await stateOf(toOld), await stateOf(toNew)]).toEqual(['expired', 'expired'])
    expect(await addressOf(person)).toBe(person.email)
  })

  test('of a change that was taken back says so', async () => {
    const { person, toNew, toOld } = await changing()
    await open(toNew)
    await person.client.call('auth.emailChange.cancel')
    expect([await stateOf(toOld), await stateOf(toNew)]).toEqual(['cancelled', 'cancelled'])
    expect(await pendingOf(person)).toBeNull()
    expect(await addressOf(person)).toBe(person.email)
    expect((await person.client.ask('auth.emailChange.cancel')).code).toBe('NOT_FOUND')
    expect((await person.client.ask('auth.emailChange.resend')).code).toBe('NOT_FOUND')
  })

  test('of a change that was replaced does nothing for the one that counts', async () => {
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

  test('is of its own change: another’s token or another kind of token moves nothing', async () => {
    const [one, other] = [await changing(), await changing()]
    expect(await stateOf(one.toNew)).toBe('waits-for-old')
    expect(await stateOf(other.toOld)).toBe('waits-for-new')
    expect(await addressOf(one.person)).toBe(one.person.email)
    const kinds = [
      ['auth.resetPassword', { password: 'Un-treno-per-Verona-8' }],
      ['auth.confirmEmail', {}],
    ] as const
    for (const [path, more] of kinds)
      expect((await app.visitor().ask(path, { token: one.toOld, ...more })).code).toBe('NOT_FOUND')
    await app.visitor().call('auth.requestPasswordReset', { email: one.person.email })
    const mail = await app.mailbox.find(one.person.email, resetPassword.subject)
    const token = new URL(linkIn(mail, '/reset-password')).hash.slice(1)
    for (const unknown of [token, 'x'.repeat(43)]) {
      const answer = await app.visitor().ask('auth.emailChange.openLink', { token: unknown })
      expect(answer.code).toBe('NOT_FOUND')
    }
  })

  test('is kept as a hash', async () => {
    const { person, toNew, toOld } = await changing()
    const rows = JSON.stringify(await listRows(app, 'emailTokens', { userId: person.id }))
    expect(rows).not.toContain(toNew)
    expect(rows).not.toContain(toOld)
  })

  test('is sent again to whom it is missing, with the whole time', async () => {
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

test('a change is forgotten thirty days after its links have run out', async () => {
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

test('an account that is erased takes its changes and their links along', async () => {
  const { person, toNew } = await changing()
  await person.client.call('dashboard.profile.erase', { password })
  expect(await listRows(app, 'emailChanges', { userId: person.id })).toEqual([])
  expect((await app.visitor().ask('auth.emailChange.openLink', { token: toNew })).code).toBe('NOT_FOUND')
})
