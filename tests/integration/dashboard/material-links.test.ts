import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeMaterialLink } from '../../support/builders/projects.ts'

const app = await startApp({ work: false })
const DRIVE = 'https://drive.google.com/drive/folders/1AbC'

async function clientWithProject() {
  const { userId, client, projectId } = await makeClientWithProject(app)
  const add = (input: object) => client.ask('dashboard.materials.addLink', { projectId, ...input })
  const links = () => client.call('dashboard.materials.links', { projectId })
  return { userId, client, projectId, add, links }
}

describe('a shared folder', () => {
  test('is stored once per project with its newest name', async () => {
    const { add, links } = await clientWithProject()
    expect((await add({ url: 'drive.google.com/drive/folders/1AbC', name: 'Foto' })).status).toBe(200)
    expect((await add({ url: DRIVE })).status).toBe(200)
    expect(await links()).toMatchObject([{ url: DRIVE, name: 'Foto' }])
    await add({ url: DRIVE, name: 'Foto e logo' })
    expect(await links()).toMatchObject([{ url: DRIVE, name: 'Foto e logo' }])
    const both = [add({ url: `${DRIVE}2` }), add({ url: `${DRIVE}2` })]
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect(await links()).toHaveLength(2)
  })

  test('is shown to the team of the project, and deleted by its client', async () => {
    const { client, projectId, links } = await clientWithProject()
    const { client: manager } = await makeMember(app, 'Project Manager')
    await client.call('dashboard.materials.addLink', { projectId, url: DRIVE, name: 'Riprese' })
    const read = () => manager.call('team.materials.links', { projectId })
    expect(await read()).toMatchObject([{ url: DRIVE, name: 'Riprese' }])
    const [folder] = await links()
    await client.call('dashboard.materials.removeLink', { id: folder?.id ?? '' })
    expect([await links(), await read()]).toEqual([[], []])
  })

  test('is refused without a web address, with a field error', async () => {
    const { add, links } = await clientWithProject()
    expect((await add({ url: 'la cartella' })).fields).toEqual({ url: 'INVALID_URL' })
    expect(await links()).toEqual([])
  })

  test('is limited to fifty', async () => {
    const { userId, projectId, add, links } = await clientWithProject()
    for (let nth = 0; nth < 50; nth++)
      await makeMaterialLink(app, { userId, projectId }, { url: `https://cloud.example/${nth}` })
    expect((await add({ url: DRIVE })).code).toBe('MATERIAL_LINKS_FULL')
    expect((await add({ url: 'https://cloud.example/7', name: 'Ancora lei' })).status).toBe(200)
    expect(await links()).toHaveLength(50)
  })
})
