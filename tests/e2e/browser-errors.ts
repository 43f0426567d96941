import type { BrowserContext } from '@playwright/test'

/** Browser errors that no assertion covers. */
export class BrowserErrors {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []
  readonly #allowed: RegExp[] = []

  /** Requires an error that belongs to the test, such as the console message of an unknown path. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** Allows an error that may occur or not, such as a call interrupted by a sign-out in another tab. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  add(trouble: string): void {
    this.#seen.push(trouble)
  }

  /** Returns unexpected errors, and expected ones that did not occur. */
  unresolved(): string[] {
    const known = [...this.#expected, ...this.#allowed]
    const surprises = this.#seen.filter(trouble => !known.some(pattern => pattern.test(trouble)))
    const missing = this.#expected.filter(pattern => !this.#seen.some(trouble => pattern.test(trouble)))
    return [...surprises, ...missing.map(pattern => `expected, but did not happen: ${pattern}`)]
  }
}

/**
 * Reports console errors, exceptions, failed requests, violations of the content security policy, and requests to other
 * origins. Uses events, because intercepting requests would disable the browser's cache.
 */
export async function watch(
  context: BrowserContext,
  origins: string[],
  browserErrors: Pick<BrowserErrors, 'add'>,
): Promise<void> {
  await context.exposeFunction('reportPolicyViolation', (text: string) => browserErrors.add(text))
  await context.addInitScript(reportPolicyViolations)
  context.on('console', message => {
    if (message.type() === 'error')
      browserErrors.add(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', event => {
    const thrown = event.error()
    browserErrors.add(`exception: ${thrown.stack ?? thrown.message}`)
  })
  context.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !origins.includes(origin))
      browserErrors.add(`request to another host: ${request.url()}`)
  })
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its open stream and its prefetches.
    if (reason !== 'net::ERR_ABORTED') browserErrors.add(`failed request: ${request.url()} ${reason}`)
  })
}

function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', event => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
    const report = (window as unknown as { reportPolicyViolation(text: string): void }).reportPolicyViolation
    report(`policy: ${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`)
  })
}
