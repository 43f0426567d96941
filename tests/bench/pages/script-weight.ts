import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const KILO = 1000
const QUIET_MS = 500
const LOOK_MS = 50

/** Returns whether a request can load scripts. Excludes images, films and the endless live stream. */
const leadsOn = (request: Request) => ['document', 'script', 'fetch', 'xhr'].includes(request.resourceType())

/** JavaScript that a page loads by itself; kilobytes are compressed and without headers. */
export interface ScriptWeight {
  kilobytes: number
  files: number
}

export async function scriptWeight(page: Page, path: string): Promise<ScriptWeight> {
  const calm = follow(page)
  await page.addInitScript(noteReadiness)
  await page.goto(path)
  // A prerendered page loads its app when idle, later than the network is idle.
  await page.waitForFunction(stands)
  await calm()
  const sizes = await page.evaluate(scriptSizes)
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / KILO, files: sizes.length }
}

/** Returns a function that resolves once no script can load any more, and none has loaded for 500 ms. */
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

/** Lists the sizes of all scripts; a file that was requested twice counts once. */
function scriptSizes(): number[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return [...new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize])).values()]
}
