import { AppError } from 'shared/errors/app-error'
import { after, HOUR, sleep } from '../../platform/clock.ts'
import { readCookie } from '../../platform/http/cookies.ts'
import type { Platform } from '../../platform/platform.ts'
import { equalInConstantTime, readSigned, sign } from '../../platform/tokens.ts'

type Ports = Pick<Platform, 'config' | 'clock' | 'limits'>

const PURPOSE = 'preview-gate'
const CHECK_MS = 1000
const HOURS_OPEN = 1

export interface GateStatus {
  required: boolean
  unlocked: boolean
  until: string | null
}

/** Whether the preview is locked for whoever presents these cookies (docs/decisions/preview-gate.md). */
export function gateStatus({ config, clock }: Ports, cookieHeader: string | undefined): GateStatus {
  if (config.previewPassword === undefined) return { required: false, unlocked: true, until: null }
  const until = readUntil(config, cookieHeader)
  const unlocked = until !== undefined && until > clock.now()
  return { required: true, unlocked, until: unlocked ? until.toISOString() : null }
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
  const { config, clock, limits } = ports
  await limits.take('gateTries', { address })
  await sleep(CHECK_MS)
  if (config.previewPassword !== undefined && !equalInConstantTime(password, config.previewPassword)) {
    throw new AppError('WRONG_PREVIEW_PASSWORD')
  }
  const until = after(clock.now(), HOURS_OPEN * HOUR).toISOString()
  return {
    until,
    cookie: cookie(config, sign(config.secretKeys, PURPOSE, until), (HOURS_OPEN * HOUR) / 1000),
  }
}

export const lockGateCookie = ({ config }: Ports): string => cookie(config, '', 0)

const isSecure = (config: Platform['config']): boolean => config.publicUrl.startsWith('https:')
const nameOf = (config: Platform['config']): string => (isSecure(config) ? '__Host-gate' : 'gate')

function cookie(config: Platform['config'], value: string, maxAgeSeconds: number): string {
  const secure = isSecure(config) ? '; Secure' : ''
  return `${nameOf(config)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}

function readUntil(config: Platform['config'], cookieHeader: string | undefined): Date | undefined {
  const value = readCookie(cookieHeader, nameOf(config))
  const until = value && readSigned(config.secretKeys, PURPOSE, value)
  return until ? new Date(until) : undefined
}
