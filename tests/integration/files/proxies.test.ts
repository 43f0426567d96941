import { createLog } from 'server/platform/log/log'
import { openMediaTool } from 'server/platform/media/media-tool'
import { afterAll, describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { upload } from '../../support/builders/uploads.ts'
import {
  colourOf,
  combsIn,
  countFrames,
  framesOf,
  h264,
  hasFfmpeg,
  makeFilm,
  needsFfmpeg,
  pattern,
} from '../../support/films.ts'
import { getRow, insertRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const media = await openMediaTool({ memoryMb: 1024 }, createLog('silent'))
const app = await startApp({ parts: { media } })
afterAll(() => media?.close())
const { storage } = app.context

const client = await makeClient(app)
const stranger = await makeClient(app)
const manager = await makeMember(app, 'Project Manager')

/** Uploads and publishes a video. Returns its version once the client can see it or its rendering has failed. */
async function published(
  projectId: string,
  bytes: Uint8Array<ArrayBuffer>,
  filename: string,
  filetype: string,
) {
  const file = { kind: 'deliverable', projectId, filename, filetype }
  const answer = await upload(manager.client, file, bytes)
  expect(answer.status).toBe(204)
  const { id: uploadId } = await getRow(app, 'uploads', { projectId })
  await manager.client.call('team.deliverables.publish', { uploadId, projectId, versionName: 'v1' })
  const newest = async () => (await manager.client.call('team.deliverables.list', { projectId })).items[0]
  await waitFor(async () => {
    const { state, media: made } = (await newest()) ?? {}
    expect(made?.state === 'failed' || state === 'waiting').toBe(true)
  })
  const version = await newest()
  if (!version?.media) throw new Error('Nothing was made of the version.')
  return { ...version, media: version.media }
}

const dark = (size: string) => ['-f', 'lavfi', '-i', `color=s=${size}:r=25:d=0.4`]

const bytesOf = async (who: typeof client, url: string) =>
  new Uint8Array(await (await who.client.fetch(url)).arrayBuffer())

describe.skipIf(!hasFfmpeg)(`a version that browsers cannot play${needsFfmpeg}`, () => {
  test.each([
    ['24000/1001', 0.5],
    ['30000/1001', 0.5],
  ])('has a proxy with exactly its frames at %s', async (rate, seconds) => {
    const projectId = await makeProject(app, client.id)
    // The brightness of each frame encodes its number, so that a missing or repeated frame is detected.
    const counter = ['-vf', "geq=lum='16+mod(N*13\\,220)':cb=128:cr=128"]
    const film = makeFilm(
      'film.mov',
      ...pattern('320x180', rate, seconds),
      ...counter,
      ...['-c:v', 'prores_ks', '-profile:v', '3', '-c:a', 'pcm_s16le'],
    )
    const version = await published(projectId, film, 'forno.mov', 'video/quicktime')
    expect(version.media).toMatchObject({ state: 'done', percent: 100, failure: null })
    const [proxy] = version.media.proxies
    expect(proxy).toMatchObject({ width: 320, height: 180 })
    const bytes = await bytesOf(client, proxy?.url ?? '')
    const made = countFrames(bytes)
    expect(made).toEqual({ ...countFrames(film), codec: 'h264' })
    expect(made.rate).toBe(rate)
    const [theirs, ours] = [framesOf(film), framesOf(bytes)]
    expect(ours.length).toBe(theirs.length)
    for (const [index, brightness] of ours.entries())
      expect(Math.abs(brightness - (theirs[index] ?? 0)), `frame ${index}`).toBeLessThan(5)
  })

  test.each([
    ['one frame', ['-frames:v', '1']],
    ['one frame of ten seconds', ['-vf', 'setpts=N/TB/0.1,fps=0.1', '-frames:v', '1']],
  ])('has a poster and a sprite when it is %s', async (_, more) => {
    const projectId = await makeProject(app, client.id)
    const film = makeFilm('film.mp4', ...pattern('320x180', '25', 1), ...h264, ...more, '-an')
    const version = await published(projectId, film, 'forno.mp4', 'video/mp4')
    expect(version.media).toMatchObject({ state: 'done', failure: null })
    for (const url of [version.posterUrl, version.media.spriteUrl])
      expect((await bytesOf(client, url ?? '')).subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
  })

  const pcm = ['-c:a', 'pcm_s16le', '-ar', '48000']
  const sixChannels = 'pan=5.1|c0=c0|c1=c0|c2=c0|c3=c0|c4=c0|c5=c0'
  test.each([
    [
      'DNxHR',
      'mov',
      'video/quicktime',
      ['-c:v', 'dnxhd', '-profile:v', 'dnxhr_hq', '-pix_fmt', 'yuv422p', ...pcm],
    ],
    ['XDCAM', 'mxf', 'video/mxf', ['-c:v', 'mpeg2video', '-b:v', '50M', '-pix_fmt', 'yuv422p', ...pcm]],
    ['six channels', 'mov', 'video/quicktime', [...h264, '-af', sixChannels, ...pcm]],
  ])('has a proxy when it is in %s', async (_, extension, type, codecs) => {
    const projectId = await makeProject(app, client.id)
    const film = makeFilm(`film.${extension}`, ...pattern('640x360', '25', 1), ...codecs)
    const { media: made } = await published(projectId, film, `forno.${extension}`, type)
    expect(made).toMatchObject({ state: 'done', failure: null, proxies: [{ width: 640, height: 360 }] })
  })

  test('is rendered from its enabled track', async () => {
    const projectId = await makeProject(app, client.id)
    const two = ['-map', '0:v', '-map', '1:v', '-disposition:v:0', '0', '-disposition:v:1', 'default']
    const film = makeFilm('film.mov', ...dark('160x90'), ...dark('640x360'), ...h264, ...two)
    const version = await published(projectId, film, 'forno.mov', 'video/quicktime')
    expect(version.media.proxies[0]).toMatchObject({ width: 640, height: 360 })
  })

  test('has the colours of BT.709 when it is HLG', async () => {
    const projectId = await makeProject(app, client.id)
    const red = 'color=c=0x8d3c1f:s=320x180:r=25:d=0.6,format=rgb24,scale=out_color_matrix=bt709'
    const hlg = ['-color_trc', 'arib-std-b67', '-color_primaries', 'bt2020', '-colorspace', 'bt2020nc']
    const encoded = ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-pix_fmt', 'yuv420p10le', ...hlg]
    const film = makeFilm('film.mov', '-f', 'lavfi', '-i', red, ...encoded)
    const { media: made } = await published(projectId, film, 'forno.mov', 'video/quicktime')
    const [r = 0, g = 255, b = 255] = colourOf(await bytesOf(client, made.proxies[0]?.url ?? ''))
    expect(Math.abs(r - 198)).toBeLessThan(15)
    expect(Math.max(g, b)).toBeLessThan(20)
  })

  test('is deinterlaced', async () => {
    const projectId = await makeProject(app, client.id)
    const fields = ['-vf', 'tinterlace=interleave_top', '-flags', '+ilme+ildct', '-top', '1']
    const film = makeFilm('film.mov', ...pattern('320x180', '50', 0.8), ...h264, ...fields, '-an')
    const { media: made } = await published(projectId, film, 'forno.mov', 'video/quicktime')
    const bytes = await bytesOf(client, made.proxies[0]?.url ?? '')
    expect(countFrames(bytes)).toEqual(countFrames(film))
    expect(combsIn(bytes)).toBeLessThan(combsIn(film) * 0.8)
  })

  test.each([
    ['und', false],
    ['ita', true],
  ])('plays both its mono tracks unless they differ in language: %s, %s', async (language, isFirstAlone) => {
    const projectId = await makeProject(app, client.id)
    const sourceOf = (source: string) => ['-f', 'lavfi', '-i', source]
    const sound = [...sourceOf('anullsrc=cl=mono:r=48000:d=1'), ...sourceOf('sine=d=1:r=48000')]
    const tracks = ['-map', '0:v', '-map', '1:a', '-map', '2:a', '-metadata:s:a:0', `language=${language}`]
    const film = makeFilm('film.mov', ...dark('320x180'), ...sound, ...tracks, ...h264)
    const { media: made } = await published(projectId, film, 'forno.mov', 'video/quicktime')
    expect((made.loudness?.integratedLufs ?? 0) < -60).toBe(isFirstAlone)
  })

  test('is streamed in ranges to everyone with access, and deleted with the project', async () => {
    const projectId = await makeProject(app, client.id)
    const film = makeFilm('film.mp4', ...pattern('1280x720', '25', 1), ...h264)
    const version = await published(projectId, film, 'forno.mp4', 'video/mp4')
    const { media: made } = version
    expect(made.proxies.map(({ height }) => height)).toEqual([720, 540])
    expect(made.sprite).toMatchObject({ count: 1, tileWidth: 160, tileHeight: 90 })
    expect(made.loudness?.integratedLufs).toBeLessThan(-10)
    expect(made.findings).toEqual([])
    const urls = [...made.proxies.map(({ url }) => url), made.spriteUrl, made.peaksUrl, version.posterUrl]
    for (const url of urls) {
      const range = { headers: { range: 'bytes=0-1' } }
      expect((await client.client.fetch(url ?? '', range)).status, String(url)).toBe(206)
      expect((await stranger.client.fetch(url ?? '')).status).toBe(404)
    }
    const room = await client.client.call('dashboard.deliverables.list', { projectId })
    expect(room.items[0]?.media).not.toHaveProperty('findings')
    await client.client.call('dashboard.projects.remove', { id: projectId })
    await waitFor(async () => {
      const paths = (await Array.fromAsync(storage.list())).map(({ path }) => path)
      expect(paths.filter(path => path.includes(projectId))).toEqual([])
    })
  })

  test('reports possible mistakes to its team', async () => {
    const projectId = await makeProject(app, client.id)
    const film = makeFilm(
      'film.mp4',
      ...['-f', 'lavfi', '-i', 'color=black:s=320x180:r=25:d=3', '-an', ...h264],
    )
    const { media: made } = await published(projectId, film, 'forno.mp4', 'video/mp4')
    expect(made.findings).toEqual([{ kind: 'no-sound' }, { kind: 'black', fromSeconds: 0, toSeconds: 3 }])
  })
})

test('a version whose process was killed too often fails with a notification, and is retried by hand', async () => {
  const projectId = await makeProject(app, client.id)
  const id = await makeVersion(app, projectId)
  await insertRows(app, 'versionMedia', [{ deliverableId: id, state: 'failed', failure: 'TOO_LARGE' }])
  const stateOf = async () =>
    (await manager.client.call('team.deliverables.list', { projectId })).items[0]?.media
  expect(await stateOf()).toMatchObject({ state: 'failed', failure: 'TOO_LARGE', proxies: [] })
  await manager.client.call('team.deliverables.retryMedia', { deliverableId: id })
  expect((await stateOf())?.state).not.toBe('failed')
  const again = await manager.client.ask('team.deliverables.retryMedia', { deliverableId: id })
  expect(again.error?.message).toBe('INVALID_INPUT')
})
