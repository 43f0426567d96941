import { z } from '../errors/zod.ts'
import { requiredLine } from '../fields/text.ts'
import { MIN_SEARCH_LENGTH } from './search-terms.ts'

/** Search term of the hub; the minimum length keeps matches few. */
export const searchInput = z.strictObject({ text: requiredLine(100).min(MIN_SEARCH_LENGTH, 'TOO_SHORT') })
