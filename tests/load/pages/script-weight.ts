import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const KILO = 1000
const QUIET_MS = 500
const LOOK_MS = 50

/** What can bring scripts: not pictures and films, nor the live stream, which never ends. */
const leadsOn = (request: Request) => ['document', 'script', 'fetch', 'xhr'].includes(request.resourceType())

/** The JavaScript that a page fetches by itself. */
export interface ScriptWeight {
  /** Compressed as it travels, without headers. */
  kilobytes: number
  files: number
  /** The kilobytes of each file, by its name without the print of its content. */
  chunks: Record<string, number>
}

export async function scriptWeight(page: Page, path: string): Promise<ScriptWeight> {
  const calm = follow(page)
  await page.addInitScript(noteReadiness)
  await page.goto(path)
  // A prerendered page loads its program when it is idle, later than the network is.
  await page.waitForFunction(stands)
  await calm()
  const sizes = await page.evaluate(scriptSizes)
  const chunks: Record<string, number> = {}
  for (const [path, size] of sizes) chunks[nameOf(path)] = (chunks[nameOf(path)] ?? 0) + size / KILO
  return { kilobytes: sizes.reduce((sum, [, size]) => sum + size, 0) / KILO, files: sizes.length, chunks }
}

const nameOf = (path: string): string => path.replace(/^.*\/(.+)-[\w-]{8}\.js$/, '$1')

/** Resolves when nothing is under way that could bring scripts, and nothing was for a while. */
function follow(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = performance.now()
  const end = (request: Request) => {
    if (open.delete(request)) last = performance.now()
  }
  page.on('request', request => leadsOn(request) && open.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    while (open.size > 0 || performance.now() - last < QUIET_MS) await pause(LOOK_MS)
  }
}

/** Runs in the page, like the two below. */
const noteReadiness = () =>
  addEventListener('app-ready', () => Object.assign(globalThis, { appIsReady: true }), { once: true })

function stands(): boolean {
  if (document.querySelector('#root[data-prerendered]')) return 'appIsReady' in globalThis
  return document.querySelector('main h1') !== null
}

/** A file that was named twice travelled once. */
function scriptSizes(): [path: string, size: number][] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  const sizes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
  return [...sizes]
}
