import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const WHOLE = '/usr/bin/chromium'
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The Chromium that clips are made in; undefined where there is none. */
export const findBrowser = (): string | undefined => firstOf(WHOLE)

/** The Chromium of tests and measurements: the same engine with no windows to draw, whose work would be counted too. */
export const findTestBrowser = (): string | undefined => firstOf(HEADLESS_SHELL, WHOLE)

function firstOf(...paths: string[]): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...paths, chromium.executablePath()]
  return candidates.find(path => path && existsSync(path))
}
