import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { type Member, makeMember } from '../../support/builders/people.ts'
import { assign } from '../../support/builders/projects.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { listRows, updateRows } from '../../support/rows.ts'

const app = await startApp({ work: false })
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
const other = await makeMember(app, 'Video Editor', { fullName: 'Sara Conti' })
const outsider = await makeMember(app, 'Video Editor', { fullName: 'Ugo Fuori' })
const manager = await makeMember(app, 'Project Manager', { fullName: 'Giulia Ferri' })

async function commented() {
  const room = await makeReviewRoom(app, editor)
  await assign(app, room.projectId, other.memberId)
  const deliverableId = await room.publish('v1')
  const said = { deliverableId, atMs: 0, text: 'Più luce.' }
  const { id } = await room.client.call('dashboard.deliverables.comment', said)
  const give = (memberId: string | null, to = id) =>
    manager.client.ask('team.deliverables.assignComment', { id: to, memberId })
  const ownerOf = async (reader: Member = editor) => {
    const { items } = await reader.client.call('team.deliverables.list', { projectId: room.projectId })
    const thread = items[0]?.comments.find(one => one.id === id)
    return [thread?.owner, thread?.isOwnWork, thread?.canAssign]
  }
  return { ...room, deliverableId, said, id, give, ownerOf }
}

const newsOf = async ({ client }: Member, projectId: string) =>
  (await client.call('team.notifications.list')).items.filter(
    ({ link, title }) => link?.includes(projectId) && title === 'Un commento è in carico a te',
  )

describe('a comment assigned by a manager', () => {
  test('notifies the assignee, is shown to the team, and is logged', async () => {
    const { projectId, give, ownerOf, seen, deliverableId } = await commented()
    expect((await give(other.memberId)).status).toBe(200)
    expect(await ownerOf()).toEqual(['Sara Conti', false, false])
    expect(await ownerOf(other)).toEqual(['Sara Conti', true, false])
    expect(await ownerOf(manager)).toEqual(['Sara Conti', false, true])
    expect(await newsOf(other, projectId)).toMatchObject([{ link: `/team/project/${projectId}/review` }])
    expect(JSON.stringify(await seen())).not.toContain('Sara Conti')
    // Assigning the same member again notifies no one.
    await give(other.memberId)
    expect(await newsOf(other, projectId)).toHaveLength(1)
    await give(manager.memberId)
    expect(await newsOf(manager, projectId)).toEqual([])
    await give(null)
    expect(await ownerOf()).toEqual([null, false, false])
    const acts = await listRows(
      app,
      'auditLog',
      { action: 'review.comment-assigned', subjectId: deliverableId },
      'createdAt',
    )
    expect(acts).toMatchObject([
      { actorId: manager.id, detail: { member: 'Sara Conti', former: null } },
      { detail: { member: 'Giulia Ferri', former: 'Sara Conti' } },
      { detail: { member: null, former: 'Giulia Ferri' } },
    ])
  })

  test('is refused for members outside the project, replies and resolved comments', async () => {
    const { client, said, id, give } = await commented()
    const refused = [await give(outsider.memberId), await give(crypto.randomUUID())]
    expect(refused.map(({ status, fields }) => [status, fields])).toEqual(
      refused.map(() => [400, { memberId: 'OUT_OF_RANGE' }]),
    )
    const reply = await client.call('dashboard.deliverables.comment', { ...said, parentId: id })
    expect((await give(other.memberId, reply.id)).status).toBe(400)
    const byEditor = await editor.client.ask('team.deliverables.assignComment', {
      id,
      memberId: editor.memberId,
    })
    expect(byEditor.code).toBe('NOT_A_MANAGER')
    await editor.client.call('team.deliverables.resolveComment', { id })
    const done = await give(other.memberId)
    expect([done.status, done.fields]).toEqual([400, { id: 'OUT_OF_RANGE' }])
  })

  test('is assigned by an editor to themselves without a notification, and named in the export', async () => {
    const { projectId, deliverableId, id, ownerOf } = await commented()
    await editor.client.call('team.deliverables.takeComment', { id, taken: true })
    expect(await ownerOf()).toEqual(['Luca Moretti', true, false])
    expect(await newsOf(editor, projectId)).toEqual([])
    const { content } = await manager.client.call('team.deliverables.exportComments', {
      deliverableId,
      format: 'csv',
    })
    expect(content).toContain('Luca Moretti')
    await editor.client.call('team.deliverables.takeComment', { id, taken: false })
    expect(await ownerOf()).toEqual([null, false, false])
  })

  test('stays with its new assignee if the former one releases it on an old screen', async () => {
    const { id, give, ownerOf } = await commented()
    await editor.client.call('team.deliverables.takeComment', { id, taken: true })
    await give(other.memberId)
    await editor.client.call('team.deliverables.takeComment', { id, taken: false })
    expect(await ownerOf()).toEqual(['Sara Conti', false, false])
  })
})

describe('a comment loses its assignee', () => {
  const leave: Record<string, (projectId: string) => Promise<unknown>> = {
    'when its owner is taken off the project': projectId =>
      manager.client.call('team.projects.assign', { id: projectId, memberIds: [editor.memberId] }),
    'while its owner is suspended': () =>
      updateRows(app, 'teamMembers', { id: other.memberId }, { suspendedAt: new Date() }),
  }
  test.each(Object.keys(leave))('%s', async how => {
    const { projectId, give, ownerOf } = await commented()
    await give(other.memberId)
    await leave[how]?.(projectId)
    expect(await ownerOf()).toEqual([null, false, false])
    expect((await give(editor.memberId)).status).toBe(200)
    expect(await ownerOf()).toEqual(['Luca Moretti', true, false])
  })
})
