import type { Page, Request, Route } from '@playwright/test'
import { uiTexts } from 'shared/messages/it/screens'
import { signIn, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

/** Calls that no screen waits for: the endless stream, and the preview gate's own. */
const ASIDE = /\/trpc\/(live|gate)\./

const isCall = (url: string): boolean => new URL(url).pathname.startsWith('/trpc/')

/** Holds all calls of the page back. `settled` resolves once it makes no further call without an answer. */
async function holdCalls(page: Page) {
  const held: Route[] = []
  const parts = new Set<Request>()
  const arrived = (request: Request) => parts.delete(request)
  page.on('request', request => isCall(request.url()) || parts.add(request))
  page.on('requestfinished', arrived)
  page.on('requestfailed', arrived)
  await page.route(
    url => isCall(url.href) && !ASIDE.test(url.pathname),
    route => void held.push(route),
  )
  const settled = async (): Promise<void> => {
    let before: number
    do {
      before = held.length
      await page.evaluate(becomesIdle)
    } while (parts.size > 0 || held.length > before)
  }
  return { held, settled }
}

/** Runs in the page. Resolves once received data is processed and painted. */
async function becomesIdle(): Promise<void> {
  for (let period = 0; period < 3; period++)
    await new Promise(idle => requestAnimationFrame(() => requestIdleCallback(idle)))
}

/** Runs in the page. Returns whether the title is shown and nothing is loading. */
function isComplete(loading: string): boolean {
  const main = document.querySelector('main')
  return main?.querySelector('h1') !== null && main?.querySelector(`[aria-label="${loading}"]`) === null
}

/** Counts the calls in sequence: each time all held calls are released together. */
async function waterfallDepth(page: Page, path: string): Promise<number> {
  // Stops the calls of the previous screen.
  await page.goto('about:blank')
  const { held, settled } = await holdCalls(page)
  await page.goto(path)
  let inSequence = 0
  for (;;) {
    await settled()
    if (await page.evaluate(isComplete, uiTexts.checking)) break
    if (held.length > 0) inSequence++
    await Promise.all(held.splice(0).map(releaseRequest))
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return inSequence
}

async function releaseRequest(route: Route): Promise<void> {
  await route.continue()
  await (await route.request().response())?.finished()
}

async function firstProject(page: Page, procedure: string): Promise<string> {
  const input = encodeURIComponent(JSON.stringify({ limit: 1 }))
  const answer = await page.request.get(`/trpc/${procedure}?input=${input}`)
  return (await answer.json()).result.data.items[0].id
}

const screens = ['status', 'briefing', 'quote']
const client = 'cliente@demo.example'
const member = 'pm@demo.example'

for (const screen of screens) {
  test(`${screen} with a project in the address loads everything in one round of calls`, async ({ page }) => {
    await signIn(page, client)
    const project = await firstProject(page, 'dashboard.projects.list')
    expect(await waterfallDepth(page, `/dashboard/${screen}?project=${project}`)).toBe(1)
  })

  test(`${screen} without a project loads the projects, then everything in one round`, async ({ page }) => {
    await signIn(page, client)
    expect(await waterfallDepth(page, `/dashboard/${screen}`)).toBeLessThanOrEqual(2)
  })
}

test('the hub’s projects and inbox load everything in one round of calls', async ({ page }) => {
  await signInToTeam(page, member)
  expect(await waterfallDepth(page, '/team/projects')).toBe(1)
  expect(await waterfallDepth(page, '/team/leads')).toBe(1)
})

test('a project’s page in the hub loads in one round of calls', { tag: '@smoke' }, async ({ page }) => {
  await signInToTeam(page, member)
  const project = await firstProject(page, 'team.projects.list')
  expect(await waterfallDepth(page, `/team/project/${project}`)).toBe(1)
})

test('the hub’s board and timeline load everything in one round of calls', async ({ page }) => {
  await signInToTeam(page, member)
  expect(await waterfallDepth(page, '/team/projects?view=board')).toBe(1)
  expect(await waterfallDepth(page, '/team/timeline')).toBe(1)
})
