import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import {
  ATTEMPT_SECONDS,
  beginGoogleSignIn,
  finishGoogleSignIn,
} from '../domain/identity/accounts/google.service.ts'
import { completeSignIn } from '../domain/identity/sessions/pending-sign-in.service.ts'
import { deviceCookie } from '../domain/identity/sessions/trusted-device.service.ts'
import { hostCookieName, isSecure, readCookie } from '../platform/http/cookies.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import type { AppDeps } from '../platform/platform.ts'

const FAILED = '/auth?error=google'
/** Page for the code of the second factor. */
const CODE_OWED = '/auth?step=code'

/**
 * Serves sign-in with Google: redirect and callback (docs/decisions/google-sign-in.md). Every failure leads to the same
 * page.
 */
export function googleRoutes(platform: AppDeps) {
  const { config, log, sessions } = platform
  const secure = isSecure(config)
  const cookie = hostCookieName('google', secure)
  const remember = (c: Context, value: string, maxAge: number) =>
    setCookie(c, cookie, value, { httpOnly: true, maxAge, path: '/', sameSite: 'Lax', secure })
  const app = new Hono<{ Variables: RequestVariables }>()

  app.get('/auth/google', async c => {
    if (!config.google) return c.redirect(FAILED)
    try {
      const { url, attempt } = await beginGoogleSignIn(platform)
      remember(c, attempt, ATTEMPT_SECONDS)
      return c.redirect(url)
    } catch (error) {
      log.warn({ err: error, requestId: c.get('requestId') }, 'google sign-in could not be started')
      return c.redirect(FAILED)
    }
  })

  app.get('/auth/google/callback', async c => {
    const attempt = readCookie(c.req.header('cookie'), cookie)
    remember(c, '', 0)
    try {
      const userId = await finishGoogleSignIn(platform, new URL(c.req.url).searchParams, attempt)
      const caller = {
        address: c.get('address'),
        userAgent: c.req.header('user-agent'),
        sessionToken: sessions.readToken(c.req.header('cookie')),
      }
      const admission = await platform.transact(tx => completeSignIn(platform, tx, caller, userId))
      c.header('set-cookie', admission.cookie, { append: true })
      const found = 'token' in admission ? await sessions.find(admission.token) : undefined
      if (!found) return c.redirect(CODE_OWED)
      c.header('set-cookie', deviceCookie(platform, found.user.email), { append: true })
      return c.redirect('/dashboard')
    } catch (error) {
      log.warn({ err: error, requestId: c.get('requestId') }, 'google sign-in refused')
      return c.redirect(FAILED)
    }
  })
  return app
}
