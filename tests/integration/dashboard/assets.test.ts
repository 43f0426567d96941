import { randomUUID } from 'node:crypto'
import { makeLateBalancesDue } from 'server/domain/orders/payment/balance-due.service'
import { assetLabel } from 'shared/messages/it/assets'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeComment, makeVersion, makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { askToPay, confirmQuote, makeOrder } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makePayment, makeRecap } from '../../support/builders/projects.ts'
import { agreeOn } from '../../support/builders/proposals.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { deleteRows, insertRow, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
const manager = await makeMember(app, 'Project Manager')
const DAY = 86_400_000

const upright = assetLabel({ kind: '9:16', name: null })
const wide = assetLabel({ kind: '16:9', name: null })

/** Creates a review room whose project also delivers a vertical video. */
async function room() {
  const made = await makeReviewRoom(app, editor)
  const { projectId, seen } = made
  const add = (asset: object) =>
    editor.client.ask('team.assets.add', { projectId, kind: '9:16', isRequired: true, ...asset })
  const verticalId = (await add({})).data?.id ?? ''
  const assets = async () => (await seen()).assets
  const states = async () => (await assets()).map(({ kind, state }) => `${kind} ${state}`)
  const approve = (deliverableId: string) =>
    made.client.call('dashboard.deliverables.approve', { deliverableId })
  return { ...made, add, verticalId, assets, states, approve }
}

describe('a project that delivers two formats', () => {
  test('shows required assets without versions, and each with its own versions', async () => {
    const { publish, seen, states, verticalId } = await room()
    expect(await states()).toEqual(['16:9 open', '9:16 open'])
    const main = await publish('v1')
    const vertical = await publish('v1', { assetId: verticalId })
    const again = await publish('v2', { assetId: verticalId })
    expect(await states()).toEqual(['16:9 waiting', '9:16 waiting'])
    const { items, assets } = await seen()
    expect(items.map(({ id, assetId, state }) => ({ id, assetId, state }))).toEqual([
      { id: again, assetId: verticalId, state: 'waiting' },
      { id: vertical, assetId: verticalId, state: 'superseded' },
      { id: main, assetId: assets[0]?.id, state: 'waiting' },
    ])
    expect(assets).toMatchObject([
      { isMain: true, isRequired: true, name: null },
      { isMain: false, isRequired: true, name: null },
    ])
  })

  test('is completed once both are approved; the first approval names the missing one', async () => {
    const { owner, publish, approve, status, states, verticalId, news } = await room()
    const main = await publish('Definitivo')
    const vertical = await publish('Taglio', { assetId: verticalId })
    await waitFor(async () => {
      const told = (await app.mailbox.list(owner.email)).map(({ text }) => text)
      expect(told.join()).toContain(`Taglio (${upright})`)
    })
    await approve(main)
    expect(await status()).toBe('in-review')
    expect(await states()).toEqual(['16:9 approved', '9:16 waiting'])
    const half = await app.mailbox.find(owner.email, /^Approvato: /)
    expect(half.text).toContain(`Definitivo (${wide})`)
    expect(half.text).toContain(`resta da approvare: ${upright}`)
    const byTeam = await app.mailbox.find(editor.email, /^Approvato dal cliente: /)
    expect(byTeam.text).toContain(`Ancora da approvare: ${upright}`)
    expect(await news()).not.toContain('Il tuo video è pronto')
    await approve(vertical)
    expect(await status()).toBe('completed')
    await app.mailbox.find(owner.email, /^Progetto completato: /)
    expect(await news()).toContain('Il tuo video è pronto')
  })

  test('counts its rounds together', async () => {
    const { client, publish, verticalId, seen } = await room()
    const request = (deliverableId: string) =>
      client.ask('dashboard.deliverables.requestChanges', { deliverableId, text: 'Più ritmo.' })
    const main = await publish('v1')
    const vertical = await publish('v1', { assetId: verticalId })
    expect((await request(main)).status).toBe(200)
    expect((await request(vertical)).status).toBe(200)
    const next = await publish('v2')
    expect((await request(next)).code).toBe('ROUNDS_USED_UP')
    expect((await seen()).rounds.used).toBe(2)
    const mail = await app.mailbox.find(editor.email, /Modifiche richieste/)
    expect(mail.text).toMatch(/Si tratta di: /)
  })

  test('requires answers to open comments of the former version of the same asset', async () => {
    const { owner, client, publish, verticalId, seen, projectId } = await room()
    const main = await publish('v1')
    const vertical = await publish('v1', { assetId: verticalId })
    const commentId = await makeComment(app, main, { userId: owner.id, text: 'Il logo.' })
    await publish('v2', { assetId: verticalId })
    const uploadId = await makeWaitingUpload(app, { userId: editor.id, projectId })
    const next = { projectId, uploadId, versionName: 'v2' }
    const { id: deliverableId } = await editor.client.call('team.deliverables.publish', next)
    const sending = { deliverableId, versionName: 'v2' }
    const refused = await manager.client.ask('team.deliverables.send', sending)
    expect([refused.status, refused.code]).toEqual([409, 'NOTES_UNANSWERED'])
    await manager.client.call('team.deliverables.discard', { deliverableId })
    await publish('v2', { answers: [{ id: commentId, outcome: 'done' }] })
    const { items } = await seen()
    const thread = items.find(({ id }) => id === main)?.comments[0]
    expect(thread).toMatchObject({ id: commentId, state: 'done', canAccept: true })
    expect(items.find(({ id }) => id === vertical)?.state).toBe('superseded')
    await client.call('dashboard.deliverables.acceptComment', { id: commentId, accepted: true })
  })
})

