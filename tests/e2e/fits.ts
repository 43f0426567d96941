import { expect, type Page } from '@playwright/test'

/** Windows of a laptop and of a small phone, in CSS pixels. */
export const DESK = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** Fails when a screen scrolls sideways. */
export async function expectFits(page: Page): Promise<void> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWider, `${page.url()} is wider than its screen`).toBe(false)
}
