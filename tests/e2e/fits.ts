import { expect, type Page } from '@playwright/test'

/** Fails when a screen scrolls sideways. */
export async function expectFits(page: Page): Promise<void> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWider, `${page.url()} is wider than its screen`).toBe(false)
}
