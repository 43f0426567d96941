import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
const idle = await makeMember(app, 'Motion Designer')

const room = () => makeReviewRoom(app, editor)

const DECLINED = [400, 'INVALID_INPUT']

describe('publishing', () => {
  test('puts the project in review, and notifies the client in the app and by mail', async () => {
    const { owner, publish, seen, status, news, projectId } = await room()
    const id = await publish('Primo montaggio', { notes: 'Musica provvisoria.', frameRate: 25 })
    const { items, rounds } = await seen()
    expect(items).toMatchObject([
      { id, versionName: 'Primo montaggio', notes: 'Musica provvisoria.', format: 'MP4', round: 1 },
    ])
    expect(items[0]).toMatchObject({ state: 'waiting', publishedBy: 'Luca Moretti', url: `/files/${id}` })
    expect(rounds).toMatchObject({ used: 0, included: 2 })
    expect(await status()).toBe('in-review')
    expect(await news()).toEqual(['Il tuo video è pronto da rivedere'])
    const mail = await app.mailbox.find(owner.email, /Una versione da guardare/)
    expect(mail.text).toContain('Musica provvisoria.')
    expect(mail.text).toContain(`/dashboard/downloads?project=${projectId}`)
  })

  test('serves the file to client and team only, also in ranges', async () => {
    const { client, publish } = await room()
    const id = await publish('v1')
    const part = await client.fetch(`/files/${id}`, { headers: { range: 'bytes=2-5' } })
    expect([part.status, await part.text()]).toEqual([206, 'film'])
    expect((await editor.client.fetch(`/files/${id}`)).status).toBe(200)
    const stranger = await makeClient(app)
    for (const other of [stranger.client, idle.client]) {
      expect((await other.fetch(`/files/${id}`)).status).toBe(404)
    }
  })

  test('makes one version of an upload, and only of its project and user', async () => {
    const { projectId } = await room()
    const other = await room()
    const uploadId = await makeWaitingUpload(app, { userId: editor.id, projectId })
    const attempt = (asked: typeof editor, project: string, upload = uploadId) =>
      asked.client.ask('team.deliverables.publish', {
        projectId: project,
        uploadId: upload,
        versionName: 'v1',
      })
    expect((await attempt(editor, other.projectId)).status).toBe(404)
    expect((await attempt(manager, projectId)).status).toBe(404)
    expect((await attempt(idle, projectId)).status).toBe(404)
    expect((await attempt(editor, projectId, 'not-an-id')).status).toBe(404)
    const [one, same] = await Promise.all([attempt(editor, projectId), attempt(editor, projectId)])
    expect(one.status).toBe(200)
    expect(same.data).toEqual(one.data)
  })
})

describe('rounds', () => {
  test('two are included; the third request is refused, and approving stays possible', async () => {
    const { client, publish, seen, status } = await room()
    for (const round of [1, 2]) {
      const deliverableId = await publish(`v${round}`)
      await client.call('dashboard.deliverables.requestChanges', { deliverableId, text: 'Più ritmo.' })
      expect(await status()).toBe('in-production')
    }
    const deliverableId = await publish('v3')
    const refused = await client.ask('dashboard.deliverables.requestChanges', { deliverableId })
    expect([refused.status, refused.code]).toEqual([409, 'ROUNDS_USED_UP'])
    expect(await status()).toBe('in-review')
    await client.call('dashboard.deliverables.approve', { deliverableId })
    const { items, rounds } = await seen()
    expect(items.map(item => [item.versionName, item.state, item.round])).toEqual([
      ['v3', 'approved', 3],
      ['v2', 'superseded', 2],
      ['v1', 'superseded', 1],
    ])
    expect(rounds.used).toBe(2)
  })

  test('a version published on the team’s own initiative uses none', async () => {
    const { publish, seen } = await room()
    await publish('v1')
    await publish('v1 bis')
    expect((await seen()).items.map(item => item.round)).toEqual([1, 1])
  })

  test('a request sends the open comments with their timecodes to the team once', async () => {
    const cutter = await makeMember(app, 'Video Editor')
    const { client, projectId, publish, comment, seen } = await makeReviewRoom(app, cutter)
    const deliverableId = await publish('v1')
    await comment(deliverableId, 'Qui il logo è storto.', { atMs: 72_000 })
    const press = () =>
      client.ask('dashboard.deliverables.requestChanges', { deliverableId, text: 'Il resto va bene.' })
    const answers = await Promise.all(Array.from({ length: 6 }, press))
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200))
    expect((await seen()).rounds.used).toBe(1)
    const mail = await app.mailbox.find(cutter.email, /Modifiche richieste/)
    expect(mail.text).toContain('00:01:12:00 · Qui il logo è storto.')
    expect(mail.text).toContain('Il resto va bene.')
    const links = (await cutter.client.call('team.notifications.list')).items.map(item => item.link)
    expect(links.filter(link => link === `/team/project/${projectId}/review`)).toHaveLength(1)
  })

  test('only the newest version can be decided on', async () => {
    const { client, publish } = await room()
    const deliverableId = await publish('v1')
    await publish('v2')
    for (const act of ['requestChanges', 'approve'] as const) {
      const answer = await client.ask(`dashboard.deliverables.${act}`, { deliverableId })
      expect([answer.status, answer.code]).toEqual(DECLINED)
    }
  })
})

