import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecretKeys } from '../config/env.ts'
import { keyFor } from './tokens.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Purpose of the key; dates from its first use. Changing it would make stored texts unreadable. */
const PURPOSE = 'second-factor seal'

/** Encrypts a text for an owner; `unseal` needs the same key and owner. */
export function seal([current]: SecretKeys, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(PURPOSE, current), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a sealed text. @throws Error if it was changed, or sealed for another owner or with an unknown key. */
export function unseal([current, ...earlier]: SecretKeys, owner: string, sealed: string): string {
  const [next, ...others] = earlier
  try {
    return open(current, owner, sealed)
  } catch (error) {
    if (next === undefined) throw error
    return unseal([next, ...others], owner, sealed)
  }
}

function open(secretKey: string, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, keyFor(PURPOSE, secretKey), iv).setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}
