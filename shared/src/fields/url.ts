import { z } from '../errors/zod.ts'
import { emptyClears, emptyIsMissing } from './missing.ts'
import { normalizeLine } from './normalize.ts'
import { isWebAddress, withScheme } from './web-address.ts'

const address = (max: number) =>
  z
    .string({ error: 'INVALID_URL' })
    .overwrite(text => withScheme(normalizeLine(text)))
    .max(max, 'TOO_LONG')
    .refine(text => text === '' || isWebAddress(text), 'INVALID_URL')

/**
 * Returns an address of the web that may be missing; empty counts as missing. `https://` is added where no scheme is.
 */
export const optionalUrl = (max = 500) => emptyIsMissing(address(max))

/** Schema of an address in an update: missing leaves the stored value, empty or null clears it. */
export const clearableUrl = (max = 500) => emptyClears(address(max))
