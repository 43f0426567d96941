import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, signedIn } from '../../support/builders/people.ts'
import { LiveStream } from '../../support/live-stream.ts'

const app = await startApp()
const MINUTE = 60_000

test('the list marks the own session and knows when each was last used', async () => {
  const person = await makeClient(app)
  const elsewhere = await signedIn(app, person.id)
  app.clock.advance(11 * MINUTE)
  await person.client.call('auth.session')
  const sessions = await person.client.call('auth.sessions.list')
  expect(sessions.filter(session => session.isCurrent)).toHaveLength(1)
  const ageOf = (isCurrent: boolean) => {
    const session = sessions.find(one => one.isCurrent === isCurrent)
    return Math.round((app.clock.now().getTime() - Date.parse(session?.lastSeenAt ?? '')) / MINUTE)
  }
  expect([ageOf(true), ageOf(false)]).toEqual([0, 11])
  expect((await elsewhere.call('auth.session')).user).not.toBeNull()
})

test('a session ended from elsewhere closes its open stream within five seconds, and only that one', async () => {
  const person = await makeClient(app)
  const elsewhere = await signedIn(app, person.id)
  const [here, there] = [new LiveStream(person.client), new LiveStream(elsewhere)]
  await Promise.all([here.opened, there.opened])
  const other = (await person.client.call('auth.sessions.list')).find(session => !session.isCurrent)
  const began = performance.now()
  await person.client.call('auth.sessions.revoke', { id: other?.id ?? '' })
  await there.ended
  expect(performance.now() - began).toBeLessThan(5000)
  expect((await elsewhere.call('auth.session')).user).toBeNull()
  const stays = await Promise.race([
    here.ended,
    new Promise(resolve => setTimeout(() => resolve('open'), 500)),
  ])
  expect(stays).toBe('open')
  here.close()
})
