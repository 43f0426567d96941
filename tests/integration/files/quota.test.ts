import { MATERIALS_QUOTA_BYTES } from 'shared/materials/acceptance'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { announce } from '../../support/builders/uploads.ts'
import { deleteRows, insertRow } from '../../support/rows.ts'

const app = await startApp({ work: false })

const textOf = (projectId: string) => ({
  kind: 'material',
  projectId,
  filename: 'testi.txt',
  filetype: 'text/plain',
})

test('a material is refused in words when the materials of its sender fill their room, and comes in when there is some', async () => {
  const { id: userId, client } = await makeClient(app)
  const projectId = await makeProject(app, userId)
  const kept = {
    projectId,
    userId,
    filePath: 'x',
    fileType: 'video/mp4',
    fileSize: MATERIALS_QUOTA_BYTES - 100,
  }
  const id = await insertRow(app, 'projectFiles', { ...kept, fileName: 'girato.mp4' })
  expect((await announce(client, textOf(projectId), 60)).status).toBe(201)
  const refused = await announce(client, textOf(projectId), 60)
  expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('MATERIALS_FULL')])
  await deleteRows(app, 'projectFiles', { id })
  expect((await announce(client, textOf(projectId), 60)).status).toBe(201)
})
