import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { createLog } from 'server/platform/log/log'
import { openMediaTool } from 'server/platform/media/media-tool'
import { frameRateOf } from 'shared/deliverables/timecode'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tempFolder } from '../../support/builders/backups.ts'
import {
  cutFrom,
  h264,
  hasFfmpeg,
  makeFilm,
  needsFfmpeg,
  pattern,
  quarters,
  quartersOf,
  withMatrix,
} from '../../support/films.ts'
import { findTestBrowser } from '../../support/processes/find-browser.ts'

const media = await openMediaTool({ memoryMb: 1024 }, createLog('silent'))
const folder = tempFolder()
afterAll(() => media?.close())

function fileOf(bytes: Uint8Array): string {
  const file = join(folder, crypto.randomUUID())
  writeFileSync(file, bytes)
  return file
}

const rates = ['24000/1001', '24', '25', '30000/1001', '30', '50', '60000/1001', '60']
const x264 = (frames: number) => ['-c:v', 'libx264', '-preset', 'veryfast', '-bf', String(frames)]
const x265 = (frames: number) => [
  ...['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', `bframes=${frames}:log-level=none`],
]
const codecs: [name: string, args: string[]][] = [
  ['H.264', x264(0)],
  ['H.264 with frames out of order', x264(3)],
  ['HEVC', x265(0)],
  ['HEVC with frames out of order', x265(3)],
  ['ProRes', ['-c:v', 'prores_ks']],
]

describe.skipIf(!hasFfmpeg)(`a video of constant rate${needsFfmpeg}`, () => {
  const films = rates.flatMap(rate => codecs.map(([name, args]) => ({ rate, name, args })))
  test.each(films)('has its rate of $rate in $name, whole and cut', async ({ rate, name, args }) => {
    const isProRes = name === 'ProRes'
    const pixels = ['-pix_fmt', isProRes ? 'yuv422p10le' : 'yuv420p', '-an']
    const film = makeFilm(
      isProRes ? 'film.mov' : 'film.mp4',
      ...pattern('160x90', rate, 12),
      ...args,
      ...pixels,
    )
    const [frames = 25, seconds = 1] = rate.split('/').map(Number)
    const expected = { frameRate: frameRateOf(frames / seconds), isVariableRate: false }
    expect(await media?.probe(fileOf(film))).toMatchObject(expected)
    if (!isProRes) expect(await media?.probe(fileOf(cutFrom(film, 3.3)))).toMatchObject(expected)
  })
})

const orderOf = (quarter: number[]): number[] => {
  const order = quarter.toSorted((one, other) => one - other)
  return quarter.map(brightness => order.indexOf(brightness) + 1)
}

describe.skipIf(!hasFfmpeg)(`a video with a display matrix${needsFfmpeg}`, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findTestBrowser() ?? '', args: ['--no-sandbox'] })
  })
  afterAll(() => browser.close())

  /** Returns the size and the brightness of the quarters of the first frame in Chromium. */
  async function seenIn(film: Uint8Array) {
    const page = await browser.newPage()
    const letters = Buffer.from(film).toString('base64')
    const seen = await page.evaluate(async source => {
      const video = Object.assign(document.createElement('video'), { src: source, muted: true })
      await new Promise((resolve, reject) => {
        video.onloadeddata = resolve
        video.onerror = () => reject(video.error)
      })
      await new Promise(resolve => {
        video.onseeked = resolve
        video.currentTime = 0.1
      })
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
      const context = canvas.getContext('2d')
      context?.drawImage(video, 0, 0, 64, 64)
      const at = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[1] ?? 0
      const quarter = [at(16, 16), at(48, 16), at(16, 48), at(48, 48)]
      return { width: video.videoWidth, height: video.videoHeight, quarter }
    }, `data:video/mp4;base64,${letters}`)
    await page.close()
    return seen
  }

  test.each([
    [[1, 0, 0, 1]],
    [[0, 1, -1, 0]],
    [[-1, 0, 0, -1]],
    [[0, -1, 1, 0]],
    [[-1, 0, 0, 1]],
    [[1, 0, 0, -1]],
    [[0, 1, 1, 0]],
    [[0, -1, -1, 0]],
  ] as const)('is shown as in a browser with %j', async matrix => {
    const film = withMatrix(makeFilm('film.mp4', ...quarters('320x180', 0.4), ...h264, '-an'), matrix)
    const from = fileOf(film)
    const facts = await media?.probe(from)
    if (!media || !facts) throw new Error('There is no library of FFmpeg.')
    const made = mkdtempSync(join(folder, 'made-'))
    await media.render({ from, folder: made, facts }, async () => undefined)
    const { width, height, quarter } = await seenIn(film)
    expect(facts).toMatchObject({ width, height })
    expect(orderOf(quartersOf(readFileSync(join(made, 'proxy-540.mp4'))))).toEqual(orderOf(quarter))
  })
})
