import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'

const app = await startApp()

const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error?: { data: { appCode: string } } }).error?.data.appCode

test('a cookie of others that cannot be read breaks nothing', async () => {
  const { client } = await makeClient(app)
  client.jar.set('utm', '100%')
  expect((await client.call('auth.session')).user).not.toBeNull()
})

test.each(['/trpc/%ff', '/trpc/%E0%A4%A', '/%ff'])(
  'an address that cannot be decoded leads nowhere: %s',
  async path => {
    expect((await app.visitor().fetch(path)).status).toBe(404)
  },
)

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'a call with content of type %j is refused before anything runs',
  async type => {
    const answer = await app.visitor().fetch('/trpc/auth.signOut', {
      method: 'POST',
      body: new Blob(['{}']),
      headers: type ? { 'content-type': type } : {},
    })
    expect([answer.status, await codeOf(answer)]).toEqual([415, 'CONTENT_TYPE'])
  },
)

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 200],
  [{}, 200],
])('a change asked for with %j is answered %i', async (headers, status) => {
  const answer = await app.visitor().fetch('/trpc/auth.signOut', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(answer.status).toBe(status)
})

test.each(['PUT', 'DELETE', 'PATCH'])('%s is no way to call', async method => {
  expect((await app.visitor().fetch('/trpc/auth.signOut', { method })).status).toBe(405)
})

test('a mutation is not done by GET', async () => {
  const answer = await app.visitor().fetch('/trpc/auth.signOut')
  expect([answer.status, await codeOf(answer)]).toEqual([405, 'METHOD_NOT_ALLOWED'])
})

test('a batch of more than ten is refused', async () => {
  const paths = Array.from({ length: 11 }, () => 'auth.session').join(',')
  const answer = await app.visitor().fetch(`/trpc/${paths}?batch=1`)
  expect(answer.status).toBe(400)
})

test.each(['/', '/nowhere', '/trpc/nowhere', '/healthz', '/assets/none.js', '/dev/mail', '/robots.txt'])(
  'the wall stands around %s',
  async path => {
    const { headers } = await app.visitor().fetch(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  },
)

test('metrics answer to this machine', async () => {
  const answer = await app.visitor().fetch('/metrics')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('http_request_duration_seconds')
})

test.each(['/dev/mail.json?to=%00', '/dev/mail?to=%00'])('the mailbox takes any address: %s', async path => {
  expect((await app.visitor().fetch(path)).status).toBe(200)
})

test.each(['forwarded', 'x-forwarded-for', 'x-real-ip'])(
  'metrics are not for whom a proxy of this machine asks, as %s says',
  async name => {
    const answer = await app.visitor().fetch('/metrics', { headers: { [name]: 'for=127.0.0.1' } })
    expect(answer.status).toBe(404)
  },
)
