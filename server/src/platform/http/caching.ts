import type { Context } from 'hono'

/** For files whose name carries a hash of their content. */
export function keepForAYear(_path: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
}
