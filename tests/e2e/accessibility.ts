import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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

async function brokenRules(page: Page, within: string): Promise<{ rule: string; elements: string[] }[]> {
  await standingStill(page)
  // What a sticky bar happens to cover halfway would count as too small; from the top nothing lies under it.
  if (within === 'html') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Ornament has no names to check, and is most of a page's elements.
    .exclude('svg[aria-hidden="true"]')
    // No script runs in a mail's frame, and so no examination either: each would be waited for in vain.
    .exclude('iframe[sandbox]')
    .options({ resultTypes: ['violations'] })
    // In the page itself: no frame of another origin is looked into, and a tab for each result takes twice the time.
    .setLegacyMode()
    .withTags(STANDARD)
    .analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(node => `${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  }))
}
