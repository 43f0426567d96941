/** Soft hyphen, zero-width space, direction marks, word joiner, byte order mark. The joiners of emoji are not among them. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const lineBreaks = /\r\n?/g

/** Returns text of several lines in NFC, trimmed, with `\n` as its line break. */
export const normalizeText = (text: string): string => text.replace(lineBreaks, '\n').normalize('NFC').trim()

/** Returns a single line in NFC, trimmed, without the invisible characters that come with pasted text. */
export const normalizeLine = (line: string): string => line.replace(invisible, '').normalize('NFC').trim()

/** Returns an e-mail address trimmed and without format characters. Not NFC: a look-alike letter stays refused. */
export const normalizeAddress = (address: string): string => address.replace(/\p{Cf}/gu, '').trim()

/** Returns a code without format characters, blanks and dots, in capitals. */
export const normalizeCode = (code: string): string => code.replace(/[\p{Cf}\s.]/gu, '').toUpperCase()

const hasScheme = /^(?:[a-z][a-z0-9+.-]*:|\/)/i
/** No field takes a longer one. `URL.canParse` says yes to hosts of 16 kB on which `new URL` then fails. */
export const MAX_ADDRESS_LENGTH = 4000

const hostWithDot = /^[^\s/?#@:]+\.[^\s/?#@:]+$/

/** People write "www.azienda.it"; what is stored can be used as a link. */
export const withScheme = (text: string) => (text === '' || hasScheme.test(text) ? text : `https://${text}`)

/**
 * Whether a text is an absolute http or https address, without blanks and without a name and password. Backslashes and
 * further slashes are refused: a browser and a mail program would find another host in them.
 */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}\p{Cs}\\]/u.test(text) || !/^https?:\/\/[^/]/i.test(text)) return false
  if (text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text)) return false
  const url = new URL(text)
  return hostWithDot.test(url.hostname) && url.username === '' && url.password === ''
}
