/** Number of recovery codes of a user, each valid for one sign-in. */
export const RECOVERY_CODES = 10

/** Maximum number of codes after one password, and the time for them. */
export const SECOND_FACTOR_TRIES = 5
export const SECOND_FACTOR_MINUTES = 5

/** Alphabet of base32 (RFC 4648), without letters that look alike. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const RECOVERY_LETTERS = 12
const GROUP = 4

/** Letters and digits in groups of four, for reading and typing. */
export const inGroups = (text: string, joint = ' '): string =>
  (text.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(joint)

/** Returns a recovery code out of random bytes: `K7QF-2MXD-PWRT`, sixty bits. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  inGroups([...bytes.slice(0, RECOVERY_LETTERS)].map(byte => BASE32[byte % BASE32.length]).join(''), '-')

/** Parses a typed code; ignores blanks, dashes and case. Undefined if it has no valid form. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return /^[A-Z2-7]{12}$/.test(code) ? { kind: 'recovery', code } : undefined
}