describe('the balance', () => {
  /** Creates a project with a paid deposit and an unpaid balance. */
  async function owed() {
    const made = await room()
    const { projectId, owner, client } = made
    await makeRecap(app, { userId: owner.id, projectId, summary: 'Un video aziendale con sottotitoli.' })
    await client.call('dashboard.quote.confirm', { projectId, totalCents: 102_000 })
    await makePayment(app, projectId, { rule: 'deposit', balanceCents: 55_000 })
    const dueAt = async () =>
      (await made.client.call('dashboard.status.get', { projectId })).balance?.dueAt ?? null
    return { ...made, dueAt }
  }

  test('is due when all assets are approved', async () => {
    const { publish, approve, verticalId, dueAt } = await owed()
    await approve(await publish('v1'))
    await makeLateBalancesDue(app.context)
    expect(await dueAt()).toBeNull()
    await approve(await publish('v1', { assetId: verticalId }))
    expect(await dueAt()).not.toBeNull()
  })

  test('is due when the only open asset is removed, and no download is promised before it is paid', async () => {
    const { publish, approve, verticalId, dueAt, client } = await owed()
    await approve(await publish('v1'))
    await editor.client.call('team.assets.remove', { id: verticalId })
    expect(await dueAt()).not.toBeNull()
    const { items } = await client.call('dashboard.notifications.list', {})
    const ready = items.find(({ title }) => title === 'Il tuo video è pronto')
    expect(ready?.message).toMatch(/appena il pagamento è completo/)
  })

  test('is due when all sent versions are unanswered for fifteen days and no asset is missing', async () => {
    const sentAt = new Date(app.clock.now().getTime() - 16 * DAY)
    const [late, missing, asked] = [await owed(), await owed(), await owed()]
    for (const { projectId } of [late, missing, asked])
      await makeVersion(app, projectId, { approvedAt: sentAt, createdAt: sentAt })
    for (const { projectId, verticalId } of [late, asked])
      await makeVersion(app, projectId, { assetId: verticalId, createdAt: sentAt })
    await updateRows(app, 'deliverables', { assetId: asked.verticalId }, { changesRequestedAt: sentAt })
    await makeLateBalancesDue(app.context)
    expect(await late.dueAt()).not.toBeNull()
    expect(await missing.dueAt()).toBeNull()
    expect(await asked.dueAt()).toBeNull()
  })
})

