import { directivesOf } from './observatory.ts'

const SELF = ["'self'"]
const NONE = ["'none'"]

/** Content security policy of the product. */
export const productPolicy: Record<string, string[]> = {
  'default-src': NONE,
  'script-src': SELF,
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': SELF,
  'media-src': ["'self'", 'blob:'],
  'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.instagram.com'],
  'connect-src': SELF,
  'manifest-src': SELF,
  'base-uri': NONE,
  'form-action': SELF,
  'frame-ancestors': NONE,
  'require-trusted-types-for': ["'script'"],
}

/** Policy of the briefing with a voice agent, which connects to its provider and runs audio workers. */
export const briefingPolicy = {
  ...productPolicy,
  'script-src': ["'self'", 'blob:'],
  'img-src': ["'self'", 'https://storage.googleapis.com', 'data:', 'blob:'],
  'connect-src': ["'self'", 'https://*.elevenlabs.io', 'wss://*.elevenlabs.io'],
}

/** Policy of uploaded files, which run nothing. */
export const filePolicy = { 'default-src': NONE, sandbox: [] }

export interface Expected {
  policy?: Record<string, string[]>
  referrer?: string
  microphone?: string
  caching?: string | RegExp
}

/** Returns the wrong security headers of an answer. */
export async function faultsOf(answer: Response, expected: Expected, https: boolean): Promise<string[]> {
  const { headers } = answer
  const {
    policy = productPolicy,
    referrer = 'strict-origin-when-cross-origin',
    microphone = '()',
    caching = 'no-store',
  } = expected
  const should: Record<string, string | RegExp | null> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': referrer,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=(), microphone=${microphone}`,
    'strict-transport-security': https ? 'max-age=31536000; includeSubDomains' : null,
    'cache-control': caching,
    'access-control-allow-origin': null,
    server: null,
    'x-powered-by': null,
  }
  const faults = Object.entries(should)
    .filter(([name, value]) =>
      value instanceof RegExp ? !value.test(headers.get(name) ?? '') : headers.get(name) !== value,
    )
    .map(([name]) => `${name}: ${headers.get(name)}`)
  const given = Object.fromEntries(directivesOf(headers.get('content-security-policy') ?? ''))
  if (JSON.stringify(sorted(given)) !== JSON.stringify(sorted(policy)))
    faults.push(`content-security-policy: ${headers.get('content-security-policy')}`)
  return [...faults, ...(await faultsOfType(answer))]
}

const sorted = (policy: Record<string, string[]>) => Object.entries(policy).sort()

/**
 * Requires a content type with a charset for text. Exempt: live streams, which are always UTF-8, and uploaded SVGs,
 * which declare their own.
 */
async function faultsOfType(answer: Response): Promise<string[]> {
  const type = answer.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) {
    await answer.body?.cancel()
    return []
  }
  const body = await answer.text()
  if (body === '') return []
  if (type === '') return ['a body without a content type']
  if (type === 'image/svg+xml' && answer.headers.get('content-disposition')?.startsWith('attachment'))
    return []
  return /^text\/|xml/.test(type) && !/; ?charset=utf-8$/i.test(type) ? [`content-type: ${type}`] : []
}
