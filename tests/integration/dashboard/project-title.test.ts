import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'

const app = await startApp()

async function briefed(title: string) {
  const { id: userId, client } = await makeClient(app)
  const id = await makeProject(app, userId, { title })
  const say = (text: string) => client.call('dashboard.briefing.say', { projectId: id, text })
  const nameCompany = () =>
    client.call('dashboard.briefing.answer', { projectId: id, field: 'company', value: 'Officine Rossi' })
  const titleNow = async () => (await client.call('dashboard.projects.get', { id })).title
  return { id, client, say, nameCompany, titleNow }
}

test.each(['Nuovo Progetto', 'Il Mio Progetto Video'])(
  'a project called %s takes its name from the briefing, and follows it',
  async title => {
    const { client, id, say, nameCompany, titleNow } = await briefed(title)
    await say('Vorremmo un video prodotto')
    expect(await titleNow()).toBe('Video prodotto')
    await nameCompany()
    expect(await titleNow()).toBe('Video prodotto per Officine Rossi')
    await client.call('dashboard.briefing.answer', { projectId: id, field: 'kind', value: 'corporate' })
    expect(await titleNow()).toBe('Video corporate per Officine Rossi')
  },
)

test('a name that a person gave stays whatever the briefing says', async () => {
  const { client, id, say, nameCompany, titleNow } = await briefed('Nuovo Progetto')
  await say('Vorremmo un video prodotto')
  await client.call('dashboard.projects.rename', { id, title: 'Il lancio di maggio' })
  await nameCompany()
  expect(await titleNow()).toBe('Il lancio di maggio')
})
