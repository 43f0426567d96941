import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'

const app = await startApp()

test('ignores a malformed cookie', async () => {
  const { client } = await makeClient(app)
  client.jar.set('utm', '100%')
  expect((await client.call('auth.session')).user).not.toBeNull()
})

test.each(['/trpc/%ff', '/trpc/%E0%A4%A', '/%ff'])('answers 404 to the undecodable path %s', async path => {
  expect((await app.visitor().fetch(path)).status).toBe(404)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 200],
  [{}, 200],
])('answers a mutation with headers %j with %i', async (headers, status) => {
  const answer = await app.visitor().fetch('/trpc/auth.signOut', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(answer.status).toBe(status)
})

test.each(['/', '/nowhere', '/trpc/nowhere', '/healthz', '/assets/none.js', '/dev/mail', '/robots.txt'])(
  'sends security headers with %s',
  async path => {
    const { headers } = await app.visitor().fetch(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  },
)

test('serves metrics to this machine', async () => {
  const answer = await app.visitor().fetch('/metrics')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('http_request_duration_seconds')
})

test.each(['/dev/mail.json?to=%00', '/dev/mail?to=%00'])('serves any address’s mailbox: %s', async path => {
  expect((await app.visitor().fetch(path)).status).toBe(200)
})

test.each(['forwarded', 'x-forwarded-for', 'x-real-ip'])(
  'refuses metrics to requests that a local proxy forwards, as %s says',
  async name => {
    const answer = await app.visitor().fetch('/metrics', { headers: { [name]: 'for=127.0.0.1' } })
    expect(answer.status).toBe(404)
  },
)
