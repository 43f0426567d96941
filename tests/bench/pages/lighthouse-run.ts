import { launch } from 'chrome-launcher'
import type { TraceEvent } from 'lighthouse'
import lighthouse, { type Result } from 'lighthouse'
import { findTestBrowser } from '../../support/processes/find-browser.ts'

/** Task with its processor time in microseconds, which the type lacks. */
type Task = TraceEvent & { tdur?: number }

/** Factor by which the simulated phone is slower than this machine. */
const SLOWDOWN = 4
const LONG_MS = 50

/**
 * Returns the page's own total blocking time after first paint, in milliseconds of the phone. Adds the processor time
 * of main-thread tasks, because their duration includes other work of a busy machine.
 */
function ownBlockingMs(events: readonly Task[]): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!start) throw new Error('The trace has no navigation.')
  const painted = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts >= start.ts,
  )
  if (!painted) throw new Error('The trace has no first paint.')
  return events
    .filter(({ name, pid, tid, ts }) => {
      const isTask = name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'
      return isTask && pid === start.pid && tid === start.tid && ts >= painted.ts
    })
    .map(task => ((task.tdur ?? 0) / 1000) * SLOWDOWN)
    .reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0)
}

/** Results of one Lighthouse visit as a phone: scores of 100, milliseconds, layout shift. */
export interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  tbtMs: number
  /** Total blocking time by processor time alone, as on an idle machine. */
  tbtOwnMs: number
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
      tbtOwnMs: Math.round(ownBlockingMs(run.artifacts.Trace.traceEvents)),
      cls: numeric(lhr, 'cumulative-layout-shift'),
      faults: faultsOf(lhr),
    }
  } finally {
    chrome.kill()
  }
}
