import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeClient, makeColleague, makeMember } from '../../../support/builders/people.ts'
import { companyOf, makeProject } from '../../../support/builders/projects.ts'
import { textFile } from '../../../support/builders/sample-files.ts'
import { uploadMaterial } from '../../../support/builders/uploads.ts'
import { LiveStream } from '../../../support/live-stream.ts'
import { at, twoProcesses } from '../../../support/processes/two-processes.ts'

const [one, other] = await twoProcesses()

test('an open screen at another process hears of a message within 500 ms, once', async () => {
  const owner = await makeClient(one)
  const manager = await makeMember(one, 'Project Manager')
  const projectId = await makeProject(one, owner.id)
  const stream = new LiveStream(at(other, owner.client))
  await stream.opened
  const requestId = randomUUID()
  await manager.client.call('team.messages.send', { projectId, text: 'Si gira lunedì.', requestId })
  const heard = () => stream.events.filter(({ topic }) => topic === 'message').map(({ ids }) => ids)
  await expect.poll(heard, { timeout: 500, interval: 10 }).toEqual([{ projectId }])
  stream.close()
})

test('access at another process ends within five seconds of a removal', async () => {
  const owner = await makeClient(one)
  const companyId = await companyOf(one, owner.id)
  const member = await makeColleague(one, owner.id)
  const projectId = await makeProject(one, owner.id)
  const notes = { filename: 'appunti.txt', filetype: 'text/plain' }
  const file = await uploadMaterial(owner.client, projectId, notes, textFile('Il forno apre alle quattro.'))
  const elsewhere = at(other, member.client)
  const stream = new LiveStream(elsewhere)
  await stream.opened
  expect((await elsewhere.fetch(`/files/${file}`)).status).toBe(200)

  await owner.client.call('dashboard.company.removeMember', { companyId, userId: member.id })
  const ended = await Promise.race([
    stream.ended.then(() => true),
    new Promise(resolve => setTimeout(resolve, 5000, false)),
  ])
  expect(ended).toBe(true)
  expect((await elsewhere.fetch(`/files/${file}`)).status).toBe(404)
  expect((await elsewhere.ask('dashboard.messages.list', { projectId })).code).toBe('NOT_FOUND')
})
