import { sweepUploadsJob } from 'server/domain/uploads/uploads.jobs'
import { DAY, HOUR } from 'server/platform/clock'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { activeSvg, mp4, page, png, pngBomb } from '../../support/builders/sample-files.ts'
import { about, announce, upload } from '../../support/builders/uploads.ts'
import { getRow, listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const { context } = app
const editor = await makeMember(app, 'Video Editor')
const posterOf = (projectId: string) => ({
  kind: 'poster',
  projectId,
  filename: 'poster.jpg',
  filetype: 'image/jpeg',
})

/** Creates a review room with an uploaded video and poster. */
async function roomWithFrame() {
  const room = await makeReviewRoom(app, editor)
  const send = async () =>
    (await upload(editor.client, posterOf(room.projectId), png)).headers.get('x-file-id') ?? ''
  return { ...room, send, posterUploadId: await send() }
}

const pathOf = async (projectId: string) =>
  (await getRow(app, 'deliverables', { projectId })).posterPath ?? ''
const isKept = async (path: string) => (await context.storage.size(path)) !== undefined

describe('a poster', () => {
  test('is published with the version, re-encoded, for client and team, large and small', async () => {
    const { client, publish, seen, seenByTeam, posterUploadId, projectId } = await roomWithFrame()
    await publish('v1', { posterUploadId })
    const url = `/files/${posterUploadId}`
    expect((await seen()).items[0]?.posterUrl).toBe(url)
    expect((await seenByTeam()).items[0]?.posterUrl).toBe(url)
    expect(await pathOf(projectId)).toMatch(new RegExp(`^${editor.id}/${projectId}/[0-9a-f-]{36}\\.jpg$`))
    for (const who of [client, editor.client]) {
      const whole = await who.fetch(url)
      expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(Buffer.from(await whole.arrayBuffer()).toString('hex', 0, 3)).toBe('ffd8ff')
      expect((await who.fetch(`${url}?size=small`)).headers.get('content-type')).toBe('image/webp')
    }
  })

  test('is private, and hidden before it is published', async () => {
    const { client, publish, posterUploadId } = await roomWithFrame()
    const statusFor = async (who: typeof client) => (await who.fetch(`/files/${posterUploadId}`)).status
    expect(await Promise.all([statusFor(client), statusFor(editor.client)])).toEqual([404, 404])
    await publish('v1', { posterUploadId })
    const stranger = await makeClient(app)
    const idle = await makeMember(app, 'Motion Designer')
    expect(await Promise.all([statusFor(stranger.client), statusFor(idle.client)])).toEqual([404, 404])
  })

  test('may be missing', async () => {
    const { publish, seen } = await roomWithFrame()
    await publish('v1')
    expect((await seen()).items[0]?.posterUrl).toBeNull()
  })

  test('is used once, only in its project by its user, and never as a video', async () => {
    const { publish, posterUploadId, seen } = await roomWithFrame()
    const other = await roomWithFrame()
    const wrong = [other.posterUploadId, crypto.randomUUID(), 'not-an-id']
    for (const id of wrong) await expect(publish('v1', { posterUploadId: id })).rejects.toThrow('NOT_FOUND')
    await expect(publish('v1', { uploadId: posterUploadId })).rejects.toThrow('NOT_FOUND')
    expect((await seen()).items).toEqual([])
    await publish('v1', { posterUploadId })
    await expect(publish('v2', { posterUploadId })).rejects.toThrow('NOT_FOUND')
    expect((await seen()).items).toHaveLength(1)
  })
})

describe('on its way', () => {
  test.each([
    ['a page', page],
    ['a film', mp4],
    ['a drawing', activeSvg],
    ['a picture that unfolds to gigabytes', pngBomb],
    ['half a picture', png.slice(0, 40)],
  ])('%s declared as an image is refused, and nothing is left of it', async (_what, bytes) => {
    const { projectId } = await makeReviewRoom(app, editor)
    expect((await upload(editor.client, posterOf(projectId), bytes)).status).toBe(422)
    const left = await listRows(app, 'uploads', { projectId })
    expect(left).toEqual([])
  })

  test('it is uploaded by members of the project', async () => {
    const { client, projectId } = await makeReviewRoom(app, editor)
    const manager = await makeMember(app, 'Project Manager')
    const idle = await makeMember(app, 'Video Editor')
    const statuses = await Promise.all(
      [client, idle.client, manager.client, editor.client].map(
        async from => (await announce(from, posterOf(projectId), 10)).status,
      ),
    )
    expect(statuses).toEqual([404, 404, 201, 201])
  })

  test('it can be discarded, and is deleted after a day', async () => {
    const { projectId, posterUploadId, send } = await roomWithFrame()
    const waiting = () => listRows(app, 'uploads', { projectId })
    const [first] = await waiting()
    expect((await about(editor.client, 'DELETE', `/uploads/${posterUploadId}`)).status).toBe(204)
    expect(await waiting()).toEqual([])
    await waitFor(async () => expect(await isKept(first?.filePath ?? '')).toBe(false))
    await send()
    const [second] = await waiting()
    app.clock.advance(DAY + HOUR)
    await sweepUploadsJob.run(context, {}, '')
    expect(await waiting()).toEqual([])
    await waitFor(async () => expect(await isKept(second?.filePath ?? '')).toBe(false))
  })
})

test('the sweeper keeps a published poster; its project’s removal deletes it with its thumbnail', async () => {
  const { client, publish, posterUploadId, projectId } = await roomWithFrame()
  await publish('v1', { posterUploadId })
  await client.fetch(`/files/${posterUploadId}?size=small`)
  const path = await pathOf(projectId)
  app.clock.advance(2 * DAY)
  await sweepUploadsJob.run(context, {}, '')
  const both = async () => [await isKept(path), await isKept(`${path}.small.webp`)]
  expect(await both()).toEqual([true, true])
  const { companyId, ...later } = await makeClient(app)
  await updateRows(app, 'projects', { id: projectId }, { companyId })
  await later.client.call('dashboard.projects.remove', { id: projectId })
  await waitFor(async () => expect(await both()).toEqual([false, false]))
})
