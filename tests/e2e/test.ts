import {
  type Browser,
  type BrowserContext,
  test as base,
  type Cookie,
  expect,
  type Page,
} from '@playwright/test'
import { Mailbox } from '../support/mailbox.ts'
import { BrowserErrors, watch } from './browser-errors.ts'

interface Options {
  /** `locked` shows the preview gate, as on a first visit. */
  gate: 'open' | 'locked'
  /** Other origins that the journey visits deliberately. */
  allowedOrigins: string[]
}

interface Fixtures {
  /** Errors in the browsers of this test; an unexpected one fails it. */
  browserErrors: BrowserErrors
  mailbox: Mailbox
  /** Opens a page of another user in a new browser context. */
  newUserPage(): Promise<Page>
}

interface WorkerFixtures {
  /** Cookies of the unlocked gate, shared by all journeys, because unlocking takes a second and is rate limited. */
  gateCookies: Cookie[]
}

const PREVIEW_PASSWORD = 'anteprima'

let ofRunningTest: BrowserErrors | undefined

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  gate: ['open', { option: true }],
  allowedOrigins: [[], { option: true }],

  browserErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const browserErrors = new BrowserErrors()
      ofRunningTest = browserErrors
      await use(browserErrors)
      ofRunningTest = undefined
      expect(browserErrors.unresolved(), 'nothing goes wrong unasked').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, baseURL, gate, gateCookies, allowedOrigins, browserErrors }, use) => {
    await prepare(context, baseURL, browserErrors, gate === 'open' ? gateCookies : [], allowedOrigins)
    await use(context)
  },

  newUserPage: async ({ browser, contextOptions, baseURL, gate, gateCookies, browserErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) })
      contexts.push(context)
      await prepare(context, baseURL, browserErrors, gate === 'open' ? gateCookies : [])
      return context.newPage()
    })
    await Promise.all(contexts.map(context => context.close()))
  },

  mailbox: async ({ baseURL }, use) => use(new Mailbox(baseURL ?? '')),

  gateCookies: [
    async ({ browser }, use, { project }) => use(await unlock(browser, project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
})

async function prepare(
  context: BrowserContext,
  baseURL: string | undefined,
  browserErrors: Pick<BrowserErrors, 'add'>,
  cookies: Cookie[],
  allowedOrigins: string[] = [],
): Promise<void> {
  await context.addCookies(cookies)
  await watch(context, [new URL(baseURL ?? '').origin, ...allowedOrigins], browserErrors)
}

/** Returns a page for a journey of several tests. Its errors count for the test that runs. */
export async function createSharedPage({
  browser,
  baseURL,
  gateCookies,
}: {
  browser: Browser
  baseURL: string | undefined
  gateCookies: Cookie[]
}): Promise<Page> {
  const context = await browser.newContext()
  await prepare(context, baseURL, { add: trouble => ofRunningTest?.add(trouble) }, gateCookies)
  return context.newPage()
}

async function unlock(browser: Browser, baseURL: string): Promise<Cookie[]> {
  const context = await browser.newContext({ baseURL })
  const answer = await context.request.post('/trpc/gate.unlock', { data: { password: PREVIEW_PASSWORD } })
  expect(answer.status(), 'the preview password opens the gate').toBe(200)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

export { expect } from '@playwright/test'
