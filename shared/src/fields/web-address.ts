const hasScheme = /^(?:[a-z][a-z0-9+.-]*:|\/)/i
/** Longest address. `URL.canParse` accepts hosts of 16 kB on which `new URL` then fails. */
export const MAX_ADDRESS_LENGTH = 4000

const hostWithDot = /^[^\s/?#@:]+\.[^\s/?#@:]+$/

/** Returns an address with its scheme: people type "www.azienda.it", and stored addresses are used as links. */
export const withScheme = (text: string) => (text === '' || hasScheme.test(text) ? text : `https://${text}`)

/**
 * Returns true if a text is an absolute http or https address, without blanks and without a name and password.
 * Backslashes and further slashes are refused: a browser and a mail program would find another host in them.
 */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}\p{Cs}\\]/u.test(text) || !/^https?:\/\/[^/]/i.test(text)) return false
  if (text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text)) return false
  const url = new URL(text)
  return hostWithDot.test(url.hostname) && url.username === '' && url.password === ''
}
