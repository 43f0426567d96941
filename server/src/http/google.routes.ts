import { type Context, Hono } from 'hono'
import {
  ATTEMPT_SECONDS,
  beginGoogleSignIn,
  finishGoogleSignIn,
} from '../domain/identity/accounts/google.service.ts'
import { completeSignIn } from '../domain/identity/sessions/pending-sign-in.service.ts'
import { deviceCookie } from '../domain/identity/sessions/trusted-device.service.ts'
import { isSecure, tokenCookie } from '../platform/http/cookies.ts'
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
  const cookie = tokenCookie('google', ATTEMPT_SECONDS, isSecure(config))
  const setCookie = (c: Context, value: string) => c.header('set-cookie', value, { append: true })
  const app = new Hono<{ Variables: RequestVariables }>()

  app.get('/auth/google', async c => {
    if (!config.google) return c.redirect(FAILED)
    try {
      const { url, attempt } = await beginGoogleSignIn(platform)
      setCookie(c, cookie.serialize(attempt))
      return c.redirect(url)
    } catch (error) {
      log.warn({ err: error, requestId: c.get('requestId') }, 'google sign-in could not be started')
      return c.redirect(FAILED)
    }
  })

  app.get('/auth/google/callback', async c => {
    const attempt = cookie.read(c.req.header('cookie'))
    setCookie(c, cookie.blank())
    try {
      const userId = await finishGoogleSignIn(platform, new URL(c.req.url).searchParams, attempt)
      const caller = {
        address: c.get('address'),
        userAgent: c.req.header('user-agent'),
        sessionToken: sessions.readToken(c.req.header('cookie')),
      }
      const admission = await platform.transact(tx => completeSignIn(platform, tx, caller, userId))
      setCookie(c, admission.cookie)
      const found = 'token' in admission ? await sessions.find(admission.token) : undefined
      if (!found) return c.redirect(CODE_OWED)
      setCookie(c, deviceCookie(platform, found.user.email))
      return c.redirect('/dashboard')
    } catch (error) {
      log.warn({ err: error, requestId: c.get('requestId') }, 'google sign-in refused')
      return c.redirect(FAILED)
    }
  })
  return app
}
