import { expect, test } from 'vitest'
import { startApp, storedPaths } from '../../support/app.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { assign, makeProject } from '../../support/builders/projects.ts'
import { activeSvg, heic, page, png, pngBomb } from '../../support/builders/sample-files.ts'
import { announce, upload } from '../../support/builders/uploads.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'

const MB = 1024 * 1024
const app = await startApp()
const avatar = { kind: 'avatar', filename: 'io.png', filetype: 'image/png' }

async function withAvatar(client: RpcClient): Promise<string> {
  const answer = await upload(client, avatar, png)
  expect(answer.status).toBe(204)
  return `/files/${answer.headers.get('x-file-id')}`
}

test('an image becomes a square of 512 pixels, shown in the profile', async () => {
  const { client } = await makeClient(app)
  const url = await withAvatar(client)
  expect((await client.call('dashboard.profile.get')).avatarUrl).toBe(url)
  const { headers } = await client.fetch(url)
  expect(headers.get('content-type')).toBe('image/webp')
  const bytes = Buffer.from(await (await client.fetch(url)).arrayBuffer())
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP'])
})

test('a photo of a phone becomes a square', async () => {
  const { client } = await makeClient(app)
  const answer = await upload(client, { ...avatar, filename: 'IMG_0001.HEIC', filetype: '' }, heic)
  expect(answer.status).toBe(204)
  const { headers } = await client.fetch(`/files/${answer.headers.get('x-file-id')}`)
  expect(headers.get('content-type')).toBe('image/webp')
})

test.each([
  ['a page', page],
  ['a drawing', activeSvg],
  ['a picture that unfolds to gigabytes', pngBomb],
  ['half a picture', png.slice(0, 40)],
])('%s declared as an image is refused without a change', async (_what, bytes) => {
  const { client } = await makeClient(app)
  expect((await upload(client, avatar, bytes)).status).toBe(422)
  expect((await client.call('dashboard.profile.get')).avatarUrl).toBeNull()
})

test('more than 5 MB are refused', async () => {
  const { client } = await makeClient(app)
  expect((await announce(client, avatar, 5 * MB)).status).toBe(201)
  expect((await announce(client, avatar, 5 * MB + 1)).status).toBe(413)
})

test('a new image replaces the old one, and removal deletes the file', async () => {
  const { id, client } = await makeClient(app)
  const bytesLeft = async () => (await storedPaths(app)).filter(path => path.startsWith(id)).length
  const first = await withAvatar(client)
  const second = await withAvatar(client)
  expect((await client.fetch(first)).status).toBe(404)
  expect((await client.fetch(second)).status).toBe(200)
  await waitFor(async () => expect(await bytesLeft()).toBe(1))
  await client.call('dashboard.profile.removeAvatar')
  expect((await client.call('dashboard.profile.get')).avatarUrl).toBeNull()
  expect((await client.fetch(second)).status).toBe(404)
  await waitFor(async () => expect(await bytesLeft()).toBe(0))
})

test('a member’s image is shown to colleagues and to the clients of their projects', async () => {
  const editor = await makeMember(app, 'Video Editor')
  const colleague = await makeMember(app, 'Motion Designer')
  const client = await makeClient(app)
  const stranger = await makeClient(app)
  await assign(app, await makeProject(app, client.id), editor.memberId)
  const url = await withAvatar(editor.client)
  expect((await colleague.client.call('team.members.get', { id: editor.memberId })).avatarUrl).toBe(url)
  const statuses = await Promise.all(
    [colleague, client, stranger].map(async person => (await person.client.fetch(url)).status),
  )
  expect(statuses).toEqual([200, 200, 404])
})

test('a client’s image is shown to the members of their projects', async () => {
  const client = await makeClient(app)
  const editor = await makeMember(app, 'Video Editor')
  const idle = await makeMember(app, 'Video Editor')
  const manager = await makeMember(app, 'Project Manager')
  await assign(app, await makeProject(app, client.id), editor.memberId)
  const url = await withAvatar(client.client)
  const statuses = await Promise.all(
    [editor, manager, idle].map(async person => (await person.client.fetch(url)).status),
  )
  expect(statuses).toEqual([200, 200, 404])
})
