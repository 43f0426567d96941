import { errorCatalogue } from 'shared/errors/codes'
import { euro } from 'shared/formats/units'
import { administrationTexts } from 'shared/messages/it/administration'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { documentTypes } from 'shared/messages/it/documents'
import { requestFieldErrors } from 'shared/messages/it/errors'
import { memberTexts } from 'shared/messages/it/members'
import { paymentTexts } from 'shared/messages/it/payment'
import { uiTexts } from 'shared/messages/it/screens'
import { securityTexts } from 'shared/messages/it/security'
import { teamTexts } from 'shared/messages/it/team'
import { transferMails, transferTexts } from 'shared/messages/it/transfer'
import { expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { act, arriveAsNewClient, ask, saveBilling, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { accounting } = memberTexts
const { due, paid, refunds, shows, transfers, views } = administrationTexts
const DESK = { width: 1280, height: 900 }

test('a transfer is booked in parts and refunded', async ({ page, mailbox, newUserPage, browserErrors }) => {
  browserErrors.expect(/409 \(Conflict\).*bookTransfer/)
  browserErrors.expect(/409 \(Conflict\).*refundPart/)
  const projectId = await arriveAsNewClient(page, mailbox, 'Ada Neri')
  await act(page, 'dashboard.briefing.saveSummary', { projectId, summary: 'Un video aziendale.' })
  await act(page, 'dashboard.quote.confirm', { projectId, totalCents: 97_000 })
  await saveBilling(page)
  await page.setViewportSize(PHONE)
  await page.goto(`/dashboard/payment?project=${projectId}`)
  await page.getByLabel(transferTexts.transfer, { exact: true }).check()
  await expectUsable(page)
  const pay = page.getByRole('button', { name: transferTexts.choose(euro(47_000)) })
  await pay.click()
  await expect(page.getByText(uiTexts.tick).first()).toBeVisible()
  for (const tick of await page.getByRole('checkbox').all()) await tick.check()
  await pay.click()
  await expect(page.getByRole('heading', { name: transferTexts.title.deposit })).toBeVisible()
  await page.getByRole('button', { name: transferTexts.cancel }).click()
  const question = page.getByRole('dialog', { name: transferTexts.cancelTitle })
  await question.getByRole('button', { name: uiTexts.cancel }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('heading', { name: transferTexts.title.deposit })).toBeVisible()
  const reference = (await page.getByText(/^PP-/).textContent()) ?? ''
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: dashboardTexts.profile.erase }).click()
  await expect(page.getByRole('dialog')).toContainText(reference)
  await page.getByRole('dialog').getByRole('link', { name: securityTexts.data.toTransfer }).click()
  await expect(page.getByRole('heading', { name: transferTexts.title.deposit })).toBeVisible()
  await page.goto(`/dashboard/quote?project=${projectId}`)
  await expect(page.getByText(orderTexts.quote.extrasLocked.transfer)).toBeVisible()
  for (const extra of await page.getByRole('switch').all()) await expect(extra).toBeDisabled()
  await page.getByRole('alert').getByRole('link', { name: orderTexts.quote.toPayment }).click()
  await expect(page.getByRole('heading', { name: transferTexts.title.deposit })).toBeVisible()
  await expectUsable(page)
  await page.setViewportSize(DESK)
  await expectAccessible(page)

  const giulia = await newUserPage()
  await signInToTeam(giulia, 'pm@demo.example', '/team/administration?view=transfers')
  const row = giulia.getByRole('row').filter({ hasText: reference })
  const dialog = giulia.getByRole('dialog')
  // A sum above what is missing is reported; the difference ends with the payment.
  await row.getByRole('button', { name: transfers.bookOf(reference) }).click()
  await dialog.getByLabel(transfers.amount).fill('500')
  await dialog.getByRole('button', { name: transfers.book }).click()
  await giulia.getByRole('button', { name: transfers.tooMuch.confirm }).click()
  await expect(giulia.getByText(transfers.tooMuch.done)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  for (const [amount, said] of [
    ['200', transferTexts.booked(euro(20_000), euro(27_000))],
    ['270,00', paymentTexts.depositPaid],
  ] as const) {
    await row.getByRole('button', { name: transfers.bookOf(reference) }).click()
    await dialog.getByLabel(transfers.amount).fill('tanti')
    await dialog.getByRole('button', { name: transfers.book }).click()
    await expect(dialog.getByText(requestFieldErrors.INVALID_AMOUNT)).toBeVisible()
    await expectAccessible(giulia)
    await dialog.getByLabel(transfers.amount).fill('2000')
    await dialog.getByRole('button', { name: transfers.book }).click()
    const tooMuch = giulia.getByRole('dialog', { name: transfers.tooMuch.title })
    await expectAccessible(giulia)
    await tooMuch.getByRole('button', { name: uiTexts.cancel }).click()
    await expect(tooMuch).toHaveCount(0)
    await dialog.getByLabel(transfers.amount).fill(amount)
    await dialog.getByRole('button', { name: transfers.book }).click()
    await expect(page.getByText(said)).toBeVisible()
  }
  await expect(row).toHaveCount(0)
  const { items: differences } = await ask(giulia, 'team.administration.differences', { limit: 100 })
  expect(differences.filter(each => each.projectId === projectId)).toEqual([])
  await expectAccessible(giulia)
  await giulia.setViewportSize(PHONE)
  await expectUsable(giulia)

  await giulia.setViewportSize(DESK)
  await giulia.getByText(views.paid, { exact: true }).click()
  await row.getByRole('button', { name: paid.refund }).click()
  await dialog.getByLabel(paid.amount).fill('471')
  await dialog.getByLabel(administrationTexts.reason).fill('Un giorno di riprese in meno')
  await dialog.getByRole('button', { name: paid.submitByHand }).click()
  await expect(dialog.getByText(errorCatalogue.REFUND_TOO_MUCH.text)).toBeVisible()
  await expect(dialog.getByLabel(administrationTexts.reason)).toHaveValue('Un giorno di riprese in meno')
  await dialog.getByLabel(paid.amount).fill('70,50')
  await expectAccessible(giulia)
  await dialog.getByRole('button', { name: paid.submitByHand }).click()
  await expect(row.getByText(paid.back(euro(7050)))).toBeVisible()
  await giulia.getByText(views.refunds, { exact: true }).click()
  await expect(giulia.getByText('Un giorno di riprese in meno')).toBeVisible()
  await expect(giulia.getByText(refunds.states.done).first()).toBeVisible()
  await giulia.setViewportSize(PHONE)
  await expectFits(giulia)
  const clients = await ask(giulia, 'team.clients.list', { search: 'Ada Neri', limit: 20 })
  await giulia.goto(`/team/client/${clients.items[0]?.id}`)
  const creditNote = giulia.getByRole('listitem').filter({ hasText: documentTypes.TD04 })
  await expect(creditNote).toContainText(euro(7050))
})

test('a manager sees overdue sums, sends a reminder once a day, and exports the month as a table', {
  tag: '@smoke',
}, async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example', '/team/administration')
  const late = page.getByRole('row').filter({ hasText: due.overdue }).first()
  await late.getByRole('button', { name: due.remind }).click()
  const preview = page.getByRole('dialog', { name: due.remindTitle })
  await expect(preview.getByText(transferMails.reminder.crossed)).toBeVisible()
  await preview.getByRole('button', { name: due.remindConfirm }).click()
  await expect(late.getByText(due.remindedToday)).toBeVisible()
  await page.getByRole('combobox', { name: administrationTexts.show }).click()
  await page.getByRole('option', { name: shows.overdue }).click()
  await expect(page).toHaveURL(/show=overdue/)
  await expect(late).toBeVisible()
  await page.getByRole('button', { name: administrationTexts.export.action }).click()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: administrationTexts.export.csv }).click()
  expect((await download).suggestedFilename()).toMatch(/^movimenti-\d{4}-\d{2}\.csv$/)
  await page.keyboard.press('Escape')
  await page.getByText(views.disputes, { exact: true }).click()
  await expect(page.getByText(administrationTexts.empty.disputes.title)).toBeVisible()
  await expectAccessible(page)
  await page.getByText(views.differences, { exact: true }).click()
  await expect(page.getByText(administrationTexts.reconciliation.simulated.title)).toBeVisible()
  await expectAccessible(page)
})

