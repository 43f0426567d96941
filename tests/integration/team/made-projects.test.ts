import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

test('a manager makes a project for a client, who is told', async () => {
  const person = await makeClient(app)
  const { id } = await manager.client.call('team.projects.make', {
    clientId: person.id,
    title: 'Il lancio di maggio',
    deadline: '2030-05-01',
  })
  expect((await person.client.call('dashboard.projects.get', { id })).title).toBe('Il lancio di maggio')
  await app.mailbox.find(person.email, /^Un nuovo progetto per te/)
  const { code } = await manager.client.ask('team.projects.make', {
    clientId: randomUUID(),
    title: 'Per nessuno',
  })
  expect(code).toBe('NOT_FOUND')
})
