import { randomUUID } from 'node:crypto'
import { MATERIALS_QUOTA_BYTES } from 'shared/materials/acceptance'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import {
  brief,
  font,
  logo,
  makeRoomForFiles,
  namesIn,
  type SampleFile,
  sendCommentFile,
  sentCommentFile,
} from '../../support/builders/comment-files.ts'
import { makeSignedInGuest } from '../../support/builders/guests.ts'
import { makeClient, makeColleague, makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { activeSvg, pdf } from '../../support/builders/sample-files.ts'
import { announce } from '../../support/builders/uploads.ts'
import { insertRow, listRows } from '../../support/rows.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const { db, storage } = app.context
const editor = await makeMember(app, 'Video Editor')
const manager = await makeMember(app, 'Project Manager')

const room = () => makeRoomForFiles(app, editor)

describe('attachments of a comment', () => {
  test('are opened by client and team only', async () => {
    const { client, owner, projectId, said, sendAs, seen, seenByTeam } = await room()
    const uploadIds = [await sendAs(client), await sendAs(client, brief)]
    const { id } = await client.call('dashboard.deliverables.comment', { ...said, uploadIds })
    const reply = { ...said, parentId: id, uploadIds: [await sendAs(editor.client, brief)] }
    await editor.client.call('team.deliverables.comment', reply)
    for (const { items } of [await seen(), await seenByTeam()]) {
      expect(namesIn(items[0]?.comments)).toEqual([['brief.pdf', 'logo.png']])
      expect(namesIn(items[0]?.comments[0]?.replies)).toEqual([['brief.pdf']])
    }
    const url = `/files/${uploadIds[0]}`
    const colleague = await makeColleague(app, owner.id, { hats: ['approver'] })
    for (const one of [client, editor.client, manager.client, colleague.client]) {
      const served = await one.fetch(url)
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    const stranger = await makeClient(app)
    const elsewhere = await makeMember(app, 'Video Editor')
    for (const one of [stranger.client, elsewhere.client]) expect((await one.fetch(url)).status).toBe(404)
    expect((await app.visitor().fetch(url)).status).toBe(401)
    expect(await listRows(app, 'uploads', { projectId })).toEqual([])
  })

  test('make a comment with the same request id another one', async () => {
    const { client, said, sendAs, seen } = await room()
    const request = { ...said, requestId: randomUUID() }
    const send = (...uploadIds: string[]) =>
      client.call('dashboard.deliverables.comment', { ...request, uploadIds })
    const [one, two] = [await sendAs(client), await sendAs(client, brief)]
    const first = await send(one, two)
    expect(await send(two, one), 'a repeated request').toEqual(first)
    await send(await sendAs(client, brief))
    const { items } = await seen()
    expect(namesIn(items[0]?.comments).sort()).toEqual([['brief.pdf'], ['brief.pdf', 'logo.png']])
  })

  test('of an internal note are opened by the project’s team only', async () => {
    const { client, projectId, said, sendAs, seen } = await room()
    const uploadIds = [await sendAs(editor.client)]
    await editor.client.call('team.deliverables.comment', { ...said, internal: true, uploadIds })
    const url = `/files/${uploadIds[0]}`
    expect((await editor.client.fetch(url)).status).toBe(200)
    expect((await manager.client.fetch(url)).status).toBe(200)
    expect((await client.fetch(url)).status).toBe(404)
    expect(JSON.stringify(await seen())).not.toContain(uploadIds[0])
    const { guest, guestId } = await makeSignedInGuest(app, projectId, { mayDownload: true })
    expect((await guest.fetch(`/guest-files/${guestId}/${uploadIds[0]}`)).status).toBe(404)
    expect(JSON.stringify(await guest.call('guestReview.room', { guestId }))).not.toContain(uploadIds[0])
  })

  test('are displayed to a guest, and downloaded only if the link allows it', async () => {
    const { client, projectId, said, sendAs } = await room()
    const uploadIds = [await sendAs(client), await sendAs(client, font)]
    await client.call('dashboard.deliverables.comment', { ...said, uploadIds })
    const statuses = async (mayDownload: boolean) => {
      const { guest, guestId } = await makeSignedInGuest(app, projectId, { mayDownload })
      const { items } = await guest.call('guestReview.room', { guestId })
      const urls = items[0]?.comments[0]?.files.map(({ url }) => url !== null)
      const asked = uploadIds.flatMap(id => [id, `${id}?download`])
      const answers = await Promise.all(asked.map(at => guest.fetch(`/guest-files/${guestId}/${at}`)))
      return [urls, answers.map(({ status }) => status)]
    }
    expect(await statuses(false)).toEqual([
      [true, false],
      [200, 403, 403, 403],
    ])
    expect(await statuses(true)).toEqual([
      [true, true],
      [200, 200, 200, 200],
    ])
  })

  test('of a recalled version are opened by the team only, until it is sent again', async () => {
    const { client, projectId, deliverableId, said, sendAs } = await room()
    const uploadIds = [await sendAs(client)]
    await client.call('dashboard.deliverables.comment', { ...said, uploadIds })
    const { guest, guestId } = await makeSignedInGuest(app, projectId)
    const statuses = async () => [
      (await client.fetch(`/files/${uploadIds[0]}`)).status,
      (await guest.fetch(`/guest-files/${guestId}/${uploadIds[0]}`)).status,
      (await editor.client.fetch(`/files/${uploadIds[0]}`)).status,
    ]
    await manager.client.call('team.deliverables.recall', { deliverableId })
    expect(await statuses()).toEqual([404, 404, 200])
    await manager.client.call('team.deliverables.send', { deliverableId, versionName: 'v1' })
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('are shown with the carried comment of the next version', async () => {
    const { client, said, sendAs, publish, seen } = await room()
    const uploadIds = [await sendAs(client)]
    const { id } = await client.call('dashboard.deliverables.comment', { ...said, uploadIds })
    await publish('v2', { answers: [{ id, outcome: 'carried' }] })
    const { items } = await seen()
    expect(items.map(({ comments }) => namesIn(comments))).toEqual([[['logo.png']], [['logo.png']]])
    // Deleting the comment on the new version keeps the file on the former one.
    await client.call('dashboard.deliverables.removeComment', { id: items[0]?.comments[0]?.id ?? '' })
    expect((await client.fetch(`/files/${uploadIds[0]}`)).status).toBe(200)
  })

  test('are deleted with the comment, its replies, the project and the account', async () => {
    const password = 'Una-Password-9'
    const paths = async (projectId: string) => {
      const files = db.selectFrom('commentFiles').select('filePath').where('projectId', '=', projectId)
      return (await files.execute()).map(({ filePath }) => filePath)
    }
    const gone = async (stored: string[]) => {
      expect(stored).not.toEqual([])
      await waitFor(async () => {
        for (const path of stored) expect(await storage.size(path)).toBeUndefined()
      })
    }
    const { client, projectId, said, sendAs } = await room()
    const write = async (more: object = {}) => {
      const uploadIds = [await sendAs(client)]
      return (await client.call('dashboard.deliverables.comment', { ...said, uploadIds, ...more })).id
    }
    const id = await write()
    await write({ parentId: id })
    const first = await paths(projectId)
    expect(first).toHaveLength(2)
    await client.call('dashboard.deliverables.removeComment', { id })
    expect(await paths(projectId)).toEqual([])
    await gone(first)
    await write()
    const second = await paths(projectId)
    await client.call('dashboard.projects.remove', { id: projectId })
    await gone(second)

    const person = await makeClient(app, { password })
    const theirs = await makeReviewRoom(app, editor)
    await db
      .updateTable('companyMembers')
      .set({ userId: person.id })
      .where('userId', '=', theirs.owner.id)
      .where('companyId', 'in', eb =>
        eb.selectFrom('projects').select('companyId').where('id', '=', theirs.projectId),
      )
      .execute()
    const uploadIds = [await sentCommentFile(person.client, theirs.projectId, brief)]
    const deliverableId = await theirs.publish('v1')
    await person.client.call('dashboard.deliverables.comment', { ...said, deliverableId, uploadIds })
    expect((await person.client.ask('dashboard.profile.export')).text).toContain('brief.pdf')
    const third = await paths(theirs.projectId)
    await person.client.call('dashboard.profile.erase', { password })
    await gone(third)
  })
})

const announceLogo = (client: RpcClient, projectId: string, length: number, more: object = {}) => {
  const file = { kind: 'comment-file', projectId, filename: logo.filename, filetype: logo.filetype, ...more }
  return announce(client, file, length)
}

describe('an attachment is refused', () => {
  test('with another content than declared, empty, too large, or of a refused type', async () => {
    const { client, projectId } = await room()
    const disguised = await sendCommentFile(client, projectId, { ...logo, bytes: pdf })
    expect([disguised.status, await disguised.text()]).toEqual([
      422,
      expect.stringContaining('CONTENT_MISMATCH'),
    ])
    const codes = [
      await announceLogo(client, projectId, 0),
      await announceLogo(client, projectId, 25 * 1024 ** 2 + 1),
      await announceLogo(client, projectId, 5, { filename: 'a.sh', filetype: 'application/x-sh' }),
    ]
    expect(codes.map(({ status }) => status)).toEqual([422, 413, 415])
  })

  test('of another’s project, or above the company’s quota', async () => {
    const { owner, client, projectId } = await room()
    const stranger = await makeClient(app)
    expect((await announceLogo(stranger.client, projectId, 5)).status).toBe(404)
    const elsewhere = await makeMember(app, 'Video Editor')
    expect((await announceLogo(elsewhere.client, projectId, 5)).status).toBe(404)
    const fileSize = MATERIALS_QUOTA_BYTES - 100
    const kept = { projectId, userId: owner.id, fileName: 'girato.mp4', fileType: 'video/mp4', fileSize }
    await insertRow(app, 'projectFiles', { ...kept, filePath: randomUUID() })
    expect((await announceLogo(client, projectId, 60)).status).toBe(201)
    const full = await announceLogo(client, projectId, 60)
    expect([full.status, await full.text()]).toEqual([413, expect.stringContaining('MATERIALS_FULL')])
    expect((await announceLogo(editor.client, projectId, 60)).status).toBe(201)
  })

  test('of another user, project or kind, already used, or above the limit', async () => {
    const { client, said, sendAs, projectId, seen } = await room()
    const other = await room()
    const mine = await sendAs(client)
    await client.call('dashboard.deliverables.comment', { ...said, uploadIds: [mine] })
    const wrong = [mine, randomUUID(), await sendAs(editor.client), await other.sendAs(other.client)]
    for (const id of wrong) {
      const fresh = await sendAs(client)
      const refused = await client.ask('dashboard.deliverables.comment', { ...said, uploadIds: [fresh, id] })
      expect([refused.status, refused.code]).toEqual([409, 'ATTACHMENT_GONE'])
    }
    expect((await seen()).items[0]?.comments).toHaveLength(1)
    const fresh = await sendAs(client)
    const twice = await client.ask('dashboard.deliverables.comment', { ...said, uploadIds: [fresh, fresh] })
    expect(twice.fields).toEqual({ uploadIds: 'OUT_OF_RANGE' })
    const many = Array.from({ length: 6 }, () => randomUUID())
    const six = await client.ask('dashboard.deliverables.comment', { ...said, uploadIds: many })
    expect(six.fields).toEqual({ uploadIds: 'TOO_LONG' })
    const { guest, guestId } = await makeSignedInGuest(app, projectId)
    const asGuest = { guestId, ...said, uploadIds: [fresh] }
    expect((await guest.ask('guestReview.comment', asGuest)).status).toBe(400)
    expect((await announceLogo(guest, projectId, 5)).status).toBe(401)
  })

  test('by the browser if it could run code: an SVG is only downloaded', async () => {
    const { client, said, sendAs } = await room()
    const id = await sendAs(client, { filename: 'logo.svg', filetype: 'image/svg+xml', bytes: activeSvg })
    await client.call('dashboard.deliverables.comment', { ...said, uploadIds: [id] })
    const served = await client.fetch(`/files/${id}`)
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
  })
})

test('attachments change with the text: some are deleted, others added, none of others', async () => {
  const { client, projectId, said, sendAs, seen } = await room()
  const paths = async () =>
    (await listRows(app, 'commentFiles', { projectId })).map(({ filePath }) => filePath)
  const uploadIds = [await sendAs(client), await sendAs(client)]
  const { id } = await client.call('dashboard.deliverables.comment', { ...said, uploadIds })
  const another = { ...said, parentId: id, uploadIds: [await sendAs(client)] }
  await client.call('dashboard.deliverables.comment', another)
  const before = await paths()
  const change = {
    id,
    text: said.text,
    uploadIds: [await sendAs(client, brief)],
    // The second file belongs to the reply and is ignored.
    removedFileIds: [uploadIds[0] ?? '', another.uploadIds[0] ?? ''],
  }
  await client.call('dashboard.deliverables.editComment', change)
  const [thread] = (await seen()).items[0]?.comments ?? []
  expect(namesIn(thread && [thread])).toEqual([['brief.pdf', 'logo.png']])
  expect(namesIn(thread?.replies)).toEqual([['logo.png']])
  expect(thread?.editedAt).not.toBeNull()
  expect((await client.fetch(`/files/${uploadIds[0]}`)).status).toBe(404)
  expect((await client.fetch(`/files/${uploadIds[1]}`)).status).toBe(200)
  const after = await paths()
  const gone = before.filter(path => !after.includes(path))
  expect(gone).toHaveLength(1)
  await waitFor(async () => expect(await storage.size(gone[0] ?? '')).toBeUndefined())
  const acts = db.selectFrom('auditLog').select('detail').where('projectId', '=', projectId)
  expect(await acts.where('action', '=', 'review.comment-files').execute()).toEqual([
    { detail: { added: ['brief.pdf'], removed: ['logo.png'] } },
  ])
  // The answer was lost, and the request is repeated.
  await client.call('dashboard.deliverables.editComment', change)
  expect(await paths()).toEqual(after)
  // The file was removed in another tab: nothing changes.
  const again = { id, text: said.text, removedFileIds: [uploadIds[0] ?? ''] }
  await client.call('dashboard.deliverables.editComment', again)
  expect(await paths()).toEqual(after)
})

test('attachments are changed by the author only, up to five, during the review', async () => {
  const { client, owner, said, sendAs, seen, publish } = await room()
  const many = async (count: number, more: SampleFile = logo) =>
    Promise.all(Array.from({ length: count }, () => sendAs(client, more)))
  const uploadIds = await many(4)
  const { id } = await client.call('dashboard.deliverables.comment', { ...said, uploadIds })
  const edit = (change: object) =>
    client.ask('dashboard.deliverables.editComment', { id, text: said.text, ...change })
  const tooMany = await edit({ uploadIds: await many(2, brief) })
  expect(tooMany.fields).toEqual({ uploadIds: 'TOO_LONG' })
  const unknown = await edit({ uploadIds: [randomUUID()], removedFileIds: uploadIds.slice(0, 2) })
  expect(unknown.code).toBe('ATTACHMENT_GONE')
  expect(namesIn((await seen()).items[0]?.comments)).toEqual([Array(4).fill('logo.png')])
  const colleague = await makeColleague(app, owner.id, { hats: ['approver'] })
  const others = { id, text: 'Mio.', removedFileIds: uploadIds.slice(0, 1) }
  for (const [one, procedure] of [
    [colleague.client, 'dashboard.deliverables.editComment'],
    [editor.client, 'team.deliverables.editComment'],
  ] as const)
    expect((await one.ask(procedure, others)).status).toBe(404)
  const changed = await edit({ uploadIds: await many(2, brief), removedFileIds: uploadIds.slice(0, 1) })
  expect(changed.status).toBe(200)
  expect((await seen()).items[0]?.comments[0]?.files).toHaveLength(5)
  await publish('v2', { answers: [{ id, outcome: 'carried' }] })
  const [carried] = (await seen()).items[0]?.comments ?? []
  expect(carried?.files.map(({ isCarried }) => isCarried)).toEqual(Array(5).fill(true))
  const onNew = { id: carried?.id ?? '', text: 'Ancora.', removedFileIds: uploadIds.slice(1, 2) }
  await client.call('dashboard.deliverables.editComment', onNew)
  expect((await seen()).items.map(({ comments }) => comments[0]?.files.length)).toEqual([5, 5])
  const sixth = await client.ask('dashboard.deliverables.editComment', { ...onNew, uploadIds: await many(1) })
  expect(sixth.fields).toEqual({ uploadIds: 'TOO_LONG' })
  expect((await edit({ removedFileIds: uploadIds.slice(1, 2) })).status).toBe(400)
})
