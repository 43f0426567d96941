/**
 * Cuts a text to at most `max` UTF-16 units, `end` included, never within a surrogate pair; a shorter one is returned
 * as it is.
 */
export function shorten(text: string, max: number, end = '…'): string {
  if (text.length <= max) return text
  const kept = text.slice(0, max - end.length).replace(/[\ud800-\udbff]$/, '')
  return kept.trimEnd() + end
}

/**
 * Returns the number that mails and documents print for a quote, payment or version: the first 8 digits of its UUID.
 */
export const documentNumber = (id: string): string => id.slice(0, 8).toUpperCase()
