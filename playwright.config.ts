import { defineConfig, devices } from '@playwright/test'
import { LANES, originUnderTest, serversUnderTest } from './tests/e2e/server-under-test.ts'
import { findTestBrowser } from './tests/support/processes/find-browser.ts'
import { isShortRun, smoke } from './tests/support/short-run.ts'

const executablePath = findTestBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  ...(isShortRun && { grep: smoke }),
  outputDir: 'test-results/end-to-end',
  // A single lane would leave one of two cores idle.
  workers: LANES,
  forbidOnly: true,
  retries: 0,
  // Far above the usual times, because a busy machine delays pages, mails and jobs.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: 'list',
  webServer: serversUnderTest,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: originUnderTest,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Blocks other hosts; `tests/e2e/browser-errors.ts` reports requests to them.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
