import type { Context, MiddlewareHandler } from 'hono'

/** Whose videos may be shown in a frame; each is asked only after a click (decision 19). */
const videoHosts = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.instagram.com',
]

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  `frame-src ${videoHosts.join(' ')}`,
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Where the voice agent's widget connects to, fetches its pictures from and runs its sound workers. */
const voiceSources = {
  connect: ['https://*.elevenlabs.io', 'wss://*.elevenlabs.io'],
  images: ['https://storage.googleapis.com'],
}

/** The briefing with a voice agent, entered by a full load: more may be reached, no more script may run. */
const voicePolicy = contentPolicy
  .replace("connect-src 'self'", `connect-src 'self' ${voiceSources.connect.join(' ')}`)
  .replace("img-src 'self'", `img-src 'self' ${voiceSources.images.join(' ')}`)
  .replace("script-src 'self'", "script-src 'self' blob:")

const permissions = ['camera', 'geolocation', 'payment', 'usb', 'display-capture', 'browsing-topics']

/** Pages whose address carries a token behind `#`: they tell no other page where they were. */
const carriesToken = /^\/(confirm-email|reset-password)\/?$/
const mayListen = /^\/dashboard\/briefing\/?$/

export interface Walls {
  /** Whether the site is reached by https. */
  secure: boolean
  /** Whether a voice agent is configured. */
  voice: boolean
}

/** The same wall around every answer, refusals and failures included (quality, Security). */
export function securityHeaders(walls: Walls): MiddlewareHandler {
  return async (c, next) => {
    await next()
    setSecurityHeaders(c, walls)
  }
}

export function setSecurityHeaders(c: Context, { secure, voice }: Walls): void {
  const isBriefing = mayListen.test(c.req.path)
  const microphone = isBriefing ? 'microphone=(self)' : 'microphone=()'
  const headers: Record<string, string> = {
    'content-security-policy': voice && isBriefing ? voicePolicy : contentPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': carriesToken.test(c.req.path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [...permissions.map(name => `${name}=()`), microphone].join(', '),
    // Whatever may be kept says so itself.
    'cache-control': 'no-store',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  for (const [name, value] of Object.entries(headers))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}
