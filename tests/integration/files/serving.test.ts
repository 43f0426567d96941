import { describe, expect, test } from 'vitest'
import { startApp, storedPaths } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { assign } from '../../support/builders/projects.ts'
import { activeSvg, heic, mp4, page, pdf, png, textFile } from '../../support/builders/sample-files.ts'
import { uploadMaterial } from '../../support/builders/uploads.ts'
import { updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()

async function materialOf(filename: string, filetype: string, bytes: Uint8Array<ArrayBuffer>) {
  const person = await makeClientWithProject(app)
  const id = await uploadMaterial(person.client, person.projectId, { filename, filetype }, bytes)
  return { ...person, id, path: `/files/${id}` }
}

describe('a file', () => {
  test.each([
    ['image/png', png, 'inline', 'image/png'],
    ['video/mp4', mp4, 'inline', 'video/mp4'],
    ['application/pdf', pdf, 'inline', 'application/pdf'],
    ['image/svg+xml', activeSvg, 'attachment', 'image/svg+xml'],
    ['text/html', page, 'attachment', 'text/plain; charset=utf-8'],
    ['text/plain', textFile('ciao'), 'attachment', 'text/plain; charset=utf-8'],
  ])('of type %s runs no code, and is displayed only if it cannot', async (filetype, bytes, how, served) => {
    const { client, path } = await materialOf('città "1".bin', filetype, bytes)
    const { status, headers } = await client.fetch(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(served)
    expect(headers.get('content-disposition')).toBe(
      `${how}; filename="citta _1_.bin"; filename*=UTF-8''citt%C3%A0%20%221%22.bin`,
    )
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  test('is served in ranges, and described without a body', async () => {
    const { client, path } = await materialOf('a.txt', 'text/plain', textFile('uno due tre'))
    const part = (range: string) => client.fetch(path, { headers: { range } })
    const middle = await part('bytes=4-6')
    expect([middle.status, await middle.text()]).toEqual([206, 'due'])
    expect(middle.headers.get('content-range')).toBe('bytes 4-6/11')
    expect(await (await part('bytes=-3')).text()).toBe('tre')
    const behind = await part('bytes=11-')
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */11'])
    const told = await client.fetch(path, { method: 'HEAD' })
    expect([told.status, told.headers.get('content-length')]).toEqual([200, '11'])
    expect(told.headers.get('accept-ranges')).toBe('bytes')
  })

  test('is not sent again if cached, and refused after access was lost', async () => {
    const { client, path } = await materialOf('a.txt', 'text/plain', textFile('uno'))
    const tag = (await client.fetch(path)).headers.get('etag') ?? ''
    const headers = { 'if-none-match': tag }
    expect((await client.fetch(path, { headers })).status).toBe(304)
    const changed = await client.fetch(path, { headers: { range: 'bytes=0-0', 'if-range': '"another"' } })
    expect(changed.status).toBe(200)
    const stranger = await makeClient(app)
    expect((await stranger.client.fetch(path, { headers })).status).toBe(404)
  })

  test('is found by its owner, managers and assigned members only', async () => {
    const { client, path, projectId } = await materialOf('a.txt', 'text/plain', textFile('uno'))
    const editor = await makeMember(app, 'Video Editor')
    const idle = await makeMember(app, 'Video Editor')
    const manager = await makeMember(app, 'Project Manager')
    const suspended = await makeMember(app, 'Project Manager')
    await updateRows(app, 'teamMembers', { id: suspended.memberId }, { suspendedAt: app.clock.now() })
    await assign(app, projectId, editor.memberId)
    const stranger = await makeClient(app)
    const callers = [client, editor.client, manager.client, stranger.client, idle.client, suspended.client]
    const statuses = await Promise.all(callers.map(async caller => (await caller.fetch(path)).status))
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404])
    expect((await app.visitor().fetch(path)).status).toBe(401)
    expect(await editor.client.call('team.materials.list', { projectId })).toHaveLength(1)
    const missing = await stranger.client.fetch(`/files/${crypto.randomUUID()}`)
    const foreign = await stranger.client.fetch(path)
    const bodyOf = async (answer: Response) => (await answer.text()).replace(/"requestId":"[^"]*"/, '')
    expect(await bodyOf(foreign)).toBe(await bodyOf(missing))
    expect((await client.fetch('/files/..%2f..%2fetc%2fpasswd')).status).toBe(404)
  })

  test('has a thumbnail if it is an image', async () => {
    const picture = await materialOf('a.png', 'image/png', png)
    const small = await picture.client.fetch(`${picture.path}?size=small`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const drawing = await materialOf('a.svg', 'image/svg+xml', activeSvg)
    expect((await drawing.client.fetch(`${drawing.path}?size=small`)).status).toBe(404)
  })
})

test('a photo of a phone has a thumbnail, whatever the case of its extension', async () => {
  const { client, path } = await materialOf('IMG_0001.HEIC', '', heic)
  const small = await client.fetch(`${path}?size=small`)
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

const pathsOf = async (userId: string) => (await storedPaths(app)).filter(path => path.startsWith(userId))

test('deleting a material deletes its file and thumbnail', async () => {
  const { id: fileId, userId, client, path } = await materialOf('a.png', 'image/png', png)
  await client.fetch(`${path}?size=small`)
  expect(await pathsOf(userId)).toHaveLength(2)
  const stranger = await makeClient(app)
  expect((await stranger.client.ask('dashboard.materials.remove', { id: fileId })).status).toBe(404)
  await client.call('dashboard.materials.remove', { id: fileId })
  expect((await client.fetch(path)).status).toBe(404)
  await waitFor(async () => expect(await pathsOf(userId)).toEqual([]))
})

test('deleting a project deletes its files', async () => {
  const { id: userId, client, projectId } = await makeClientWithProject(app)
  await uploadMaterial(client, projectId, { filename: 'a.txt', filetype: 'text/plain' }, textFile('uno'))
  expect(await pathsOf(userId)).toHaveLength(1)
  await client.call('dashboard.projects.remove', { id: projectId })
  await waitFor(async () => expect(await pathsOf(userId)).toEqual([]))
})
