import type { Page } from '@playwright/test'
import { euro } from 'shared/formats/units'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { DESK, expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { act, arriveAsNewClient, projectIn } from './people.ts'
import { expect, test } from './test.ts'

const texts = orderTexts.quote

async function openQuote(page: Page): Promise<void> {
  const projectId = projectIn(page)
  const summary = 'Un video aziendale con voce narrante. Vi mandiamo i filmati.'
  await act(page, 'dashboard.briefing.saveSummary', { projectId, summary })
  await page.goto(`/dashboard/quote?project=${projectId}`)
}

/** Returns the height of the list of extras, independent of the scroll position. */
async function heightOf(page: Page): Promise<number> {
  const [first, last] = await Promise.all(
    [texts.extras, texts.reductions].map(name =>
      page.getByRole('heading', { name, exact: true }).boundingBox(),
    ),
  )
  return (last?.y ?? 0) - (first?.y ?? 0)
}

for (const size of [DESK, PHONE]) {
  test(`extras change the total, at ${size.width} px`, async ({ page, mailbox, browserErrors }) => {
    await page.setViewportSize(size)
    await arriveAsNewClient(page, mailbox, 'Ada Neri')
    await openQuote(page)
    const drone = page.getByRole('switch', { name: 'Riprese con drone' })
    const voice = page.getByRole('switch', { name: 'Voce narrante' })
    await expect(voice).toBeChecked()
    await expect(drone).not.toBeChecked()
    await expect(page.getByText(euro(91_000)).first()).toBeVisible()
    await expect(page.getByText(texts.reductionsTotal)).toBeVisible()
    await expectUsable(page)

    const before = await heightOf(page)
    await drone.click({ force: true })
    await expect(drone).toBeChecked()
    await expect(page.getByRole('status').filter({ hasText: texts.totalNow(euro(103_000)) })).toHaveCount(1)
    await expect(page.getByText('Con drone.').first()).toBeVisible()
    expect(await heightOf(page)).toBe(before)
    await page.getByRole('button', { name: texts.declineLabel('Voce narrante') }).click()
    await expect(page.getByText(texts.declined('Voce narrante'))).toBeVisible()
    await expect(page.getByText('Senza voce narrante.').first()).toBeVisible()
    await page.getByRole('button', { name: texts.undo }).click()
    await expect(voice).toBeChecked()
    await expect(page.getByText('Senza voce narrante.')).toHaveCount(0)
    await expect(page.getByText(euro(103_000)).first()).toBeVisible()

    browserErrors.expect(/500|Failed to load resource/)
    await page.route('**/trpc/dashboard.quote.decline*', route => route.fulfill({ status: 500, body: '' }))
    await drone.click({ force: true })
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(drone).toBeChecked()
    await expect(page.getByText(euro(103_000)).first()).toBeVisible()
    await page.unroute('**/trpc/dashboard.quote.decline*')

    await page.getByRole('button', { name: texts.confirm, exact: true }).click()
    await expect(page).toHaveURL(/payment/)
    await page.goBack()
    await expect(page.getByText(texts.extrasWithdraw)).toBeVisible()
    // Pressed by key, because the page may still restore its scroll position and a click would miss.
    await drone.press('Space')
    await expect(page.getByRole('button', { name: texts.confirm, exact: true })).toBeVisible()
    await expectAccessible(page)
  })
}
