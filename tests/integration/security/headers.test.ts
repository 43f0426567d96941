import { randomUUID } from 'node:crypto'
import { createApp } from 'server/app/app'
import { describe, expect, test, vi } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { activeSvg, png } from '../../support/builders/sample-files.ts'
import { announce, uploadMaterial } from '../../support/builders/uploads.ts'
import { voiceEnv } from '../../support/fakes/voice-calls.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { createMinimalDist } from './little-site.ts'
import { observatory } from './observatory.ts'
import { rawRequest } from './raw-request.ts'
import { briefingPolicy, type Expected, faultsOf, filePolicy, productPolicy } from './security-headers.ts'

const site = createMinimalDist()
const secure = await startApp({
  work: false,
  distFolder: site,
  env: { PUBLIC_URL: 'https://video.example', ...voiceEnv },
})
const plain = await startApp({ work: false, distFolder: site })

const HOUR_LONG = /^public, max-age=/

/** Caching by path: public files are cached, private ones revalidated each time and cleared by sign-out. */
const kept: [pattern: RegExp, caching: RegExp | string][] = [
  [/^\/(assets|gate\/assets|icons|share|media|favicon|site\.webmanifest)\b.*(?<!none\.js)$/, HOUR_LONG],
  [/^\/documents\/checklist/, HOUR_LONG],
  [/^\/documents\/preventivo/, /no-store$/],
]

const cachingOf = (path: string) => kept.find(([pattern]) => pattern.test(path))?.[1] ?? 'no-store'

/** Example paths of route patterns with a wildcard. */
const exampleOf: Record<string, string> = {
  '/gate/assets/*': '/gate/assets/gate-1.js',
  '/assets/*': '/assets/boot-1.js',
  '/icons/*': '/icons/192.png',
  '/share/*': '/share/notte.png',
  '/media/*': '/media/officina.mp4',
  '/trpc/*': '/trpc/auth.session',
  '/*': '/',
}

const addressOf = (pattern: string) =>
  exampleOf[pattern] ?? pattern.replace(':id', randomUUID()).replace(':file', 'x.ics').replace('*', 'x')

const addresses = [...new Set(createApp(secure.context, site).routes.map(({ path }) => addressOf(path)))]

const more: [address: string, status: number, expected?: Expected][] = [
  ['/nowhere', 404],
  ['/assets/none.js', 404],
  ['/trpc/nowhere', 404],
  ['/trpc/%ff', 404],
  ['/trpc/dashboard.projects.list', 200],
  ['/trpc/auth.signOut', 405],
  ['/dashboard/projects', 200],
  ['/reset-password', 200, { referrer: 'no-referrer' }],
  ['/confirm-email/', 200, { referrer: 'no-referrer' }],
  ['/paga', 200, { referrer: 'no-referrer' }],
  ['/revisione', 200, { referrer: 'no-referrer' }],
  ['/assets/main-1.css', 200, { caching: HOUR_LONG }],
  ['/favicon.svg', 200, { caching: HOUR_LONG }],
]

