import { z } from '../errors/zod.ts'
import { requiredLine } from '../fields/text.ts'
import { LEAST_SEARCHED } from './search-terms.ts'

/** What is looked for everywhere in the hub: one letter would find almost everything. */
export const searchInput = z.strictObject({ text: requiredLine(100).min(LEAST_SEARCHED, 'TOO_SHORT') })
