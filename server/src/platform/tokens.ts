import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SecretKeys } from '../config/env.ts'

/** 256 random bits for a link or a proof; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token, 'utf8').digest('hex')

/** Compares in a time that does not depend on where two texts differ. */
export function timingSafeEqualText(one: string, other: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(one).digest(),
    createHash('sha256').update(other).digest(),
  )
}

/** `text.signature`; see `verifySigned`. The purpose keeps one kind of signed text from passing as another. */
export function sign([current]: SecretKeys, purpose: string, text: string): string {
  return `${text}.${signature(current, purpose, text)}`
}

/** The text of what `sign` made, or undefined if it was made or changed by anyone else. */
export function verifySigned(keys: SecretKeys, purpose: string, signed: string): string | undefined {
  const dot = signed.lastIndexOf('.')
  const text = signed.slice(0, Math.max(dot, 0))
  const given = signed.slice(dot + 1)
  return keys.some(key => timingSafeEqualText(given, signature(key, purpose, text))) ? text : undefined
}

const signature = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')
