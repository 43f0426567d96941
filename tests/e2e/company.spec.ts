import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { authTexts } from 'shared/messages/it/auth'
import {
  companyMails,
  companyTexts,
  hatTexts,
  invitationTexts,
  namelessCompany,
} from 'shared/messages/it/companies'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { securityTexts } from 'shared/messages/it/security'
import { linkIn, type Mailbox, tokenIn } from '../support/mailbox.ts'
import { expectAccessible, expectUsable } from './accessibility.ts'
import { act, arriveAsNewClient, ask, signIn } from './people.ts'
import { expect, test } from './test.ts'

const { side } = dashboardTexts
const PASSWORD = 'Un-treno-per-Bergamo-7'

test('an invited colleague’s menu shows what the roles allow', async ({ page, newUserPage, mailbox }) => {
  const email = `${randomUUID()}@example.com`
  await signIn(page, 'referente@demo.example', '/dashboard/company')
  await expect(page.getByText('Ilaria Conti')).toBeVisible()
  await expectUsable(page)
  await expectAccessible(page)
  await page.getByLabel(companyTexts.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: companyTexts.sendInvitation }).click()
  await expect(page.getByRole('button', { name: companyTexts.revokeLabel(email) })).toBeVisible()

  const mail = await mailbox.find(email, companyMails.invitation.subject('Officine Greco'))
  const guest = await newUserPage()
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
  await guest.goto('/dashboard/testimonial')
  await expect(guest.getByText(dashboardTexts.review.title)).toBeVisible()

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

test('a member reads on the status page whose turn it is', async ({ page, newUserPage, mailbox }) => {
  const approver = await newUserPage()
  await makePair(page, approver, mailbox)
  await page.goto('/dashboard/status')
  await expect(page).toHaveURL(/project=/)
  await approver.goto(page.url())
  const { colleague, next } = dashboardTexts.statusPage
  await expect(approver.getByRole('heading', { name: colleague.title })).toBeVisible()
  await expect(approver.getByText(colleague.text.writeBrief)).toBeVisible()
  await expect(approver.getByRole('link', { name: next.briefing.button })).toHaveCount(0)
})

/** Creates a company with two members: a representative on `page`, and an approver on `other`. Returns its id. */
async function makePair(page: Page, other: Page, mailbox: Mailbox) {
  await arriveAsNewClient(page, mailbox, 'Ada Rossi')
  const [company] = await ask(page, 'dashboard.company.mine', undefined)
  const companyId = company?.id ?? ''
  const email = `${randomUUID()}@example.com`
  await act(page, 'dashboard.company.invite', { companyId, email, hats: ['approver'] })
  const token = tokenIn(await mailbox.find(email, /invit/i), '/accept-invitation')
  await act(other, 'auth.acceptInvitation', { token, fullName: 'Sara Neri', password: PASSWORD })
  return companyId
}

test('the last representative to leave chooses a successor', async ({ page, newUserPage, mailbox }) => {
  const successor = await newUserPage()
  await makePair(page, successor, mailbox)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: dashboardTexts.profile.erase }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(dashboardTexts.profile.erasePassword, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: dashboardTexts.profile.eraseConfirm }).click()
  const field = dialog.getByRole('combobox', { name: securityTexts.data.successor(namelessCompany) })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.click()
  await page.getByRole('option', { name: 'Sara Neri' }).click()
  await dialog.getByRole('button', { name: dashboardTexts.profile.eraseConfirm }).click()
  await expect(page).toHaveURL(/\/$/)
  await successor.goto('/dashboard/company')
  await expect(successor.getByText('Sara Neri').first()).toBeVisible()
  await expect(successor.getByText('Ada Rossi')).toHaveCount(0)
})

test('a user without a company creates a new one', async ({ browserErrors, page, newUserPage, mailbox }) => {
  // A query that is sent before the list of companies arrives asks about the former one.
  browserErrors.allow(/404.*dashboard\./)
  const removed = await newUserPage()
  const companyId = await makePair(page, removed, mailbox)
  await removed.goto('/dashboard/projects')
  const { members } = await ask(page, 'dashboard.company.members', { companyId })
  const userId = members.find(({ isSelf }) => !isSelf)?.userId ?? ''
  await act(page, 'dashboard.company.removeMember', { companyId, userId })
  await expect(removed.getByRole('heading', { name: companyTexts.none.title })).toBeVisible()
  await expectUsable(removed)
  await expectAccessible(removed)
  await removed.getByLabel(companyTexts.none.name).fill('Forno Neri')
  await removed.getByRole('button', { name: companyTexts.none.begin }).click()
  await expect(removed.getByText(dashboardTexts.projects.empty)).toBeVisible()
})
