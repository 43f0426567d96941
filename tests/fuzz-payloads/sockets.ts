/** Bytes that no library would send, and the allowed responses: a status, or a closed connection. */
export interface WireBytes {
  what: string
  bytes: string
  /** Allowed statuses; empty means that the connection is closed without an answer. */
  answered: number[]
}

const HOST = 'host: 127.0.0.1\r\n'
const CLOSE = 'connection: close\r\n'
const JSON_TYPE = 'content-type: application/json\r\n'
const BODY = '{"name":"x"}'

const get = (target: string, headers = HOST): string => `GET ${target} HTTP/1.1\r\n${headers}${CLOSE}\r\n`
const post = (headers: string, body: string): string =>
  `POST /trpc/publicForms.contact HTTP/1.1\r\n${HOST}${CLOSE}${JSON_TYPE}${headers}\r\n${body}`
const chunked = (body: string): string => post('transfer-encoding: chunked\r\n', body)
const refused = (what: string, bytes: string): WireBytes => ({ what, bytes, answered: [400] })

const smuggled = '0\r\n\r\nGET /trpc/auth.session HTTP/1.1\r\nhost: x\r\n\r\n'

/** Requests whose end two parsers could see at different positions. */
const framing: WireBytes[] = [
  refused('a length and chunks', post('content-length: 5\r\ntransfer-encoding: chunked\r\n', smuggled)),
  refused('chunks and a length', post('transfer-encoding: chunked\r\ncontent-length: 5\r\n', smuggled)),
  refused('two lengths', post('content-length: 12\r\ncontent-length: 2\r\n', BODY)),
  refused('two equal lengths', post('content-length: 12\r\ncontent-length: 12\r\n', BODY)),
  refused('a list of lengths', post('content-length: 12, 12\r\n', BODY)),
  refused('a negative length', post('content-length: -1\r\n', BODY)),
  refused('a length with a sign', post('content-length: +12\r\n', BODY)),
  refused('a length in hex', post('content-length: 0xc\r\n', BODY)),
  refused('a length with letters', post('content-length: 12x\r\n', BODY)),
  refused('a length with a fraction', post('content-length: 12.0\r\n', BODY)),
  refused('an empty length', post('content-length: \r\n', BODY)),
  refused('a length beyond all numbers', post(`content-length: ${'9'.repeat(40)}\r\n`, BODY)),
  refused('a length with a blank in it', post('content-length: 1 2\r\n', BODY)),
  refused('a blank before the colon', post('content-length : 12\r\n', BODY)),
  refused('an unknown coding', post('transfer-encoding: x\r\n', smuggled)),
  refused('chunks twice', post('transfer-encoding: chunked\r\ntransfer-encoding: chunked\r\n', smuggled)),
  refused('a coding that only looks like chunks', post('transfer-encoding: xchunked\r\n', smuggled)),
  refused('chunks before another coding', post('transfer-encoding: chunked, identity\r\n', smuggled)),
  refused('chunks with a control character', post('transfer-encoding: \u000bchunked\r\n', smuggled)),
  refused('a folded coding', post('transfer-encoding:\r\n chunked\r\n', smuggled)),
  refused('a folded header', post('x-fold: a\r\n b\r\ncontent-length: 12\r\n', BODY)),
  refused('a header that begins with a blank', `GET / HTTP/1.1\r\n ${HOST}${CLOSE}\r\n`),
  refused('a chunk size that is none', chunked('x\r\nabc\r\n0\r\n\r\n')),
  refused('a negative chunk', chunked('-1\r\nabc\r\n0\r\n\r\n')),
  refused('a chunk size with a prefix', chunked('0x3\r\nabc\r\n0\r\n\r\n')),
  refused('a chunk longer than it says', chunked('2\r\nabc\r\n0\r\n\r\n')),
  refused('a chunk beyond all numbers', chunked(`${'f'.repeat(40)}\r\nabc\r\n0\r\n\r\n`)),
  refused('a chunk with a bare line feed', chunked('3\nabc\n0\n\n')),
  refused('a chunk with a bare carriage return', chunked('3\rabc\r\n0\r\n\r\n')),
  refused('an extension with a line feed', chunked('3;a\nb\r\nabc\r\n0\r\n\r\n')),
]

