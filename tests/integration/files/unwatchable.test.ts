import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { updateFacts } from 'server/domain/deliverables/versions/media.repository'
import {
  failLostRendersJob,
  renderVersion,
  renderVersionJob,
} from 'server/domain/deliverables/versions/render-version.jobs'
import { ChildEndedError } from 'server/platform/child-work/child-task'
import { after, HOUR } from 'server/platform/clock'
import { createLog } from 'server/platform/log/log'
import { MediaRefusedError } from 'server/platform/media/media-refusal'
import { type MediaTool, openMediaTool, RenderFailedError } from 'server/platform/media/media-tool'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { tempFolder } from '../../support/builders/backups.ts'
import { makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { filmFacts } from '../../support/builders/stage-room.ts'
import { h264, hasFfmpeg, makeFilm, needsFfmpeg, pattern } from '../../support/films.ts'
import { deleteRows, getRow, updateRows } from '../../support/rows.ts'

let trouble: Error = new ChildEndedError('killed')
const media: MediaTool = {
  probe: async () => filmFacts,
  render: () => Promise.reject(trouble),
  stills: () => Promise.reject(trouble),
  close: () => undefined,
}
// Without workers, because the retry delay grows: each attempt is made by the test.
const app = await startApp({ parts: { media }, work: false })

async function published() {
  const client = await makeClient(app)
  const manager = await makeMember(app, 'Project Manager')
  const projectId = await makeProject(app, client.id)
  const uploadId = await makeWaitingUpload(app, { userId: manager.id, projectId })
  const sent = { uploadId, projectId, versionName: 'v1' }
  const { id } = await manager.client.call('team.deliverables.publish', sent)
  const stateOf = async () =>
    (await manager.client.call('team.deliverables.list', { projectId })).items[0]?.media
  const news = async () =>
    (await manager.client.call('team.notifications.list')).items.map(({ title }) => title)
  return { id, stateOf, news, manager }
}

test('a video that kills its process three times fails, notifies its team, and can be retried', async () => {
  trouble = new ChildEndedError('killed')
  const { id, stateOf, news, manager } = await published()
  for (const _ of ['first', 'second']) {
    await expect(renderVersion(app.context, id)).rejects.toThrow('killed')
    expect(await stateOf()).toMatchObject({ state: 'waiting', failure: null })
  }
  expect(await news()).not.toContain('Anteprima del video non riuscita')
  await renderVersion(app.context, id)
  expect(await stateOf()).toMatchObject({ state: 'failed', failure: 'TOO_LARGE' })
  expect(await news()).toContain('Anteprima del video non riuscita')
  await manager.client.call('team.deliverables.retryMedia', { deliverableId: id })
  expect(await stateOf()).toMatchObject({ state: 'waiting', failure: null })
})

test.each<[string, Error, string]>([
  ['that is unreadable', new MediaRefusedError('VIDEO_UNREADABLE'), 'UNREADABLE'],
  ['whose renditions cannot be created', new RenderFailedError('no poster'), 'OTHER'],
])('a video %s is not retried, and its team is notified', async (_what, error, failure) => {
  trouble = error
  const { id, stateOf, news } = await published()
  await renderVersion(app.context, id)
  expect(await stateOf()).toMatchObject({ state: 'failed', failure })
  expect(await news()).toContain('Anteprima del video non riuscita')
})

test('a render whose job was given up fails, holds back the scheduled send, and can be retried', async () => {
  const { id, stateOf, news, manager } = await published()
  const sweep = () => failLostRendersJob.run(app.context, {}, '')
  const anHourAgo = after(app.clock.now(), -HOUR)
  await updateRows(app, 'versionMedia', { deliverableId: id }, { state: 'running', changedAt: anHourAgo })
  await sweep()
  expect(await stateOf()).toMatchObject({ state: 'running', failure: null })
  await sql`delete from pgboss.job where name = ${renderVersionJob.name}`.execute(app.context.db)
  await sweep()
  expect(await stateOf()).toMatchObject({ state: 'failed', failure: 'OTHER' })
  expect(await news()).toContain('Anteprima del video non riuscita')
  await renderVersion(app.context, id)
  expect(await getRow(app, 'deliverables', { id })).toMatchObject({ isSent: false, sendWhenReadyBy: null })
  await manager.client.call('team.deliverables.retryMedia', { deliverableId: id })
  expect(await stateOf()).toMatchObject({ state: 'waiting', failure: null })
})

test('a video is retried when there was no space for its renditions', async () => {
  trouble = Object.assign(new Error('full'), { code: 'ENOSPC' })
  const { id, stateOf } = await published()
  await expect(renderVersion(app.context, id)).rejects.toThrow('full')
  expect(await stateOf()).toMatchObject({ state: 'waiting', failure: null })
})

test('a video that is probed only when it is rendered has the figures of its file', async () => {
  const { id } = await published()
  await updateRows(app, 'deliverables', { id }, { mediaFacts: null, durationSeconds: null, frameRate: 1 })
  await updateFacts(app.context.db, id, filmFacts)
  const { durationSeconds, frameRate, resolution } = await getRow(app, 'deliverables', { id })
  expect({ durationSeconds, frameRate, resolution }).toEqual({
    durationSeconds: filmFacts.durationSeconds,
    frameRate: filmFacts.frameRate.frames / filmFacts.frameRate.seconds,
    resolution: `${filmFacts.width}x${filmFacts.height}`,
  })
})

test('a version in progress or without a project is not rendered', async () => {
  const { id, stateOf } = await published()
  await updateRows(app, 'versionMedia', {}, { state: 'running', changedAt: app.clock.now() })
  await expect(renderVersion(app.context, id)).rejects.toThrow('Another process')
  expect((await stateOf())?.state).toBe('running')
  await deleteRows(app, 'deliverables', { id })
  await renderVersion(app.context, id)
})

describe.skipIf(!hasFfmpeg)(`a video in rendering${needsFfmpeg}`, () => {
  /** Renders a video with a memory limit. Returns the result or the error. */
  async function rendered(memoryMb: number, tell: (tool: MediaTool) => void, seconds = 2) {
    const tool = await openMediaTool({ memoryMb }, createLog('silent'))
    if (!tool) throw new Error('There is no library of FFmpeg.')
    const folder = tempFolder()
    const from = join(folder, 'film.mp4')
    writeFileSync(from, makeFilm('film.mp4', ...pattern('1920x1080', '25', seconds), ...h264))
    const order = { from, folder, facts: { ...filmFacts, durationSeconds: seconds } }
    const outcome = await tool.render(order, async () => tell(tool)).catch((error: unknown) => error)
    tool.close()
    return outcome
  }

  test('fails by a kill when it exceeds its memory', async () => {
    expect(await rendered(180, () => undefined)).toBeInstanceOf(ChildEndedError)
  })

  test('does not fail when the server stops', async () => {
    // Long enough to be in rendering at the first look at its progress, also on a fast machine.
    expect(await rendered(1024, tool => tool.close(), 10)).toMatchObject({ code: 'UNAVAILABLE' })
  })
})
