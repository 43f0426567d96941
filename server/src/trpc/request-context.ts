import type { Platform } from '../platform/platform.ts'
import type { SignedIn } from '../platform/sessions/sessions.ts'

/** What a procedure knows of the request it serves. The session is looked up once, and only when asked for. */
export interface RequestContext {
  platform: Platform
  requestId: string
  /** The caller's network address, past the trusted proxies. */
  address: string
  userAgent: string | undefined
  cookieHeader: string | undefined
  setCookie(serialized: string): void
  /** Has the browser drop what it keeps of our answers. */
  clearCache(): void
  sessionToken: string | undefined
  /** Of a sign-in that waits for its second factor. */
  pendingToken: string | undefined
  findSession(): Promise<SignedIn | undefined>
  /** Once `findSession` has found one. For the log. */
  userId: string | undefined
  signal: AbortSignal
}

export interface RequestFacts {
  requestId: string
  address: string
  headers: Headers
  responseHeaders: Headers
  signal: AbortSignal
}

export function createRequestContext(platform: Platform, facts: RequestFacts): RequestContext {
  const cookieHeader = facts.headers.get('cookie') ?? undefined
  const sessionToken = platform.sessions.readToken(cookieHeader)
  const setCookie = (serialized: string) => facts.responseHeaders.append('set-cookie', serialized)
  let session: Promise<SignedIn | undefined> | undefined
  const context: RequestContext = {
    platform,
    requestId: facts.requestId,
    address: facts.address,
    userAgent: facts.headers.get('user-agent') ?? undefined,
    cookieHeader,
    setCookie,
    clearCache: () => facts.responseHeaders.set('clear-site-data', '"cache"'),
    sessionToken,
    pendingToken: platform.sessions.pending.read(cookieHeader),
    signal: facts.signal,
    userId: undefined,
    findSession() {
      session ??= platform.sessions.find(sessionToken).then(found => {
        if (found?.cookie) setCookie(found.cookie)
        if (found) context.userId = found.user.id
        return found
      })
      return session
    },
  }
  return context
}
