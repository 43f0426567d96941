import { AppError } from 'shared/errors/app-error'
import { sleep } from '../../platform/clock.ts'
import { type CookieTerms, endedCookie, signedCookie, signedCookieEnd } from '../../platform/http/cookies.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { timingSafeEqualText } from '../../platform/tokens.ts'

type Deps = Pick<AppDeps, 'config' | 'clock' | 'limits'>

const CHECK_MS = 1000

/** Cookie that opens the whole site. */
const unlocked: CookieTerms = { name: 'gate', purpose: 'preview-gate', hours: 1 }

/** Cookie that opens the review page of guests and its assets. */
const guests: CookieTerms = { name: 'gate-guest', purpose: 'preview-gate guest', hours: 24 }

/** Returns the state of the preview gate for these cookies (docs/decisions/preview-gate.md). */
export function gateStatus({ config, clock }: Deps, cookieHeader: string | undefined) {
  if (config.previewPassword === undefined) return { required: false, unlocked: true, until: null }
  const until = signedCookieEnd({ config, clock }, unlocked, cookieHeader)
  return { required: true, unlocked: until !== undefined, until: until?.toISOString() ?? null }
}

/**
 * Opens the preview for one hour. The check takes one second on purpose (docs/decisions/preview-gate.md).
 * @throws AppError `LIMITED` after ten attempts a minute from one address, `WRONG_PREVIEW_PASSWORD`.
 */
export async function unlockGate(deps: Deps, address: string, password: string) {
  const { config, limits } = deps
  await limits.take('gateTries', { address })
  await sleep(CHECK_MS)
  if (config.previewPassword !== undefined && !timingSafeEqualText(password, config.previewPassword)) {
    throw new AppError('WRONG_PREVIEW_PASSWORD')
  }
  return signedCookie(deps, unlocked)
}

export const lockGateCookie = (deps: Deps): string => endedCookie(deps, unlocked)

/** Returns the cookie that opens only the guests' review page while the preview is locked. */
export const guestGateCookie = (deps: Pick<Deps, 'config' | 'clock'>): string =>
  signedCookie(deps, guests).cookie

export const isGuestAtGate = (deps: Deps, cookieHeader: string | undefined): boolean =>
  signedCookieEnd(deps, guests, cookieHeader) !== undefined
