import { MATERIALS_QUOTA_BYTES } from 'shared/materials/acceptance'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { announce, textOf } from '../../support/builders/uploads.ts'
import { deleteRows, insertRow } from '../../support/rows.ts'

const app = await startApp({ work: false })

test('a material is refused in words when the materials of its sender fill their room, and comes in when there is some', async () => {
  const { userId, client, projectId } = await makeClientWithProject(app)
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
