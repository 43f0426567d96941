import { randomUUID } from 'node:crypto'
import { tellOverdueJob } from 'server/domain/inbox/leads.jobs'
import { HOUR } from 'server/platform/clock'
import { describe, expect, test } from 'vitest'
import { openStream, type TestApp } from '../../support/app.ts'
import { makeContact } from '../../support/builders/leads.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { at, twoProcesses } from '../../support/processes/two-processes.ts'
import { listRows } from '../../support/rows.ts'

const [one, other] = await twoProcesses({ LIMITS: 'on' })

describe('two processes on one PostgreSQL', () => {
  test('deliver a message to the other process within 500 ms, once', async () => {
    const manager = await makeMember(one, 'Project Manager')
    const owner = await makeClient(one)
    const projectId = await makeProject(one, owner.id)
    const stream = await openStream(at(other, owner.client))
    const requestId = randomUUID()
    const message = { projectId, text: 'Si gira martedì.', requestId }
    await Promise.all([
      manager.client.call('team.messages.send', message),
      at(other, manager.client).call('team.messages.send', message),
    ])
    const heard = () => stream.events.filter(({ topic }) => topic === 'message').map(({ ids }) => ids)
    await expect.poll(heard, { timeout: 500 }).toEqual([{ projectId }])
    stream.close()
    expect(await listRows(one, 'projectMessages', { projectId })).toHaveLength(1)
  })

  test('end the streams of a session that ends at the other', async () => {
    const owner = await makeClient(one)
    const stream = await openStream(at(other, owner.client))
    await owner.client.call('auth.signOut')
    await stream.ended
    expect((await at(other, owner.client).call('auth.session')).user).toBeNull()
  })

  test('count two hundred attempts at one rate limit together', async () => {
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }
    const send = (app: TestApp) => app.visitor().ask('publicForms.contact', message)
    const tries = await Promise.all(Array.from({ length: 200 }, (_, at) => send(at % 2 ? one : other)))
    expect(tries.filter(answer => answer.status === 200)).toHaveLength(5)
    expect(tries.filter(answer => answer.status === 429)).toHaveLength(195)
  })

  test('notify managers of each overdue request once', async () => {
    const manager = await makeMember(one, 'Project Manager')
    const createdAt = new Date(Date.now() - 25 * HOUR)
    const ids = await Promise.all(Array.from({ length: 60 }, () => makeContact(one, { createdAt })))
    await Promise.all(
      [one, other, one, other].map(app => tellOverdueJob.run(app.context, {}, crypto.randomUUID())),
    )
    const told = await listRows(one, 'notifications', { userId: manager.id })
    expect(told.map(one => one.link).sort()).toEqual(ids.map(id => `/team/leads/contact/${id}`).sort())
  })
})
