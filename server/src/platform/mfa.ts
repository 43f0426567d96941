import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { SecretKeys } from '../config/env.ts'
import { keyFor } from './tokens.ts'

const PERIOD_SECONDS = 30
const STEPS_EITHER_SIDE = 1
const SECRET_BYTES = 20

/** Creates a secret for an authenticator app, in base32. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** Returns the URL that an app reads from the QR code. */
export const appAddressOf = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString()

/** Returns the 30-second step that a code belongs to: this one, the previous or the next; otherwise undefined. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_EITHER_SIDE })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() })

/**
 * Returns the hashes of a recovery code under the current key and under earlier ones. Keyed, so that a stolen table
 * does not allow guessing codes.
 */
export function recoveryHashesOf(
  [current, ...earlier]: SecretKeys,
  owner: string,
  code: string,
): readonly [current: string, ...earlier: string[]] {
  const hashBy = (secretKey: string) =>
    createHmac('sha256', keyFor('second-factor recovery', secretKey))
      .update(`${owner}\n${code}`)
      .digest('hex')
  return [hashBy(current), ...earlier.map(hashBy)]
}