test('the limit to accounting hides projects until removed', async ({ page, newUserPage, browserErrors }) => {
  browserErrors.allow(/Failed to load resource/)
  const luca = await newUserPage()
  await signInToTeam(luca, 'editor@demo.example')
  await signInToTeam(page, 'pm@demo.example', '/team/members')
  await page.getByRole('link', { name: /Luca Moretti/ }).click()
  await page.getByRole('button', { name: accounting.limit.action }).click()
  await page.getByRole('dialog').getByRole('button', { name: accounting.limit.action }).click()
  await expect(page.getByText(accounting.badge, { exact: true })).toBeVisible()
  await luca.goto('/team')
  await expect(luca).toHaveURL(/\/team\/administration/)
  await expect(luca.getByRole('link', { name: teamTexts.projects.title, exact: true })).toHaveCount(0)
  await luca.getByText(views.paid, { exact: true }).click()
  await expect(luca.getByRole('row').nth(1)).toBeVisible()
  await expect(luca.getByRole('button', { name: paid.refund })).toHaveCount(0)
  await expectUsable(luca)
  await luca.goto('/team/timeline')
  await expect(luca.getByText(teamTexts.access.accountingOnly)).toBeVisible()
  await page.getByRole('button', { name: accounting.lift.action }).click()
  await page.getByRole('dialog').getByRole('button', { name: accounting.lift.action }).click()
  await expect(page.getByText(accounting.badge, { exact: true })).toHaveCount(0)
  await luca.goto('/team')
  await expect(luca).toHaveURL(/\/team\/projects/)
})
