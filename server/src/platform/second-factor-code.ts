import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
const STEPS_EITHER_SIDE = 1
const SECRET_BYTES = 20

/** A new secret for an app of codes, in base32. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** The address that an app reads out of the QR code. */
export const appAddressOf = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString()

/** Which step of thirty seconds a code belongs to: this one, the one before or the one after; else undefined. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_EITHER_SIDE })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

/** What an app shows at a moment. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() })
