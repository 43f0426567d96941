/**
 * The value of a cookie, as it was sent: nothing is decoded, so that no cookie of others can break the reading of
 * ours. Of two with one name the first counts.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined
  }
  return undefined
}

/** A cookie's name; where the way to the site is encrypted, browsers keep it to this host alone by it. */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name

/** The value of a Set-Cookie header: for the whole site, out of reach of its scripts. */
export const hostCookie = (name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string =>
  `${hostCookieName(name, isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure ? '; Secure' : ''}`
