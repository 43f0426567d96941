import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { eventually } from '../../support/eventually.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })

type Outcome = { id: string; outcome: 'done' | 'declined' | 'carried'; reason?: string }

const box = { tool: 'box' as const, color: 'red' as const, points: [0.1, 0.1, 0.5, 0.5] }

/** A room with a first version, on which the client has asked for changes in some words. */
async function commented(...texts: string[]) {
  const room = await makeReviewRoom(app, editor)
  const deliverableId = await room.publish('v1')
  const ids: string[] = []
  for (const [at, text] of texts.entries()) {
    const said = { deliverableId, atMs: at * 1000, untilMs: at * 1000 + 500, text, drawing: [box] }
    ids.push((await room.client.call('dashboard.deliverables.comment', said)).id)
  }
  await room.client.call('dashboard.deliverables.requestChanges', { deliverableId })
  const answer = async (answers?: Outcome[], projectId = room.projectId) => {
    const uploadId = await makeWaitingUpload(app, { userId: manager.id, projectId })
    const published = { uploadId, projectId, versionName: 'v2', ...(answers && { answers }) }
    return manager.client.ask('team.deliverables.publish', published)
  }
  const [one = '', two = '', three = ''] = ids
  return { ...room, deliverableId, one, two, three, answer }
}

const DECLINED = [400, 'INVALID_INPUT']

describe('publishing the next version', () => {
  test('asks for an answer to each open comment, and changes nothing without', async () => {
    const { one, two, answer, seen, status } = await commented('Più luce.', 'Meno musica.')
    const refused = [
      await answer(),
      await answer([]),
      await answer([{ id: one, outcome: 'done' }]),
      // An answer to something else is none.
      await answer([
        { id: one, outcome: 'done' },
        { id: (await commented('Altrove.')).one, outcome: 'done' },
      ]),
    ]
    expect(refused.map(one => [one.status, one.code])).toEqual(refused.map(() => [409, 'NOTES_UNANSWERED']))
    expect((await seen()).items).toHaveLength(1)
    expect(await status()).toBe('in-production')
    const noReason = await answer([
      { id: one, outcome: 'done' },
      { id: two, outcome: 'declined', reason: '  ' },
    ])
    expect([noReason.status, noReason.fields]).toEqual([400, { 'answers.1.reason': 'REQUIRED' }])
  })

  test('tells the client what was done, what was not and why, and what goes on', async () => {
    const { owner, one, two, three, answer, seen } = await commented('Più luce.', 'Un drone.', 'Il logo.')
    await answer([
      { id: one, outcome: 'done', reason: 'non letto' },
      { id: two, outcome: 'declined', reason: 'Il drone non è nel preventivo.' },
      { id: three, outcome: 'carried' },
    ])
    const [newest, former] = (await seen()).items
    expect(
      former?.comments.map(({ state, declineReason, canAccept }) => [state, declineReason, canAccept]),
    ).toEqual([
      ['done', null, true],
      ['declined', 'Il drone non è nel preventivo.', true],
      ['carried', null, false],
    ])
    expect(newest?.comments).toMatchObject([
      {
        text: 'Il logo.',
        atMs: 2000,
        untilMs: 2500,
        drawing: [box],
        state: 'open',
        isCarriedOver: true,
        isOwn: true,
      },
    ])
    await eventually(async () => {
      const mails = await app.mailbox.list(owner.email)
      const text = mails.map(mail => mail.text).join()
      expect(text).toContain('Più luce. — fatto')
      expect(text).toContain('Un drone. — non accolto: Il drone non è nel preventivo.')
      expect(text).toContain('Il logo. — riportato nella nuova versione')
    })
  })

  test('asks for none where it is internal, closed, or went with an approval', async () => {
    const { client, deliverableId, one, answer, seenByTeam } = await commented('Più luce.')
    const note = { deliverableId, atMs: 0, text: 'Fra noi.', internal: true }
    await editor.client.call('team.deliverables.comment', note)
    await client.call('dashboard.deliverables.resolveComment', { id: one })
    expect((await answer()).status).toBe(200)
    const [newest] = (await seenByTeam()).items
    const said = { deliverableId: newest?.id ?? '', atMs: 0, text: 'Ancora una cosa.' }
    await client.call('dashboard.deliverables.comment', said)
    await client.call('dashboard.deliverables.approve', { deliverableId: newest?.id ?? '' })
    expect((await answer()).status).toBe(200)
  })

  test('at once with a comment: either it is answered, or it is on the former version as before', async () => {
    const { client, deliverableId, one, answer, seen } = await commented('Più luce.')
    const late = { deliverableId, atMs: 0, text: 'Aspetta.' }
    const [published, said] = await Promise.all([
      answer([{ id: one, outcome: 'done' }]),
      client.ask('dashboard.deliverables.comment', late),
    ])
    const { items } = await seen()
    // The comment came first and is unanswered, or the version did and the review of the former is over.
    expect([published.status, said.status, items.length]).toSatisfy(
      (outcome: number[]) => `${outcome}` === '409,200,1' || `${outcome}` === '200,400,2',
    )
  })
})

