const UNIQUE_VIOLATION = '23505'

/** Whether the store refused a row because another one has its key already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
