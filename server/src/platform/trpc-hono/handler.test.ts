import { initTRPC, TRPCError, tracked } from '@trpc/server'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { trpcHono } from './handler.ts'

const t = initTRPC.context<{ name: string }>().meta<{ kept?: boolean }>().create()
const written: unknown[] = []
const router = t.router({
  who: t.procedure.query(({ ctx }) => ctx.name),
  echo: t.procedure.input(value => value).query(({ input }) => input),
  fixed: t.procedure.meta({ kept: true }).query(() => 'same for all'),
  write: t.procedure.input(value => value).mutation(({ input }) => written.push(input)),
  busy: t.procedure.query(() => Promise.reject(new TRPCError({ code: 'TOO_MANY_REQUESTS' }))),
  events: t.procedure
    .input(value => value)
    .subscription(async function* ({ input }) {
      yield tracked('7', input)
    }),
})

const statuses: Record<string, 400 | 404 | 405 | 429> = {
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  TOO_MANY_REQUESTS: 429,
}
const handler = trpcHono({
  router,
  createContext: c => ({ name: c.req.header('x-name') ?? 'nobody' }),
  askerOf: ({ name }) => name,
  refuse(cause, asker, call) {
    const { code } = cause as TRPCError
    const retryAfterSeconds = code === 'TOO_MANY_REQUESTS' ? 30 : undefined
    return { error: { code, asker, path: call?.path }, status: statuses[code] ?? 400, retryAfterSeconds }
  },
  runsBeforeBatch: () => false,
  isCacheable: ({ meta }) => (meta as { kept?: boolean } | undefined)?.kept === true,
})
const app = new Hono().all('/trpc/*', handler)
const input = (value: unknown): string => encodeURIComponent(JSON.stringify(value))
const headers = { 'x-name': 'Ada' }

describe('a call', () => {
  test('runs in its own context with its input', async () => {
    expect(await (await app.request('/trpc/who', { headers })).json()).toEqual({ result: { data: 'Ada' } })
    const echoed = await app.request(`/trpc/echo?input=${input({ a: 1 })}`)
    expect(await echoed.json()).toEqual({ result: { data: { a: 1 } } })
  })

  test('that writes has its input in the body', async () => {
    expect((await app.request('/trpc/write', { method: 'POST', body: '{"b":2}' })).status).toBe(200)
    expect(written).toEqual([{ b: 2 }])
  })

  test.each<[path: string, method: string, status: number, code: string]>([
    ['missing', 'GET', 404, 'NOT_FOUND'],
    ['write', 'GET', 405, 'METHOD_NOT_SUPPORTED'],
    ['who', 'POST', 405, 'METHOD_NOT_SUPPORTED'],
    ['echo?input={', 'GET', 400, 'BAD_REQUEST'],
  ])('%s by %s is refused with %i', async (path, method, status, code) => {
    const answer = await app.request(`/trpc/${path}`, { method, headers })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: { code, asker: 'Ada', path: path.replace(/\?.*/, '') } })
  })

  test('names the time to retry', async () => {
    expect((await app.request('/trpc/busy')).headers.get('retry-after')).toBe('30')
  })

  test('that is cacheable has an ETag, and is not sent again if unchanged', async () => {
    const first = await app.request('/trpc/fixed')
    const etag = first.headers.get('etag') ?? ''
    const again = await app.request('/trpc/fixed', { headers: { 'if-none-match': etag } })
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, ''])
    expect((await app.request('/trpc/who')).headers.get('etag')).toBeNull()
  })
})

describe('a batch', () => {
  test('is a list in the order of its calls, with 207 for different statuses', async () => {
    const answer = await app.request(`/trpc/echo,missing,who?batch=1&input=${input({ 0: 'x' })}`)
    expect(answer.status).toBe(207)
    expect(await answer.json()).toMatchObject([
      { result: { data: 'x' } },
      { error: { code: 'NOT_FOUND' } },
      { result: { data: 'nobody' } },
    ])
  })

  test.each([
    ['more than ten calls', Array.from({ length: 11 }, () => 'who').join()],
    ['reads and writes', 'who,write'],
    ['a stream', 'events'],
  ])('of %s is refused as a whole', async (_, paths) => {
    const answer = await app.request(`/trpc/${paths}?batch=1`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: { code: 'BAD_REQUEST', asker: 'nobody' } })
  })
})

describe('a stream', () => {
  test('resumes after the event that the browser names', async () => {
    const asked = { headers: { 'last-event-id': '6' } }
    const answer = await app.request(`/trpc/events?input=${input({ of: 'all' })}`, asked)
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    expect(await answer.text()).toContain('data: {"of":"all","lastEventId":"6"}\nid: 7\n\nevent: return')
  })

  test('ends with its error', async () => {
    expect(await (await app.request('/trpc/events?input={', { headers })).text()).toContain(
      'event: serialized-error\ndata: {"code":"BAD_REQUEST","asker":"Ada","path":"events"}',
    )
  })
})
