import { expect, test } from 'vitest'
import { createEventSource } from './event-source.ts'

const stream = (...events: string[]) =>
  new Response(events.map(event => `event: named\ndata: ${event}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })

test('a closed stream emits no more events, even if they have arrived', async () => {
  const Source = createEventSource(async () => stream('one', 'two'))
  const source = new Source('/events')
  const heard: unknown[] = []
  source.addEventListener('named', event => {
    heard.push((event as MessageEvent).data)
    source.close()
  })
  source.addEventListener('error', () => heard.push('error'))
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(heard).toEqual(['one'])
  expect(source.readyState).toBe(source.CLOSED)
})

test('a stream emits its events and its end', async () => {
  const Source = createEventSource(async () => stream('one', 'two'))
  const source = new Source('/events')
  const heard: unknown[] = []
  source.addEventListener('named', event => heard.push((event as MessageEvent).data))
  await new Promise(resolve => source.addEventListener('error', resolve))
  expect(heard).toEqual(['one', 'two'])
})