describe('approval', () => {
  test('completes the project, changes the status, and mails links to file and testimonial', async () => {
    const { owner, client, projectId, publish, status } = await room()
    const deliverableId = await publish('Definitivo')
    await client.call('dashboard.deliverables.approve', { deliverableId })
    expect(await status()).toBe('completed')
    const { steps } = await client.call('dashboard.status.get', { projectId })
    expect(steps.find(step => step.code === 'delivery')?.state).toBe('completed')
    const mail = await app.mailbox.find(owner.email, /^Progetto completato: /)
    expect(mail.text).toContain(`/dashboard/downloads?project=${projectId}`)
    expect(mail.text).toContain(`/dashboard/testimonial?project=${projectId}`)
    await app.mailbox.find(editor.email, /Video approvato/)
    const { history } = await manager.client.call('team.projects.get', { id: projectId })
    expect(history.map(act => act.action)).toEqual(
      expect.arrayContaining(['review.published', 'review.approved']),
    )
  })

  test('ends the review: no comment, withdrawal or request follows, and two approvals count once', async () => {
    const { owner, client, publish, news } = await room()
    const deliverableId = await publish('v1')
    const say = { deliverableId, atMs: 0, text: 'Bello.' }
    const { id } = await client.call('dashboard.deliverables.comment', say)
    const approve = () => client.ask('dashboard.deliverables.approve', { deliverableId })
    const answers = await Promise.all(Array.from({ length: 8 }, approve))
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200))
    expect((await news()).filter(title => title === 'Il tuo video è pronto')).toHaveLength(1)
    await waitFor(async () => {
      const mails = await app.mailbox.list(owner.email)
      expect(mails.filter(mail => /^Progetto completato: /.test(mail.subject))).toHaveLength(1)
    })
    const refused = [
      await client.ask('dashboard.deliverables.comment', say),
      await editor.client.ask('team.deliverables.comment', say),
      await client.ask('dashboard.deliverables.removeComment', { id }),
      await client.ask('dashboard.deliverables.resolveComment', { id }),
      await client.ask('dashboard.deliverables.requestChanges', { deliverableId }),
    ]
    expect(refused.map(answer => [answer.status, answer.code])).toEqual(refused.map(() => DECLINED))
  })

  test('concurrent approval and request end approved', async () => {
    const { client, publish, seen, status } = await room()
    const deliverableId = await publish('v1')
    await Promise.all([
      client.ask('dashboard.deliverables.approve', { deliverableId }),
      client.ask('dashboard.deliverables.requestChanges', { deliverableId, text: 'No, aspetta.' }),
    ])
    // Approval after a request is allowed, a request after an approval is not, so both orders end approved.
    expect([(await seen()).items[0]?.state, await status()]).toEqual(['approved', 'completed'])
  })

  test('over a colleague’s unseen change request is refused, and so are comments after it', async () => {
    const { client, publish } = await room()
    const deliverableId = await publish('v1')
    const request = (text: string) =>
      client.ask('dashboard.deliverables.requestChanges', { deliverableId, text })
    const approve = (seenState: 'waiting' | 'changes-requested') =>
      client.ask('dashboard.deliverables.approve', { deliverableId, seenState })
    await request('Il logo è storto.')
    const refused = [await approve('waiting'), await request('E la musica copre la voce.')]
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      refused.map(() => [409, 'COLLEAGUE_DECIDED']),
    )
    expect((await approve('changes-requested')).status).toBe(200)
  })
})

