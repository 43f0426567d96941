import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import { LiveStream } from '../../support/live-stream.ts'

const app = await startApp()

test('a changed role ends the member’s open stream within five seconds, and nobody else’s', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const member = await makeMember(app, 'Video Editor')
  const [theirs, own] = [new LiveStream(member.client), new LiveStream(manager.client)]
  await Promise.all([theirs.opened, own.opened])
  const began = performance.now()
  await manager.client.call('team.members.update', { id: member.memberId, bio: 'Monta da dieci anni.' })
  await manager.client.call('team.members.update', { id: member.memberId, role: 'Motion Designer' })
  await theirs.ended
  expect(performance.now() - began).toBeLessThan(5000)
  const again = new LiveStream(member.client)
  await again.opened
  expect(await Promise.race([own.ended.then(() => 'ended'), again.opened.then(() => 'open')])).toBe('open')
  for (const stream of [own, again]) stream.close()
})