test('an additional asset does not reopen a completed project, and its version has its own review', async () => {
  const { owner, client, publish, approve, status, add, states, verticalId, news } = await room()
  await approve(await publish('v1'))
  await approve(await publish('v1', { assetId: verticalId }))
  const square = (await add({ kind: '1:1' })).data?.id ?? ''
  expect(await status()).toBe('completed')
  const further = await publish('Quadrato', { assetId: square })
  expect([await status(), (await states())[2]]).toEqual(['completed', '1:1 waiting'])
  const narrower = { deliverableId: further, text: 'Più stretto.' }
  await client.call('dashboard.deliverables.requestChanges', narrower)
  expect(await status()).toBe('completed')
  await approve(await publish('Quadrato bis', { assetId: square }))
  expect(await status()).toBe('completed')
  const mail = await app.mailbox.find(owner.email, /^Il nuovo file è approvato: /)
  expect(mail.text).toContain('Quadrato bis')
  expect(await news()).toContain('Il tuo file è pronto')
})

describe('adding and removing assets', () => {
  test('allows a kind twice with two names, and once per name, also concurrently', async () => {
    const { add, assets } = await room()
    const refused = await add({})
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', fields: { name: 'ASSET_NAME' } })
    const named = () => add({ kind: 'subtitles', name: 'Inglese', isRequired: false })
    const answers = await Promise.all([named(), named(), named()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await add({ kind: 'subtitles', name: 'Tedesco' })).status).toBe(200)
    expect((await assets()).map(({ kind, name }) => [kind, name])).toEqual([
      ['16:9', null],
      ['9:16', null],
      ['subtitles', 'Inglese'],
      ['subtitles', 'Tedesco'],
    ])
  })

  test('keeps the main video and assets with versions', async () => {
    const { publish, assets, verticalId } = await room()
    await publish('v1', { assetId: verticalId })
    for (const { id } of await assets()) {
      const refused = await editor.client.ask('team.assets.remove', { id })
      expect(refused.code).toBe('ASSET_IN_USE')
    }
  })

  test('completes the project when the last open asset is removed, and is logged', async () => {
    const { projectId, publish, approve, status, states, verticalId, news } = await room()
    await approve(await publish('v1'))
    expect(await status()).toBe('in-production')
    await editor.client.call('team.assets.remove', { id: verticalId })
    expect([await status(), await states()]).toEqual(['completed', ['16:9 approved']])
    expect(await news()).toContain('Il tuo video è pronto')
    expect((await editor.client.ask('team.assets.remove', { id: verticalId })).code).toBe('NOT_FOUND')
    const { history } = await manager.client.call('team.projects.get', { id: projectId })
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['asset.added', 'asset.removed']),
    )
  })

  test('either removes an asset or publishes into it when both are concurrent', async () => {
    const { projectId, verticalId, seenByTeam } = await room()
    const uploadId = await makeWaitingUpload(app, { userId: editor.id, projectId })
    const [published, removed] = await Promise.all([
      editor.client.ask('team.deliverables.publish', {
        projectId,
        uploadId,
        versionName: 'v1',
        assetId: verticalId,
      }),
      manager.client.ask('team.assets.remove', { id: verticalId }),
    ])
    expect([published.status, removed.status].sort()).toEqual([200, published.status === 200 ? 409 : 404])
    expect((await seenByTeam()).items).toHaveLength(published.status === 200 ? 1 : 0)
  })

  test('refuses to publish into an asset of another project', async () => {
    const { projectId, publish } = await room()
    const other = await room()
    const uploadId = await makeWaitingUpload(app, { userId: editor.id, projectId })
    for (const assetId of [other.verticalId, randomUUID()]) {
      const order = { projectId, uploadId, versionName: 'v1', assetId }
      expect((await editor.client.ask('team.deliverables.publish', order)).status).toBe(404)
    }
    await publish('v1')
    const version = { projectId, versionName: 'v1', fileName: 'v.mp4', filePath: 'x', fileSize: 1 }
    const foreign = insertRow(app, 'deliverables', { ...version, assetId: other.verticalId })
    await expect(foreign).rejects.toThrow(/foreign key/)
  })
})

