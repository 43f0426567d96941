import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { LiveStream } from '../../support/live-stream.ts'

const app = await startApp()

async function listening() {
  const { projectId, ...person } = await makeClientWithProject(app)
  const stream = new LiveStream(person.client)
  await stream.opened
  return { ...person, projectId, stream }
}

test('the answer’s words arrive one after the other while it is made, and the last piece is the whole', async () => {
  const { client, projectId, stream } = await listening()
  const stranger = await listening()
  const began = performance.now()
  const { turns } = await client.call('dashboard.briefing.say', {
    projectId,
    text: 'Un video aziendale di un minuto, quanto ci vuole?',
    paced: true,
  })
  expect(performance.now() - began).toBeLessThan(2500)
  const whole = turns.at(-1)?.text ?? ''
  const words = stream.words.map(one => one.words)
  expect(words.length).toBeGreaterThan(4)
  expect(words.every(one => whole.startsWith(one))).toBe(true)
  await expect.poll(() => stream.words.at(-1)?.words).toBe(whole)
  expect(stream.words[0]).toMatchObject({ topic: 'say', ids: { projectId } })
  expect(stranger.stream.words).toEqual([])
  stream.close()
  stranger.stream.close()
})

test('passing words are kept nowhere and not replayed', async () => {
  const { id, client, projectId, stream } = await listening()
  await client.call('dashboard.briefing.say', { projectId, text: 'Un video aziendale' })
  stream.close()
  const events = await app.context.live.replay(id, 0)
  expect(events.map(event => event.topic)).toEqual(['project', 'say'])
  const again = new LiveStream(client, '0')
  await again.opened
  await expect.poll(() => again.events.length).toBe(2)
  expect(again.words).toEqual([])
  again.close()
})

test('words longer than a notification may be are cut, and everything else goes on', async () => {
  const { id, stream, projectId } = await listening()
  const words = 'è€'.repeat(4000)
  await app.context.live.broadcast(id, { topic: 'say', ids: { projectId }, words })
  await expect.poll(() => stream.words.length).toBe(1)
  expect(words.startsWith(stream.words[0]?.words ?? 'nothing')).toBe(true)
  stream.close()
})
