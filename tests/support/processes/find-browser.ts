import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const WHOLE = '/usr/bin/chromium'
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Returns the Chromium of tests and measurements. Prefers the headless shell, which draws no windows. */
export const findTestBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, HEADLESS_SHELL, WHOLE, chromium.executablePath()].find(
    path => path && existsSync(path),
  )