test('versions without an asset belong to the main one, which the first published version creates', async () => {
  const { projectId, seen, publish, client } = await makeReviewRoom(app, editor)
  const former = await makeVersion(app, projectId, { resolution: '720x1280', createdAt: new Date(0) })
  await updateRows(app, 'deliverables', { id: former }, { assetId: null })
  await deleteRows(app, 'assets', { projectId })
  expect(await seen()).toMatchObject({ assets: [], items: [{ id: former, assetId: null, state: 'waiting' }] })
  await client.call('dashboard.deliverables.approve', { deliverableId: former })
  await publish('v2')
  const { assets, items } = await seen()
  expect(assets).toMatchObject([{ isMain: true, state: 'waiting' }])
  expect(items.map(({ assetId }) => assetId)).toEqual([assets[0]?.id, assets[0]?.id])
})

describe('ordered assets', () => {
  /** Creates a paid order. Returns a reader of the assets that its client sees. */
  async function ordered(summary: string, lines: { label: string; amountCents: number }[] = []) {
    const { client, projectId } = await makeOrder(app, { summary })
    if (lines.length > 0) await agreeOn(manager, { client, projectId }, 'quote', ...lines)
    else await confirmQuote(client, projectId)
    const kinds = async () =>
      (await client.call('dashboard.deliverables.list', { projectId })).assets.map(({ kind }) => kind)
    expect(await kinds()).toEqual([])
    await askToPay({ client, projectId })
    await waitFor(async () => expect(await kinds()).not.toEqual([]))
    return { client, projectId, kinds }
  }

  test.each([
    ['Un video aziendale di un minuto.', [], ['16:9']],
    ['Un video aziendale.\nFormato: 9:16, 1:1.\nDurata: un minuto.', [], ['9:16', '1:1']],
    ['Un video aziendale.', [{ label: 'Due formati', amountCents: 90_000 }], ['16:9', '9:16']],
  ])('%j with %j are listed as open after payment', async (summary, lines, expected) => {
    const { kinds } = await ordered(summary, lines)
    expect(await kinds()).toEqual(expected)
  })

  describe('if the team began before the payment', () => {
    /** Creates an order of a vertical video, which is paid after the team's act. Returns the kinds of its assets. */
    async function kindsAfter(act: (projectId: string) => Promise<unknown>) {
      const { client, projectId } = await makeOrder(app, { summary: 'Un video aziendale.\nFormato: 9:16.' })
      await act(projectId)
      await confirmQuote(client, projectId)
      await askToPay({ client, projectId })
      const payment = () => client.call('dashboard.payment.summary', { projectId })
      await waitFor(async () => expect((await payment()).status).toBe('paid'))
      const { assets } = await client.call('dashboard.deliverables.list', { projectId })
      return assets.map(({ kind }) => kind)
    }

    test('have the ordered format as the main one beside an added asset', async () => {
      const stills = { kind: 'stills', isRequired: false } as const
      const add = (projectId: string) => manager.client.call('team.assets.add', { projectId, ...stills })
      expect(await kindsAfter(add)).toEqual(['9:16', 'stills'])
    })

    test('follow a main video that was published in another format', async () => {
      const publish = async (projectId: string) => {
        const uploadId = await makeWaitingUpload(app, { userId: manager.id, projectId })
        await manager.client.call('team.deliverables.publish', { projectId, uploadId, versionName: 'v1' })
      }
      expect(await kindsAfter(publish)).toEqual(['16:9', '9:16'])
    })
  })

  test('include a format bought later after its payment', async () => {
    const { client, projectId, kinds } = await ordered('Un video aziendale.')
    const format = { label: 'Secondo formato', amountCents: 6000 }
    const proposalId = await agreeOn(manager, { client, projectId }, 'addendum', format)
    expect(await kinds()).toEqual(['16:9'])
    await client.call('dashboard.payment.payExtra', { proposalId, requestId: randomUUID() })
    await waitFor(async () => expect(await kinds()).toEqual(['16:9', '9:16']))
  })
})
