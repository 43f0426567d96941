import { codeAt } from 'server/platform/mfa'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { anAddress, emailChangesIn, PASSWORD as password } from '../../support/builders/email-changes.ts'
import { makeClient, makeMember, signedIn } from '../../support/builders/people.ts'
import { turnOn } from '../../support/builders/second-factor.ts'
import { eventually } from '../../support/eventually.ts'
import { insertRows, listRows, updateRows } from '../../support/rows.ts'

const app = await startApp()
const { confirmNewAddress, alreadyRegistered } = accountMails
const { aClient, ask, newLink, oldLink, open, stateOf, pendingOf, addressOf, actsOf, changing } =
  emailChangesIn(app)

describe('an address that is somebody’s', () => {
  test('is not told to who asks; its owner is, and the change never comes', async () => {
    const [person, owner] = [await aClient(), await aClient()]
    const free = await aClient()
    const answers = [await ask(person, owner.email.toUpperCase()), await ask(free, anAddress())]
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    await app.mailbox.find(owner.email, alreadyRegistered.subject)
    expect(await stateOf(await oldLink(person))).toBe('waits-for-new')
    expect(await pendingOf(person)).toMatchObject({ newEmail: owner.email, isApproved: true })
    await person.client.call('auth.emailChange.resend')
    await eventually(async () =>
      expect(
        (await app.mailbox.list(owner.email)).filter(({ subject }) => subject === alreadyRegistered.subject),
      ).toHaveLength(2),
    )
    const subjects = (await app.mailbox.list(owner.email)).map(({ subject }) => subject)
    expect(subjects).not.toContain(confirmNewAddress.subject)
    expect(await addressOf(person)).toBe(person.email)
  })

  test('and not confirmed gets its own confirmation again', async () => {
    const [person, email] = [await aClient(), anAddress()]
    await app.visitor().call('auth.signUp', { fullName: 'Ada Rossi', email, password })
    await ask(person, email)
    const { subject } = accountMails.confirmEmail
    await eventually(async () =>
      expect((await app.mailbox.list(email)).map(mail => mail.subject)).toEqual([subject, subject]),
    )
    await oldLink(person)
  })

  test('or a member’s, with an account or without, gives nobody a place in the team', async () => {
    const person = await aClient()
    const email = anAddress()
    await insertRows(app, 'teamMembers', [
      { fullName: 'Marta Galli', email, role: 'Project Manager', initials: 'MG' },
    ])
    expect((await ask(person, email)).status).toBe(200)
    expect(await stateOf(await oldLink(person))).toBe('waits-for-new')
    expect(await app.mailbox.list(email)).toEqual([])
  })

  test('and became so meanwhile is said plainly, and nothing changes', async () => {
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

  test('or a member’s meanwhile is refused as well, and who became a member stays where they are', async () => {
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

  test('and is wanted by two at once becomes that of one', async () => {
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

  test('and is signed up with at the same moment is one person’s', async () => {
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

describe('who asks', () => {
  test('gives the password, and a code where the second factor is on', async () => {
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

  test('for the present address, or for none, is told at the field', async () => {
    const person = await aClient()
    expect((await ask(person, person.email.toUpperCase())).fields).toEqual({ email: 'SAME_EMAIL' })
    expect((await ask(person, 'ada@')).fields).toEqual({ email: 'INVALID_EMAIL' })
  })

  test('as a member, suspended too, keeps the address that makes them one', async () => {
    const member = await makeMember(app, 'Video Editor', { password })
    expect((await ask(member, anAddress())).code).toBe('MEMBER_ADDRESS')
    await updateRows(app, 'teamMembers', { id: member.memberId }, { suspendedAt: app.clock.now() })
    expect((await ask(member, anAddress())).code).toBe('MEMBER_ADDRESS')
    expect((await member.client.call('auth.emailChange.get')).isMember).toBe(true)
  })

  test('sees only what is their own', async () => {
    const { email } = await changing()
    const other = await aClient()
    expect((await other.client.ask('auth.emailChange.get')).text).not.toContain(email)
    expect((await other.client.ask('auth.emailChange.cancel')).code).toBe('NOT_FOUND')
  })
})

test('tries and mails are limited, wherever the mails go', async () => {
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
