import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, place, readRepository, type SourceFile, visit } from './source-file.ts'

const files = readRepository().filter(({ path }) => !isTest(path))
const product = files.filter(({ path }) => /^(shared|server|client)\/(src|gate)\//.test(path))
const server = product.filter(({ path }) => path.startsWith('server/'))
const client = product.filter(({ path }) => path.startsWith('client/'))

/** Where a pattern stands, in words that name the place and what stands there. */
const found = (among: SourceFile[], pattern: RegExp): string[] =>
  among.flatMap(file =>
    [...file.text.matchAll(pattern)].map(match => `${place(file, match.index)} ${match[1] ?? match[0]}`),
  )

/** What a pattern finds, once each, without its place. */
const words = (among: SourceFile[], pattern: RegExp): string[] => [
  ...new Set(found(among, pattern).map(one => one.slice(one.indexOf(' ') + 1))),
]

/** Imports of types alone do nothing. */
const doing = (text: string): string => text.replace(/^import type .*$/gm, '')

const paths = (among: SourceFile[], pattern: RegExp): string[] =>
  among.filter(({ text }) => pattern.test(doing(text))).map(({ path }) => path)

test('the product is read', () => {
  expect(server.length).toBeGreaterThan(100)
  expect(client.length).toBeGreaterThan(100)
})

test('no text is run as a program', () => {
  expect(
    found(product, /\beval\(|new Function\(|from '(?:node:)?vm'|set(?:Timeout|Interval)\(['"`]/g),
  ).toEqual([])
})

test('things are compared with their kind', () => {
  const loose: string[] = []
  for (const file of product)
    visit(file, {
      BinaryExpression: node => {
        if (node.operator === '==' || node.operator === '!=') loose.push(place(file, node.start))
      },
    })
  expect(loose).toEqual([])
})

test('hashes and ciphers are the approved ones, and stand in few places', () => {
  expect(words(product, /\bcreateHash\((.+?)\)/g).sort()).toEqual(["'sha256'", "'sha384'"])
  expect(words(product, /\bcreateHmac\((.+?),/g)).toEqual(["'sha256'"])
  expect(words(product, /\bhkdfSync\((.+?),/g)).toEqual(["'sha256'"])
  expect(words(product, /\bcreate(?:C|Dec)ipheriv\((.+?),/g)).toEqual(['CIPHER'])
  expect(words(product, /\bCIPHER = (.+)/g)).toEqual(["'aes-256-gcm'"])
  expect(paths(product, /createCipheriv|createHmac|hkdfSync|scrypt|pbkdf2/)).toEqual([
    'server/src/platform/second-factor-seal.ts',
    'server/src/platform/signed-webhook.ts',
    'server/src/platform/tokens.ts',
  ])
})

test('nothing encrypts a text without proving that it is whole', () => {
  const [seal] = server.filter(({ text }) => text.includes('createDecipheriv('))
  expect(seal?.text).toMatch(/getAuthTag\(\)/)
  expect(seal?.text).toMatch(/setAuthTag\(/)
})

test('no certificate goes unchecked', () => {
  expect(
    found(server, /rejectUnauthorized|TLS_REJECT|checkServerIdentity|ciphers:|minVersion|secureProtocol/g),
  ).toEqual([])
})

test('the server speaks to others in named places only', () => {
  // Reckoning with addresses speaks to nobody.
  const speaks =
    /(?<!(?:BlockList, isIP|isIPv6, SocketAddress) \} )(?:from |import\()'(openid-client|nodemailer|stripe|pg|ai|@aws-sdk\/client-s3|@tus\/s3-store|@ai-sdk\/[^']+|(?:node:)?(?:net|tls|http|https|http2|dgram|dns))'|\b(fetch)\(\w/
  expect(paths(server, speaks)).toEqual([
    'server/src/domain/identity/accounts/google.service.ts',
    'server/src/platform/checkout/stripe-checkout.ts',
    'server/src/platform/checkout/stripe-held.ts',
    'server/src/platform/db/pooler.ts',
    'server/src/platform/db/postgres-listener.ts',
    'server/src/platform/db/postgres-store.ts',
    'server/src/platform/db/prepared-client.ts',
    'server/src/platform/http/close-gracefully.ts',
    'server/src/platform/llm/llm.ts',
    'server/src/platform/mail/smtp.ts',
    'server/src/platform/storage/s3-client.ts',
    'server/src/platform/uploads/clamav-scanner.ts',
    'server/src/platform/uploads/s3-upload-store.ts',
  ])
})

test('no window is listened to but the own tabs', () => {
  expect(found(client, /(\w+)\??\.addEventListener\('message'/g).map(one => one.split(' ')[1])).toEqual([
    'tabs',
  ])
  expect(found(client, /(?<!bus\.)\bonmessage\b|window\.postMessage|parent\.postMessage/g)).toEqual([])
})

test('passwords may be pasted, shown, and filled in by a manager', () => {
  const fields = client.flatMap(({ text }) =>
    [...text.matchAll(/<PasswordField[^>]*?(?:\/>|>\n)/gs)].map(([field]) => field),
  )
  expect(fields.length).toBeGreaterThan(8)
  expect(fields.filter(field => !/autoComplete="(current|new)-password"/.test(field))).toEqual([])
  expect(found(client, /onPaste=|type="text"[^>]*password/gi)).toEqual([])
  expect(paths(client, /<PasswordInput/)).toEqual(['client/src/ui/field.tsx'])
})

test('browsers keep in their storage what ASVS.md names', () => {
  const told = readFileSync(new URL('../../server/ASVS.md', import.meta.url), 'utf8')
  const keeping = paths(client, /\b(localStorage|sessionStorage|indexedDB|caches)\b/)
  expect(keeping.length).toBeGreaterThan(3)
  expect(keeping.filter(path => !told.includes(`\`${path}\``))).toEqual([])
})

test('no secret stands in the sources', () => {
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\b[sr]k_live_\w{8,}|\bwhsec_\w{16,}|\bgh[pousr]_\w{30,}|\bxox[bap]-\w{10,}/g
  expect(found(readRepository(), secret)).toEqual([])
})

test('every library is pinned by its hash', () => {
  const { packages } = JSON.parse(
    readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
  ) as {
    packages: Record<string, { integrity?: string; link?: boolean; optional?: boolean; resolved?: string }>
  }
  const outside = Object.entries(packages).filter(
    ([path, one]) => path.includes('node_modules/') && !one.link && !one.optional,
  )
  expect(outside.length).toBeGreaterThan(300)
  expect(outside.filter(([, one]) => !one.integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(outside.filter(([, one]) => one.resolved && !one.resolved.startsWith('https:'))).toEqual([])
})

test('what is logged goes one way', () => {
  expect(paths(server, /\bconsole\.\w+\(/)).toEqual([])
  expect(paths(server, /\bpino\(/)).toEqual(['server/src/platform/log/log.ts'])
})
