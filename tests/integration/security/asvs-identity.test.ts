import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { listRows } from '../../support/rows.ts'

const CLIENT = 'video'
const SECRET = 'a secret'
const ACCESS = 'an access token of the provider'
const port = await freePort()
const issuer = `http://127.0.0.1:${port}`
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwkOf = (key: KeyObject) => ({ ...key.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' })

/** Token in the provider's next answer, and number of requests for keys that are not the provider's. */
let idToken = ''
let askedElsewhere = 0

const answers: Record<string, () => unknown> = {
  '/.well-known/openid-configuration': () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
  }),
  '/keys': () => ({ keys: [jwkOf(own.publicKey)] }),
  '/foreign-keys': () => {
    askedElsewhere++
    return { keys: [jwkOf(foreign.publicKey)] }
  },
  '/token': () => ({ access_token: ACCESS, token_type: 'bearer', expires_in: 60, id_token: idToken }),
}
const provider = createServer((request, response) => {
  const answer = answers[(request.url ?? '').replace('/other', '')]
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer?.() ?? {}))
}).listen(port, '127.0.0.1')
afterAll(() => void provider.close())

const app = await startApp({
  work: false,
  env: { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_CLIENT_SECRET: SECRET, GOOGLE_ISSUER: issuer },
})

const misled = await startApp({
  work: false,
  env: { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_CLIENT_SECRET: SECRET, GOOGLE_ISSUER: `${issuer}/other` },
})

interface Parts {
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  signature?: (text: string) => Buffer
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const rsa = (key: KeyObject) => (text: string) => sign('sha256', Buffer.from(text), key)
const hmac = (key: string | Buffer) => (text: string) => createHmac('sha256', key).update(text).digest()

function tokenOf(nonce: string, { header, claims, signature = rsa(own.privateKey) }: Parts): string {
  const now = Math.floor(Date.now() / 1000)
  const said = {
    iss: issuer,
    sub: 'ada',
    aud: CLIENT,
    iat: now,
    exp: now + 60,
    nonce,
    email: 'ada@example.com',
    email_verified: true,
    ...claims,
  }
  const text = `${encoded({ alg: 'RS256', kid: '1', typ: 'JWT', ...header })}.${encoded(said)}`
  return `${text}.${signature(text).toString('base64url')}`
}

/** Signs in with a forged or valid token. Returns the final redirect. */
async function signIn(parts: Parts): Promise<string | null> {
  return (await answerTo(parts)).headers.get('location')
}

async function answerTo(parts: Parts): Promise<Response> {
  const visitor = app.visitor()
  const sent = await visitor.fetch('/auth/google')
  const asked = new URL(sent.headers.get('location') ?? '').searchParams
  idToken = tokenOf(asked.get('nonce') ?? '', parts)
  return visitor.fetch(`/auth/google/callback?code=x&state=${asked.get('state')}`)
}

const pem = own.publicKey.export({ type: 'spki', format: 'pem' })
const past = Math.floor(Date.now() / 1000) - 3600

test('an identity signed by its issuer signs in', async () => {
  expect(await signIn({})).toBe('/dashboard')
})

test.each<[string, Parts]>([
  ['unsigned', { header: { alg: 'none' }, signature: () => Buffer.alloc(0) }],
  ['without its signature', { signature: () => Buffer.alloc(0) }],
  ['signed by another key', { signature: rsa(foreign.privateKey) }],
  ['signed with the public key as a shared secret', { header: { alg: 'HS256' }, signature: hmac(pem) }],
  ['signed with the client’s own secret', { header: { alg: 'HS256' }, signature: hmac(SECRET) }],
  [
    'signed by a key in its own header',
    { header: { jwk: jwkOf(foreign.publicKey) }, signature: rsa(foreign.privateKey) },
  ],
  [
    'signed by a key at an address in its header',
    { header: { jku: `${issuer}/foreign-keys` }, signature: rsa(foreign.privateKey) },
  ],
  ['for another audience', { claims: { aud: 'other' } }],
  ['of another issuer', { claims: { iss: 'https://accounts.example' } }],
  ['that has run out', { claims: { iat: past, exp: past + 60 } }],
  ['of a time to come', { claims: { nbf: past + 7200 } }],
  ['for another attempt', { claims: { nonce: 'another' } }],
  ['for no attempt', { claims: { nonce: undefined } }],
  ['of nobody', { claims: { sub: undefined } }],
])('an identity %s is refused', async (_, parts) => {
  expect(await signIn(parts)).toBe('/auth?error=google')
  expect(askedElsewhere).toBe(0)
})

test('no token of the provider reaches the browser or the tables', async () => {
  const answer = await answerTo({ claims: { sub: 'hedy', email: 'hedy@example.com' } })
  expect(answer.headers.get('location')).toBe('/dashboard')
  const accounts = await listRows(app, 'oauthAccounts')
  expect(accounts.map(({ subject }) => subject)).toContain('hedy')
  const seen = [...answer.headers, await answer.text(), accounts].map(one => JSON.stringify(one)).join()
  for (const token of [ACCESS, idToken]) expect(seen).not.toContain(token)
})

test('a discovery document of another issuer is refused', async () => {
  const visitor = misled.visitor()
  const answer = await visitor.fetch('/auth/google')
  expect(answer.headers.get('location')).toBe('/auth?error=google')
})
