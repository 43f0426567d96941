import { recoveryCodeOf } from 'shared/accounts/second-factor'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { listRows } from '../../support/rows.ts'
import { createMinimalDist } from './little-site.ts'

const app = await startApp({ work: false, distFolder: createMinimalDist() })

test('a new store has no accounts', async () => {
  for (const table of ['users', 'teamMembers', 'sessions'] as const)
    expect(await listRows(app, table), table).toEqual([])
})

test.each<[string, RegExp]>([
  ['/', /^text\/html; charset=utf-8$/i],
  ['/nowhere', /^text\/html; charset=utf-8$/i],
  ['/trpc/auth.session', /^application\/json/],
  ['/trpc/nowhere', /^application\/json/],
  ['/assets/boot-1.js', /^text\/javascript; charset=utf-8$/i],
  ['/assets/main-1.css', /^text\/css; charset=utf-8$/i],
  ['/robots.txt', /^text\/plain; charset=utf-8$/i],
  ['/sitemap.xml', /^(text|application)\/xml; charset=utf-8$/i],
  ['/healthz', /^(application\/json|text\/plain; charset=utf-8)/i],
  ['/favicon.svg', /^image\/svg\+xml/],
])('%s has a content type, with a charset for text', async (path, type) => {
  const answer = await app.visitor().fetch(path)
  expect((await answer.text()).length).toBeGreaterThan(0)
  expect(answer.headers.get('content-type')).toMatch(type)
})

test('a session token has forty random characters, new each time', async () => {
  const { id } = await makeClient(app)
  const made = await Promise.all(Array.from({ length: 50 }, () => app.context.sessions.create(id, undefined)))
  const tokens = made.map(({ token }) => token)
  expect(new Set(tokens).size).toBe(50)
  for (const token of tokens) expect(token).toMatch(/^[a-z2-7]{40}$/)
  expect(new Set(tokens.join('')).size).toBe(32)
})

test('a recovery code has twelve of thirty-two characters, drawn evenly', () => {
  const everyByte = Array.from({ length: 256 }, (_, byte) => byte)
  const seen = new Map<string, number>()
  for (const byte of everyByte) {
    const code = recoveryCodeOf(new Uint8Array(12).fill(byte)).replaceAll('-', '')
    expect(code).toHaveLength(12)
    const [sign = ''] = code
    seen.set(sign, (seen.get(sign) ?? 0) + 1)
  }
  expect(seen.size).toBe(32)
  expect(new Set(seen.values())).toEqual(new Set([8]))
})
