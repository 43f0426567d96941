import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { ElementContext, RunOptions } from 'axe-core'

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

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits for the end of animations, during which text has too little contrast. */
const standingStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })

/**
 * Fails with each broken rule and its elements. Call it on every screen, opened dialog and form error. `within`
 * examines only a part, such as a dialog.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  let told = await brokenRules(page, within)
  // Repeated, because an element may have appeared during the first examination.
  if (told.length > 0) told = await brokenRules(page, within)
  expect(told, `accessibility of ${page.url()}`).toEqual([])
}

/** Fails when a screen scrolls sideways or breaks a rule of accessibility. */
export async function expectUsable(page: Page): Promise<void> {
  await expectFits(page)
  await expectAccessible(page)
}

interface BrokenRule {
  rule: string
  elements: string[]
}

async function brokenRules(page: Page, within: string): Promise<BrokenRule[]> {
  await standingStill(page)
  // A target half covered by a sticky bar would count as too small; at the top nothing is covered.
  if (within === 'html') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Loads axe, two thirds of a megabyte, once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(examine, {
    // Decoration has no names to check, and is most of a page's elements. In a mail's frame no script runs, so an
    // examination would never end.
    context: { include: [within], exclude: ['svg[aria-hidden="true"]', 'iframe[sandbox]'] },
    options: { resultTypes: ['violations'], runOnly: STANDARD } satisfies RunOptions,
  })
}

/** Runs in the page, because a tab for the results doubles the time. */
async function examine({
  context,
  options,
}: {
  context: ElementContext
  options: RunOptions
}): Promise<BrokenRule[]> {
  if (document.querySelector('iframe:not([sandbox])'))
    throw new Error('A frame with scripts is not examined.')
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const { violations } = await inPage.run(context, options)
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(node => `${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  }))
}
