import { z } from '../errors/zod.ts'
import { normalizeAddress } from './normalize.ts'

// The browser's own e-mail pattern, with a dot in the domain and no stray dots before the @.
const pattern =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** An e-mail address, trimmed, without format characters and in lower case: two spellings of one address are one person. */
export const emailField = () =>
  z
    .string({ error: 'REQUIRED' })
    .overwrite(normalizeAddress)
    .min(1, 'REQUIRED')
    .max(254, 'TOO_LONG')
    .regex(pattern, 'INVALID_EMAIL')
    .toLowerCase()
