import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { middleOfFrame } from 'shared/deliverables/timecode'
import type { RpcClient } from '../../support/rpc-client.ts'
import { type Figure, figure, report } from '../figures.ts'
import { callAsManager, demoProject, launchChromium, publishFilm, signIn } from '../hub.ts'
import { withServer } from '../served.ts'
import { type CounterFilm, counterFilms } from './counter-films.ts'
import { CounterRoom, notedFrames, type Watched } from './watch-counter.ts'

const browsers: Record<string, () => Promise<Browser> | undefined> = {
  chromium: launchChromium,
  firefox() {
    const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
    const extraPrefsFirefox = { 'media.autoplay.default': 0 }
    return existsSync(executablePath)
      ? puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox })
      : undefined
  },
}

async function notes(client: RpcClient, deliverableId: string, name: string): Promise<string[]> {
  const film = counterFilms.find(({ file }) => file === name)
  const ids: string[] = []
  for (const frame of notedFrames) {
    const atMs = Math.round(middleOfFrame(frame, film?.timeline.frameRate))
    const text = `Fotogramma ${frame}`
    ids.push((await client.call('team.deliverables.comment', { deliverableId, atMs, text })).id)
  }
  return ids
}

const ways = ['step', 'play', 'pause', 'jump'] as const

async function watch(page: Page, address: string, film: CounterFilm): Promise<Figure[]> {
  const room = new CounterRoom(page, film)
  await room.enter(address)
  const figures: Figure[] = []
  for (const way of ways) {
    const { wrong, looks, disagreed = 0 }: Watched = await room[way]()
    const beside = disagreed > 0 ? `, beside ${disagreed} that the browser drew late` : ''
    const what = `${film.name}, ${way}: of ${looks} frames${beside}`
    figures.push(figure(what, 'wrong', wrong, { atMost: 0 }))
  }
  return figures
}

type Open = Map<string, { browser: Browser; page: Page }>

async function openBrowsers(origin: string, only: string | undefined): Promise<Open> {
  const open: Open = new Map()
  for (const [name, launch] of Object.entries(browsers)) {
    if (only && only !== name) continue
    const browser = await launch()
    if (!browser) {
      console.log(`Left out: there is no ${name} here.`)
      continue
    }
    const page = await browser.newPage()
    await signIn(page, origin)
    open.set(name, { browser, page })
  }
  return open
}

async function watchAll(origin: string, films: CounterFilm[], open: Open): Promise<Figure[]> {
  const client = await callAsManager(origin)
  const projectId = await demoProject(client)
  const figures: Figure[] = []
  for (const film of films) {
    const { name, file } = film
    const id = await publishFilm(client, { projectId, versionName: `Contatore ${name}`, file })
    const ids = await notes(client, id, file)
    for (const [browser, { page }] of open) {
      const seen = await watch(page, `${origin}/team/project/${projectId}/review`, film)
      figures.push(...seen.map(one => ({ ...one, what: `${browser}, ${one.what}` })))
    }
    for (const id of ids) await client.call('team.deliverables.removeComment', { id })
  }
  return figures
}

/**
 * `npm run bench -- frames [--only 29.97] [--in firefox]`: whether the timecode is that of the frame that is shown,
 * stepping, playing, pausing and jumping to a note, at every rate, in Chromium and in Firefox (`FIREFOX_PATH`, or where
 * Debian puts it); a browser that is not there is left out in words. While Firefox plays, what it draws on a canvas is
 * now and then not the frame that it tells of: those are counted beside.
 */
export async function benchFrames(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { only: { type: 'string' }, in: { type: 'string' } },
  })
  const films = counterFilms.filter(({ name }) => !values.only || name.startsWith(values.only))
  return withServer(async origin => {
    const open = await openBrowsers(origin, values.in)
    try {
      return report('frames', await watchAll(origin, films, open))
    } finally {
      for (const { browser } of open.values()) await browser.close()
    }
  })
}
