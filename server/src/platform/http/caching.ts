import type { Context } from 'hono'

/** For files whose name carries a hash of their content. */
export function keepForAYear(_path: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
}

/** For files that keep their name when their content changes: icons, pictures of shared links. */
export function keepForADay(_path: string, c: Context): void {
  c.header('cache-control', 'public, max-age=86400')
}

/** For videos: players jump in them only where they are told that parts can be had. */
export function keepSeekable(path: string, c: Context): void {
  keepForADay(path, c)
  c.header('accept-ranges', 'bytes')
}
