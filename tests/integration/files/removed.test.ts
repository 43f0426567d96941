import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { textFile } from '../../support/builders/sample-files.ts'
import { textOf, upload } from '../../support/builders/uploads.ts'

// The job that removes what the project had comes too early for these bytes: here it does not come at all.
const app = await startApp({ work: false })
const { incoming, storage } = app.context

test('a project that is removed while the bytes of an upload are put in their place leaves none of them', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const { keep } = incoming
  incoming.keep = async (id, path) => {
    await client.call('dashboard.projects.remove', { id: projectId })
    await keep(id, path)
  }
  const file = textOf(projectId)
  expect((await upload(client, file, textFile('ciao'))).status).toBe(404)
  expect(await Array.fromAsync(storage.list())).toEqual([])
})
