import { chromium } from '@playwright/test'
import { findBrowser } from '../../support/find-browser.ts'

const KILO = 1000

/** Kilobytes of JavaScript, compressed as they travel and without headers, until a page can be used; signed in when an account is given. */
export async function scriptWeight(
  origin: string,
  path: string,
  account?: { procedure: string; email: string; password: string },
): Promise<number> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    if (account) {
      const { procedure, email, password } = account
      const answer = await page.request.post(`${origin}/trpc/${procedure}`, { data: { email, password } })
      if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
    }
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Network.enable')
    const scripts = new Set<string>()
    let bytes = 0
    cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await page.goto(origin + path, { waitUntil: 'networkidle' }).catch(() => page.waitForTimeout(3000))
    return bytes / KILO
  } finally {
    await browser.close()
  }
}
