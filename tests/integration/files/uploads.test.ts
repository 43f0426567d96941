import { MATERIALS_QUOTA_BYTES } from 'shared/materials/acceptance'
import { describe, expect, test } from 'vitest'
import { bytesAt, startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeClient, makeColleague, makeMember } from '../../support/builders/people.ts'
import { assign, makeProject } from '../../support/builders/projects.ts'
import { activeSvg, mp4, page, pdf, png, textFile } from '../../support/builders/sample-files.ts'
import {
  about,
  announce,
  beginUpload,
  send,
  textOf,
  upload,
  uploadMaterial,
} from '../../support/builders/uploads.ts'
import { deleteRows, getRow, insertRow, insertRows } from '../../support/rows.ts'
import { film } from '../security/file-bytes.ts'

const MB = 1024 * 1024
const app = await startApp()
const { incoming } = app.context

const waiting = async () => (await Array.fromAsync(incoming.list())).map(({ id }) => id).sort()

const appCodeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { message: string } }).error.message

describe('a material', () => {
  test('is stored with its row, without temporary files', async () => {
    const { id: userId, client, projectId } = await makeClientWithProject(app)
    const bytes = textFile('Apriamo alle sette.')
    const answer = await upload(client, textOf(projectId), bytes)
    expect(answer.status).toBe(204)
    const id = answer.headers.get('x-file-id') ?? ''
    const row = await getRow(app, 'projectFiles', { id })
    expect(row).toMatchObject({ projectId, userId, fileName: 'testi.txt', fileType: 'text/plain' })
    expect(row.fileSize).toBe(19)
    expect(row.filePath).toMatch(new RegExp(`^${userId}/${projectId}/[0-9a-f-]{36}\\.txt$`))
    expect(await bytesAt(app.context.storage, row.filePath)).toEqual(Buffer.from(bytes))
    expect(await waiting()).not.toContain(id)
  })

  test('is limited by the operator’s setting, which its page shows', async () => {
    const wider = await startApp({ env: { MATERIAL_MAX_MB: '2' } })
    const { id: userId, client } = await makeClient(wider)
    const file = textOf(await makeProject(wider, userId))
    expect(await client.call('dashboard.materials.limit')).toEqual({ maxBytes: 2 * MB })
    expect((await announce(client, file, 2 * MB)).status).toBe(201)
    const refused = await announce(client, file, 2 * MB + 1)
    expect([refused.status, await appCodeOf(refused)]).toEqual([413, 'FILE_TOO_LARGE'])
  })

  test('declares its length first and cannot exceed it', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    const headers = { 'tus-resumable': '1.0.0', 'upload-defer-length': '1', 'upload-metadata': '' }
    expect((await client.fetch('/uploads', { method: 'POST', headers })).status).toBe(400)
    const { headers: created } = await announce(client, textOf(projectId), 4)
    expect((await send(client, created.get('location') ?? '', 0, textFile('cinque'))).status).toBe(413)
  })

  test('keeps the last part of its name', async () => {
    const [filename, kept] = ['C:\\io\\segre\u202Eto.txt', 'segreto.txt']
    const { id: userId, client, projectId } = await makeClientWithProject(app)
    const id = await uploadMaterial(client, projectId, { filename, filetype: 'text/plain' }, textFile('x'))
    const row = await getRow(app, 'projectFiles', { id })
    expect(row.fileName).toBe(kept)
    expect(row.filePath).toMatch(new RegExp(`^${userId}/${projectId}/[0-9a-f-]{36}\\.txt$`))
    const { headers } = await client.fetch(`/files/${id}`)
    expect(headers.get('content-disposition')).toContain(encodeURIComponent(kept))
  })
})

