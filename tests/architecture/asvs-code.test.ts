import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, locationOf, readRepository, type SourceFile } from './source-file.ts'

const files = readRepository().filter(({ path }) => !isTest(path))
const product = files.filter(({ path }) => /^(shared|server|client)\/(src|gate)\//.test(path))
const server = product.filter(({ path }) => path.startsWith('server/'))
const client = product.filter(({ path }) => path.startsWith('client/'))

/** Lists matches with file and line: the first group if the pattern has one, else the whole match. */
const found = (among: SourceFile[], pattern: RegExp): string[] =>
  among.flatMap(file =>
    [...file.text.matchAll(pattern)].map(match => `${locationOf(file, match.index)} ${match[1] ?? match[0]}`),
  )

/** Lists the distinct matches without file and line, sorted. */
const distinct = (among: SourceFile[], pattern: RegExp): string[] =>
  [...new Set(found(among, pattern).map(one => one.slice(one.indexOf(' ') + 1)))].sort()

test('the sources are found', () => {
  expect(server.length).toBeGreaterThan(100)
  expect(client.length).toBeGreaterThan(100)
})

test('only approved hashes and ciphers are used', () => {
  expect(distinct(product, /\bcreateHash\((.+?)\)/g)).toEqual(["'sha256'", "'sha384'"])
  expect(distinct(product, /\bcreateHmac\((.+?),/g)).toEqual(["'sha256'"])
  expect(distinct(product, /\bhkdfSync\((.+?),/g)).toEqual(["'sha256'"])
  expect(distinct(product, /\bcreate(?:C|Dec)ipheriv\((.+?),/g)).toEqual(['CIPHER'])
  expect(distinct(product, /\bCIPHER = (.+)/g)).toEqual(["'aes-256-gcm'"])
})

test('certificate checks are never switched off', () => {
  expect(
    found(server, /rejectUnauthorized|TLS_REJECT|checkServerIdentity|ciphers:|minVersion|secureProtocol/g),
  ).toEqual([])
})

test('only messages of own tabs are handled', () => {
  expect(distinct(client, /(\w+)\??\.addEventListener\('message'/g)).toEqual(['tabs'])
  expect(found(client, /(?<!bus\.)\bonmessage\b|window\.postMessage|parent\.postMessage/g)).toEqual([])
})

test('password fields allow pasting and password managers', () => {
  const fields = client.flatMap(({ text }) =>
    [...text.matchAll(/<PasswordField[^>]*?(?:\/>|>\n)/gs)].map(([field]) => field),
  )
  expect(fields.length).toBeGreaterThan(8)
  expect(fields.filter(field => !/autoComplete="(current|new)-password"/.test(field))).toEqual([])
  expect(found(client, /<Password[^>]*onPaste=|type="text"[^>]*password/gi)).toEqual([])
})

test('sources contain no secret', () => {
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\b[sr]k_live_\w{8,}|\bwhsec_\w{16,}|\bgh[pousr]_\w{30,}|\bxox[bap]-\w{10,}/g
  expect(found(readRepository(), secret)).toEqual([])
})

test('every dependency is pinned by its hash', () => {
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
