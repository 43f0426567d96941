import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeComment, makeVersion } from '../../support/builders/deliverables.ts'
import { makeColleague, makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { eventually } from '../../support/eventually.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { updateRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })

const room = () => makeReviewRoom(app, editor)

const DECLINED = [400, 'INVALID_INPUT']

describe('comments', () => {
  test('become threads in the order of the video; an answer to an answer joins its thread', async () => {
    const { publish, comment, commentAsTeam, seen } = await room()
    const deliverableId = await publish('v1')
    await comment(deliverableId, 'Ultimo', { atMs: 9000 })
    const first = await comment(deliverableId, 'Primo', { atMs: 1000 })
    const answer = await commentAsTeam(deliverableId, 'Lo sistemiamo.', { parentId: first.id })
    await comment(deliverableId, 'Grazie.', { parentId: answer.id })
    const [version] = (await seen()).items
    expect(version?.comments.map(thread => [thread.atMs, thread.text])).toEqual([
      [1000, 'Primo'],
      [9000, 'Ultimo'],
    ])
    expect(version?.comments[0]?.replies.map(reply => [reply.text, reply.fromTeam, reply.isOwn])).toEqual([
      ['Lo sistemiamo.', true, false],
      ['Grazie.', false, true],
    ])
  })

  test('are edited and removed by their author only with the hat for the review', async () => {
    const { owner, publish, seen } = await room()
    const deliverableId = await publish('v1')
    const { id: userId, client } = await makeColleague(app, owner.id, { hats: ['approver'] })
    const { id } = await client.call('dashboard.deliverables.comment', {
      deliverableId,
      atMs: 0,
      text: 'Sì.',
    })
    await updateRows(app, 'companyMembers', { userId }, { hats: ['billing'] })
    const refused = [
      await client.ask('dashboard.deliverables.editComment', { id, text: 'No.' }),
      await client.ask('dashboard.deliverables.removeComment', { id }),
    ]
    expect(refused.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    expect((await seen()).items[0]?.comments.map(({ text }) => text)).toEqual(['Sì.'])
  })

  test('internal notes never reach the client: not by list, answer, removal, event or export', async () => {
    const { client, publish, comment, exported, seen, seenByTeam, news } = await room()
    const deliverableId = await publish('v1')
    const before = (await news()).length
    const stream = new LiveStream(client)
    await stream.opened
    const note = { deliverableId, atMs: 500, text: 'Il cliente non sa cosa vuole.', internal: true }
    const { id } = await editor.client.call('team.deliverables.comment', note)
    const reply = { ...note, parentId: id, internal: false }
    const { id: answer } = await manager.client.call('team.deliverables.comment', reply)
    expect((await seenByTeam()).items[0]?.comments).toMatchObject([
      { internal: true, replies: [{ id: answer }] },
    ])
    const shown = await seen()
    expect(shown.items[0]?.comments).toEqual([])
    expect(JSON.stringify(shown)).not.toContain('internal')
    for (const about of [id, answer]) {
      const question = { deliverableId, atMs: 0, text: 'Cosa?', parentId: about }
      expect((await client.ask('dashboard.deliverables.comment', question)).status).toBe(404)
      expect((await client.ask('dashboard.deliverables.removeComment', { id: about })).status).toBe(404)
      expect((await client.ask('dashboard.deliverables.resolveComment', { id: about })).status).toBe(404)
    }
    expect(await exported(deliverableId, 'csv')).not.toContain('non sa cosa')
    expect(await exported(deliverableId, 'csv', { withInternal: true })).toContain('non sa cosa')
    expect((await news()).length).toBe(before)
    await comment(deliverableId, 'Mio.')
    await eventually(async () =>
      expect(stream.events.filter(event => event.topic === 'comment')).toHaveLength(1),
    )
    stream.close()
  })

  test('are taken back by who said them, until somebody answers', async () => {
    const { client, publish, comment, commentAsTeam, seen } = await room()
    const deliverableId = await publish('v1')
    const one = await comment(deliverableId, 'Ops.')
    expect((await editor.client.ask('team.deliverables.removeComment', { id: one.id })).status).toBe(404)
    await client.call('dashboard.deliverables.removeComment', { id: one.id })
    const two = await comment(deliverableId, 'Ops.')
    await commentAsTeam(deliverableId, 'Fatto.', { parentId: two.id })
    const answer = await client.ask('dashboard.deliverables.removeComment', { id: two.id })
    expect([answer.status, answer.code]).toEqual(DECLINED)
    expect((await seen()).items[0]?.comments[0]).toMatchObject({ id: two.id, canRemove: false })
  })

  test('are resolved by their side, or by the team, and opened again', async () => {
    const { client, publish, comment, commentAsTeam, seen } = await room()
    const deliverableId = await publish('v1')
    const own = await comment(deliverableId, 'Più luce.')
    const teams = await commentAsTeam(deliverableId, 'Più luce.')
    const resolvedIds = async () =>
      (await seen()).items[0]?.comments.filter(thread => thread.resolvedAt).map(thread => thread.id)
    await editor.client.call('team.deliverables.resolveComment', { id: own.id })
    expect(await resolvedIds()).toEqual([own.id])
    await client.call('dashboard.deliverables.resolveComment', { id: own.id, resolved: false })
    expect(await resolvedIds()).toEqual([])
    const refused = await client.ask('dashboard.deliverables.resolveComment', { id: teams.id })
    expect([refused.status, refused.code]).toEqual(DECLINED)
  })

  test('of the client reach the team one by one only after the round was sent; the team’s the client at once', async () => {
    const { client, publish, comment, commentAsTeam, news } = await room()
    const deliverableId = await publish('v1')
    const heard = async () =>
      (await editor.client.call('team.notifications.list')).items.filter(
        item => item.title === 'Nuovo commento del cliente',
      ).length
    const before = await heard()
    await comment(deliverableId, 'Uno.')
    expect(await heard()).toBe(before)
    await client.call('dashboard.deliverables.requestChanges', { deliverableId })
    await comment(deliverableId, 'Due, dimenticato.')
    expect(await heard()).toBe(before + 1)
    await commentAsTeam(deliverableId, 'Visto.')
    expect((await news())[0]).toBe('Il team ti ha risposto')
  })

  test('on a version that went with its project find nothing', async () => {
    const { client, owner, projectId } = await room()
    const deliverableId = await makeVersion(app, projectId)
    const id = await makeComment(app, deliverableId, { userId: owner.id })
    await client.call('dashboard.projects.remove', { id: projectId })
    const say = { deliverableId, atMs: 0, text: 'Ci siete?' }
    expect((await client.ask('dashboard.deliverables.comment', say)).status).toBe(404)
    expect((await client.ask('dashboard.deliverables.removeComment', { id })).status).toBe(404)
    expect((await client.ask('dashboard.deliverables.approve', { deliverableId })).status).toBe(404)
  })
})

test('comments leave as markers at the version’s own frame rate', async () => {
  const { publish, comment } = await room()
  const deliverableId = await publish('v1', { frameRate: 50 })
  await comment(deliverableId, 'Qui.', { atMs: 12_340 })
  const edl = await editor.client.call('team.deliverables.exportComments', { deliverableId, format: 'edl' })
  expect(edl.fileName).toMatch(/ - v1 - commenti\.edl$/)
  expect(edl.content).toContain('01:00:12:17 01:00:12:18')
})

describe('words that were said', () => {
  test('are changed by who said them, which both sides see, while the review goes on', async () => {
    const { client, publish, comment, seen, seenByTeam } = await room()
    const deliverableId = await publish('v1')
    const { id } = await comment(deliverableId, 'Più luxe.')
    await client.call('dashboard.deliverables.editComment', { id, text: 'Più luxe.' })
    expect((await seen()).items[0]?.comments[0]).toMatchObject({ editedAt: null, canEdit: true })
    await client.call('dashboard.deliverables.editComment', { id, text: 'Più luce.' })
    const [thread] = (await seenByTeam()).items[0]?.comments ?? []
    expect(thread).toMatchObject({ text: 'Più luce.', canEdit: false })
    expect(thread?.editedAt).not.toBeNull()
    const others = { id, text: 'Non l’ho detto io.' }
    expect((await editor.client.ask('team.deliverables.editComment', others)).status).toBe(404)
    await client.call('dashboard.deliverables.approve', { deliverableId })
    const late = await client.ask('dashboard.deliverables.editComment', { id, text: 'Anzi.' })
    expect([late.status, late.code]).toEqual(DECLINED)
  })

  test('are nothing that the client can change or find where they are internal', async () => {
    const { client, publish, commentAsTeam } = await room()
    const { id } = await commentAsTeam(await publish('v1'), 'Fra noi.', { internal: true })
    const found = await client.ask('dashboard.deliverables.editComment', { id, text: 'Trovato.' })
    expect(found.status).toBe(404)
    await editor.client.call('team.deliverables.editComment', { id, text: 'Fra noi due.' })
  })
})
