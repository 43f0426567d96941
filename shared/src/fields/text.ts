import { z } from '../errors/zod.ts'
import { emptyClears, emptyIsMissing } from './missing.ts'
import { normalizeLine, normalizeText } from './normalize.ts'

// \p{Cc} are the control characters; \p{Cs} matches only a surrogate without its other half.
const forbiddenInText = /(?![\n\t])\p{Cc}|\p{Cs}/u
const forbiddenInLine = /(?!\t)\p{Cc}|\p{Cs}|[\u2028\u2029]/u

// \p{Cf} are the signs that show nothing, \p{Z} the blanks.
const visible = /[^\s\p{Cf}\p{Z}]/u
const isVisible = (text: string) => text === '' || visible.test(text)

const typeError = (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? 'REQUIRED' : 'INVALID_CHARACTERS'

// One `check` with all checks: each chained one copies the schema, which adds up while a page starts.
const anyText = (max: number, ...more: z.core.$ZodCheck<string>[]) =>
  z.string({ error: typeError }).check(
    z.overwrite(normalizeText),
    z.maxLength(max, 'TOO_LONG'),
    z.refine<string>(text => !forbiddenInText.test(text), 'INVALID_CHARACTERS'),
    ...more,
  )

const anyLine = (max: number, ...more: z.core.$ZodCheck<string>[]) =>
  z.string({ error: typeError }).check(
    z.overwrite(normalizeLine),
    z.maxLength(max, 'TOO_LONG'),
    z.refine<string>(line => !forbiddenInLine.test(line), 'INVALID_CHARACTERS'),
    ...more,
  )

const nonEmpty = () => [z.minLength(1, 'REQUIRED'), z.refine<string>(isVisible, 'REQUIRED')]

/** Text of several lines that must be there: in NFC, trimmed, line breaks as `\n`, no control characters. */
export const requiredText = (max: number) => anyText(max, ...nonEmpty())

/** Text of several lines that must be given, and may be empty. */
export const possiblyEmptyText = (max: number) => anyText(max)

/** Text of several lines that may be missing; an empty one counts as missing. */
export const optionalText = (max: number) => emptyIsMissing(anyText(max))

/**
 * One line that must be there: as `normalizeLine` returns it, and without line breaks, because it may end up in a
 * mail's header.
 */
export const requiredLine = (max: number) => anyLine(max, ...nonEmpty())

/** One line that may be missing; an empty one counts as missing. */
export const optionalLine = (max: number) => emptyIsMissing(anyLine(max))

/** One line of an update: missing leaves the stored value, empty or null clears it. */
export const clearableLine = (max: number) => emptyClears(anyLine(max))

/** Text of an update: missing leaves the stored value, empty or null clears it. */
export const clearableText = (max: number) => emptyClears(anyText(max))

/** Longest telephone number, in characters. */
const PHONE_MAX = 40

const sixDigits = /^(?:\D*\d){6}/
const anyPhone = () =>
  anyLine(
    PHONE_MAX,
    z.refine<string>(phone => phone === '' || sixDigits.test(phone), 'INVALID_PHONE'),
  )

/**
 * Telephone number that may be missing: at least six digits, with an extension or a name beside it. Kept as written.
 * Numbers stored before this rule may be anything.
 */
export const optionalPhone = () => emptyIsMissing(anyPhone())

/** Telephone number of an update: missing leaves the stored value, empty or null clears it. */
export const clearablePhone = () => emptyClears(anyPhone())
