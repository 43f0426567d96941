import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage } from 'server/platform/storage/disk-storage'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { textFile } from '../../support/builders/sample-files.ts'
import { upload } from '../../support/builders/uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'removed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const disk = createDiskStorage(folder)
let beforeAdopting: () => Promise<unknown> = async () => undefined
const storage = {
  ...disk,
  async adopt(path: string, file: string) {
    await beforeAdopting()
    await disk.adopt(path, file)
  },
}
// The job that removes what the project had comes too early for these bytes: here it does not come at all.
const app = await startApp({ work: false, parts: { storage } })

test('a project that is removed while the bytes of an upload are put in their place leaves none of them', async () => {
  const { id: userId, client } = await makeClient(app)
  const projectId = await makeProject(app, userId)
  beforeAdopting = () => client.call('dashboard.projects.remove', { id: projectId })
  const file = { kind: 'material', projectId, filename: 'testi.txt', filetype: 'text/plain' }
  expect((await upload(client, file, textFile('ciao'))).status).toBe(404)
  expect(await Array.fromAsync(disk.list())).toEqual([])
})
