import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { demoAccounts } from 'server/demo/accounts'
import { middleOfFrame } from 'shared/deliverables/time-code'
import { upload } from '../../support/builders/uploads.ts'
import { eventually } from '../../support/eventually.ts'
import { findTestBrowser } from '../../support/processes/find-browser.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { type Figure, report } from '../figures.ts'
import { withServer } from '../served.ts'
import { type CounterFilm, counterFilms } from './counter-films.ts'
import { CounterRoom, notedFrames, type Watched } from './watch-counter.ts'

const MANAGER = { email: 'pm@demo.example', password: passwordOf('pm@demo.example') }
const MADE_WITHIN_MS = 300_000
const VIEWPORT = { width: 1280, height: 900 }

const browsers: Record<string, () => Promise<Browser> | undefined> = {
  chromium() {
    const executablePath = findTestBrowser()
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
    return executablePath ? puppeteer.launch({ browser: 'chrome', executablePath, args }) : undefined
  },
  firefox() {
    const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
    const extraPrefsFirefox = { 'media.autoplay.default': 0 }
    return existsSync(executablePath)
      ? puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox })
      : undefined
  },
}

function passwordOf(email: string): string {
  const account = demoAccounts.find(one => one.email === email)
  if (!account) throw new Error(`There is no demo account ${email}.`)
  return account.password
}

interface Room {
  client: RpcClient
  projectId: string
}

/** Publishes a film and notes some of its frames, once what is watched in its place has been made. */
async function publish({ client, projectId }: Room, { name, file }: CounterFilm): Promise<string[]> {
  const sent = { kind: 'deliverable', projectId, filename: `${name}.mp4`, filetype: 'video/mp4' }
  const answer = await upload(client, sent, new Uint8Array(readFileSync(file)))
  const uploadId = new URL(answer.url).pathname.split('/').at(-1) ?? ''
  const versionName = `Contatore ${name}`
  const { id } = await client.call('team.deliverables.publish', { uploadId, projectId, versionName })
  await eventually(async () => {
    const { items } = await client.call('team.deliverables.list', { projectId })
    if (items.find(version => version.id === id)?.media?.state !== 'done') throw new Error('Not yet made.')
  }, MADE_WITHIN_MS)
  return notes(client, id, file)
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

async function signIn(page: Page, origin: string): Promise<void> {
  await page.setViewport(VIEWPORT)
  await page.goto(`${origin}/team-login`)
  const body = JSON.stringify(MANAGER)
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  await page.evaluate(`fetch('/trpc/auth.teamSignIn', ${JSON.stringify(init)}).then(answer => answer.status)`)
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
    figures.push({ what, unit: 'wrong', values: [wrong], bar: { atMost: 0 } })
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
  const client = new RpcClient(origin)
  await eventually(async () => void (await client.call('auth.teamSignIn', MANAGER)))
  const [project] = (await client.call('team.projects.list')).items
  if (!project) throw new Error('The demo has no project.')
  const figures: Figure[] = []
  for (const film of films) {
    const ids = await publish({ client, projectId: project.id }, film)
    for (const [name, { page }] of open) {
      const seen = await watch(page, `${origin}/team/project/${project.id}/review`, film)
      figures.push(...seen.map(one => ({ ...one, what: `${name}, ${one.what}` })))
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
