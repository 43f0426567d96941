import { createLog } from 'server/platform/log/log'
import { openMediaTool } from 'server/platform/media/media-tool'
import { afterAll, describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { mp4 } from '../../support/builders/sample-files.ts'
import { upload } from '../../support/builders/uploads.ts'
import { h264, hasFfmpeg, makeFilm, needsFfmpeg, pattern, rotateVideo } from '../../support/films.ts'
import { deleteRows, getRow, listRows } from '../../support/rows.ts'

const silentLog = createLog('silent')
const media = await openMediaTool({ memoryMb: 1024 }, silentLog)
const app = await startApp({ parts: { media } })
afterAll(() => media?.close())
const { incoming, storage } = app.context

const { projectId } = await makeClientWithProject(app)
const editor = await makeMember(app, 'Project Manager')

const send = (bytes: Uint8Array<ArrayBuffer>, filename = 'forno.mp4', filetype = 'video/mp4') =>
  upload(editor.client, { kind: 'deliverable', projectId, filename, filetype }, bytes)

/** Uploads a video that is rejected. Returns the error code and asserts that nothing is left of it. */
async function refusalOf(bytes: Uint8Array<ArrayBuffer>, filename?: string, filetype?: string) {
  const answer = await send(bytes, filename, filetype)
  expect(await Array.fromAsync(incoming.list())).toEqual([])
  expect(await listRows(app, 'uploads')).toEqual([])
  expect(await Array.fromAsync(storage.list())).toEqual([])
  return ((await answer.json()) as { error: { message: string } }).error.message
}

/** Uploads a video that is accepted. Returns its metadata. */
async function factsOf(bytes: Uint8Array<ArrayBuffer>, filename?: string, filetype?: string) {
  expect((await send(bytes, filename, filetype)).status).toBe(204)
  const { id, mediaFacts, filePath } = await getRow(app, 'uploads', {})
  await deleteRows(app, 'uploads', { id })
  await storage.remove(filePath)
  return mediaFacts
}

test('a truncated video is refused and deleted', async () => {
  expect(await refusalOf(mp4)).toBe('VIDEO_UNREADABLE')
})

describe.skipIf(!hasFfmpeg)(`a video${needsFfmpeg}`, () => {
  const film = (...more: string[]) =>
    makeFilm('film.mp4', ...pattern('320x180', '30000/1001', 2), ...h264, ...more)

  test('is read with its rate as a fraction, its timecode with drop-frame, and its audio', async () => {
    const facts = await factsOf(film('-timecode', '00:59:58;00'))
    expect(facts).toMatchObject({
      container: 'mov',
      videoCodec: 'h264',
      width: 320,
      height: 180,
      frameRate: { frames: 30_000, seconds: 1001 },
      isVariableRate: false,
      startTimecode: '00:59:58;00',
      isDropFrame: true,
      audio: { codec: 'aac', channels: 1 },
    })
  })

  test('of a phone has the size as displayed', async () => {
    expect(await factsOf(rotateVideo(film()))).toMatchObject({ width: 180, height: 320 })
  })

  test('in ProRes is read with its timecode', async () => {
    const prores = makeFilm(
      'film.mov',
      ...pattern('320x180', '24000/1001', 1),
      ...['-c:v', 'prores_ks', '-profile:v', '3', '-c:a', 'pcm_s16le', '-timecode', '01:00:00:00'],
    )
    expect(await factsOf(prores, 'forno.mov', 'video/quicktime')).toMatchObject({
      videoCodec: 'prores',
      frameRate: { frames: 24_000, seconds: 1001 },
      startTimecode: '01:00:00:00',
      isDropFrame: false,
    })
  })

  test('reports a variable rate', async () => {
    const uneven = makeFilm(
      'film.mp4',
      ...pattern('320x180', '50', 2),
      ...['-vf', "select='not(mod(n,3))+lt(n,25)'", '-vsync', 'vfr'],
      ...h264,
    )
    expect(await factsOf(uneven)).toMatchObject({ isVariableRate: true })
  })

  test('can be shorter than its audio', async () => {
    const sound = ['-f', 'lavfi', '-i', 'sine=d=6', '-map', '0:v', '-map', '2:a']
    const long = makeFilm('film.mkv', ...pattern('320x180', '25', 1), ...sound, ...h264)
    expect(await factsOf(long, 'forno.mkv', 'video/x-matroska')).toMatchObject({ videoCodec: 'h264' })
  })

  test('is refused when its end is missing', async () => {
    const whole = film('-movflags', '+faststart')
    expect(await refusalOf(whole.slice(0, Math.floor(whole.length * 0.6)))).toBe('VIDEO_TRUNCATED')
    const indexLast = film()
    expect(await refusalOf(indexLast.slice(0, Math.floor(indexLast.length * 0.6)))).toBe('VIDEO_UNREADABLE')
  })

  test('is refused when it is encrypted', async () => {
    const locked = film(
      ...['-encryption_scheme', 'cenc-aes-ctr'],
      ...['-encryption_key', '76a6c65c5ea762046bd749a2e632ccbb'],
      ...['-encryption_kid', 'a7e61c373e219033c21091fa607bf3b8'],
    )
    expect(await refusalOf(locked)).toBe('VIDEO_ENCRYPTED')
  })

  test('is refused without a video track', async () => {
    const sound = makeFilm('film.mp4', '-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'aac')
    expect(await refusalOf(sound)).toBe('VIDEO_WITHOUT_PICTURE')
  })

  test('is refused above 8K, without being decoded', async () => {
    const wide = makeFilm('film.mkv', ...['-f', 'lavfi', '-i', 'color=s=16384x64:r=5:d=0.4', '-c:v', 'ffv1'])
    expect(await refusalOf(wide, 'forno.mkv', 'video/x-matroska')).toBe('VIDEO_PICTURE_TOO_LARGE')
  })

  test('is refused without an end or with too many tracks', async () => {
    const endless = makeFilm(
      'film.mp4',
      ...['-f', 'lavfi', '-i', 'color=s=32x32:r=1/600:d=30000', '-c:v', 'mpeg4'],
    )
    expect(await refusalOf(endless)).toBe('VIDEO_TOO_LONG')
    const tracks = Array.from({ length: 40 }, () => ['-map', '0:v']).flat()
    const many = makeFilm('film.mkv', ...pattern('32x32', '25', 1), ...tracks, '-c:v', 'mpeg4')
    expect(await refusalOf(many, 'forno.mkv', 'video/x-matroska')).toBe('VIDEO_TOO_MANY_TRACKS')
  })
})
