import { randomUUID } from 'node:crypto'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { securityTexts } from 'shared/messages/it/security'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { act, arriveAsNewClient, saveBilling } from './people.ts'
import { expect, test } from './test.ts'

test('the payment of a project without a brief redirects to its quote without an error', {
  tag: '@smoke',
}, async ({ page, mailbox }) => {
  await arriveAsNewClient(page, mailbox, 'Ada Neri')
  await page.goto('/dashboard/payment')
  await expect(page.getByRole('heading', { name: orderTexts.quote.none })).toBeVisible()
})

test('every screen links to the due sum and, once it is paid, to the payment', async ({ page, mailbox }) => {
  const projectId = await arriveAsNewClient(page, mailbox, 'Ada Neri')
  await act(page, 'dashboard.briefing.saveSummary', { projectId, summary: 'Un video aziendale.' })
  await page.goto(`/dashboard/briefing?project=${projectId}`)
  const edit = page.getByRole('button', { name: orderTexts.recap.edit, exact: true })
  const withdraws = page.getByText(orderTexts.recap.withdraws)
  await edit.click()
  await expect(page.getByLabel(orderTexts.recap.label)).toBeVisible()
  await expect(withdraws).toHaveCount(0)
  await act(page, 'dashboard.quote.confirm', { projectId, totalCents: 97_000 })
  await page.reload()
  await edit.click()
  await expect(withdraws).toBeVisible()
  const unsent = 'Ancora una cosa: il logo nuovo.'
  await page.goto(`/dashboard/briefing?project=${projectId}`)
  await page.getByRole('textbox', { name: orderTexts.briefing.placeholder }).fill(unsent)
  await page.goto(`/dashboard/downloads?project=${projectId}`)
  const due = page.getByRole('main').getByRole('link', { name: dashboardTexts.statusPage.toPayment })
  await expect(due).toBeVisible()
  await saveBilling(page)
  const ticks = { acceptTerms: true, acceptClauses: true, acceptHigher: true } as const
  await act(page, 'dashboard.payment.pay', { projectId, requestId: randomUUID(), ...ticks })
  await page.goto(`/dashboard/briefing?project=${projectId}`)
  await expect(page.getByText(orderTexts.briefing.closed.paid)).toBeVisible()
  await expect(page.getByRole('textbox', { name: orderTexts.briefing.placeholder })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: orderTexts.briefing.unsent })).toHaveValue(unsent)
  await page.getByRole('link', { name: orderTexts.briefing.toStatus }).click()
  const link = page.getByRole('main').getByRole('link', { name: paymentTexts.link })
  await expect(link).toBeVisible()
  for (const screen of ['projects', 'quote', 'status', 'downloads']) {
    await page.goto(`/dashboard/${screen}?project=${projectId}`)
    await link.click()
    await expect(page.getByRole('heading', { name: paymentTexts.depositPaid })).toBeVisible()
  }
  await page.goto(`/dashboard/quote?project=${projectId}`)
  await expect(page.getByRole('heading', { name: orderTexts.quote.includesTitle })).toBeVisible()
  await expect(page.getByRole('heading', { name: orderTexts.quote.options })).toHaveCount(0)
  await link.click()
  await expect(page.getByText(paymentTexts.introPaid)).toBeVisible()
  await expect(page.getByText(paymentTexts.receipt)).toBeVisible()
  await expect(page.getByRole('heading', { name: orderTexts.payment.order })).toBeVisible()
  await expect(page.getByRole('button', { name: orderTexts.payment.refund })).toBeVisible()
  await page.setViewportSize(PHONE)
  await expectUsable(page)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: dashboardTexts.profile.erase }).click()
  await expect(page.getByRole('dialog').getByText(securityTexts.data.paid)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
})

test('an error toast does not cover the submit button on a phone', async ({ page, browserErrors }) => {
  browserErrors.allow(/Failed to load resource/)
  await page.setViewportSize(PHONE)
  await page.route('**/trpc/auth.signIn*', route => route.fulfill({ status: 500, body: '' }))
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Un-treno-per-Bergamo-7')
  await page.locator('form button[type=submit]').click()
  const toast = page.getByRole('alert').filter({ hasText: dashboardTexts.error })
  await expect(toast).toBeVisible()
  expect((await toast.boundingBox())?.y).toBeLessThan(200)
})
