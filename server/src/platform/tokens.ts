import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SecretKeys } from '../config/env.ts'

/** Creates a token of 256 random bits; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token, 'utf8').digest('hex')

/** Derives a separate key of 256 bits for a purpose. */
export const keyFor = (purpose: string, secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))

/** Compares two texts in constant time. */
export function timingSafeEqualText(one: string, other: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(one).digest(),
    createHash('sha256').update(other).digest(),
  )
}

/**
 * Signs a text as `text.signature`; see `verifySigned`. The purpose keeps one kind of signed text from passing as
 * another.
 */
export function sign([current]: SecretKeys, purpose: string, text: string): string {
  return `${text}.${signature(current, purpose, text)}`
}

/** Returns the text of a signed text; undefined if the signature is invalid for these keys and purpose. */
export function verifySigned(keys: SecretKeys, purpose: string, signed: string): string | undefined {
  const dot = signed.lastIndexOf('.')
  const text = signed.slice(0, Math.max(dot, 0))
  const given = signed.slice(dot + 1)
  return keys.some(key => timingSafeEqualText(given, signature(key, purpose, text))) ? text : undefined
}

const signature = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')