describe.each([
  ['https', secure],
  ['http', plain],
])('over %s', (scheme, app) => {
  const https = scheme === 'https'
  const member = makeMember(app, 'Project Manager')
  const check = async (answer: Response, expected: Expected = {}) =>
    expect(await faultsOf(answer, expected, https)).toEqual([])

  test.each(addresses)('%s has security headers for any request', async address => {
    const { client } = await member
    for (const caller of [client, app.visitor()])
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
        const answer = await caller.fetch(address, { method })
        const caching = answer.ok && ['GET', 'HEAD'].includes(method) ? cachingOf(address) : 'no-store'
        const referrer = address === '/unsubscribe' ? 'no-referrer' : undefined
        const faults = await faultsOf(answer, { caching, ...(referrer && { referrer }) }, https)
        expect(faults, `${method} ${answer.status}`).toEqual([])
      }
  })

  test.each(more)('%s has security headers with status %i', async (address, status, expected) => {
    const answer = await (await member).client.fetch(address)
    expect(answer.status).toBe(status)
    await check(answer, expected)
  })

  test('the briefing, the only page with microphone access, has security headers', async () => {
    const answer = await (await member).client.fetch('/dashboard/briefing')
    expect(answer.status).toBe(200)
    await check(answer, { microphone: '(self)', policy: https ? briefingPolicy : productPolicy })
  })

  test('requests refused before they are read have security headers', async () => {
    const { client } = await member
    const post = (init: RequestInit) => client.fetch('/trpc/auth.signOut', { method: 'POST', ...init })
    const json = { 'content-type': 'application/json' }
    const answers = [
      // The rest of the body is not read: the connection is closed.
      await rawRequest(app.origin, '/trpc/auth.signOut', {
        method: 'POST',
        headers: json,
        body: `"${'x'.repeat(300_000)}"`,
      }),
      await post({ headers: { 'content-type': 'text/plain' }, body: '{}' }),
      await post({ headers: { ...json, origin: 'https://evil.example' }, body: '{}' }),
      await client.fetch('/dashboard', { method: 'PUT' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([413, 415, 403, 405])
    for (const answer of answers) await check(answer)
  })

  test.each([
    [500, new Error('the disk is on fire')],
    [503, Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })],
  ])('status %i has security headers', async (status, failure) => {
    const { client, id } = await member
    const file = await fileOf(client, await makeProject(app, id), 'image/png')
    const failing = vi.spyOn(app.context.storage, 'size').mockRejectedValueOnce(failure)
    const page = await client.fetch(file)
    failing.mockRestore()
    const find = vi.spyOn(app.context.sessions, 'find').mockRejectedValueOnce(failure)
    const call = await client.fetch('/trpc/auth.session')
    find.mockRestore()
    for (const answer of [page, call]) {
      expect(answer.status).toBe(status)
      const text = await answer.clone().text()
      expect(text).not.toMatch(/fire|gone|ECONN|node_modules|\.ts\b/)
      await check(answer)
    }
  })

  test('a live stream has security headers', async () => {
    const stop = new AbortController()
    const answer = await (await member).client.fetch('/trpc/live.events?input=%7B%7D', {
      headers: { accept: 'text/event-stream' },
      signal: stop.signal,
    })
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    await check(answer, { caching: /no-(store|cache)/ })
    stop.abort()
  })

  test.each(['image/png', 'image/svg+xml', 'text/html'])('a file of %s has security headers', async type => {
    const { client, id } = await member
    const answer = await client.fetch(await fileOf(client, await makeProject(app, id), type))
    expect(answer.status).toBe(200)
    await check(answer, { policy: filePolicy, caching: 'private, no-cache' })
  })

  test('an unfinished upload has security headers', async () => {
    const { client, id } = await member
    const file = { projectId: await makeProject(app, id), filename: 'a', filetype: 'text/plain' }
    const created = await announce(client, { kind: 'material', ...file }, 3)
    expect(created.status).toBe(201)
    await check(created)
  })
})

async function fileOf(client: RpcClient, projectId: string, filetype: string): Promise<string> {
  const bytes = filetype === 'image/png' ? png : activeSvg
  return `/files/${await uploadMaterial(client, projectId, { filename: 'file', filetype }, bytes)}`
}

test('the locked preview has the same security headers', async () => {
  const { context } = secure
  const locked = createApp({ ...context, config: { ...context.config, previewPassword: 'chiusa' } }, site)
  for (const path of ['/', '/dashboard', '/trpc/auth.session', '/assets/boot-1.js', '/files/x', '/uploads'])
    for (const method of ['GET', 'POST'])
      expect(await faultsOf(await locked.request(path, { method }), {}, true), path).toEqual([])
})

test('MDN’s Observatory gives the front page at least 135 points', async () => {
  const answer = await secure.visitor().fetch('/')
  expect(answer.headers.getSetCookie()).toEqual([])
  const { score, rows } = observatory(answer.headers, await answer.text())
  console.info(`observatory: ${score} points (${rows.join(', ')})`)
  expect(score, rows.join(' ')).toBeGreaterThanOrEqual(135)
})