const heads: WireBytes[] = [
  refused('no words', '\r\n\r\n\u0000\r\n\r\n'),
  refused('another protocol', 'EHLO evil.example\r\n\r\n'),
  refused('a greeting of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n'),
  refused('HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  { what: 'no version', bytes: 'GET /healthz\r\n\r\n', answered: [200, 400] },
  refused('HTTP/9.9', `GET / HTTP/9.9\r\n${HOST}${CLOSE}\r\n`),
  refused('a version in small letters', `GET / http/1.1\r\n${HOST}${CLOSE}\r\n`),
  refused('a method in small letters', `get / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`),
  refused('an unknown method', `EVIL / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`),
  refused('a method without end', `${'G'.repeat(5000)} / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`),
  refused('two blanks in the first line', `GET  / HTTP/1.1 x\r\n${HOST}${CLOSE}\r\n`),
  refused('a header without a colon', `GET / HTTP/1.1\r\n${HOST}nothing\r\n${CLOSE}\r\n`),
  refused('a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n${CLOSE}\r\n`),
  refused('a name with a blank', `GET / HTTP/1.1\r\n${HOST}x y: z\r\n${CLOSE}\r\n`),
  refused('a name with a NUL', `GET / HTTP/1.1\r\n${HOST}x\u0000y: z\r\n${CLOSE}\r\n`),
  refused('a value with a NUL', `GET / HTTP/1.1\r\n${HOST}x: \u0000\r\n${CLOSE}\r\n`),
  refused('a value with a bare carriage return', `GET / HTTP/1.1\r\n${HOST}x: a\rb: c\r\n${CLOSE}\r\n`),
  { what: 'a header of 20 kB', bytes: get('/', `${HOST}x: ${'x'.repeat(20_000)}\r\n`), answered: [431] },
  {
    what: 'a cookie of 1 MB',
    bytes: get('/', `${HOST}cookie: session=${'x'.repeat(1_000_000)}\r\n`),
    answered: [431],
  },
  {
    what: 'five thousand headers',
    bytes: get('/', HOST + Array.from({ length: 5000 }, (_, index) => `x${index}: y\r\n`).join('')),
    answered: [431],
  },
  { what: 'an address of 20 kB', bytes: get(`/${'x'.repeat(20_000)}`), answered: [431, 414] },
  { what: 'an expectation', bytes: get('/healthz', `${HOST}expect: miracles\r\n`), answered: [417] },
  { what: 'an upgrade to nothing', bytes: get('/healthz', `${HOST}upgrade: x\r\n`), answered: [200, 400] },
  {
    what: 'an upgrade to a socket',
    bytes: `GET /trpc HTTP/1.1\r\n${HOST}connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: eA==\r\nsec-websocket-version: 13\r\n\r\n`,
    answered: [400, 404, 426],
  },
  { what: 'TRACE', bytes: `TRACE /healthz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, answered: [404, 405] },
  {
    what: 'TRACE of a call',
    bytes: `TRACE /trpc/auth.session HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
    answered: [405],
  },
  { what: 'CONNECT', bytes: `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, answered: [] },
]

/** Hosts that the server ignores, because links use PUBLIC_URL. Invalid host names may be refused. */
const hosts = [
  ...[
    '',
    ' ',
    'x y',
    'a/b',
    'a?b',
    'a#b',
    'a@b',
    'a\\b',
    'a:b',
    'a:99999',
    '[',
    ']',
    '[::1',
    '%00',
    'a%2eb',
    '<x>',
    'a,b',
    '..',
    '"',
  ],
].map(
  (host): WireBytes => ({
    what: `host ${host || '(empty)'}`,
    bytes: get('/healthz', `host: ${host}\r\n`),
    answered: [200, 400],
  }),
)

const otherHosts = [
  'evil.example',
  'evil.example:80',
  '169.254.169.254',
  '[::1]',
  'LOCALHOST',
  'xn--perch-fsa.it',
  'a'.repeat(255),
].map(
  (host): WireBytes => ({
    what: `host ${host}`,
    bytes: get('/healthz', `host: ${host}\r\n`),
    answered: [200],
  }),
)

/** Allowed statuses of unknown addresses. Without built pages every page answers 503. */
const NOWHERE = [200, 302, 400, 401, 403, 404, 405, 503]

/** Addresses that do not exist, in different spellings. */
const targets: WireBytes[] = [
  ...[
    '/trpc/..',
    '/trpc/../healthz/x',
    '/trpc/%2e%2e/x',
    '/trpc/..;/x',
    '/trpc/.;/auth.session',
    '/trpc/;/auth.session',
  ],
  ...[
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ],
  ...[
    '/assets/..%5c..%5cpackage.json',
    '/assets/%252e%252e/package.json',
    '/assets//etc/passwd',
    '/media/..%2f..%2fpackage.json',
  ],
  ...[
    '/media/%2e%2e%2f%2e%2e%2fpackage.json',
    '/media/....//....//package.json',
    '/media/.%2e/.%2e/package.json',
    '/icons/%00',
  ],
  ...[
    '/media/officina.mp4%00.png',
    '/share/%2e%2e%2fpages/app.dashboard.html',
    '/assets/.',
    '/assets/',
    '/media/',
    '/icons/',
    '/files/',
  ],
  ...[
    '/files/..',
    '/files/%2e%2e%2fsecret-key',
    '/files/%00',
    '/files/x',
    '/calendar/%2e%2e',
    '/calendar/.ics',
    '/calendar/%00.ics',
  ],
  ...[
    '//healthz/x',
    '///',
    '/healthz/',
    '/healthz%00',
    '/healthz;x',
    '/HEALTHZ',
    '/%68ealthz/x',
    '/./x',
    '/x/../../y',
    '/%',
    '/%zz',
  ],
  ...[
    '/%ff',
    '/%c0%ae%c0%ae',
    '/%ed%a0%80',
    '/%f0%80%80%80',
    '/%E0%A4%A',
    '/\u00ff',
    '/é',
    '/<script>',
    '/"x"',
    '/{x}',
    '/|',
    '/^',
    '/`',
  ],
  ...[
    '/uploads/..',
    '/uploads/%2e%2e%2fx',
    '/uploads/%00',
    '/uploads/x',
    '/webhooks/',
    '/webhooks/%2e%2e/x',
    '/auth/google/callback/x',
  ],
].map((target): WireBytes => ({ what: `GET ${target}`, bytes: get(target), answered: NOWHERE }))

const absolute: WireBytes[] = [
  { what: 'an absolute address', bytes: get('http://127.0.0.1/healthz'), answered: [200] },
  { what: "another's absolute address", bytes: get('http://evil.example/healthz'), answered: [200, 400] },
  refused('an absolute address of another scheme', get('ftp://127.0.0.1/healthz')),
  { what: 'an absolute address without a host', bytes: get('http:///healthz'), answered: NOWHERE },
  refused('an absolute address with a name and password', get('http://a:b@127.0.0.1:x/healthz')),
  refused('a star', get('*')),
  refused('no slash', get('healthz')),
  refused('a query alone', get('?x')),
  refused('a backslash', get('/\\evil.example')),
  refused('a blank in the address', get('/a b')),
  refused('a NUL in the address', get('/a\u0000b')),
  ...['/healthz', '/readyz', '/', '/trpc/auth.session', '/webhooks/stripe', '/files/x', '/nowhere'].map(
    path => refused(`two hosts at ${path}`, get(path, `${HOST}host: evil.example\r\n`)),
  ),
  refused('two equal hosts', get('/healthz', `${HOST}Host: 127.0.0.1\r\n`)),
  refused('no host', get('/healthz', '')),
  { what: 'HTTP/1.0 without a host', bytes: 'GET /healthz HTTP/1.0\r\n\r\n', answered: [200, 400] },
  {
    what: 'two requests at once',
    bytes: `GET /healthz HTTP/1.1\r\n${HOST}\r\n${get('/healthz')}`,
    answered: [200],
  },
]

export const wireBytes: WireBytes[] = [...framing, ...heads, ...hosts, ...otherHosts, ...targets, ...absolute]
