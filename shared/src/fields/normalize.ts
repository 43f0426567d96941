/**
 * Soft hyphen, zero-width space, direction marks, word joiner, byte order mark. The joiners of emoji are not among
 * them.
 */
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
