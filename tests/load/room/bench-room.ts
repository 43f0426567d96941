import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer-core'
import { middleOfFrame } from 'shared/deliverables/timecode'
import { timecodeOfFilmFrame, USUAL_TIMELINE } from 'shared/deliverables/timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { percentile } from '../../faults/report.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { type Figure, figure, report } from '../figures.ts'
import { accessOf, callAsManager, launchChromium, publishFilm, signIn } from '../hub.ts'
import { withServer } from '../served.ts'

const RATE = 25
const SECONDS = 60
const COMMENTS = 500
const SAID = 20
const JUMPS = 20
/** What has not come by then counts as lost. */
const LOST_MS = 10_000
/** So many comments lie between two that are chosen one after the other. */
const FAR = 217
const access = accessOf('cliente@demo.example')
const { comments } = reviewTexts

/** A film of a minute in 1080p, as an editor exports it. */
const filmArguments = (file: string) => [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
  ...['-f', 'lavfi', '-i', `testsrc2=s=1920x1080:r=${RATE}:d=${SECONDS}`],
  ...['-f', 'lavfi', '-i', `sine=f=440:d=${SECONDS}`],
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
]

/** The frame that a comment is about: all different, over the whole film. */
const frameOf = (at: number): number => 1 + at * Math.floor((SECONDS * RATE - 2) / COMMENTS)

async function comment(client: RpcClient, deliverableId: string, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const text = `Commento ${at}: il titolo entra un fotogramma prima della musica, e copre il volto di chi parla.`
    const atMs = Math.round(middleOfFrame(frameOf(at)))
    await client.call('team.deliverables.comment', { deliverableId, atMs, text })
  }
}

const SEND = `[...document.querySelectorAll('button')].find(one => one.textContent.trim() === ${JSON.stringify(comments.send)})`

/** How long after it was sent by one, the other sees a comment, in milliseconds. */
async function arrival(from: Page, to: Page, text: string): Promise<number> {
  const seen = to.evaluate(
    `new Promise(resolve => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('main').textContent.includes(${JSON.stringify(text)})) return
        observer.disconnect()
        resolve(Date.now())
      })
      setTimeout(() => resolve(Infinity), ${LOST_MS})
      observer.observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true })
    })`,
  )
  const field = await from.waitForSelector(`textarea[aria-label="${comments.write}"]`)
  await field?.type(text)
  // Until the one before has left, nothing can be sent.
  await from.waitForFunction(`!${SEND}.disabled`)
  const sent = await from.evaluate(`(${SEND}.click(), Date.now())`)
  return Number(await seen) - Number(sent)
}

/** How long after its comment was chosen a frame is on the screen, in milliseconds. */
const jump = async (page: Page, frame: number): Promise<number> =>
  Number(
    await page.evaluate(
      `new Promise(resolve => {
        const video = document.querySelector('video')
        const name = ${JSON.stringify(comments.goTo(timecodeOfFilmFrame(frame, USUAL_TIMELINE)))}
        const button = [...document.querySelectorAll('button')].find(one => one.ariaLabel === name)
        const began = performance.now()
        const look = (now, { mediaTime }) => {
          if (Math.floor(mediaTime * ${RATE} + 0.01) === ${frame}) resolve(performance.now() - began)
          else video.requestVideoFrameCallback(look)
        }
        video.requestVideoFrameCallback(look)
        setTimeout(() => resolve(Infinity), ${LOST_MS})
        button.click()
      })`,
    ),
  )

/** The time between two pictures, in milliseconds, while the page is scrolled from its top to its end and back. */
async function scrolled(page: Page): Promise<number[]> {
  await page.evaluate(`(() => {
    window.between = []
    let last = performance.now()
    const look = now => {
      window.between.push(now - last)
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })()`)
  await page.mouse.move(1000, 450)
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
  for (const sign of [1, -1])
    for (let at = 0; at < height; at += 600) await page.mouse.wheel({ deltaY: sign * 600 })
  return (await page.evaluate('window.between.slice(1)')) as number[]
}

const atMost = (what: string, values: number | number[], bar: number): Figure =>
  figure(what, 'ms', values, { atMost: bar })

async function measure(origin: string, browser: Browser, file: string): Promise<Figure[]> {
  const team = await callAsManager(origin)
  const client = new RpcClient(origin)
  await client.call('auth.signIn', access)
  const { id: projectId } = await client.call('dashboard.projects.create', { title: 'Misura' })
  const deliverableId = await publishFilm(team, { projectId, versionName: 'Misura', file })
  const [hub, room] = await Promise.all([browser.newPage(), (await browser.createBrowserContext()).newPage()])
  await signIn(hub, origin)
  await signIn(room, origin, { procedure: 'auth.signIn', access })
  const addresses = [`/team/project/${projectId}/review`, `/dashboard/downloads?project=${projectId}`]
  const enter = async () => {
    for (const [at, page] of [hub, room].entries()) {
      await page.bringToFront()
      await page.goto(`${origin}${addresses[at]}`)
      await page.waitForFunction(`document.querySelector('video')?.readyState >= 1`)
    }
  }
  await enter()
  const arrivals: number[] = []
  for (let at = 0; at < SAID; at++) {
    await room.bringToFront()
    arrivals.push(await arrival(room, hub, `Misura ${at}, fine.`))
  }
  await comment(team, deliverableId, COMMENTS)
  await enter()
  await room.bringToFront()
  const jumps: number[] = []
  for (let at = 0; at < JUMPS; at++) jumps.push(await jump(room, frameOf((at * FAR) % COMMENTS)))
  const between = await scrolled(room)
  return [
    atMost('a comment is on the other side', arrivals, 500),
    atMost('the slowest of them', Math.max(...arrivals), 500),
    atMost('the frame of a comment is shown', jumps, 200),
    atMost('the slowest of them', Math.max(...jumps), 200),
    atMost(`between pictures, scrolling ${COMMENTS} comments, p95`, percentile(between, 0.95), 34),
    atMost('the longest of them', Math.max(...between), 100),
  ]
}

/**
 * `npm run bench -- room`: how soon a comment of the client stands in the hub's room, how soon its frame is shown when a
 * comment is chosen, and how even a room with 500 comments scrolls, in Chromium.
 */
export async function benchRoom(): Promise<boolean> {
  const browser = await launchChromium()
  if (!browser) throw new Error('There is no Chromium here.')
  const folder = mkdtempSync(join(tmpdir(), 'bench-room-'))
  try {
    const file = join(folder, 'film.mp4')
    execFileSync('ffmpeg', filmArguments(file))
    return await withServer(async origin => report('room', await measure(origin, browser, file)))
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
