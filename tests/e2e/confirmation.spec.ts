import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { authTexts } from 'shared/messages/it/auth'
import { accountMails } from 'shared/messages/it/mails'
import { linkIn } from '../support/mailbox.ts'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { expect, test } from './test.ts'

const { signUp, signIn, confirm, resend } = authTexts
const PASSWORD = 'Un-treno-per-Bergamo-7'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const input = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test.use({ viewport: PHONE })

test('a wrong address is corrected, and the link is sent again', async ({ page, mailbox, browserErrors }) => {
  browserErrors.expect(/403/)
  browserErrors.expect(/404/)
  browserErrors.expect(/409/)
  const [wrong, email] = [`${randomUUID()}@exmple.com`, `${randomUUID()}@example.com`]
  await page.goto('/auth?mode=sign-up')
  await input(page, authTexts.fullName).fill('Ada Rossi')
  await input(page, authTexts.email).fill(wrong)
  await input(page, authTexts.password).fill(PASSWORD)
  await button(page, signUp.submit).click()
  await expect(page.getByText(signUp.sent.text(wrong))).toBeVisible()
  await button(page, signUp.sent.correct).click()
  await expect(input(page, authTexts.fullName)).toHaveValue('Ada Rossi')
  await expect(input(page, authTexts.email)).toHaveValue(wrong)
  await expect(input(page, authTexts.password)).toHaveValue('')
  await input(page, authTexts.email).fill(email)
  await input(page, authTexts.password).fill(PASSWORD)
  await button(page, signUp.submit).click()
  await expect(page.getByText(signUp.sent.text(email))).toBeVisible()
  await page.reload()
  await expect(page.getByText(signUp.sent.text(email))).toBeVisible()
  await button(page, resend.submit).click()
  await expect(page.getByText(resend.sent(email))).toBeVisible()
  await expectUsable(page)

  await page.goto('/login')
  await input(page, authTexts.email).fill(email)
  await input(page, authTexts.password).fill(PASSWORD)
  await button(page, signIn.submit).click()
  await expect(button(page, resend.submit)).toBeVisible()

  await page.goto('/team-login')
  await input(page, authTexts.email).fill(email)
  await input(page, authTexts.password).fill(PASSWORD)
  await button(page, authTexts.signIn.submit).click()
  await expect(button(page, resend.submit)).toBeVisible()
  await expectUsable(page)

  await page.goto(`/confirm-email#${'x'.repeat(43)}`)
  await button(page, confirm.button).click()
  await expect(page.getByText(confirm.unknown)).toBeVisible()
  await input(page, authTexts.email).fill(email)
  await button(page, resend.submit).click()
  await expect(page.getByText(resend.sent(email))).toBeVisible()
  await expectUsable(page)
  await expect
    .poll(async () =>
      (await mailbox.list(email)).filter(mail => mail.subject === accountMails.confirmEmail.subject),
    )
    .toHaveLength(3)

  const link = linkIn(await mailbox.find(email, accountMails.confirmEmail.subject), '/confirm-email')
  const { hash } = new URL(link)
  await page.goto('/about')
  await page.goto(`/confirm-email${hash}`)
  await button(page, confirm.button).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('dialog')).toBeVisible()
  const tour = await page.getByRole('dialog').boundingBox()
  const toast = await page.getByText(confirm.ok.text).boundingBox()
  expect(toast?.y).toBeGreaterThan((tour?.y ?? 0) + (tour?.height ?? 0))
  await page.goto(`/confirm-email${hash}`)
  await button(page, confirm.button).click()
  await expect(page.getByRole('alert').getByText(confirm.used.title)).toBeVisible()
  await expect(page.getByText(confirm.used.text)).toBeVisible()
  await expect(button(page, confirm.button)).toHaveCount(0)
  await expect(page.getByRole('link', { name: confirm.toSignIn })).toBeVisible()
  await expectAccessible(page)
})
