import { randomUUID } from 'node:crypto'
import { authTexts } from 'shared/messages/it/auth'
import { companyMails, companyTexts, hatTexts, invitationTexts } from 'shared/messages/it/companies'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { linkIn } from '../support/mailbox.ts'
import { expectAccessible, expectUsable } from './accessibility.ts'
import { signIn } from './people.ts'
import { expect, test } from './test.ts'

const { side } = dashboardTexts

test('a representative invites a colleague, whose menu has what the hat opens, until it is taken away', async ({
  page,
  anotherPerson,
  mailbox,
}) => {
  const email = `${randomUUID()}@example.com`
  await signIn(page, 'referente@demo.example', '/dashboard/company')
  await expect(page.getByText('Ilaria Conti')).toBeVisible()
  await expectUsable(page)
  await expectAccessible(page)
  await page.getByLabel(companyTexts.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: companyTexts.sendInvitation }).click()
  await expect(page.getByRole('button', { name: companyTexts.revokeLabel(email) })).toBeVisible()

  const mail = await mailbox.find(email, companyMails.invitation.subject('Officine Greco'))
  const guest = await anotherPerson()
  await guest.goto(linkIn(mail, '/accept-invitation'))
  await expect(guest.getByText(hatTexts.approver.what)).toBeVisible()
  await expectUsable(guest)
  await guest.getByLabel(authTexts.fullName, { exact: true }).fill('Sara Neri')
  await guest.getByLabel(authTexts.password, { exact: true }).fill('Un-treno-per-Bergamo-7')
  await guest.getByRole('button', { name: invitationTexts.accept }).click()
  await expect(guest).toHaveURL(/\/dashboard\/briefing/)
  await guest.goto('/dashboard/downloads')
  const menu = guest.getByRole('navigation', { name: side.label })
  await expect(menu.getByRole('link', { name: side.downloads })).toBeVisible()
  for (const closed of [side.quote, side.documents, side.company])
    await expect(menu.getByRole('link', { name: closed })).toHaveCount(0)

  await page.getByRole('button', { name: companyTexts.changeHatsLabel('Sara Neri') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(hatTexts.approver.name).uncheck()
  await dialog.getByRole('button', { name: companyTexts.saveHats }).click()
  await expect(dialog.getByText(companyTexts.noHat)).toBeVisible()
  await dialog.getByLabel(hatTexts.billing.name).check()
  await dialog.getByRole('button', { name: companyTexts.saveHats }).click()
  await expect(guest.getByText(companyTexts.closed.title)).toBeVisible()
  await expect(menu.getByRole('link', { name: side.documents })).toBeVisible()
})
