import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { authTexts } from 'shared/messages/it/auth'
import { emailChangeTexts } from 'shared/messages/it/email-change'
import { emailLinkTexts } from 'shared/messages/it/email-link'
import { accountMails } from 'shared/messages/it/mails'
import { identityFieldErrors } from 'shared/messages/it/refusals/identity'
import { uiTexts } from 'shared/messages/it/screens'
import { linkIn, type Mailbox } from '../support/mailbox.ts'
import { expectUsable } from './accessibility.ts'
import { makeNewcomer, sendAccess } from './people.ts'
import { expect, test } from './test.ts'

const texts = emailChangeTexts
const { pending } = texts
const { states } = emailLinkTexts

const panel = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: texts.title, exact: true }) })
    .last()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the link of a mail and presses its button. */
async function openLink(page: Page, mailbox: Mailbox, email: string, { subject }: { subject: string }) {
  const { hash } = new URL(linkIn(await mailbox.find(email, subject), '/change-email'))
  await page.goto('/about')
  await page.goto(`/change-email${hash}`)
  await expectUsable(page)
  await button(page, emailLinkTexts.button).click()
}

const heading = (page: Page, { title }: { title: string }) => page.getByRole('heading', { name: title })

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('an address is changed with both links', async ({ page, mailbox, newUserPage, browserErrors }) => {
      browserErrors.expect(/400/)
      browserErrors.expect(/401/)
      browserErrors.expect(/404/)
      const newcomer = await makeNewcomer(page, mailbox)
      const email = `nuova-${randomUUID()}@example.com`
      await page.goto('/dashboard/profile')
      const part = panel(page)
      await part.getByRole('button', { name: texts.open }).click()
      const address = part.getByLabel(texts.email, { exact: true })
      const password = part.getByLabel(texts.password, { exact: true })
      await address.fill(newcomer.email)
      await password.fill(newcomer.password)
      await part.getByRole('button', { name: texts.submit }).click()
      await expect(part.getByText(identityFieldErrors.SAME_EMAIL)).toBeVisible()
      await expectUsable(page)
      await address.fill(email)
      await password.fill('sbagliata')
      await part.getByRole('button', { name: texts.submit }).click()
      await expect(part.getByText(authTexts.change.wrongCurrent)).toBeVisible()
      await expect(address).toHaveValue(email)
      await password.fill(newcomer.password)
      await part.getByRole('button', { name: texts.submit }).click()
      await expect(part.getByText(pending.to(email))).toBeVisible()
      await expect(part.getByText(pending.missing, { exact: true })).toHaveCount(2)
      await expectUsable(page)

      // The new mailbox is read without a session; the open account page updates by itself.
      const elsewhere = await newUserPage()
      await openLink(elsewhere, mailbox, email, accountMails.confirmNewAddress)
      await expect(heading(elsewhere, states['waits-for-old'])).toBeFocused()
      await expectUsable(elsewhere)
      await expect(part.getByText(pending.done, { exact: true })).toHaveCount(1)
      await part.getByRole('button', { name: pending.resend }).click()
      await expect(page.getByText(pending.resent.text)).toBeVisible()

      await openLink(page, mailbox, newcomer.email, accountMails.approveNewAddress)
      await expect(heading(page, states.changed)).toBeVisible()
      await expect(page.getByText(states.changed.text(email))).toBeVisible()
      await page.getByRole('link', { name: emailLinkTexts.toProfile }).click()
      await expect(panel(page).getByText(email, { exact: true })).toBeVisible()
      await mailbox.find(newcomer.email, accountMails.leftAddress.subject)

      await openLink(elsewhere, mailbox, email, accountMails.confirmNewAddress)
      await expect(heading(elsewhere, states.changed)).toBeVisible()
      await elsewhere.getByRole('link', { name: authTexts.confirm.toSignIn }).click()
      await sendAccess(elsewhere, email, newcomer.password)
      await expect(elsewhere).toHaveURL(/\/dashboard/)

      await page.goto('/about')
      await page.goto(`/change-email#${'x'.repeat(43)}`)
      await button(page, emailLinkTexts.button).click()
      await expect(page.getByText(emailLinkTexts.unknown)).toBeVisible()
      await expectUsable(page)
    })

    test('a cancelled change keeps the address, and its links report it', async ({ page, mailbox }) => {
      const newcomer = await makeNewcomer(page, mailbox)
      await page.goto('/dashboard/profile')
      const part = panel(page)
      await part.getByRole('button', { name: texts.open }).click()
      await part.getByLabel(texts.email, { exact: true }).fill(`nuova-${randomUUID()}@example.com`)
      await part.getByLabel(texts.password, { exact: true }).fill(newcomer.password)
      await part.getByRole('button', { name: texts.submit }).click()
      await part.getByRole('button', { name: pending.another }).click()
      await part.getByRole('button', { name: uiTexts.cancel, exact: true }).click()
      await part.getByRole('button', { name: pending.cancel }).click()
      await expect(page.getByText(pending.cancelled.text)).toBeVisible()
      await expect(part.getByRole('button', { name: texts.open })).toBeVisible()
      await openLink(page, mailbox, newcomer.email, accountMails.approveNewAddress)
      await expect(heading(page, states.cancelled)).toBeVisible()
      await expectUsable(page)
    })
  })
}
