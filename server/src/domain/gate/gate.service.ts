import { AppError } from 'shared/errors/app-error'
import { sleep } from '../../platform/clock.ts'
import { type CookieTerms, endedCookie, signedCookie, signedCookieEnd } from '../../platform/http/cookies.ts'
import type { Platform } from '../../platform/platform.ts'
import { equalInConstantTime } from '../../platform/tokens.ts'

type Ports = Pick<Platform, 'config' | 'clock' | 'limits'>

const CHECK_MS = 1000

/** The whole site. */
const unlocked: CookieTerms = { name: 'gate', purpose: 'preview-gate', hours: 1 }

/** The page of a review's guests, and what that is made of. */
const guests: CookieTerms = { name: 'gate-guest', purpose: 'preview-gate guest', hours: 24 }

export interface GateStatus {
  required: boolean
  unlocked: boolean
  until: string | null
}

/** Whether the preview is locked for whoever presents these cookies (docs/decisions/preview-gate.md). */
export function gateStatus({ config, clock }: Ports, cookieHeader: string | undefined): GateStatus {
  if (config.previewPassword === undefined) return { required: false, unlocked: true, until: null }
  const until = signedCookieEnd({ config, clock }, unlocked, cookieHeader)
  return { required: true, unlocked: until !== undefined, until: until?.toISOString() ?? null }
}

/**
 * Opens the preview for one hour. The check takes one second on purpose (docs/decisions/preview-gate.md).
 * @throws AppError `LIMITED` after ten tries a minute from one address, `WRONG_PREVIEW_PASSWORD`.
 */
export async function unlockGate(
  ports: Ports,
  address: string,
  password: string,
): Promise<{ until: string; cookie: string }> {
  const { config, limits } = ports
  await limits.take('gateTries', { address })
  await sleep(CHECK_MS)
  if (config.previewPassword !== undefined && !equalInConstantTime(password, config.previewPassword)) {
    throw new AppError('WRONG_PREVIEW_PASSWORD')
  }
  return signedCookie(ports, unlocked)
}

export const lockGateCookie = (ports: Ports): string => endedCookie(ports, unlocked)

/** Lets a browser see the page of a review's guests while the preview is locked, and nothing else of the site. */
export const guestGateCookie = (ports: Pick<Ports, 'config' | 'clock'>): string =>
  signedCookie(ports, guests).cookie

export const isGuestAtGate = (ports: Ports, cookieHeader: string | undefined): boolean =>
  signedCookieEnd(ports, guests, cookieHeader) !== undefined
