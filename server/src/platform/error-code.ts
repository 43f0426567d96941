/** Returns true if an error of Node.js or PostgreSQL has one of the codes. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
