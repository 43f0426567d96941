import { authTexts } from 'shared/messages/it/auth'
import { linkIn, Mailbox } from '../support/mailbox.ts'
import { expectUsable, PHONE } from './accessibility.ts'
import { connectedOrigin, founderEmail } from './server-under-test.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: connectedOrigin })

test('a stranger’s sign-up does not keep the founder from the account', async ({ page, browserErrors }) => {
  browserErrors.allow(/Failed to load resource|failed request/)
  const stranger = { fullName: 'Uno Qualunque', email: founderEmail, password: 'Quella-Di-Un-Altro-1' }
  expect((await page.request.post('/trpc/auth.signUp', { data: stranger })).status()).toBe(200)
  const mailbox = new Mailbox(connectedOrigin)
  await page.setViewportSize(PHONE)
  await page.goto(linkIn(await mailbox.find(founderEmail, /^Conferma/), '/confirm-email'))
  await page.getByRole('button', { name: authTexts.confirm.button }).click()
  const password = page.getByLabel(authTexts.reset.newPassword, { exact: true })
  await expect(password).toBeVisible()
  await expect(page.getByText(authTexts.confirm.passwordText)).toBeVisible()
  await expectUsable(page)
  await password.fill('corta')
  await page.getByRole('button', { name: authTexts.confirm.button }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('Un-treno-per-Bergamo-7')
  await page.getByRole('button', { name: authTexts.confirm.button }).click()
  await expect(page).toHaveURL(/\/(team|dashboard)/)
  const signIn = (given: string) =>
    page.request.post('/trpc/auth.teamSignIn', { data: { email: founderEmail, password: given } })
  expect((await signIn(stranger.password)).status()).toBe(401)
  expect((await signIn('Un-treno-per-Bergamo-7')).status()).toBe(200)
})
