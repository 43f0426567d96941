import { firstFounderLink } from 'server/domain/identity/accounts/sign-up.service'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { tokenIn } from '../../support/mailbox.ts'

const email = 'fondatrice@example.com'
const strangers = 'Scelta-Da-Altri-1'
const own = 'Scelta-Da-Me-1'

const app = await startApp({ env: { FOUNDER_EMAIL: email } })
const fresh = await startApp({ env: { FOUNDER_EMAIL: email } })
const withoutFounder = await startApp()

const signIn = async (password: string, at = app) =>
  (await at.visitor().ask('auth.signIn', { email, password })).code ?? 'in'

describe('a sign-up with the founder’s address', () => {
  test('does not set the founder’s password: the link asks for a new one', async () => {
    await app.visitor().call('auth.signUp', { fullName: 'Un Altro', email, password: strangers })
    const token = tokenIn(await app.mailbox.find(email, accountMails.confirmEmail.subject), '/confirm-email')
    const founder = app.visitor()
    const asked = await founder.ask('auth.confirmEmail', { token })
    expect(asked).toMatchObject({ code: 'INVALID_INPUT', fields: { password: 'REQUIRED' } })
    expect(await signIn(strangers)).not.toBe('in')
    const easy = await founder.ask('auth.confirmEmail', { token, password: 'password' })
    expect(easy.fields).toEqual({ password: 'COMMON_PASSWORD' })
    await founder.call('auth.confirmEmail', { token, password: own })
    expect(await founder.call('team.me')).toMatchObject({ email })
    expect([await signIn(strangers), await signIn(own)]).toEqual(['BAD_CREDENTIALS', 'in'])
  })

  test('does not affect a client’s own sign-up', async () => {
    const client = { fullName: 'Ada Neri', email: 'ada@example.com', password: own }
    await app.visitor().call('auth.signUp', client)
    const mail = await app.mailbox.find(client.email, accountMails.confirmEmail.subject)
    const token = tokenIn(mail, '/confirm-email')
    expect(await app.visitor().call('auth.confirmEmail', { token })).toMatchObject({
      user: { email: client.email },
    })
  })
})

describe('the link printed by the first start', () => {
  test('lets the founder set the password once', async () => {
    const link = new URL((await firstFounderLink(fresh.context)) ?? '')
    expect(link.pathname).toBe('/reset-password')
    await fresh.visitor().call('auth.signUp', { fullName: 'Un Altro', email, password: strangers })
    const token = link.hash.slice(1)
    await fresh.visitor().call('auth.resetPassword', { token, password: own })
    expect([await signIn(strangers, fresh), await signIn(own, fresh)]).toEqual(['BAD_CREDENTIALS', 'in'])
    expect((await fresh.visitor().ask('auth.resetPassword', { token, password: strangers })).status).toBe(409)
    expect(await firstFounderLink(fresh.context)).toBeUndefined()
  })

  test('is not created without a founder’s address', async () => {
    expect(await firstFounderLink(withoutFounder.context)).toBeUndefined()
  })
})
