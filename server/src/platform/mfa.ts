import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { SecretKeys } from '../config/env.ts'

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

/** Returns the 30-second step that a code belongs to: this one, the previous or the next; otherwise undefined. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_EITHER_SIDE })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

/** Returns the code at a moment. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() })

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

// Each use has a key of its own: what one gives away says nothing about the other.
const keyOf = (secretKey: string, use: 'seal' | 'recovery'): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `second-factor ${use}`, 32))

/** A text that only this server reads back, and only for the same owner. */
export function encryptMfaSeed([current]: SecretKeys, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(current, 'seal'), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws when it was sealed with none of the keys, for another owner, or was changed. */
export function decryptMfaSeed([current, ...earlier]: SecretKeys, owner: string, sealed: string): string {
  const [next, ...others] = earlier
  try {
    return open(current, owner, sealed)
  } catch (error) {
    if (next === undefined) throw error
    return decryptMfaSeed([next, ...others], owner, sealed)
  }
}

function open(secretKey: string, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, keyOf(secretKey, 'seal'), iv).setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}

/**
 * What is stored of a recovery code, and what may be stored of it from before a change of the key. Without the key
 * nobody can try codes against a stolen table.
 */
export function recoveryHashesOf(
  [current, ...earlier]: SecretKeys,
  owner: string,
  code: string,
): readonly [current: string, ...earlier: string[]] {
  const hashBy = (secretKey: string) =>
    createHmac('sha256', keyOf(secretKey, 'recovery')).update(`${owner}\n${code}`).digest('hex')
  return [hashBy(current), ...earlier.map(hashBy)]
}
