import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { ElementContext, RunOptions } from 'axe-core'
import { expectFits } from './fits.ts'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Halfway through, what comes or goes is too pale to be read. */
const standingStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })

/**
 * Fails with the rule and the elements that break it. Call it on every screen, opened dialog and form error;
 * `within` looks at a part only, such as a dialog over a page that is looked at elsewhere.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  let told = await brokenRules(page, within)
  // Something may have come in while it was looked at: what is wrong with it when it stands is wrong.
  if (told.length > 0) told = await brokenRules(page, within)
  expect(told, `accessibility of ${page.url()}`).toEqual([])
}

/** Fails when a screen has to be scrolled sideways, or breaks a rule of accessibility. */
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
  // What a sticky bar happens to cover halfway would count as too small; from the top nothing lies under it.
  if (within === 'html') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Two thirds of a megabyte, which a document takes once, however often it is examined.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(examine, {
    // Ornament has no names to check, and is most of a page's elements. No script runs in a mail's frame, and so no
    // examination either: each would be waited for in vain.
    context: { include: [within], exclude: ['svg[aria-hidden="true"]', 'iframe[sandbox]'] },
    options: { resultTypes: ['violations'], runOnly: STANDARD } satisfies RunOptions,
  })
}

/** In the page itself: a tab for the results takes twice the time. */
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
