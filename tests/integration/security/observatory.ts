/** Scores of MDN's HTTP Observatory: the rows of its `SCORE_TABLE` that apply to a site served over HTTPS. */
const modifiers = {
  'csp-none-and-nothing-unsafe': 10,
  'csp-nothing-unsafe': 5,
  'csp-unsafe-style-only': 0,
  'csp-insecure-scheme-passive': -10,
  'csp-unsafe-eval': -10,
  'csp-unsafe-inline': -20,
  'csp-insecure-scheme': -20,
  'csp-missing': -25,
  'cookies-secure-httponly-samesite': 5,
  'cookies-secure-httponly': 0,
  'cookies-none': 0,
  'cookies-insecure': -20,
  'cookies-session-readable': -30,
  'cors-none': 0,
  'cors-public': 0,
  'cors-universal': -50,
  'referrer-private': 5,
  'referrer-missing': 0,
  'referrer-unsafe': -5,
  'hsts-six-months': 0,
  'hsts-short': -10,
  'hsts-missing': -20,
  'sri-all': 5,
  'sri-none-but-own': 0,
  'sri-none-and-foreign': -5,
  nosniff: 0,
  'nosniff-missing': -5,
  'frames-denied': 5,
  'frames-open': -20,
  'corp-same': 10,
  'corp-cross': 0,
  'corp-missing': 0,
  'coop-kept': 10,
  'coop-open': 0,
  'coop-missing': 0,
  'coep-kept': 10,
  'coep-open': 0,
} as const

type Row = keyof typeof modifiers

const MINIMUM_FOR_EXTRA = 90
const SIX_MONTHS_SECONDS = 15_768_000

/** Returns the score of an answer of an HTTPS site and the rows that apply. */
export function observatory(headers: Headers, html: string): { score: number; rows: Row[] } {
  const rows = [
    csp(headers),
    cookies(headers),
    cors(headers),
    referrer(headers),
    hsts(headers),
    sri(html),
    headers.get('x-content-type-options') === 'nosniff' ? 'nosniff' : 'nosniff-missing',
    frames(headers),
    corp(headers),
    coop(headers),
    coep(headers),
  ] as const satisfies Row[]
  const given = rows.map(row => modifiers[row] as number)
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 100)
  const strict = sum(given.filter(points => points < 0))
  return { score: strict >= MINIMUM_FOR_EXTRA ? sum(given) : strict, rows }
}

/** Parses a content security policy into directives and their sources. */
export const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map(directive => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']
const broadOrInline = [...broad, "'unsafe-inline'", 'data:']

function csp(headers: Headers): Row {
  const policy = headers.get('content-security-policy')
  if (!policy) return 'csp-missing'
  const directives = directivesOf(policy)
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const some = (name: string, unsafe: string[]) => of(name).some(source => unsafe.includes(source))
  const insecure = (name: string) => of(name).some(source => /^(http|ftp):/.test(source))
  if (some('script-src', broadOrInline) || some('object-src', broad)) return 'csp-unsafe-inline'
  const passive = ['img-src', 'media-src']
  if ([...directives.keys()].some(name => !passive.includes(name) && insecure(name)))
    return 'csp-insecure-scheme'
  if (some('script-src', ["'unsafe-eval'"]) || some('style-src', ["'unsafe-eval'"])) return 'csp-unsafe-eval'
  if (passive.some(insecure)) return 'csp-insecure-scheme-passive'
  if (some('style-src', broadOrInline)) return 'csp-unsafe-style-only'
  return String(directives.get('default-src')) === "'none'"
    ? 'csp-none-and-nothing-unsafe'
    : 'csp-nothing-unsafe'
}

function cookies(headers: Headers): Row {
  const set = headers.getSetCookie()
  if (set.length === 0) return 'cookies-none'
  if (!set.every(line => /; *secure/i.test(line))) return 'cookies-insecure'
  if (set.some(line => /^[^=]*(login|sess)/i.test(line) && !/; *httponly/i.test(line)))
    return 'cookies-session-readable'
  return set.every(line => /; *samesite=(lax|strict)/i.test(line))
    ? 'cookies-secure-httponly-samesite'
    : 'cookies-secure-httponly'
}

function cors(headers: Headers): Row {
  if (!headers.has('access-control-allow-origin')) return 'cors-none'
  return headers.get('access-control-allow-credentials') === 'true' ? 'cors-universal' : 'cors-public'
}

function referrer(headers: Headers): Row {
  const policy = headers.get('referrer-policy')
  if (policy === null) return 'referrer-missing'
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? 'referrer-private'
    : 'referrer-unsafe'
}

function hsts(headers: Headers): Row {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? []
  if (seconds === undefined) return 'hsts-missing'
  return Number(seconds) >= SIX_MONTHS_SECONDS ? 'hsts-six-months' : 'hsts-short'
}

function sri(html: string): Row {
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? []
  if (scripts.length > 0 && scripts.every(script => / integrity="sha\d+-/.test(script))) return 'sri-all'
  return scripts.every(script => /\ssrc="\/[^/]/.test(script)) ? 'sri-none-but-own' : 'sri-none-and-foreign'
}

function frames(headers: Headers): Row {
  const named = directivesOf(headers.get('content-security-policy') ?? '').has('frame-ancestors')
  const option = headers.get('x-frame-options') ?? ''
  return named || /^(deny|sameorigin)$/i.test(option) ? 'frames-denied' : 'frames-open'
}

function corp(headers: Headers): Row {
  const policy = headers.get('cross-origin-resource-policy')
  if (policy === null) return 'corp-missing'
  return policy === 'cross-origin' ? 'corp-cross' : 'corp-same'
}

function coop(headers: Headers): Row {
  const policy = headers.get('cross-origin-opener-policy')
  if (policy === null) return 'coop-missing'
  return policy === 'unsafe-none' ? 'coop-open' : 'coop-kept'
}

const coep = (headers: Headers): Row =>
  /^(require-corp|credentialless)$/.test(headers.get('cross-origin-embedder-policy') ?? '')
    ? 'coep-kept'
    : 'coep-open'
