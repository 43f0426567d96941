import { renderVersion } from 'server/domain/deliverables/versions/render-version.jobs'
import { MediaRefusedError } from 'server/platform/media/media-refusal'
import type { MediaTool } from 'server/platform/media/media-tool'
import { beforeEach, describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { makeMember } from '../../support/builders/people.ts'
import { answerOf, FINE, filmFacts, madeOf, makeStageRoom } from '../../support/builders/stage-room.ts'
import { listRows } from '../../support/rows.ts'

let isReadable = true
const media: MediaTool = {
  probe: async () => ({ ...filmFacts, videoCodec: 'hevc' }),
  async render({ folder }) {
    if (!isReadable) throw new MediaRefusedError('VIDEO_UNREADABLE')
    return madeOf(folder, 'a copy')
  },
  stills: async () => [],
  close: () => undefined,
}
// Without workers: the test renders each copy at the time that it needs.
const app = await startApp({ parts: { media }, work: false })
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')

beforeEach(() => {
  isReadable = true
})

async function room() {
  const stage = await makeStageRoom(app, editor, manager)
  const { projectId } = stage
  const publishAs = async (who: typeof editor, more: object = {}) => {
    const uploadId = await makeWaitingUpload(app, { userId: who.id, projectId })
    return who.client.call('team.deliverables.publish', { projectId, uploadId, versionName: 'v1', ...more })
  }
  const newsOfManager = async () =>
    (await manager.client.call('team.notifications.list')).items.map(({ title }) => title)
  const seenByManager = async () =>
    (await manager.client.call('team.deliverables.list', { projectId })).items[0]
  return { ...stage, publishAs, newsOfManager, seenByManager }
}

describe('a published version', () => {
  test('of an editor is saved for the team, and the managers are notified', async () => {
    const { publishAs, seen, status, newsOfManager } = await room()
    const { id, state } = await publishAs(editor)
    expect(state).toBe('saved')
    await renderVersion(app.context, id)
    expect((await seen()).items).toEqual([])
    expect(await status()).toBe('in-production')
    expect((await newsOfManager())[0]).toBe('Una versione aspetta di essere inviata')
  })

  test('of a manager is sent once its proxy is rendered', async () => {
    const { publishAs, seen, status, seenByManager, client } = await room()
    const { id, state } = await publishAs(manager)
    expect(state).toBe('waiting')
    expect((await seen()).items).toEqual([])
    expect((await client.fetch(`/files/${id}`)).status).toBe(404)
    expect(await seenByManager()).toMatchObject({ id, state: 'saved', isSendWaiting: true })
    await renderVersion(app.context, id)
    expect((await seen()).items).toMatchObject([{ id, state: 'waiting', media: { state: 'done' } }])
    expect(await status()).toBe('in-review')
    expect(await seenByManager()).toMatchObject({ isSendWaiting: false })
    await renderVersion(app.context, id)
    expect(await listRows(app, 'auditLog', { subjectId: id, action: 'review.published' })).toHaveLength(1)
  })

  test('of a manager stays with the team if rendering fails, and the managers are notified', async () => {
    const { publishAs, seen, newsOfManager, seenByManager } = await room()
    const { id } = await publishAs(manager)
    isReadable = false
    await renderVersion(app.context, id)
    expect((await seen()).items).toEqual([])
    expect(await seenByManager()).toMatchObject({ state: 'saved', isSendWaiting: false, maySend: true })
    expect((await newsOfManager()).slice(0, 2).sort()).toEqual([
      'Anteprima del video non riuscita',
      'Una versione non è partita',
    ])
  })
})

describe('a version that waits for its proxy', () => {
  test('stays with the team if the client has commented meanwhile without an outcome', async () => {
    const { publishAs, seen, comment, newsOfManager } = await room()
    const { id: first } = await publishAs(manager)
    await renderVersion(app.context, first)
    const { id: second } = await publishAs(manager, { versionName: 'v2' })
    await comment(first, 'Più luce.')
    await renderVersion(app.context, second)
    expect((await seen()).items.map(({ id }) => id)).toEqual([first])
    expect((await newsOfManager())[0]).toBe('Una versione non è partita')
  })

  test.each(['approve', 'requestChanges'] as const)(
    'stays with the team after %s of the one before',
    async act => {
      const { publishAs, client, send, seen, status, newsOfManager } = await room()
      const { id: first } = await publishAs(manager)
      await renderVersion(app.context, first)
      const { id: second } = await publishAs(manager, { versionName: 'v2' })
      app.clock.advance(1000)
      await client.call(`dashboard.deliverables.${act}`, { deliverableId: first })
      const decided = await status()
      await renderVersion(app.context, second)
      expect((await seen()).items.map(({ id }) => id)).toEqual([first])
      expect(await status()).toBe(decided)
      expect((await newsOfManager())[0]).toBe('Una versione non è partita')
      expect(answerOf(await send(second))).toEqual(FINE)
    },
  )

  test('is not sent once a manager has stopped it; an editor cannot', async () => {
    const { save, send, recall, seen, seenByManager } = await room()
    const id = await save('v1')
    expect((await send(id)).data).toEqual({ state: 'waiting' })
    expect(answerOf(await recall(id, editor.client))).toEqual([403, 'NOT_A_MANAGER'])
    expect(answerOf(await recall(id))).toEqual(FINE)
    await renderVersion(app.context, id)
    expect((await seen()).items).toEqual([])
    expect(await seenByManager()).toMatchObject({ state: 'saved', isSendWaiting: false })
  })

  test('is not sent with a file that an editor has replaced', async () => {
    const { save, send, replace, seen } = await room()
    const id = await save('v1')
    await send(id)
    expect(answerOf(await replace(id, 'another film', editor))).toEqual(FINE)
    await renderVersion(app.context, id)
    expect((await seen()).items).toEqual([])
  })
})
