import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The Chromium that the browser tests run in; undefined where there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  return candidates.find(path => path && existsSync(path))
}
