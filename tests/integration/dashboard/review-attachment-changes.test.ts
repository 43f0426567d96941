import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import {
  brief,
  logo,
  makeRoomForFiles,
  namesIn,
  type SampleFile,
} from '../../support/builders/comment-files.ts'
import { makeColleague, makeMember } from '../../support/builders/people.ts'
import { eventually } from '../../support/eventually.ts'
import { listRows } from '../../support/rows.ts'

const app = await startApp()
const { db, storage } = app.context
const editor = await makeMember(app, 'Video Editor')

const room = () => makeRoomForFiles(app, editor)

test('what goes with a comment is changed with the words: some go for good, others come along, and nobody else’s', async () => {
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
    // The second belongs to the answer.
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
  await eventually(async () => expect(await storage.size(gone[0] ?? '')).toBeUndefined())
  const acts = db.selectFrom('auditLog').select('detail').where('projectId', '=', projectId)
  expect(await acts.where('action', '=', 'review.comment-files').execute()).toEqual([
    { detail: { added: ['brief.pdf'], removed: ['logo.png'] } },
  ])
  // Taken away in another tab before: nothing is missed, and nothing else changes.
  const again = { id, text: said.text, removedFileIds: [uploadIds[0] ?? ''] }
  await client.call('dashboard.deliverables.editComment', again)
  expect(await paths()).toEqual(after)
})

test('what goes with a comment is changed by its author alone, up to five in all, while the review goes on', async () => {
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
