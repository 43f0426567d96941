import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findTestBrowser } from '../../support/processes/find-browser.ts'

/** Results of one Lighthouse visit as a phone: scores of 100, milliseconds, layout shift. */
export interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** Audits that cost points. */
  faults: string[]
}

const score = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)
const numeric = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN

const faultsOf = (result: Result): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap(category =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  )

/** Visits a page once, in a fresh browser, as a phone on a slow network. */
export async function visit(url: string): Promise<Visit> {
  const browser = findTestBrowser()
  const chrome = await launch({
    ...(browser && { chromePath: browser }),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const run = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
    if (!run) throw new Error(`Lighthouse found nothing at ${url}`)
    const { lhr } = run
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return {
      performance: score(lhr, 'performance'),
      accessibility: score(lhr, 'accessibility'),
      bestPractices: score(lhr, 'best-practices'),
      seo: score(lhr, 'seo'),
      lcpMs: Math.round(numeric(lhr, 'largest-contentful-paint')),
      tbtMs: Math.round(numeric(lhr, 'total-blocking-time')),
      cls: numeric(lhr, 'cumulative-layout-shift'),
      faults: faultsOf(lhr),
    }
  } finally {
    chrome.kill()
  }
}
