import { streamUserEvents } from 'server/domain/live/event-stream.service'
import { expect, test, vi } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { LiveStream } from '../../support/live-stream.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

const setStatus = (id: string, status: 'briefing' | 'in-production' | 'in-review') =>
  manager.client.call('team.projects.setStatus', { id, status })

test('a client receives a new status, and other clients do not', async () => {
  const owner = await makeClient(app)
  const stranger = await makeClient(app)
  const projectId = await makeProject(app, owner.id)
  const stream = new LiveStream(owner.client)
  const elsewhere = new LiveStream(stranger.client)
  await Promise.all([stream.opened, elsewhere.opened])
  await setStatus(projectId, 'in-production')
  await expect.poll(() => stream.events.map(event => event.topic)).toContain('notification')
  expect(stream.events.find(event => event.topic === 'project')?.ids).toEqual({ projectId })
  expect(elsewhere.events).toEqual([])
  stream.close()
  elsewhere.close()
})

test('a reconnecting stream gets missed events once and in order', async () => {
  const { projectId, ...owner } = await makeClientWithProject(app)
  const first = await openStream(owner.client)
  await setStatus(projectId, 'in-production')
  await expect.poll(() => first.events.length).toBeGreaterThan(1)
  first.close()
  const [seen] = first.events
  for (const status of ['in-review', 'briefing', 'in-production'] as const) await setStatus(projectId, status)
  const second = new LiveStream(owner.client, String(seen?.id))
  const all = await app.context.live.replay(owner.id, seen?.id ?? 0)
  await expect.poll(() => second.events.length).toBe(all.length)
  expect(second.events.map(event => event.id)).toEqual(all.map(event => event.id))
  second.close()
})

test('events between authentication and subscription are received', async () => {
  const { projectId, ...owner } = await makeClientWithProject(app)
  const { user } = await owner.client.call('auth.session')
  await setStatus(projectId, 'in-production')
  const stream = new LiveStream(owner.client, String(user?.lastEventId))
  await expect.poll(() => stream.events.map(event => event.topic)).toContain('project')
  stream.close()
})

test('a stream closed while it opens leaves no subscription', async () => {
  const owner = await makeClient(app)
  const { live } = app.context
  const gone = Promise.withResolvers<number>()
  const asked = vi.spyOn(live, 'latest').mockReturnValueOnce(gone.promise)
  const stream = new LiveStream(owner.client)
  await expect.poll(() => live.countOf(owner.id)).toBe(1)
  stream.close()
  await stream.ended
  await new Promise(resolve => setTimeout(resolve, 100))
  gone.resolve(0)
  await expect.poll(() => live.countOf(owner.id)).toBe(0)
  asked.mockRestore()
})

test('events that arrive during a long replay are not sent ahead of it', async () => {
  const { id: userId } = await makeClient(app)
  const { live, transact } = app.context
  const publish = (events: number) =>
    transact(async work => {
      for (let index = 0; index < events; index++)
        work.publish({ userIds: [userId], topic: 'chat', ids: { index: String(index) } })
    })
  await publish(1)
  const from = await live.latest(userId)
  await publish(700)
  const stop = new AbortController()
  const seen: number[] = []
  const follow = { userId, lastEventId: String(from), stillValid: async () => true, signal: stop.signal }
  const interrupted: typeof live = Object.assign(Object.create(live), {
    subscribe: live.subscribe.bind(live),
    countOf: live.countOf.bind(live),
    replay: live.replay.bind(live),
    // Publishes an event after the subscription and before the backlog is read.
    async latest(person: string) {
      const latest = await live.latest(person)
      const heard = Promise.withResolvers<void>()
      const quiet = { onWords: () => undefined, onRecheck: () => undefined }
      live.subscribe(person, { onEvent: () => heard.resolve(), ...quiet })
      await publish(1)
      await heard.promise
      return latest
    },
  })
  for await (const event of await streamUserEvents({ live: interrupted }, follow)) {
    if ('id' in event) seen.push(event.id)
    if ((seen.at(-1) ?? 0) >= from + 701) stop.abort()
  }
  expect(seen).toHaveLength(701)
  expect(seen).toEqual([...seen].sort((one, other) => one - other))
})

test('limits the streams of a user; closing one frees a place', async () => {
  const owner = await makeClient(app)
  const streams = Array.from({ length: 20 }, () => new LiveStream(owner.client))
  await Promise.all(streams.map(({ opened }) => opened))
  const { code } = await owner.client.ask('live.events', {})
  expect(code).toBe('LIMITED')
  streams.pop()?.close()
  await expect.poll(() => app.context.live.countOf(owner.id)).toBe(19)
  const again = await openStream(owner.client)
  for (const stream of [...streams, again]) stream.close()
})