describe('what became of a comment', () => {
  test('is ticked off by the client on the next version, and the tick is taken away', async () => {
    const { client, one, answer, seenByTeam } = await commented('Più luce.')
    const accept = (accepted: boolean) =>
      client.ask('dashboard.deliverables.acceptComment', { id: one, accepted })
    const early = await accept(true)
    expect([early.status, early.code]).toEqual(DECLINED)
    await answer([{ id: one, outcome: 'done' }])
    const ticked = async () => (await seenByTeam()).items[1]?.comments[0]?.acceptedAt
    expect((await accept(true)).status).toBe(200)
    expect(await ticked()).not.toBeNull()
    expect((await accept(false)).status).toBe(200)
    expect(await ticked()).toBeNull()
    const stranger = await makeClient(app)
    const other = await stranger.client.ask('dashboard.deliverables.acceptComment', {
      id: one,
      accepted: true,
    })
    expect(other.status).toBe(404)
  })

  test('is not ticked off where it goes on, or after the approval', async () => {
    const { client, one, two, answer, seen } = await commented('Più luce.', 'Meno musica.')
    await answer([
      { id: one, outcome: 'carried' },
      { id: two, outcome: 'done' },
    ])
    const [newest] = (await seen()).items
    await client.call('dashboard.deliverables.approve', { deliverableId: newest?.id ?? '' })
    for (const id of [one, two]) {
      const answered = await client.ask('dashboard.deliverables.acceptComment', { id, accepted: true })
      expect([answered.status, answered.code]).toEqual(DECLINED)
    }
  })

  test('is declined with its reason, which the client hears of, and opened again without it', async () => {
    const { client, one, seen, news } = await commented('Un drone.')
    await editor.client.call('team.deliverables.declineComment', { id: one, reason: 'Non è nel preventivo.' })
    const thread = async () => (await seen()).items[0]?.comments[0]
    expect(await thread()).toMatchObject({ state: 'declined', declineReason: 'Non è nel preventivo.' })
    expect((await news())[0]).toBe('Il team ti ha risposto')
    await client.call('dashboard.deliverables.resolveComment', { id: one, resolved: false })
    expect(await thread()).toMatchObject({ state: 'open', declineReason: null })
  })

  test('of an internal note or an answer is never declined', async () => {
    const { deliverableId, one } = await commented('Un drone.')
    const say = (more: object) =>
      editor.client.call('team.deliverables.comment', { deliverableId, atMs: 0, text: 'Mah.', ...more })
    for (const { id } of [await say({ internal: true }), await say({ parentId: one })]) {
      const refused = await editor.client.ask('team.deliverables.declineComment', { id, reason: 'No.' })
      expect([refused.status, refused.code]).toEqual(DECLINED)
    }
  })
})
