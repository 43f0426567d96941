import { z } from '../errors/zod.ts'

/** Shortest and longest new password, in characters. */
const PASSWORD_MIN = 8
const PASSWORD_MAX = 200

// Half a character would be stored as a replacement sign, and two different passwords would become one.
const isExact = (password: string) => !/\p{Cc}|\p{Cs}/u.test(password)

/** A password to be set. Not trimmed: blanks at its ends are part of it. */
export const newPasswordField = () =>
  z
    .string({ error: 'REQUIRED' })
    .min(1, 'REQUIRED')
    .min(PASSWORD_MIN, 'TOO_SHORT')
    .max(PASSWORD_MAX, 'TOO_LONG')
    .refine(isExact, 'INVALID_CHARACTERS')

const anyPassPhrase = (max: number) =>
  z.string({ error: 'REQUIRED' }).trim().max(max, 'TOO_LONG').refine(isExact, 'INVALID_CHARACTERS')

/** The pass phrase of a guest's link: trimmed, otherwise exactly as typed. */
export const passPhraseField = (max: number) => anyPassPhrase(max).min(1, 'REQUIRED')

/** A pass phrase that may be missing; an empty one counts as missing. */
export const optionalPassPhraseField = (max: number) =>
  anyPassPhrase(max)
    .nullable()
    .transform(phrase => phrase || undefined)
    .optional()

/** A password to be compared: anything, but bounded, because hashing costs. */
export const passwordField = () => z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED').max(1024, 'TOO_LONG')
