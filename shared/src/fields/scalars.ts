import { z } from '../errors/zod.ts'
import { emptyIsMissing } from './missing.ts'
import { normalizeAddress } from './normalize.ts'

/** One of a fixed list of words. */
export const choiceField = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, { error: issue => (issue.input === undefined ? 'REQUIRED' : 'OUT_OF_RANGE') })

/** Schema of a tick that must be set. */
export const acceptedField = () => z.literal(true, { error: 'REQUIRED' })

/** Schema of a yes or no that must be given. */
export const yesNoField = () => z.boolean({ error: 'REQUIRED' })

/**
 * Schema of a sum of money in cents, above nothing.
 * @param max largest payable sum, which the text of `ABOVE_MAXIMUM` names
 */
export const amountField = (max: number) =>
  z
    .int({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'INVALID_AMOUNT') })
    .min(1, 'INVALID_AMOUNT')
    .max(max, 'ABOVE_MAXIMUM')

/** Schema of a whole number within bounds, both included. */
export const integerField = (min: number, max: number) =>
  z
    .int({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'OUT_OF_RANGE') })
    .min(min, 'OUT_OF_RANGE')
    .max(max, 'OUT_OF_RANGE')

// The browser's own e-mail pattern, with a dot in the domain and no stray dots before the @.
const pattern =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * Address of a sign-in, as typed, because some stored addresses contain an invisible character. Without those it must
 * be an e-mail address.
 */
export const typedEmailField = () =>
  z.string({ error: 'REQUIRED' }).check(
    z.trim(),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(254, 'TOO_LONG'),
    z.refine<string>(typed => pattern.test(normalizeAddress(typed)), 'INVALID_EMAIL'),
    z.toLowerCase(),
  )

/**
 * Returns an e-mail address, trimmed, without format characters and in lower case: two spellings of one address are one
 * person.
 */
export const emailField = () =>
  z
    .string({ error: 'REQUIRED' })
    .check(
      z.overwrite(normalizeAddress),
      z.minLength(1, 'REQUIRED'),
      z.maxLength(254, 'TOO_LONG'),
      z.regex(pattern, 'INVALID_EMAIL'),
      z.toLowerCase(),
    )

/** Shortest and longest new password, in characters. */
const PASSWORD_MIN = 8
const PASSWORD_MAX = 200

// Half a character would be stored as a replacement sign, and two different passwords would become one.
const isExact = (password: string) => !/\p{Cc}|\p{Cs}/u.test(password)

/** Schema of a password to be set. Not trimmed: blanks at its ends are part of it. */
export const newPasswordField = () =>
  z
    .string({ error: 'REQUIRED' })
    .check(
      z.minLength(1, 'REQUIRED'),
      z.minLength(PASSWORD_MIN, 'TOO_SHORT'),
      z.maxLength(PASSWORD_MAX, 'TOO_LONG'),
      z.refine(isExact, 'INVALID_CHARACTERS'),
    )

const anyPassPhrase = (max: number) =>
  z.string({ error: 'REQUIRED' }).trim().max(max, 'TOO_LONG').refine(isExact, 'INVALID_CHARACTERS')

/** Schema of the pass phrase of a guest's link: trimmed, otherwise exactly as typed. */
export const passPhraseField = (max: number) => anyPassPhrase(max).min(1, 'REQUIRED')

/** Schema of a pass phrase that may be missing; an empty one counts as missing. */
export const optionalPassPhraseField = (max: number) => emptyIsMissing(anyPassPhrase(max))

/** Schema of a password to be compared: anything, but bounded, because hashing costs. */
export const passwordField = () =>
  z.string({ error: 'REQUIRED' }).check(z.minLength(1, 'REQUIRED'), z.maxLength(1024, 'TOO_LONG'))
