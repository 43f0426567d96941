import type { Context } from 'hono'
import type { RequestVariables } from '../platform/http/request-log.ts'
import type { AppDeps } from '../platform/platform.ts'
import type { SignedIn } from '../platform/sessions/sessions.ts'

/** Context of a request. The session is looked up once, on first use. */
export interface RequestContext {
  platform: AppDeps
  requestId: string
  /** Caller's network address, as seen by the outermost trusted proxy. */
  address: string
  userAgent: string | undefined
  cookieHeader: string | undefined
  setCookie(serialized: string): void
  /** Makes the browser clear its cache of our answers. */
  clearCache(): void
  sessionToken: string | undefined
  /** Token of a sign-in without its second factor. */
  pendingToken: string | undefined
  findSession(): Promise<SignedIn | undefined>
  /** User id for the log; set once `findSession` has found a session. */
  userId: string | undefined
  /** Aborted when the client disconnects. */
  signal(): AbortSignal
}

export function createRequestContext(
  platform: AppDeps,
  c: Context<{ Variables: RequestVariables }>,
): RequestContext {
  const cookieHeader = c.req.header('cookie')
  const sessionToken = platform.sessions.readToken(cookieHeader)
  const setCookie = (serialized: string) => c.header('set-cookie', serialized, { append: true })
  let session: Promise<SignedIn | undefined> | undefined
  const context: RequestContext = {
    platform,
    requestId: c.get('requestId'),
    address: c.get('address'),
    userAgent: c.req.header('user-agent'),
    cookieHeader,
    setCookie,
    clearCache: () => c.header('clear-site-data', '"cache"'),
    sessionToken,
    pendingToken: platform.sessions.pending.read(cookieHeader),
    signal: () => c.req.raw.signal,
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
