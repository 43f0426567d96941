import { z } from '../errors/zod.ts'
import { normalizeAddress } from './normalize.ts'

// The browser's own e-mail pattern, with a dot in the domain and no stray dots before the @.
const pattern =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * The address of a sign-in, as typed: accounts exist whose stored address holds an invisible character. What it is
 * without those has to be an e-mail address.
 */
export const typedEmailField = () =>
  z
    .string({ error: 'REQUIRED' })
    .trim()
    .min(1, 'REQUIRED')
    .max(254, 'TOO_LONG')
    .refine(typed => pattern.test(normalizeAddress(typed)), 'INVALID_EMAIL')
    .toLowerCase()

/** An e-mail address, trimmed, without format characters and in lower case: two spellings of one address are one person. */
export const emailField = () =>
  z
    .string({ error: 'REQUIRED' })
    .overwrite(normalizeAddress)
    .min(1, 'REQUIRED')
    .max(254, 'TOO_LONG')
    .regex(pattern, 'INVALID_EMAIL')
    .toLowerCase()
