import { readFile } from 'node:fs/promises'
import { renderVersion } from 'server/domain/deliverables/versions/render-version.jobs'
import type { MediaTool } from 'server/platform/media/media-tool'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeSignedInGuest } from '../../support/builders/guests.ts'
import { makeMember } from '../../support/builders/people.ts'
import { answerOf, FINE, filmFacts, madeOf, makeStageRoom } from '../../support/builders/stage-room.ts'
import { listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const begun = Promise.withResolvers<void>()
const mayEnd = Promise.withResolvers<void>()
const isCopied = Promise.withResolvers<void>()

/** Renders copies of the original. The first and the slow video wait until the test lets them finish. */
const media: MediaTool = {
  probe: async () => filmFacts,
  async render({ from, folder }) {
    const film = await readFile(from)
    if (film.toString() === 'a film') {
      begun.resolve()
      await mayEnd.promise
    }
    if (film.toString() === 'a slow film') await isCopied.promise
    return madeOf(folder, film)
  },
  stills: async () => [],
  close: () => undefined,
}

const app = await startApp({ parts: { media } })
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')

test('renditions of the former file are discarded when it was replaced during rendering', async () => {
  const { client, publish, replace, seen } = await makeStageRoom(app, editor, manager)
  const id = await publish('v1')
  await begun.promise
  expect(answerOf(await replace(id))).toEqual(FINE)
  mayEnd.resolve()
  const mediaOf = async () => (await seen()).items.find(one => one.id === id)?.media
  await waitFor(async () => expect(await mediaOf()).toMatchObject({ state: 'done', percent: 100 }))
  const proxy = (await mediaOf())?.proxies[0]?.url ?? ''
  expect(await (await client.fetch(proxy)).text()).toBe('a better film')
  const rows = await listRows(app, 'versionRenditions')
  expect(rows).toHaveLength(1)
})

test('the original of a replacement is not shown to the client while its proxy is rendered', async () => {
  const { client, projectId, publish, replace, seen } = await makeStageRoom(app, editor, manager)
  const id = await publish('v1')
  const shown = async () => (await seen()).items.find(one => one.id === id)
  await waitFor(async () => expect((await shown())?.media?.state).toBe('done'))
  const { guest, guestId } = await makeSignedInGuest(app, projectId)
  expect(answerOf(await replace(id, 'a slow film'))).toEqual(FINE)

  const { url = '', media: making } = (await shown()) ?? {}
  expect(making).toMatchObject({ proxies: [] })
  expect((await client.fetch(url)).status).toBe(409)
  expect((await guest.fetch(`/guest-files/${guestId}/${id}`)).status).toBe(403)
  expect((await manager.client.fetch(url)).status).toBe(200)

  isCopied.resolve()
  await waitFor(async () => expect((await shown())?.media?.state).toBe('done'))
  const proxy = (await shown())?.media?.proxies[0]?.url ?? ''
  expect(await (await client.fetch(proxy)).text()).toBe('a slow film')
})

test('proxies are playable when the answer of the commit that stored them was lost', async () => {
  const { client, publish, seen } = await makeStageRoom(app, editor, manager)
  const id = await publish('v1')
  const mediaOf = async () => (await seen()).items.find(one => one.id === id)?.media
  await waitFor(async () => expect(await mediaOf()).toMatchObject({ state: 'done' }))
  await updateRows(app, 'versionMedia', { deliverableId: id }, { state: 'waiting' })
  const former = await listRows(app, 'versionRenditions', { deliverableId: id })

  let isLost = false
  const { transact } = app.context
  const losing: typeof transact = async act => {
    if (isLost) throw new Error('no connection')
    const done = await transact(act)
    const [stored] = await listRows(app, 'versionRenditions', { deliverableId: id })
    isLost = stored?.id !== former[0]?.id
    if (isLost) throw new Error('connection lost')
    return done
  }
  await expect(renderVersion({ ...app.context, transact: losing }, id)).rejects.toThrow('no connection')
  await renderVersion(app.context, id)

  const { state, proxies } = (await mediaOf()) ?? {}
  expect(state).toBe('done')
  expect((await client.fetch(proxies?.[0]?.url ?? '')).status).toBe(200)
})
