import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import { assign } from '../../support/builders/projects.ts'
import { answerOf, FINE, makeStageRoom } from '../../support/builders/stage-room.ts'
import { eventually } from '../../support/eventually.ts'
import { listRows } from '../../support/rows.ts'

const app = await startApp()
const editor = await makeMember(app, 'Video Editor')
const manager = await makeMember(app, 'Project Manager')
const colleague = await makeMember(app, 'Video Editor')

const room = () => makeStageRoom(app, editor, manager)
const discard = (deliverableId: string, by = editor) =>
  by.client.ask('team.deliverables.discard', { deliverableId })

async function pathsOf(projectId: string): Promise<string[]> {
  const paths = (await Array.fromAsync(app.context.storage.list())).map(({ path }) => path)
  return paths.filter(path => path.includes(projectId))
}

test('a saved version is thrown away with its file and the notes on it; the client hears nothing', async () => {
  const { projectId, save, seenByTeam, news } = await room()
  const before = { paths: await pathsOf(projectId), news: await news() }
  const id = await save('v1')
  const note = { deliverableId: id, atMs: 0, text: 'Ancora mossa.', internal: true }
  await editor.client.call('team.deliverables.comment', note)
  expect(answerOf(await discard(id))).toEqual(FINE)
  expect((await seenByTeam()).items).toEqual([])
  expect((await editor.client.fetch(`/files/${id}`)).status).toBe(404)
  await eventually(async () => expect(await pathsOf(projectId)).toEqual(before.paths))
  expect(await news()).toEqual(before.news)
  const acts = await listRows(app, 'auditLog', { action: 'review.discarded', subjectId: id })
  expect(acts).toMatchObject([{ actorId: editor.id, detail: { versionName: 'v1' } }])
  expect(answerOf(await discard(id))).toEqual([404, 'NOT_FOUND'])
})

test('a manager throws away what another has saved, an editor does not', async () => {
  const { projectId, save } = await room()
  await assign(app, projectId, colleague.memberId)
  const id = await save('v1')
  expect(answerOf(await discard(id, colleague))).toEqual([403, 'NOT_A_MANAGER'])
  expect(answerOf(await discard(id, manager))).toEqual(FINE)
})

test('what the client has, or had, stays', async () => {
  const { save, send, recall, seen } = await room()
  const id = await save('v1')
  await send(id)
  expect(answerOf(await discard(id, manager))).toEqual([409, 'VERSION_SENT'])
  await recall(id)
  expect(answerOf(await discard(id, manager))).toEqual([409, 'VERSION_SENT'])
  await send(id)
  expect((await seen()).items).toHaveLength(1)
})