type Outcome = { id: string; outcome: 'done' | 'declined' | 'carried'; reason?: string }

const box = { tool: 'box' as const, color: 'red' as const, points: [0.1, 0.1, 0.5, 0.5] }

/** Creates a room with a first version. The client comments on it and requests changes. */
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

describe('publishing the next version', () => {
  test('requires an outcome for each open comment, and changes nothing without', async () => {
    const { one, two, answer, seen, status } = await commented('Più luce.', 'Meno musica.')
    const refused = [
      await answer(),
      await answer([]),
      await answer([{ id: one, outcome: 'done' }]),
      // An outcome for another comment does not count.
      await answer([
        { id: one, outcome: 'done' },
        { id: (await commented('Qui.')).one, outcome: 'done' },
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

  test('reports to the client what was done, declined with a reason, and carried over', async () => {
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
    await waitFor(async () => {
      const mails = await app.mailbox.list(owner.email)
      const text = mails.map(mail => mail.text).join()
      expect(text).toContain('Più luce. — risolto')
      expect(text).toContain('Un drone. — non accolto: Il drone non è nel preventivo.')
      expect(text).toContain('Il logo. — passato alla versione successiva')
    })
  })

  test('requires none for internal or resolved comments, or after an approval', async () => {
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

  test('concurrently with a comment either is refused or leaves the comment on the former version', async () => {
    const { client, deliverableId, one, answer, seen } = await commented('Più luce.')
    const late = { deliverableId, atMs: 0, text: 'Aspetta.' }
    const [published, said] = await Promise.all([
      answer([{ id: one, outcome: 'done' }]),
      client.ask('dashboard.deliverables.comment', late),
    ])
    const { items } = await seen()
    // Either the comment came first and is unanswered, or the version came first and ended the former review.
    expect([published.status, said.status, items.length]).toSatisfy(
      (outcome: number[]) => `${outcome}` === '409,200,1' || `${outcome}` === '200,400,2',
    )
  })
})

describe('the outcome of a comment', () => {
  test('is accepted by the client on the next version, and the mark is removed again', async () => {
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

  test('is not accepted if carried over, or after the approval', async () => {
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

  test('is a reason for declining, reported to the client, and reopening removes it', async () => {
    const { client, one, seen, news } = await commented('Un drone.')
    await editor.client.call('team.deliverables.declineComment', { id: one, reason: 'Non è nel preventivo.' })
    const thread = async () => (await seen()).items[0]?.comments[0]
    expect(await thread()).toMatchObject({ state: 'declined', declineReason: 'Non è nel preventivo.' })
    expect((await news())[0]).toBe('Il team ti ha risposto')
    await client.call('dashboard.deliverables.resolveComment', { id: one, resolved: false })
    expect(await thread()).toMatchObject({ state: 'open', declineReason: null })
  })

  test('is never a decline for an internal note or a reply', async () => {
    const { deliverableId, one } = await commented('Un drone.')
    const say = (more: object) =>
      editor.client.call('team.deliverables.comment', { deliverableId, atMs: 0, text: 'Mah.', ...more })
    for (const { id } of [await say({ internal: true }), await say({ parentId: one })]) {
      const refused = await editor.client.ask('team.deliverables.declineComment', { id, reason: 'No.' })
      expect([refused.status, refused.code]).toEqual(DECLINED)
    }
  })
})