test('a material is refused when its company’s quota is used up, and accepted once there is space', async () => {
  const { userId, client, projectId } = await makeClientWithProject(app)
  const film = { filePath: 'x', fileName: 'girato.mp4', fileType: 'video/mp4' }
  const fileSize = MATERIALS_QUOTA_BYTES - 100
  const id = await insertRow(app, 'projectFiles', { projectId, userId, ...film, fileSize })
  expect((await announce(client, textOf(projectId), 60)).status).toBe(201)
  const refused = await announce(client, textOf(projectId), 60)
  expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('MATERIALS_FULL')])
  const colleague = await makeColleague(app, userId)
  expect((await announce(colleague.client, textOf(projectId), 60)).status).toBe(413)
  await deleteRows(app, 'projectFiles', { id })
  expect((await announce(client, textOf(projectId), 60)).status).toBe(201)
})

test('a project takes a thousand materials', async () => {
  const { id: userId, client, projectId } = await makeClientWithProject(app)
  const file = { projectId, userId, fileName: 'a.txt', fileType: 'text/plain', fileSize: 1 }
  const rows = Array.from({ length: 999 }, (_, nth) => ({ ...file, filePath: `${projectId}/${nth}.txt` }))
  await insertRows(app, 'projectFiles', rows)
  await uploadMaterial(client, projectId, textOf(projectId), textFile('x'))
  const refused = await announce(client, textOf(projectId), 1)
  expect([refused.status, await appCodeOf(refused)]).toEqual([409, 'MATERIALS_TOO_MANY'])
})

describe('a declared type', () => {
  test.each([
    ['IMG_0001.HEIC', '', film('heic'), 'image/heic'],
    ['IMG_0001.HEIC', 'application/octet-stream', film('heic'), 'image/heic'],
    ['MONTAGGIO.MOV', '', film('qt  '), 'video/quicktime'],
    ['foto.PNG', 'text/plain', png, 'image/png'],
    ['contratto.PDF', '', textFile('\r\n%PDF-1.4\n%%EOF\n'), 'application/pdf'],
    ['contratto.pdf', 'application/pdf', textFile(`${' '.repeat(1019)}%PDF-1.4`), 'application/pdf'],
  ])('decides by extension and content for %s of type %j', async (filename, filetype, bytes, kept) => {
    const { client, projectId } = await makeClientWithProject(app)
    const id = await uploadMaterial(client, projectId, { filename, filetype }, bytes)
    expect(await getRow(app, 'projectFiles', { id })).toMatchObject({ fileName: filename, fileType: kept })
  })

  test.each([
    ['image/jpeg', png, 'image/png'],
    ['image/svg+xml', activeSvg, 'image/svg+xml'],
    ['video/quicktime', mp4, 'video/mp4'],
    ['audio/mp4', mp4, 'audio/mp4'],
    ['application/pdf', pdf, 'application/pdf'],
    ['text/html', page, 'text/html'],
    ['text/plain;charset=utf-8', new Uint8Array([0x63, 0x69, 0xe0]), 'text/plain'],
  ])('%s is stored as what it is', async (filetype, bytes, kept) => {
    const { client, projectId } = await makeClientWithProject(app)
    const id = await uploadMaterial(client, projectId, { filename: 'a', filetype }, bytes)
    const [row] = await client.call('dashboard.materials.list', { projectId })
    expect(row).toMatchObject({ id, fileType: kept, url: `/files/${id}` })
  })
})

