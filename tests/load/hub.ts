import { readFileSync } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { demoAccounts } from 'server/demo/accounts'
import { upload } from '../support/builders/uploads.ts'
import { eventually } from '../support/eventually.ts'
import { findTestBrowser } from '../support/processes/find-browser.ts'
import { RpcClient } from '../support/rpc-client.ts'

const MADE_WITHIN_MS = 300_000
const VIEWPORT = { width: 1280, height: 900 }

/** How somebody of the demo signs in. */
export function accessOf(email: string): { email: string; password: string } {
  const account = demoAccounts.find(one => one.email === email)
  if (!account) throw new Error(`There is no demo account ${email}.`)
  return { email, password: account.password }
}

const manager = accessOf('pm@demo.example')

/** @returns undefined where there is no Chromium. */
export function launchChromium(): Promise<Browser> | undefined {
  const executablePath = findTestBrowser()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  return executablePath ? puppeteer.launch({ browser: 'chrome', executablePath, args }) : undefined
}

/** A manager's calls, once the demo is filled in. */
export async function callAsManager(origin: string): Promise<RpcClient> {
  const client = new RpcClient(origin)
  await eventually(async () => void (await client.call('auth.teamSignIn', manager)))
  return client
}

/** @returns the id of a project that the demo has. */
export async function demoProject(client: RpcClient): Promise<string> {
  const [project] = (await client.call('team.projects.list')).items
  if (!project) throw new Error('The demo has no project.')
  return project.id
}

/** Signs somebody in, a manager if nobody is named, in a page of their own. */
export async function signIn(
  page: Page,
  origin: string,
  { procedure, access }: { procedure: 'auth.signIn' | 'auth.teamSignIn'; access: object } = {
    procedure: 'auth.teamSignIn',
    access: manager,
  },
): Promise<void> {
  await page.setViewport(VIEWPORT)
  await page.goto(`${origin}/team-login`)
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(access),
  }
  await page.evaluate(`fetch('/trpc/${procedure}', ${JSON.stringify(init)}).then(answer => answer.status)`)
}

/** Publishes a film, and waits until what is watched in its place has been made. @returns the version's id. */
export async function publishFilm(
  client: RpcClient,
  { projectId, versionName, file }: { projectId: string; versionName: string; file: string },
): Promise<string> {
  const sent = { kind: 'deliverable', projectId, filename: 'film.mp4', filetype: 'video/mp4' }
  const answer = await upload(client, sent, new Uint8Array(readFileSync(file)))
  const uploadId = new URL(answer.url).pathname.split('/').at(-1) ?? ''
  const { id } = await client.call('team.deliverables.publish', { uploadId, projectId, versionName })
  await eventually(async () => {
    const { items } = await client.call('team.deliverables.list', { projectId })
    if (items.find(version => version.id === id)?.media?.state !== 'done') throw new Error('Not yet made.')
  }, MADE_WITHIN_MS)
  return id
}
