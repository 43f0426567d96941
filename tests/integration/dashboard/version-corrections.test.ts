import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { digestOf } from 'server/domain/deliverables/certificate/digest.jobs'
import { describe, expect, test, vi } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { makeSignedInGuest } from '../../support/builders/guests.ts'
import { makeMember } from '../../support/builders/people.ts'
import { answerOf, FINE, makeStageRoom } from '../../support/builders/stage-room.ts'
import { getRow, insertRow, listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')
const MINUTE = 60_000

async function countMailsHandedOver(): Promise<number> {
  const asked = sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'mail.send' and state = 'active'`
  return (await asked.execute(app.context.db)).rows[0]?.count ?? 0
}

const room = () => makeStageRoom(app, editor, manager)

/** Asserts that a user gets no such mail, once a mail requested later has arrived. */
async function expectNoMail({ email }: { email: string }, subject: RegExp): Promise<void> {
  await app.visitor().call('auth.requestPasswordReset', { email })
  await app.mailbox.find(email, /password/i)
  expect(await app.mailbox.list(email, subject)).toEqual([])
}

describe('a recalled version', () => {
  test('returns to the team; the client sees the former one, and is notified in the app and by mail', async () => {
    const { owner, client, publish, recall, seen, seenByTeam, status, news, projectId } = await room()
    const first = await publish('v1')
    await client.call('dashboard.deliverables.requestChanges', { deliverableId: first, text: 'Più luce.' })
    const second = await publish('v2')
    await app.mailbox.find(owner.email, /Una versione da guardare/)
    await expect.poll(async () => (await app.mailbox.list(owner.email)).filter(isNew).length).toBe(2)
    expect(await status()).toBe('in-review')
    expect(answerOf(await recall(second))).toEqual(FINE)

    const shown = await seen()
    expect(shown.items).toMatchObject([{ id: first, state: 'changes-requested' }])
    expect(shown.rounds.used).toBe(1)
    expect(await status()).toBe('in-production')
    expect((await seenByTeam()).items[0]).toMatchObject({ id: second, state: 'saved', maySend: false })
    expect((await news())[0]).toBe('Versione richiamata')
    const mail = await app.mailbox.find(owner.email, /^Versione richiamata/)
    expect(mail.text).toContain('v1')
    expect(mail.text).toContain('Non hai speso nessun giro')
    const [act] = await listRows(app, 'auditLog', { projectId, action: 'review.recalled' })
    expect(act?.detail).toEqual({ versionName: 'v2' })
    expect((await client.fetch(`/files/${second}`)).status).toBe(404)
  })

  test('sends no mail if the first one was still queued', async () => {
    const down = vi.spyOn(app.context.mailer, 'deliver').mockRejectedValue(new Error('The server is away.'))
    const { owner, publish, recall } = await room()
    const id = await publish('v1')
    // A mail in delivery counts as sent, so the test waits for the failed first attempt.
    await expect.poll(() => down.mock.calls.length).toBeGreaterThan(0)
    await expect.poll(countMailsHandedOver).toBe(0)
    await expect.poll(async () => (await recall(id)).status, { timeout: 5000 }).toBe(200)
    down.mockRestore()
    await expectNoMail(owner, /[Vv]ersione/)
  })

  test('keeps the client’s comments: the team reads them, and the client finds them again', async () => {
    const { client, publish, recall, send, seen, seenByTeam, projectId } = await room()
    const id = await publish('v1')
    const { guest, guestId } = await makeSignedInGuest(app, projectId)
    const said = { deliverableId: id, atMs: 0, text: 'Il logo è storto.' }
    const { id: comment } = await client.call('dashboard.deliverables.comment', said)
    await client.call('dashboard.reviewGuests.markSeen', { deliverableId: id })
    await recall(id)
    expect((await seenByTeam()).items[0]?.comments).toMatchObject([{ id: comment, internal: false }])
    const viewers = { projectId }
    expect((await client.call('dashboard.reviewGuests.viewers', viewers)).items).toEqual([])
    expect((await editor.client.call('team.reviewGuests.viewers', viewers)).items).toHaveLength(1)
    const refused = [
      await client.ask('dashboard.deliverables.comment', said),
      await client.ask('dashboard.deliverables.editComment', { id: comment, text: 'Anzi no.' }),
      await client.ask('dashboard.deliverables.removeComment', { id: comment }),
      await client.ask('dashboard.deliverables.resolveComment', { id: comment }),
      await client.ask('dashboard.deliverables.acceptComment', { id: comment, accepted: true }),
      await client.ask('dashboard.deliverables.approve', { deliverableId: id }),
      await client.ask('dashboard.deliverables.requestChanges', { deliverableId: id, text: 'No.' }),
      await guest.ask('guestReview.comment', { guestId, ...said }),
    ]
    expect(refused.map(answerOf)).toEqual(refused.map(() => [409, 'VERSION_RECALLED']))
    // The team cannot reply to the client there, since no client can see it.
    const answer = { ...said, text: 'Visto.', parentId: comment }
    const answered = await editor.client.ask('team.deliverables.comment', answer)
    expect(answerOf(answered)).toEqual([400, 'INVALID_INPUT'])
    expect(answerOf(await send(id))).toEqual(FINE)
    expect((await seen()).items[0]?.comments).toMatchObject([{ id: comment, text: 'Il logo è storto.' }])
  })

  test('withdraws its outcomes, and offers them when it is sent again', async () => {
    const { publish, comment, save, send, recall, seen, seenByTeam } = await room()
    const first = await publish('v1')
    const answers = [
      { ...(await comment(first, 'Più luce.')), outcome: 'done' as const },
      { ...(await comment(first, 'Un drone.')), outcome: 'declined' as const, reason: 'Fuori preventivo.' },
      { ...(await comment(first, 'Il logo.')), outcome: 'carried' as const },
    ]
    const id = await save('v2')
    await send(id, { versionName: 'v2', answers })
    const states = answers.map(({ outcome }) => outcome)
    expect((await seen()).items[1]?.comments.map(({ state }) => state)).toEqual(states)
    await recall(id)
    const [former] = (await seen()).items
    expect(former?.comments.map(({ state, declineReason }) => [state, declineReason])).toEqual(
      answers.map(() => ['open', null]),
    )
    const [saved] = (await seenByTeam()).items
    expect(saved?.comments).toEqual([])
    expect(saved?.sendingAnswers).toEqual(answers)
    expect(answerOf(await send(id, { versionName: 'v2' }))).toEqual([409, 'NOTES_UNANSWERED'])
    expect(answerOf(await send(id, { versionName: 'v2', answers }))).toEqual(FINE)
    expect((await seen()).items[0]?.comments.map(({ text }) => text)).toEqual(['Il logo.'])
  })

  test('carries nothing over twice if the client has commented on it', async () => {
    const { publish, comment, save, send, recall, seen } = await room()
    const { id: thread } = await comment(await publish('v1'), 'Il logo.')
    const answers = [{ id: thread, outcome: 'carried' as const }]
    const id = await save('v2')
    await send(id, { versionName: 'v2', answers })
    const parentId = (await seen()).items[0]?.comments[0]?.id ?? ''
    await comment(id, 'Ancora.', { parentId })
    await recall(id)
    await send(id, { versionName: 'v2', answers })
    expect((await seen()).items[0]?.comments).toMatchObject([
      { id: parentId, replies: [{ text: 'Ancora.' }] },
    ])
  })

  test('keeps a carried comment that its author has edited there', async () => {
    const { client, publish, comment, recall, send, seen } = await room()
    const { id: thread } = await comment(await publish('v1'), 'Il logo.')
    const answers = [{ id: thread, outcome: 'carried' as const }]
    const id = await publish('v2', { answers })
    const copy = (await seen()).items[0]?.comments[0]?.id ?? ''
    await client.call('dashboard.deliverables.editComment', { id: copy, text: 'Il logo, più grande.' })
    await recall(id)
    await send(id, { versionName: 'v2', answers })
    expect((await seen()).items[0]?.comments).toMatchObject([{ id: copy, text: 'Il logo, più grande.' }])
  })

  test('gives a carried comment and its replies to the version that is sent instead', async () => {
    const { client, publish, comment, recall, seen, seenByTeam } = await room()
    const { id: thread } = await comment(await publish('v1'), 'Il logo.')
    const answers = [{ id: thread, outcome: 'carried' as const }]
    const wrong = await publish('v2', { answers })
    const parentId = (await seen()).items[0]?.comments[0]?.id ?? ''
    await comment(wrong, 'Ancora.', { parentId })
    await recall(wrong)
    const instead = await publish('v3', { answers })
    expect((await seen()).items[0]).toMatchObject({
      id: instead,
      comments: [{ id: parentId, isCarriedOver: true, replies: [{ text: 'Ancora.' }] }],
    })
    const [left] = (await seenByTeam()).items.filter(({ id }) => id === wrong)
    expect(left?.comments).toEqual([])
    await client.call('dashboard.deliverables.resolveComment', { id: parentId })
  })

  test('leaves a project in review if another version awaits the client', async () => {
    const { projectId, publish, recall, status } = await room()
    await publish('v1')
    const { id: assetId } = await editor.client.call('team.assets.add', {
      projectId,
      kind: '9:16' as const,
      isRequired: true,
    })
    const vertical = await publish('v1 verticale', { assetId })
    await recall(vertical)
    expect(await status()).toBe('in-review')
  })
})

const isNew = ({ subject }: { subject: string }) => /Una versione da guardare/.test(subject)

test('recalling ends ten minutes after sending, by the server’s clock; sending again restarts them', async () => {
  const { publish, recall, send, projectId } = await room()
  const recallMsLeft = async () =>
    (await manager.client.call('team.deliverables.list', { projectId })).items[0]?.recallMsLeft
  const id = await publish('v1')
  app.clock.advance(9 * MINUTE)
  const left = (await recallMsLeft()) ?? 0
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(MINUTE)
  expect(answerOf(await recall(id))).toEqual(FINE)
  await send(id)
  app.clock.advance(10 * MINUTE)
  expect(await recallMsLeft()).toBeNull()
  expect(answerOf(await recall(id))).toEqual([409, 'RECALL_OVER'])
})

const { db, storage } = app.context
const idle = await makeMember(app, 'Motion Designer')

const rowOf = (id: string) => getRow(app, 'deliverables', { id })
const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex')

describe('the replaced file of a version', () => {
  test('keeps version, round and comments; the former file is deleted', async () => {
    const { owner, publish, comment, replace, seen, news } = await room()
    const id = await publish('v1')
    const said = await comment(id, 'Più luce.')
    const before = await rowOf(id)
    expect(answerOf(await replace(id))).toEqual(FINE)
    const shown = await seen()
    expect(shown.items).toMatchObject([
      { id, versionName: 'v1', round: 1, state: 'waiting', fileNumber: 2, comments: [said] },
    ])
    expect(shown.items[0]?.fileReplacedAt).not.toBeNull()
    expect(shown.rounds.used).toBe(0)
    expect((await news())[0]).toBe('File sostituito')
    expect((await app.mailbox.find(owner.email, /^File sostituito/)).text).toContain('v1')
    expect(await app.mailbox.list(owner.email, /^File sostituito/)).toHaveLength(1)
    await waitFor(async () => expect(await storage.size(before.filePath)).toBeUndefined())
    const { filePath } = await rowOf(id)
    expect(await storage.size(filePath)).toBe('a better film'.length)
  })

  test('is loaded again by browsers that have cached the former one', async () => {
    const { client, projectId, publish, replace, seen } = await room()
    const id = await publish('v1')
    const { guest, guestId } = await makeSignedInGuest(app, projectId)
    const addresses = [
      [client, `/files/${id}`],
      [guest, `/guest-files/${guestId}/${id}`],
    ] as const
    const known = await Promise.all(
      addresses.map(async ([by, at]) => (await by.fetch(at)).headers.get('etag')),
    )
    expect((await seen()).items[0]?.url).toBe(`/files/${id}`)
    await replace(id)
    expect((await seen()).items[0]?.url).toBe(`/files/${id}?v=2`)
    expect((await guest.call('guestReview.room', { guestId })).items[0]?.url).toBe(
      `/guest-files/${guestId}/${id}?v=2`,
    )
    for (const [index, [by, at]] of addresses.entries()) {
      const answer = await by.fetch(at, { headers: { 'if-none-match': known[index] ?? '' } })
      expect([answer.status, await answer.text()]).toEqual([200, 'a better film'])
    }
  })

  test('cannot be approved by a client who has seen the former one', async () => {
    const { client, publish, replace } = await room()
    const id = await publish('v1')
    await replace(id)
    const decisions = [
      await client.ask('dashboard.deliverables.approve', { deliverableId: id }),
      await client.ask('dashboard.deliverables.approve', { deliverableId: id, fileNumber: 1 }),
      await client.ask('dashboard.deliverables.requestChanges', { deliverableId: id, text: 'No.' }),
    ]
    expect(decisions.map(answerOf)).toEqual(decisions.map(() => [409, 'FILE_REPLACED']))
    const seen = await client.ask('dashboard.deliverables.approve', { deliverableId: id, fileNumber: 2 })
    expect(answerOf(seen)).toEqual(FINE)
  })

  test('is named on the certificate', async () => {
    const { client, publish, replace } = await room()
    const id = await publish('v1')
    // The digest of the former file is stored already.
    expect(await digestOf(app.context, id)).toBe(sha256('a film'))
    await replace(id)
    expect((await rowOf(id)).sha256).toBeNull()
    await client.call('dashboard.deliverables.approve', { deliverableId: id, fileNumber: 2 })
    await waitFor(async () => expect((await rowOf(id)).sha256).toBe(sha256('a better film')))
  })

  test('discards renditions and timecode corrections of the former one', async () => {
    const { publish, replace } = await room()
    const id = await publish('v1')
    const made = { filePath: `tests/${randomUUID()}.mp4`, fileType: 'video/mp4', fileSize: 4 }
    await storage.write(made.filePath, Buffer.from('made'))
    await db.insertInto('versionMedia').values({ deliverableId: id, state: 'done' }).execute()
    await insertRow(app, 'versionRenditions', {
      deliverableId: id,
      kind: 'proxy-540',
      ...made,
      width: 960,
      height: 540,
    })
    await updateRows(app, 'deliverables', { id }, { correctedStart: '01:00:00:00' })
    await replace(id)
    expect(await listRows(app, 'versionRenditions', { deliverableId: id })).toEqual([])
    expect((await rowOf(id)).correctedStart).toBeNull()
    await waitFor(async () => expect(await storage.size(made.filePath)).toBeUndefined())
  })

  test('of a version with the team notifies no one outside', async () => {
    const { owner, save, replace, news } = await room()
    const id = await save('v1')
    const before = await news()
    expect(answerOf(await replace(id))).toEqual(FINE)
    expect(await news()).toEqual(before)
    const queued = await listRows(app, 'auditLog', { subjectId: id })
    expect(queued.map(({ detail }) => detail)).toContainEqual({
      versionName: 'v1',
      fileName: 'forno.mp4',
      formerFileName: 'forno.mp4',
    })
    await expectNoMail(owner, /File sostituito/)
  })
})

test.each(['recall', 'replace'] as const)('%s ends with a decision, and a newer version', async act => {
  const { client, publish, [act]: correct } = await room()
  const first = await publish('v1')
  await client.call('dashboard.deliverables.requestChanges', { deliverableId: first, text: 'No.' })
  expect(answerOf(await correct(first))).toEqual([409, 'VERSION_DECIDED'])
  const second = await publish('v2')
  const third = await publish('v3')
  expect(answerOf(await correct(second))).toEqual([409, 'VERSION_DECIDED'])
  await client.call('dashboard.deliverables.approve', { deliverableId: third })
  expect(answerOf(await correct(third))).toEqual([409, 'VERSION_DECIDED'])
})

describe('replacing a file', () => {
  test('is for managers once the version is sent', async () => {
    const { publish, replace } = await room()
    const id = await publish('v1')
    expect(answerOf(await replace(id, 'a better film', editor))).toEqual([403, 'NOT_A_MANAGER'])
    expect(answerOf(await replace(id))).toEqual(FINE)
  })

  test('needs a video for a video, and is done once per upload; a refusal keeps the upload', async () => {
    const { projectId, save } = await room()
    const id = await save('v1')
    const file = { userId: editor.id, projectId, kind: 'delivery-file' as const, fileName: 'a.pdf' }
    const paper = await makeWaitingUpload(app, { ...file, fileType: 'application/pdf' })
    const call = (uploadId: string, by = editor) =>
      by.client.ask('team.deliverables.replaceFile', { deliverableId: id, uploadId })
    expect(answerOf(await call(paper))).toEqual([415, 'FILE_TYPE'])
    expect(await listRows(app, 'uploads', { id: paper })).toHaveLength(1)
    const film = await makeWaitingUpload(app, { userId: editor.id, projectId })
    expect(answerOf(await call(film, idle))).toEqual([404, 'NOT_FOUND'])
    expect(answerOf(await call(film, manager))).toEqual([404, 'NOT_FOUND'])
    // The answer of the first call may have been lost.
    expect([answerOf(await call(film)), answerOf(await call(film))]).toEqual([FINE, FINE])
    expect(await getRow(app, 'deliverables', { id })).toMatchObject({ fileNumber: 2 })
  })
})
