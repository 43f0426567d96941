import { z } from '../errors/zod.ts'

/** Schema of a UUID in lower case, of any version, as PostgreSQL writes it. */
export const uuidField = () =>
  z
    .guid({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'INVALID_CHARACTERS') })
    .max(36, 'TOO_LONG')
    .toLowerCase()

/** Schema of the id that a client makes for a form it sends, so that sending twice acts once. */
export const requestIdField = () => uuidField().optional()

/** Schema of a secret or opaque id handed out by the server: letters, digits and the signs of base64url. */
export const tokenField = (max = 200) =>
  z
    .string({ error: 'REQUIRED' })
    .trim()
    .min(1, 'REQUIRED')
    .max(max, 'TOO_LONG')
    .regex(/^[\w.~:+/=-]*$/, 'INVALID_CHARACTERS')
