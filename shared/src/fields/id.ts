import { z } from '../errors/zod.ts'

/** Schema of a UUID in lower case, of any version, as PostgreSQL writes it. */
export const uuidField = () =>
  z
    .guid({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'INVALID_CHARACTERS') })
    .check(z.maxLength(36, 'TOO_LONG'), z.toLowerCase())

/** Schema of the id that a client makes for a form it sends, so that sending twice acts once. */
export const requestIdField = () => uuidField().optional()

/** Schema of a list of ids, each once, that may be left out; `tooMany` is the code of a longer one. */
export const idsField = (max: number, tooMany: string) =>
  z
    .array(uuidField(), { error: 'OUT_OF_RANGE' })
    .max(max, tooMany)
    .refine(ids => new Set(ids).size === ids.length, 'OUT_OF_RANGE')
    .optional()

/** Schema of a secret or opaque id handed out by the server: letters, digits and the signs of base64url. */
export const tokenField = (max = 200) =>
  z
    .string({ error: 'REQUIRED' })
    .check(
      z.trim(),
      z.minLength(1, 'REQUIRED'),
      z.maxLength(max, 'TOO_LONG'),
      z.regex(/^[\w.~:+/=-]*$/, 'INVALID_CHARACTERS'),
    )
