import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { demoReviews } from 'shared/catalogue/demo-review'
import { ownClips } from 'shared/catalogue/video-library'
import { findBrowser } from '../tests/support/find-browser.ts'
import { banco } from './clips/banco.ts'
import { cliente } from './clips/cliente.ts'
import { dettaglio } from './clips/dettaglio.ts'
import { type Clip, finish } from './clips/film.ts'
import { flussi } from './clips/flussi.ts'
import { lettere } from './clips/lettere.ts'
import { officina } from './clips/officina.ts'
import { sede } from './clips/sede.ts'
import { squadra } from './clips/squadra.ts'
import { tramonto } from './clips/tramonto.ts'
import { verticale } from './clips/verticale.ts'

/**
 * Draws and records the clips of the library into client/public/media: all, or those that are named. Needs ffmpeg
 * and a Chromium; the same source gives the same pictures.
 */
const FRAMES = 25
const MAX_BYTES = 400_000
const folder = fileURLToPath(new URL('../client/public/media', import.meta.url))
const clips = { officina, squadra, sede, dettaglio, banco, cliente, lettere, flussi, verticale, tramonto }

type Name = (typeof ownClips)[number]

/** The films of the demo's reviews have a poster, taken where the publishing form would take it. */
const withPoster = new Set(
  Object.values(demoReviews)
    .flat()
    .map(({ clip }) => clip),
)
const POSTER_AT = 0.1

const fonts = { Display: 'bricolage-grotesque', Text: 'instrument-sans', Mono: 'jetbrains-mono' }

function fontFace([family, name]: [string, string]): string {
  const file = `../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const bytes = readFileSync(fileURLToPath(new URL(file, import.meta.url))).toString('base64')
  return `@font-face{font-family:${family};font-weight:200 800;src:url(data:font/woff2;base64,${bytes})}`
}

async function openStage(browser: Browser, { width, height }: Clip): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } })
  const faces = Object.entries(fonts).map(fontFace).join('')
  await page.setContent(
    `<style>${faces}body{margin:0;background:#000}svg{display:block}</style><main></main>`,
  )
  await page.evaluate(() => Promise.all([...document.fonts].map(face => face.load())))
  return page
}

function frameOf(clip: Clip, frame: number): string {
  const at = frame / FRAMES
  const size = `width="${clip.width}" height="${clip.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${clip.width} ${clip.height}">${clip.draw(at, clip.seconds)}${finish(clip, at)}</svg>`
}

async function shoot(page: Page, clip: Clip, frame: number, quality = 96): Promise<Buffer> {
  await page.evaluate(
    svg => {
      document.body.innerHTML = svg
    },
    frameOf(clip, frame),
  )
  return page.screenshot({ type: 'jpeg', quality })
}

const encoder = (file: string, quality: number) => [
  ...['-loglevel', 'error', '-y', '-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', `${FRAMES}`, '-i', '-'],
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', `${quality}`, '-aq-mode', '3', '-pix_fmt', 'yuv420p'],
  ...[
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
  ],
  ...['-color_trc', 'bt709', '-profile:v', 'high', '-g', '50', '-map_metadata', '-1', '-fflags', '+bitexact'],
  ...['-movflags', '+faststart', '-an', file],
]

async function encode(frames: Buffer[], file: string, quality: number): Promise<void> {
  const ffmpeg = spawn('ffmpeg', encoder(file, quality), { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(ffmpeg, 'close')
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

async function record(browser: Browser, name: Name): Promise<void> {
  const clip = clips[name]
  const page = await openStage(browser, clip)
  const frames: Buffer[] = []
  for (let frame = 0; frame < clip.seconds * FRAMES; frame++) frames.push(await shoot(page, clip, frame))
  if (withPoster.has(name)) {
    const frame = Math.floor(frames.length * POSTER_AT)
    writeFileSync(`${folder}/${name}.jpg`, await shoot(page, clip, frame, 80))
  }
  await page.close()
  const file = `${folder}/${name}.mp4`
  let quality = 21
  await encode(frames, file, quality)
  while (statSync(file).size > MAX_BYTES) {
    quality += 2
    await encode(frames, file, quality)
  }
  console.log(`${name}: ${clip.seconds} s, ${Math.round(statSync(file).size / 1000)} kB, quality ${quality}`)
}

if (spawnSync('ffmpeg', ['-version']).error) {
  console.error('The clips are recorded with ffmpeg, which is not installed here.')
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
})
const named = process.argv.slice(2)
for (const name of ownClips) if (named.length === 0 || named.includes(name)) await record(browser, name)
await browser.close()
