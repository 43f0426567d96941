import { createHash, randomUUID } from 'node:crypto'
import { digestOf } from 'server/domain/deliverables/certificate/digest.jobs'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { comeAsGuest, makeGuest } from '../../support/builders/guests.ts'
import { makeMember } from '../../support/builders/people.ts'
import { answerOf, FINE, makeStageRoom } from '../../support/builders/stage-room.ts'
import { eventually } from '../../support/eventually.ts'
import { getRow, insertRow, listRows, updateRows } from '../../support/rows.ts'

const app = await startApp()
const { db, storage } = app.context
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')
const idle = await makeMember(app, 'Motion Designer')

const room = () => makeStageRoom(app, editor, manager)
const rowOf = (id: string) => getRow(app, 'deliverables', { id })
const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex')

describe('the file of a version that is replaced', () => {
  test('takes the place of the former one: same version, round and comments; the former bytes go', async () => {
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
    await eventually(async () => expect(await storage.size(before.filePath)).toBeUndefined())
    const { filePath } = await rowOf(id)
    expect(await storage.size(filePath)).toBe('a better film'.length)
  })

  test('is read anew by browsers that have the former one', async () => {
    const { client, projectId, publish, replace, seen } = await room()
    const id = await publish('v1')
    const { token } = await makeGuest(app, projectId)
    const { guest, guestId } = await comeAsGuest(app, token)
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

  test('is not decided on by who has seen the former one', async () => {
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

  test('is the one that the certificate names', async () => {
    const { client, publish, replace } = await room()
    const id = await publish('v1')
    // Somebody has asked for the digest of the former one.
    expect(await digestOf(app.context, id)).toBe(sha256('a film'))
    await replace(id)
    expect((await rowOf(id)).sha256).toBeNull()
    await client.call('dashboard.deliverables.approve', { deliverableId: id, fileNumber: 2 })
    await eventually(async () => expect((await rowOf(id)).sha256).toBe(sha256('a better film')))
  })

  test('forgets what was made of the former one, and how its timecode was corrected', async () => {
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
    await eventually(async () => expect(await storage.size(made.filePath)).toBeUndefined())
  })

  test('of a version with the team tells nobody outside', async () => {
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
    expect(await app.mailbox.list(owner.email, /File sostituito/)).toEqual([])
  })
})

describe('replacing a file', () => {
  test('ends with the client’s decision, and with a newer version', async () => {
    const { client, publish, replace } = await room()
    const first = await publish('v1')
    await client.call('dashboard.deliverables.requestChanges', { deliverableId: first, text: 'No.' })
    expect(answerOf(await replace(first))).toEqual([409, 'VERSION_DECIDED'])
    const second = await publish('v2')
    const third = await publish('v3')
    expect(answerOf(await replace(second))).toEqual([409, 'VERSION_DECIDED'])
    await client.call('dashboard.deliverables.approve', { deliverableId: third })
    expect(answerOf(await replace(third))).toEqual([409, 'VERSION_DECIDED'])
  })

  test('is for managers once the client has the version', async () => {
    const { publish, replace } = await room()
    const id = await publish('v1')
    expect(answerOf(await replace(id, 'a better film', editor))).toEqual([403, 'NOT_A_MANAGER'])
    expect(answerOf(await replace(id))).toEqual(FINE)
  })

  test('takes a film for a film, and each upload once; a refusal leaves the upload as it was', async () => {
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
    expect(answerOf(await call(film))).toEqual(FINE)
    expect(answerOf(await call(film))).toEqual([404, 'NOT_FOUND'])
  })
})
