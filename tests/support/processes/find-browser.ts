import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const WHOLE = '/usr/bin/chromium'
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The Chromium of tests and measurements: the same engine with no windows to draw, whose work would be counted too. */
export const findTestBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, HEADLESS_SHELL, WHOLE, chromium.executablePath()].find(
    path => path && existsSync(path),
  )
