import { tracked } from '@trpc/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventStream } from './event-stream.ts'

const CONNECTED = 'event: connected\ndata: {"reconnectAfterInactivityMs":40000}\n\n'

const never = (): AsyncIterator<unknown> => ({ next: () => new Promise(() => undefined) })

function streamOf(values: AsyncIterator<unknown>) {
  const onGone = vi.fn()
  const stream = eventStream(values, { onGone, describe: cause => ({ told: String(cause) }) })
  return { reader: stream.pipeThrough(new TextDecoderStream()).getReader(), onGone }
}

async function readAll(values: AsyncIterator<unknown>): Promise<string[]> {
  const { reader } = streamOf(values)
  const read: string[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return read
    read.push(value)
  }
}

describe('the events of a subscription', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test('are sent in order, numbered ones with an id to resume from', async () => {
    async function* values() {
      yield { words: 'Ciao\ne a presto' }
      yield tracked('7', { topic: 'chat' })
    }
    expect(await readAll(values())).toEqual([
      CONNECTED,
      'data: {"words":"Ciao\\ne a presto"}\n\n',
      'data: {"topic":"chat"}\nid: 7\n\n',
      'event: return\ndata: \n\n',
    ])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('end with their error', async () => {
    async function* values() {
      yield 1
      throw new Error('cut')
    }
    expect(await readAll(values())).toEqual([
      CONNECTED,
      'data: 1\n\n',
      'event: serialized-error\ndata: {"told":"Error: cut"}\n\n',
    ])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('include a heartbeat every fifteen seconds', async () => {
    const { reader } = streamOf(never())
    expect((await reader.read()).value).toBe(CONNECTED)
    for (const _time of ['first', 'second']) {
      const next = reader.read()
      await vi.advanceTimersByTimeAsync(15_000)
      expect((await next).value).toBe('event: ping\ndata: \n\n')
    }
  })

  test('queue no heartbeats for a client that does not read', async () => {
    const stream = eventStream(never(), { onGone: vi.fn(), describe: vi.fn() })
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    const reader = stream.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(CONNECTED)
    const next = reader.read()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(new TextDecoder().decode((await next).value)).toBe('event: ping\ndata: \n\n')
  })

  test('stop when the client disconnects, and later errors are ignored', async () => {
    const { promise, reject } = Promise.withResolvers<never>()
    const { reader, onGone } = streamOf({ next: () => promise })
    await reader.read()
    await reader.cancel()
    reject(new Error('too late'))
    await promise.catch(() => undefined)
    expect(onGone).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })
})
