import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })

const room = () => makeReviewRoom(app, editor)

const DECLINED = [400, 'INVALID_INPUT']

describe('comments', () => {
  test('are threads in the order of the video; a reply to a reply joins its thread', async () => {
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

  test('never reach the client if internal: not by list, reply, removal, event or export', async () => {
    const { client, publish, comment, exported, seen, seenByTeam, news } = await room()
    const deliverableId = await publish('v1')
    const before = (await news()).length
    const stream = await openStream(client)
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
    await waitFor(async () =>
      expect(stream.events.filter(event => event.topic === 'comment')).toHaveLength(1),
    )
  })

  test('are written again under their request id with another content', async () => {
    const { publish, comment, commentAsTeam, seen } = await room()
    const deliverableId = await publish('v1')
    const requestId = randomUUID()
    await comment(deliverableId, 'Più luce.', { requestId })
    await comment(deliverableId, 'Più luce.', { requestId, atMs: 4000 })
    await comment(deliverableId, 'Meno luce.', { requestId })
    await commentAsTeam(deliverableId, 'Per noi.', { requestId, internal: true })
    await commentAsTeam(deliverableId, 'Per noi.', { requestId })
    expect((await seen()).items[0]?.comments).toHaveLength(4)
  })

  test('are written once per request id of an author', async () => {
    const { publish, comment, commentAsTeam, seen } = await room()
    const deliverableId = await publish('v1')
    const requestId = randomUUID()
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => comment(deliverableId, 'Più luce.', { requestId })),
    )
    const [parentId] = new Set(sent.map(({ id }) => id))
    const answers = [
      await commentAsTeam(deliverableId, 'Fatto.', { requestId, parentId }),
      await commentAsTeam(deliverableId, 'Fatto.', { requestId, parentId }),
    ]
    expect(answers[0]).toEqual(answers[1])
    const threads = (await seen()).items[0]?.comments ?? []
    expect(threads.map(({ id, replies }) => [id, replies.length])).toEqual([[parentId, 1]])
  })

  test('are withdrawn by their author until someone replies', async () => {
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

  test('are resolved by their side or the team, and reopened', async () => {
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

  test('of the client reach the team singly after the round was sent; the team’s reach the client at once', async () => {
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
})

describe('the text of a comment', () => {
  test('is edited by its author during the review, which both sides see', async () => {
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

  test('is hidden from the client and not editable if internal', async () => {
    const { client, publish, commentAsTeam } = await room()
    const { id } = await commentAsTeam(await publish('v1'), 'Fra noi.', { internal: true })
    const found = await client.ask('dashboard.deliverables.editComment', { id, text: 'Trovato.' })
    expect(found.status).toBe(404)
    await editor.client.call('team.deliverables.editComment', { id, text: 'Fra noi due.' })
  })
})

describe('a comment on a range', () => {
  test('is shown with its first and last frame to both sides, in mail and exports', async () => {
    const cutter = await makeMember(app, 'Video Editor')
    const { client, publish, comment, exported, seen, seenByTeam } = await makeReviewRoom(app, cutter)
    const deliverableId = await publish('v1')
    const text = 'Qui la musica copre la voce.'
    await comment(deliverableId, text, { atMs: 1020, untilMs: 2020 })
    for (const shown of [await seen(), await seenByTeam()])
      expect(shown.items[0]?.comments).toMatchObject([{ atMs: 1020, untilMs: 2020 }])
    expect(await exported(deliverableId, 'csv')).toContain('"00:00:01:00";"00:00:02:00";"25"')
    expect(await exported(deliverableId, 'edl')).toContain('|D:26')
    await client.call('dashboard.deliverables.requestChanges', { deliverableId })
    const mail = await app.mailbox.find(cutter.email, /Modifiche richieste/)
    expect(mail.text).toContain(`00:00:01:00 – 00:00:02:00 · ${text}`)
  })

  test('passes its range to its replies', async () => {
    const { publish, comment } = await room()
    const deliverableId = await publish('v1')
    const { id } = await comment(deliverableId, 'Troppo lungo.', { atMs: 1000, untilMs: 2000 })
    await comment(deliverableId, 'Molto.', { atMs: 9000, parentId: id })
    const rows = await listRows(app, 'deliverableComments', { deliverableId })
    expect(rows).toMatchObject([
      { atMs: 1000, untilMs: 2000 },
      { atMs: 1000, untilMs: 2000 },
    ])
  })

  test.each([1000, 999, 0])('that ends at %i ms, not after its start, is refused', async untilMs => {
    const { client, publish } = await room()
    const said = { deliverableId: await publish('v1'), atMs: 1000, untilMs, text: 'Al contrario.' }
    const answer = await client.ask('dashboard.deliverables.comment', said)
    expect([answer.status, answer.fields]).toEqual([400, { untilMs: 'OUT_OF_RANGE' }])
  })
})

describe('the start timecode of a version', () => {
  const correct = (deliverableId: string, startTimecode: string | null, isDropFrame = false, by = editor) =>
    by.client.ask('team.deliverables.correctTimecode', { deliverableId, startTimecode, isDropFrame })

  test('is corrected by the team, for both sides, exports and the log, and reset', async () => {
    const { projectId, publish, comment, exported, seen } = await room()
    const deliverableId = await publish('v1', { frameRate: 25 })
    await comment(deliverableId, 'Qui.', { atMs: 1020 })
    await correct(deliverableId, '10:00:00:00')
    expect((await seen()).items[0]?.correction).toEqual({ startTimecode: '10:00:00:00', isDropFrame: false })
    expect(await exported(deliverableId, 'csv')).toContain('"10:00:01:00"')
    const acts = await listRows(app, 'auditLog', { projectId, action: 'review.timecode-corrected' })
    expect(acts).toMatchObject([{ detail: { startTimecode: '10:00:00:00', isDropFrame: false } }])
    await correct(deliverableId, null)
    expect((await seen()).items[0]?.correction).toBeNull()
    expect(await exported(deliverableId, 'csv')).toContain('"00:00:01:00"')
  })

  test('is a number that the rate of the version has', async () => {
    const { projectId, seen } = await room()
    const [at25, at2997] = await Promise.all(
      [25, 29.97].map(frameRate => makeVersion(app, projectId, { frameRate })),
    )
    await correct(at2997 ?? '', '00:59:58;00', true)
    const shown = (await seen()).items.find(({ id }) => id === at2997)
    expect(shown?.correction).toEqual({ startTimecode: '00:59:58;00', isDropFrame: true })
    for (const refused of [
      await correct(at25 ?? '', '10:00:00:25'),
      await correct(at2997 ?? '', '00:01:00;01', true),
    ])
      expect([refused.status, refused.fields]).toEqual([400, { startTimecode: 'TIMECODE' }])
  })
})

const box = { tool: 'box', color: 'yellow', points: [0.1, 0.2, 0.5, 0.6] } as const
const arrow = { tool: 'arrow', color: 'red', points: [0.9, 0.9, 0.55, 0.62] } as const
const stroke = { tool: 'pen', color: 'blue', points: [0, 0, 0.5, 0.5, 1, 1] } as const

test('an annotation is stored with its comment: both sides see it, the mail mentions it, it is exported', async () => {
  const cutter = await makeMember(app, 'Video Editor')
  const { client, publish, comment, seen, seenByTeam } = await makeReviewRoom(app, cutter)
  const deliverableId = await publish('v1')
  const drawing = [box, arrow, stroke]
  await comment(deliverableId, 'Qui.', { atMs: 1000, drawing })
  await comment(deliverableId, 'E qui.', { atMs: 3000 })
  for (const shown of [await seen(), await seenByTeam()])
    expect(shown.items[0]?.comments.map(thread => thread.drawing)).toEqual([drawing, null])
  await client.call('dashboard.deliverables.requestChanges', { deliverableId })
  const mail = await app.mailbox.find(cutter.email, /Modifiche richieste/)
  expect(mail.text).toContain('Qui. (con un disegno)')
  expect(mail.text).not.toContain('E qui. (con un disegno)')
  const { comments } = await client.call('dashboard.profile.export')
  expect(comments).toContainEqual(expect.objectContaining({ text: 'Qui.', drawing }))
})

test('an annotation is refused without words, and on an answer', async () => {
  const { client, publish, comment } = await room()
  const deliverableId = await publish('v1')
  const { id: parentId } = await comment(deliverableId, 'Prima.')
  const ask = (said: object) =>
    client.ask('dashboard.deliverables.comment', { deliverableId, atMs: 0, drawing: [box], ...said })
  expect((await ask({ text: '   ' })).fields).toEqual({ text: 'REQUIRED' })
  expect((await ask({ text: 'Qui.', parentId })).fields).toEqual({ drawing: 'OUT_OF_RANGE' })
})
