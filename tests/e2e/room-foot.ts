import type { Page } from '@playwright/test'
import { reviewTexts } from 'shared/messages/it/review'
import { decideTexts } from 'shared/messages/it/review-decision'
import { expect } from './test.ts'

/** Maximum width of the stacked layout (`useIsStackedLayout` in `client/src/features/review/review-workspace.tsx`). */
const NARROW = 1080

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) <= NARROW

/** Acts in the sheet that is behind a button on a phone, and closes the sheet afterwards. */
async function withMobileSheet(
  page: Page,
  label: string,
  title: string,
  act: () => Promise<void>,
): Promise<void> {
  if (!isNarrow(page)) return act()
  const sheet = page.getByRole('dialog', { name: title, exact: true })
  await page.getByRole('button', { name: label, exact: true }).click()
  await expect(sheet).toBeVisible()
  await act()
  if (await sheet.isVisible()) await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}

/** Acts in the team's part about a version. */
export const manage = (page: Page, act: () => Promise<void>): Promise<void> =>
  withMobileSheet(page, reviewTexts.hub.manage, reviewTexts.hub.manageTitle, act)

/** Acts in the client's decision about a version. */
export const decide = (page: Page, act: () => Promise<void>): Promise<void> =>
  withMobileSheet(page, decideTexts.open, decideTexts.title, act)
