import { z } from '../errors/zod.ts'

/** One of a fixed list of words. */
export const choiceField = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, { error: issue => (issue.input === undefined ? 'REQUIRED' : 'OUT_OF_RANGE') })

/** A tick that must be set. */
export const acceptedField = () => z.literal(true, { error: 'REQUIRED' })

/** A yes or no that must be given. */
export const yesNoField = () => z.boolean({ error: 'REQUIRED' })
