import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits for a link or a proof; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token, 'utf8').digest('hex')

/** Compares in a time that does not depend on where two texts differ. */
export function equalInConstantTime(one: string, other: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(one).digest(),
    createHash('sha256').update(other).digest(),
  )
}

/** `text.signature`; see `readSigned`. The purpose keeps one kind of signed text from passing as another. */
export function sign(secret: string, purpose: string, text: string): string {
  return `${text}.${signature(secret, purpose, text)}`
}

/** The text of what `sign` made, or undefined if it was made or changed by anyone else. */
export function readSigned(secret: string, purpose: string, signed: string): string | undefined {
  const dot = signed.lastIndexOf('.')
  const text = signed.slice(0, Math.max(dot, 0))
  return equalInConstantTime(signed.slice(dot + 1), signature(secret, purpose, text)) ? text : undefined
}

const signature = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
