/** Too little room on the disk, told before PostgreSQL would find out, with its own code; at a start exit code 69. */
export class StoreFullError extends Error {
  readonly code = '53100'
}
