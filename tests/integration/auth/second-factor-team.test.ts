import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeMaterial } from '../../support/builders/projects.ts'
import { turnOn } from '../../support/builders/second-factor.ts'

const app = await startApp({ env: { TEAM_SECOND_FACTOR: 'required' } })

test('a member without a second factor is kept out of the hub until it is set up, files too', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const { projectId, ...owner } = await makeClientWithProject(app)
  const file = `/files/${await makeMaterial(app, { userId: owner.id, projectId })}`
  expect((await manager.client.ask('team.me')).code).toBe('SECOND_FACTOR_REQUIRED')
  expect((await manager.client.fetch(file)).status).toBe(404)
  expect((await manager.client.call('auth.session')).user?.owesSecondFactor).toBe(true)
  expect((await manager.client.ask('auth.mfa.status')).status).toBe(200)
  await turnOn(app, manager.id)
  expect((await manager.client.ask('team.me')).status).toBe(200)
  expect((await manager.client.fetch(file)).status).toBe(200)
  expect((await manager.client.call('auth.session')).user?.owesSecondFactor).toBe(false)
})

test('clients come in as before', async () => {
  const { client } = await makeClient(app)
  expect((await client.ask('dashboard.profile.get')).status).toBe(200)
  expect((await client.call('auth.session')).user?.owesSecondFactor).toBe(false)
})
