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