describe('the uploading user', () => {
  test('owns the project: another’s is answered like a missing one', async () => {
    const { projectId } = await makeClientWithProject(app)
    const { client } = await makeClientWithProject(app)
    const missing = await announce(client, textOf(crypto.randomUUID()), 1)
    const foreign = await announce(client, textOf(projectId), 1)
    expect([missing.status, foreign.status]).toEqual([404, 404])
  })

  test('alone reads, continues and ends the upload', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    const stranger = await makeClient(app)
    const path = await beginUpload(client, textOf(projectId), 4)
    expect((await about(stranger.client, 'HEAD', path)).status).toBe(404)
    expect((await send(stranger.client, path, 0, textFile('boh!'))).status).toBe(404)
    expect((await about(stranger.client, 'DELETE', path)).status).toBe(404)
    const asked = await about(client, 'HEAD', path)
    expect([asked.headers.get('upload-offset'), asked.headers.get('upload-metadata')]).toEqual(['0', null])
    expect((await about(client, 'DELETE', path)).status).toBe(204)
    expect((await about(client, 'HEAD', path)).status).toBe(404)
    expect(await waiting()).not.toContain(path.split('/').at(-1))
  })

  test('of a deliverable is a manager or assigned to the project', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    const manager = await makeMember(app, 'Project Manager')
    const editor = await makeMember(app, 'Video Editor')
    const idle = await makeMember(app, 'Video Editor')
    await assign(app, projectId, editor.memberId)
    const video = { kind: 'deliverable', projectId, filename: 'v1.mp4', filetype: 'video/mp4' }
    const statuses = await Promise.all(
      [client, idle.client, manager.client, editor.client].map(
        async from => (await announce(from, video, 2048 * MB)).status,
      ),
    )
    expect(statuses).toEqual([404, 404, 201, 201])
    expect((await announce(editor.client, video, 2048 * MB + 1)).status).toBe(413)
    expect((await announce(editor.client, textOf(projectId), 1)).status).toBe(404)
  })

  test.each(['GET', 'PUT'])('cannot download it here: %s', async method => {
    const { client, projectId } = await makeClientWithProject(app)
    const path = await beginUpload(client, textOf(projectId), 4)
    expect((await client.fetch(path, { method })).status).toBe(405)
  })
})

describe('the address of an upload', () => {
  const begun = async () => {
    const person = await makeClientWithProject(app)
    return { ...person, path: await beginUpload(person.client, textOf(person.projectId), 4) }
  }
  const offsetOf = async ({ client, path }: Awaited<ReturnType<typeof begun>>) =>
    (await about(client, 'HEAD', path)).headers.get('upload-offset')

  test('is its path, whatever id the query names', async () => {
    const [mine, theirs] = [await begun(), await begun()]
    const crossed = `${mine.path}?x=${theirs.path.replace('/uploads', '')}`
    const sent = await send(mine.client, crossed, 0, textFile('ab'))
    expect([sent.status, await offsetOf(mine), await offsetOf(theirs)]).toEqual([204, '2', '0'])
    expect((await about(mine.client, 'DELETE', crossed)).status).toBe(204)
    expect((await about(mine.client, 'HEAD', mine.path)).status).toBe(404)
    expect(await offsetOf(theirs)).toBe('0')
  })

  test.each(['no-uuid', '%61', '..%2f..%2fa', "a'b"])('%j is answered as no upload', async id => {
    const { client, path } = await begun()
    for (const address of [`/uploads/${id}`, `/uploads/${id}?x=${path}`]) {
      expect((await about(client, 'HEAD', address)).status).toBe(404)
      expect((await send(client, address, 0, textFile('a'))).status).toBe(404)
      expect((await about(client, 'DELETE', address)).status).toBe(404)
    }
    expect((await send(client, `${path}?x=/${id}`, 0, textFile('a'))).status).toBe(204)
  })

  test('works with capitals and percent encoding', async () => {
    const { client, path } = await begun()
    const written = `/uploads/%${path.charCodeAt(9).toString(16)}${path.slice(10).toUpperCase()}`
    expect((await send(client, written, 0, textFile('ab'))).headers.get('upload-offset')).toBe('2')
  })
})

test.each(['', ' '])('a file of unknown type, %j, is refused for its type', async filetype => {
  const { client, projectId } = await makeClientWithProject(app)
  const answer = await announce(client, { ...textOf(projectId, 'a'), filetype }, 4)
  expect([answer.status, await appCodeOf(answer)]).toEqual([415, 'FILE_TYPE'])
})
