import { randomUUID } from 'node:crypto'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { beginBriefing } from '../../support/builders/briefings.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { askToPay, confirmQuote, makeOrder } from '../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeProject, makeRecap } from '../../support/builders/projects.ts'
import { listRows } from '../../support/rows.ts'
import { allPages } from '../../support/rpc-client.ts'

const app = await startApp()

test('the first project is created once by concurrent requests', async () => {
  const { client } = await makeClient(app)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.call('dashboard.projects.ensure')),
  )
  expect(new Set(answers.map(project => project.id)).size).toBe(1)
  expect(answers[0]).toMatchObject({
    title: 'Il Mio Progetto Video',
    description: 'Progetto creato automaticamente',
    status: 'briefing',
    urgency: 'low',
  })
  expect((await client.call('dashboard.projects.list')).items).toHaveLength(1)
})

test('first projects of several managers are created concurrently, though each notifies the others', async () => {
  const managers = await Promise.all(Array.from({ length: 8 }, () => makeMember(app, 'Project Manager')))
  const answers = await Promise.all(managers.map(({ client }) => client.ask('dashboard.projects.ensure')))
  expect(answers.map(answer => answer.status)).toEqual(managers.map(() => 200))
})

test('a new project has the default title, and a deadline of today or later', async () => {
  const { client } = await makeClient(app)
  const deadline = dayInRome(app.clock.now())
  const late = await client.ask('dashboard.projects.create', { deadline: addDays(deadline, -1) })
  expect(late.fields).toEqual({ deadline: 'DAY_PAST' })
  const made = await client.call('dashboard.projects.create', { deadline })
  expect(made).toMatchObject({ title: 'Nuovo Progetto', deadline })
})

test('creates one project for a request that is repeated or concurrent, and refuses its id to other companies', async () => {
  const { client } = await makeClient(app)
  const create = () => client.call('dashboard.projects.create', { requestId })
  const requestId = randomUUID()
  const made = [...(await Promise.all([create(), create()])), await create()]
  expect(made.map(({ id }) => id)).toEqual([requestId, requestId, requestId])
  expect((await client.call('dashboard.projects.list')).items).toHaveLength(1)
  const other = await makeClient(app)
  expect((await other.client.ask('dashboard.projects.create', { requestId })).code).toBe('REQUEST_ID_REUSED')
})

test('the list shows the last event of a project, such as a message', async () => {
  const { client } = await makeClient(app)
  const { id: projectId, updatedAt } = await client.call('dashboard.projects.create', {})
  const manager = await makeMember(app, 'Project Manager')
  await manager.client.call('team.messages.send', { projectId, text: 'Quando si gira?' })
  const { items } = await client.call('dashboard.projects.list')
  expect(Date.parse(items[0]?.updatedAt ?? '')).toBeGreaterThan(Date.parse(updatedAt))
})

test('the list pages by key, newest first, each project once', async () => {
  const { id, client } = await makeClient(app)
  for (let day = 1; day <= 5; day++) {
    await makeProject(app, id, {
      title: `Progetto ${day}`,
      createdAt: new Date(Date.UTC(2026, 0, Math.ceil(day / 2))),
    })
  }
  const projects = await allPages(next => client.call('dashboard.projects.list', { limit: 2, ...next }))
  const titles = projects.map(({ title }) => title)
  expect(titles).toHaveLength(5)
  expect(new Set(titles).size).toBe(5)
  expect(titles[0]).toBe('Progetto 5')
})

test.each(['x', 'AAAA', 'bm90IGEgY3Vyc29y'])('an invalid cursor is refused: %s', async cursor => {
  const { client } = await makeClient(app)
  const { status, fields } = await client.ask('dashboard.projects.list', { cursor })
  expect([status, fields]).toEqual([400, { cursor: 'INVALID_CHARACTERS' }])
})

test('renaming a project is shown to client and team, whichever did it, and logged', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const { id: userId, client } = await makeClient(app)
  const id = await makeProject(app, userId, { title: 'Nuovo Progetto' })
  const renamed = await client.call('dashboard.projects.rename', { id, title: '  Il lancio ' })
  expect(renamed.title).toBe('Il lancio')
  const refused = await client.ask('dashboard.projects.rename', { id, title: '   ' })
  expect(refused.fields).toEqual({ title: 'REQUIRED' })
  expect((await manager.client.call('team.projects.get', { id })).title).toBe('Il lancio')
  await manager.client.call('team.projects.rename', { id, title: 'Il lancio di maggio' })
  expect((await client.call('dashboard.projects.get', { id })).title).toBe('Il lancio di maggio')
  const { history } = await manager.client.call('team.projects.get', { id })
  expect(history.filter(act => act.action === 'project.renamed').map(act => act.detail)).toEqual([
    { from: 'Il lancio', to: 'Il lancio di maggio' },
    { from: 'Nuovo Progetto', to: 'Il lancio' },
  ])
})

describe('removing a project', () => {
  test('deletes everything that belongs to it', async () => {
    const { client, projectId } = await makeOrder(app)
    const manager = await makeMember(app, 'Project Manager')
    await client.call('dashboard.briefing.say', { projectId, text: 'Un video aziendale' })
    await makeVersion(app, projectId)
    await manager.client.call('team.projects.setDeadline', { id: projectId, deadline: '2040-01-31' })
    await client.call('dashboard.projects.remove', { id: projectId })
    expect((await client.call('dashboard.notifications.list', {})).items).toEqual([])
    expect(await listRows(app, 'projects', { id: projectId })).toEqual([])
    for (const table of ['briefingProgress', 'aiConversations', 'projectTurns', 'assets'] as const) {
      expect(await listRows(app, table, { projectId }), table).toEqual([])
    }
  })

  test('is refused once it is paid, and to other users', async () => {
    const { id: userId, client } = await makeClient(app)
    const stranger = await makeClient(app)
    const projectId = await makeProject(app, userId)
    await makeRecap(app, { userId, projectId })
    expect((await stranger.client.ask('dashboard.projects.remove', { id: projectId })).status).toBe(404)
    await confirmQuote(client, projectId)
    await askToPay({ client, projectId })
    const { code } = await client.ask('dashboard.projects.remove', { id: projectId })
    expect(code).toBe('PROJECT_PAID')
  })
})

/** Starts an interview of a project with a title. Returns a reader of its current title. */
async function titled(title: string) {
  const briefing = await beginBriefing(app, { title })
  const { client, projectId } = briefing
  const titleNow = async () => (await client.call('dashboard.projects.get', { id: projectId })).title
  return { ...briefing, titleNow }
}

test.each(['Nuovo Progetto', 'Il Mio Progetto Video'])(
  'a project called %s takes its title from the briefing and follows it',
  async title => {
    const { answer, say, titleNow } = await titled(title)
    await say('Vorremmo un video prodotto')
    expect(await titleNow()).toBe('Video prodotto')
    await answer({ field: 'company', value: 'Officine Rossi' })
    expect(await titleNow()).toBe('Video prodotto per Officine Rossi')
    await answer({ field: 'kind', value: 'corporate' })
    expect(await titleNow()).toBe('Video corporate per Officine Rossi')
  },
)

test('a title entered by a user is kept, whatever the briefing says', async () => {
  const { answer, client, projectId, say, titleNow } = await titled('Nuovo Progetto')
  await say('Vorremmo un video prodotto')
  await client.call('dashboard.projects.rename', { id: projectId, title: 'Il lancio di maggio' })
  await answer({ field: 'company', value: 'Officine Rossi' })
  expect(await titleNow()).toBe('Il lancio di maggio')
})
