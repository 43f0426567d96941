import type { Context, MiddlewareHandler } from 'hono'

/** Hosts whose videos can be embedded; each is loaded only after a click (docs/decisions/external-video.md). */
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

/** Hosts of the voice agent's widget: connections, pictures and audio worklets. */
const voiceSources = {
  connect: ['https://*.elevenlabs.io', 'wss://*.elevenlabs.io'],
  images: ['https://storage.googleapis.com'],
}

/**
 * Policy of the briefing with a voice agent. It allows more connections and worklets, but no foreign scripts. The page
 * is entered by a full load.
 */
const voicePolicy = contentPolicy
  .replace("connect-src 'self'", `connect-src 'self' ${voiceSources.connect.join(' ')}`)
  .replace("img-src 'self'", `img-src 'self' ${voiceSources.images.join(' ')}`)
  .replace("script-src 'self'", "script-src 'self' blob:")

const permissions = ['camera', 'geolocation', 'payment', 'usb', 'display-capture', 'browsing-topics']

/** Pages whose URL contains a token; they send no referrer. */
const carriesToken =
  /^\/(accept-invitation|change-email|confirm-email|reset-password|paga|revisione|unsubscribe)\/?$/
const mayListen = /^\/dashboard\/briefing\/?$/

export interface SecurityHeaderOptions {
  /** True if the site is reached by https. */
  secure: boolean
  /** True if a voice agent is configured. */
  voice: boolean
}

type Headings = readonly (readonly [name: string, value: string])[]

/** Returns the headers of every answer, errors included, by request path. */
export type HeadersForPath = (path: string) => Headings

export function headersForPath({ secure, voice }: SecurityHeaderOptions): HeadersForPath {
  const headersWith = (own: { content?: string; referrer?: string; microphone?: string } = {}): Headings => [
    ['content-security-policy', own.content ?? contentPolicy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', own.referrer ?? 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    [
      'permissions-policy',
      [...permissions.map(name => `${name}=()`), `microphone=${own.microphone ?? '()'}`].join(', '),
    ],
    // Cacheable answers set their own header.
    ['cache-control', 'no-store'],
    ...(secure ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ]
  const usual = headersWith()
  const withToken = headersWith({ referrer: 'no-referrer' })
  const briefing = headersWith({ microphone: '(self)', ...(voice && { content: voicePolicy }) })
  return path => (mayListen.test(path) ? briefing : carriesToken.test(path) ? withToken : usual)
}

export function securityHeaders(around: HeadersForPath): MiddlewareHandler {
  return async (c, next) => {
    await next()
    setSecurityHeaders(c, around)
  }
}

/** Sets the security headers; existing headers are kept. */
export function setSecurityHeaders(c: Context, around: HeadersForPath): void {
  const { headers } = c.res
  for (const [name, value] of around(c.req.path)) if (!headers.has(name)) headers.set(name, value)
}
