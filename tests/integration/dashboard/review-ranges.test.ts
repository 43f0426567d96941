import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { listRows } from '../../support/rows.ts'

const app = await startApp()
const editor = await makeMember(app, 'Video Editor')

const room = () => makeReviewRoom(app, editor)

describe('a comment about a stretch', () => {
  test('is seen with its first and last frame by both sides, in mail and exports too', async () => {
    const { client, publish, comment, exported, seen, seenByTeam } = await room()
    const deliverableId = await publish('v1')
    const text = 'Qui la musica copre la voce.'
    await comment(deliverableId, text, { atMs: 1020, untilMs: 2020 })
    for (const shown of [await seen(), await seenByTeam()])
      expect(shown.items[0]?.comments).toMatchObject([{ atMs: 1020, untilMs: 2020 }])
    expect(await exported(deliverableId, 'csv')).toContain('"00:00:01:00";"00:00:02:00";"25"')
    expect(await exported(deliverableId, 'edl')).toContain('|D:26')
    await client.call('dashboard.deliverables.requestChanges', { deliverableId })
    const mail = await app.mailbox.find(editor.email, /Modifiche richieste/)
    expect(mail.text).toContain(`00:00:01:00 – 00:00:02:00 · ${text}`)
  })

  test('hands its stretch to the answers', async () => {
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

  test.each([1000, 999, 0])('that ends at %i ms, not behind its start, is refused', async untilMs => {
    const { client, publish } = await room()
    const said = { deliverableId: await publish('v1'), atMs: 1000, untilMs, text: 'Al contrario.' }
    const answer = await client.ask('dashboard.deliverables.comment', said)
    expect([answer.status, answer.fields]).toEqual([400, { untilMs: 'OUT_OF_RANGE' }])
  })
})

describe('the timecode of a version’s first frame', () => {
  const correct = (deliverableId: string, startTimecode: string | null, isDropFrame = false, by = editor) =>
    by.client.ask('team.deliverables.correctTimecode', { deliverableId, startTimecode, isDropFrame })

  test('is corrected by the team, for both sides, exports and the log, and taken back', async () => {
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

  test('counts with drop-frame where the rate has it, and is refused where it has not', async () => {
    const { projectId, seen } = await room()
    const [at25, at2997] = await Promise.all(
      [25, 29.97].map(frameRate => makeVersion(app, projectId, { frameRate })),
    )
    await correct(at2997 ?? '', '00:59:58;00', true)
    const shown = (await seen()).items.find(({ id }) => id === at2997)
    expect(shown?.correction).toEqual({ startTimecode: '00:59:58;00', isDropFrame: true })
    const refused: [string | undefined, string, boolean][] = [
      [at25, '10:00:00:25', false],
      [at25, 'boh', false],
      [at25, '24:00:00:00', false],
      [at2997, '00:01:00;01', true],
    ]
    for (const [deliverableId = '', startTimecode, isDropFrame] of refused) {
      const answer = await correct(deliverableId, startTimecode, isDropFrame)
      expect([answer.status, answer.fields]).toEqual([400, { startTimecode: 'TIMECODE' }])
    }
  })
})
