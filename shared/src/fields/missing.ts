import type { z } from '../errors/zod.ts'

type Text = z.ZodType<string, string>

/** Schema of a text that may be missing; an empty one counts as missing. */
export const emptyIsMissing = (field: Text) =>
  field
    .nullable()
    .transform(text => text || undefined)
    .optional()

/** Schema of a text of an update: missing leaves the stored value, empty or null clears it. */
export const emptyClears = (field: Text) =>
  field
    .nullable()
    .transform(text => text || null)
    .optional()
