import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createPlatformClient, parseRefusal } from './platform-client.ts'

let stop: () => void = () => undefined
afterEach(() => stop())

/** Starts a server with the given handler. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const caught = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => expect.unreachable(),
    (error: Error) => error,
  )

test('a call that takes too long is aborted with no error code', async () => {
  const url = await listen(() => undefined)
  const error = await caught(createPlatformClient({ url, timeoutMs: 50 }).gate.status.query())
  expect([(error.cause as Error).name, parseRefusal(error)]).toEqual(['TimeoutError', undefined])
})

test('a call and its request are aborted by the signal', async () => {
  const stopping = new AbortController()
  const gone = Promise.withResolvers<void>()
  const url = await listen(request => {
    request.once('close', () => gone.resolve())
    stopping.abort()
  })
  const call = createPlatformClient({ url }).gate.status.query(undefined, { signal: stopping.signal })
  expect(await caught(call)).toMatchObject({ name: 'TRPCClientError' })
  await gone.promise
})

test('twelve concurrent calls are two requests', async () => {
  const asked: number[] = []
  const url = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://here')
    const calls = pathname.split(',').length
    asked.push(calls)
    json(
      response,
      200,
      Array.from({ length: calls }, () => ({ result: { data: { unlocked: true } } })),
    )
  })
  const client = createPlatformClient({ url })
  await Promise.all(Array.from({ length: 12 }, () => client.gate.status.query()))
  expect(asked.sort()).toEqual([10, 2])
})

test('a broken stream resumes after the last event', async () => {
  const asked: (string | undefined)[] = []
  const url = await listen((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://here')
    asked.push(JSON.parse(searchParams.get('input') ?? '{}').lastEventId)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: connected\ndata: {}\n\n')
    const id = asked.length
    setTimeout(() => response.end(`id: ${id}\ndata: {"id":${id},"topic":"project","ids":{}}\n\n`))
  })
  const heard: string[] = []
  await new Promise<void>((resolve, reject) => {
    const stream = createPlatformClient({ url }).live.events.subscribe(
      {},
      {
        onData(event) {
          if ('data' in event) heard.push(event.id)
          if (heard.length < 2) return
          stream.unsubscribe()
          resolve()
        },
        onError: reject,
      },
    )
  })
  expect([heard, asked]).toEqual([
    ['1', '2'],
    [undefined, '1'],
  ])
})

test('a stream of the locked preview reports it', async () => {
  const data = { code: 'PREVIEW_LOCKED', httpStatus: 403, appCode: 'PREVIEW_LOCKED', requestId: '' }
  const url = await listen((_request, response) =>
    json(response, 403, { error: { message: 'PREVIEW_LOCKED', code: -32_600, data } }),
  )
  const error = await new Promise(resolve =>
    createPlatformClient({ url }).live.events.subscribe({}, { onError: resolve, onData: () => undefined }),
  )
  expect(parseRefusal(error)?.appCode).toBe('PREVIEW_LOCKED')
})
