import { expect, type Page } from '@playwright/test'

/** Windows of a laptop and of a small phone, in CSS pixels. */
export const DESK = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** Fails when a screen scrolls sideways, or a text is squeezed into a column of a few letters. */
export async function expectFits(page: Page): Promise<void> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWider, `${page.url()} is wider than its screen`).toBe(false)
  expect(await page.evaluate(findSqueezedTexts), `squeezed texts of ${page.url()}`).toEqual([])
}

/** Runs in the page. Lists the visible texts with fewer than four characters a line. */
function findSqueezedTexts(): string[] {
  const texts: string[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    // Texts for screen readers are one pixel wide.
    if (text.length < 12 || !element?.checkVisibility() || element.clientWidth === 1) continue
    range.selectNodeContents(node)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    if (lines > text.length / 4) texts.push(text)
  }
  return texts
}
