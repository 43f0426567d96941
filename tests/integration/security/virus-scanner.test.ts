import { createClamavScanner } from 'server/platform/uploads/virus-scanner'
import { errorCatalogue } from 'shared/errors/codes'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { startApp, storedPaths } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { patterned, png, textFile } from '../../support/builders/sample-files.ts'
import { about, beginUpload, send, textOf, upload } from '../../support/builders/uploads.ts'
import { eicar, VirusScanner } from '../../support/fakes/virus-scanner.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { listRows } from '../../support/rows.ts'

const clamd = new VirusScanner(await freePort())
const app = await startApp({ env: { CLAMAV_URL: clamd.url } })
await clamd.start()
afterAll(() => clamd.stop())
afterEach(() => {
  clamd.trouble = undefined
  vi.restoreAllMocks()
})
const { incoming, log } = app.context

const infected = textFile(eicar)

const appCodeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { message: string } }).error.message

const waiting = async () => (await Array.fromAsync(incoming.list())).map(({ id }) => id).sort()

const rowsOf = async (projectId: string) => [
  ...(await listRows(app, 'projectFiles', { projectId })),
  ...(await listRows(app, 'uploads', { projectId })),
]

describe('a file', () => {
  test('without a virus is stored after the scanner has read every byte', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    const bytes = patterned(300_001)
    const answer = await upload(client, textOf(projectId), bytes)
    expect(answer.status).toBe(204)
    expect(clamd.seen.at(-1)?.equals(Buffer.from(bytes))).toBe(true)
    expect(await client.call('dashboard.materials.list', { projectId })).toHaveLength(1)
  })

  test('with a virus is refused with its own code, deleted, and logged', async () => {
    const warn = vi.spyOn(log, 'warn')
    const { id: userId, client, projectId } = await makeClientWithProject(app)
    const before = [await storedPaths(app), await waiting()]
    const answer = await upload(client, textOf(projectId), infected)
    expect([answer.status, await appCodeOf(answer)]).toEqual([422, 'INFECTED'])
    expect(errorCatalogue.INFECTED.text).toContain('virus')
    expect(await rowsOf(projectId)).toEqual([])
    expect([await storedPaths(app), await waiting()]).toEqual(before)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { uploadId: expect.any(String), userId, signature: 'Eicar-Test-Signature' },
      'an upload was infected',
    )
  })

  test('with a virus behind many bytes is detected', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    const bytes = new Uint8Array(Buffer.concat([patterned(700_000), infected]))
    expect((await upload(client, textOf(projectId), bytes)).status).toBe(422)
  })

  test('that is re-encoded is scanned before', async () => {
    const { client } = await makeClientWithProject(app)
    const bytes = new Uint8Array(Buffer.concat([png, infected]))
    const avatar = { kind: 'avatar', filename: 'io.png', filetype: 'image/png' }
    const answer = await upload(client, avatar, bytes)
    expect([answer.status, await appCodeOf(answer)]).toEqual([422, 'INFECTED'])
  })
})

describe('without a verdict', () => {
  test.each(['hangs up', 'too large', 'is not there'] as const)(
    'because the scanner %s, a file is not stored, and is once there is one',
    async trouble => {
      const { client, projectId } = await makeClientWithProject(app)
      if (trouble === 'is not there') await clamd.stop()
      else clamd.trouble = trouble
      const path = await beginUpload(client, textOf(projectId), 4)
      const answer = await send(client, path, 0, textFile('ciao'))
      expect([answer.status, await appCodeOf(answer)]).toEqual([503, 'UNAVAILABLE'])
      expect(errorCatalogue.UNAVAILABLE.text).toContain('Riprova')
      expect(await client.call('dashboard.materials.list', { projectId })).toEqual([])
      const id = path.split('/').at(-1) ?? ''
      expect((await client.fetch(`/files/${id}`)).status).toBe(404)
      expect((await about(client, 'HEAD', path)).status).toBe(503)
      if (trouble === 'is not there') await clamd.start()
      else clamd.trouble = undefined
      expect((await about(client, 'HEAD', path)).headers.get('x-file-id')).toBe(id)
      expect(await client.call('dashboard.materials.list', { projectId })).toHaveLength(1)
    },
  )

  test('because the scanner does not answer, the wait times out', async () => {
    clamd.trouble = 'says nothing'
    const scanner = createClamavScanner({ hostname: '127.0.0.1', port: Number(new URL(clamd.url).port) }, 50)
    const open = async () => new Blob(['ciao']).stream()
    await expect(scanner.scan(open)).rejects.toThrow('The scanner says nothing.')
  })
})
