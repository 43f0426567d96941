import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { makeSignedInGuest } from '../../support/builders/guests.ts'
import { makeMember } from '../../support/builders/people.ts'
import { assign } from '../../support/builders/projects.ts'
import { answerOf, FINE, makeStageRoom } from '../../support/builders/stage-room.ts'
import { getRow, listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const { db } = app.context
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
const idle = await makeMember(app, 'Motion Designer')

const room = () => makeStageRoom(app, editor, manager)

describe('a saved version', () => {
  test('is shown to the team, which can play and annotate it', async () => {
    const { save, seenByTeam, status } = await room()
    const id = await save('v1 segreta', { notes: 'Prima prova.' })
    const [version] = (await seenByTeam()).items
    expect(version).toMatchObject({
      id,
      state: 'saved',
      versionName: 'v1 segreta',
      mayComment: false,
      maySend: false,
      mayReplace: true,
      mayDiscard: true,
      recallMsLeft: null,
      recalledAt: null,
    })
    const byManager = await manager.client.call('team.deliverables.list', {
      projectId: (await versionRow(id)).projectId,
    })
    expect(byManager.items[0]).toMatchObject({ maySend: true })
    expect((await editor.client.fetch(`/files/${id}`)).status).toBe(200)
    expect((await manager.client.fetch(`/files/${id}`)).status).toBe(200)
    expect((await idle.client.fetch(`/files/${id}`)).status).toBe(404)
    const note = { deliverableId: id, atMs: 0, text: 'Ancora mossa.', internal: true }
    await editor.client.call('team.deliverables.comment', note)
    expect((await seenByTeam()).items[0]?.comments).toMatchObject([{ internal: true }])
    // The client cannot see the version, so only internal comments are allowed.
    const open = await editor.client.ask('team.deliverables.comment', { ...note, internal: false })
    expect(answerOf(open)).toEqual([400, 'INVALID_INPUT'])
    expect(await status()).toBe('in-production')
  })

  test.each(['save', 'publish'] as const)('is made once per upload when %s is repeated', async act => {
    const { projectId, seenByTeam } = await room()
    const uploadId = await makeWaitingUpload(app, { userId: manager.id, projectId })
    const call = (versionName: string) =>
      manager.client.ask(`team.deliverables.${act}`, { projectId, uploadId, versionName })
    const [first, again] = [await call('v1'), await call('v1')]
    expect(answerOf(first)).toEqual(FINE)
    expect(again.data).toEqual(first.data)
    expect(answerOf(await call('v2'))).toEqual([409, 'REQUEST_ID_REUSED'])
    expect((await seenByTeam()).items).toHaveLength(1)
  })

  test('never reaches the client or a guest: not by list, file, stream, archive, comment, mail or export', async () => {
    const { owner, client, projectId, publish, save, seen, news } = await room()
    const stream = await openStream(client)
    const { guest, guestId } = await makeSignedInGuest(app, projectId, { mayDownload: true })
    const before = await news()
    const id = await save('v1 segreta', { notes: 'Prima prova.' })
    const note = { deliverableId: id, atMs: 0, text: 'Ancora mossa.', internal: true }
    await editor.client.call('team.deliverables.comment', note)
    const corrected = { deliverableId: id, startTimecode: '01:00:00:00', isDropFrame: false }
    await editor.client.call('team.deliverables.correctTimecode', corrected)

    const shown = JSON.stringify([
      await seen(),
      await guest.call('guestReview.room', { guestId }),
      await client.call('dashboard.reviewGuests.viewers', { projectId }),
      await client.call('dashboard.profile.export'),
    ])
    for (const secret of [id, 'segreta', 'Prima prova', 'Ancora mossa']) expect(shown).not.toContain(secret)
    const said = { deliverableId: id, atMs: 0, text: 'Si vede?' }
    const asked = [
      await client.ask('dashboard.deliverables.comment', said),
      await client.ask('dashboard.deliverables.approve', { deliverableId: id }),
      await client.ask('dashboard.deliverables.requestChanges', { deliverableId: id, text: 'No.' }),
      await client.ask('dashboard.reviewGuests.markSeen', { deliverableId: id }),
      await guest.ask('guestReview.comment', { guestId, ...said }),
      await guest.ask('guestReview.markSeen', { guestId, deliverableId: id }),
    ]
    expect(asked.map(answerOf)).toEqual(asked.map(() => [404, 'NOT_FOUND']))
    for (const at of [`/files/${id}`, `/files/${id}?download`, `/documents/approvazione.pdf?version=${id}`])
      expect([at, (await client.fetch(at)).status]).toEqual([at, 404])
    expect((await guest.fetch(`/guest-files/${guestId}/${id}`)).status).toBe(404)
    expect((await client.fetch(`/documents/consegna.zip?project=${projectId}`)).status).toBe(404)

    expect(await news()).toEqual(before)
    // A later event is received, so no earlier one is pending.
    await publish('v1')
    await waitFor(async () => expect(stream.events.map(({ topic }) => topic)).toContain('notification'))
    expect(stream.events.filter(({ topic }) => topic === 'deliverable')).toHaveLength(1)
    expect(stream.events.filter(({ topic }) => topic === 'media' || topic === 'comment')).toEqual([])
    await app.mailbox.find(owner.email, /Una versione da guardare/)
    const mails = await app.mailbox.list(owner.email, /versione/i)
    expect(mails.map(({ text }) => text.includes('segreta'))).toEqual([false])
  })

  test('leaves the former version under review, with comments and approval', async () => {
    const { client, publish, save, seen } = await room()
    const first = await publish('v1')
    await save('v2')
    expect((await seen()).items).toMatchObject([{ id: first, state: 'waiting', mayComment: true }])
    await client.call('dashboard.deliverables.approve', { deliverableId: first })
    expect((await seen()).items[0]?.state).toBe('approved')
  })
})

const versionRow = (id: string) => getRow(app, 'deliverables', { id })

describe('sending a saved version', () => {
  test('publishes it: notification, mail, review and round, with its current name', async () => {
    const { owner, projectId, save, send, seen, status, news } = await room()
    const id = await save('prova')
    app.clock.advance(60_000)
    expect(answerOf(await send(id, { versionName: 'v1', notes: 'Il primo montaggio.' }))).toEqual(FINE)
    const [version] = (await seen()).items
    expect(version).toMatchObject({
      id,
      state: 'waiting',
      versionName: 'v1',
      notes: 'Il primo montaggio.',
      round: 1,
      publishedBy: 'Luca Moretti',
      mayComment: true,
    })
    expect(Date.parse(version?.publishedAt ?? '')).toBeGreaterThan(app.clock.now().getTime() - 30_000)
    expect(await status()).toBe('in-review')
    expect((await news())[0]).toBe('Il tuo video è pronto da rivedere')
    expect((await app.mailbox.find(owner.email, /Una versione da guardare/)).text).toContain('v1')
    const acts = await listRows(app, 'auditLog', { projectId, subject: 'deliverable' }, 'createdAt')
    expect(acts.map(({ action }) => action)).toEqual(['review.saved', 'review.published'])
  })

  test('is refused if the video is unreadable', async () => {
    const { save, send, seen } = await room()
    const id = await save('v1')
    const media = { deliverableId: id, state: 'failed', failure: 'UNREADABLE' } as const
    await db.insertInto('versionMedia').values(media).execute()
    expect(answerOf(await send(id))).toEqual([409, 'VERSION_NOT_READY'])
    expect((await seen()).items).toEqual([])
  })

  test('puts it after a version published meanwhile', async () => {
    const { save, publish, send, seen } = await room()
    const id = await save('v2')
    app.clock.advance(1000)
    const direct = await publish('v1')
    await send(id, { versionName: 'v2' })
    expect((await seen()).items.map(version => version.id)).toEqual([id, direct])
  })
})

const colleague = await makeMember(app, 'Video Editor')

const discard = (deliverableId: string, by = editor) =>
  by.client.ask('team.deliverables.discard', { deliverableId })

async function pathsOf(projectId: string): Promise<string[]> {
  const paths = (await Array.fromAsync(app.context.storage.list())).map(({ path }) => path)
  return paths.filter(path => path.includes(projectId))
}

test('a saved version is discarded with its file, notes and their notifications; the client is not notified', async () => {
  const { projectId, save, seenByTeam, news } = await room()
  const before = { paths: await pathsOf(projectId), news: await news() }
  const id = await save('v1')
  const note = { deliverableId: id, atMs: 0, text: `Ancora mossa, @${manager.fullName}.`, internal: true }
  await editor.client.call('team.deliverables.comment', note)
  const quotes = async () =>
    (await listRows(app, 'notifications', { userId: manager.id })).filter(({ message }) =>
      message.includes('Ancora mossa'),
    )
  expect(await quotes()).toHaveLength(1)
  expect(answerOf(await discard(id))).toEqual(FINE)
  expect(await quotes()).toEqual([])
  expect((await seenByTeam()).items).toEqual([])
  expect((await editor.client.fetch(`/files/${id}`)).status).toBe(404)
  await waitFor(async () => expect(await pathsOf(projectId)).toEqual(before.paths))
  expect(await news()).toEqual(before.news)
  const acts = await listRows(app, 'auditLog', { action: 'review.discarded', subjectId: id })
  expect(acts).toMatchObject([{ actorId: editor.id, detail: { versionName: 'v1' } }])
  expect(answerOf(await discard(id))).toEqual([404, 'NOT_FOUND'])
})

test('a manager discards another member’s version, an editor does not', async () => {
  const { projectId, save } = await room()
  await assign(app, projectId, colleague.memberId)
  const id = await save('v1')
  expect(answerOf(await discard(id, colleague))).toEqual([403, 'NOT_A_MANAGER'])
  expect(answerOf(await discard(id, manager))).toEqual(FINE)
})

test('a version that the client has, or had, is not discarded', async () => {
  const { save, send, recall, seen } = await room()
  const id = await save('v1')
  await send(id)
  expect(answerOf(await discard(id, manager))).toEqual([409, 'VERSION_SENT'])
  await recall(id)
  expect(answerOf(await discard(id, manager))).toEqual([409, 'VERSION_SENT'])
  await send(id)
  expect((await seen()).items).toHaveLength(1)
})
