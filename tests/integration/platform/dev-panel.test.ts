import { sql } from 'kysely'
import { createApp } from 'server/app/app'
import type { Config } from 'server/config/env'
import { fillDemo } from 'server/demo/fill-demo'
import { signInToDemo } from 'server/domain/identity/sessions/sign-in.service'
import { NonRetryableError } from 'server/platform/jobs/job'
import { type JobState, listJobs } from 'server/platform/jobs/job-queries'
import { enqueueMail } from 'server/platform/mail/mail.jobs'
import { devTexts } from 'shared/messages/it/dev'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { turnOn } from '../../support/builders/second-factor.ts'
import { getRow } from '../../support/rows.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'
import { createMinimalDist } from '../security/little-site.ts'

const pages = ['', '/procedures', '/jobs', '/live', '/panel.js', '/mail', '/mail.json'].map(at => `/dev${at}`)
const client = 'cliente@demo.example'
const manager = 'pm@demo.example'

/** Mail server that rejects one address permanently and another one temporarily while `isIll`. */
let isIll = true
const delivered: string[] = []
const mailer = {
  async deliver({ to }: { to: string }) {
    if (isIll && to === 'never@example.com') throw new NonRetryableError('no such mailbox')
    if (isIll && to === 'later@example.com') throw new Error('come back later')
    delivered.push(to)
  },
  close: () => undefined,
}

const site = createMinimalDist()
const app = await startApp({ parts: { mailer }, distFolder: site })
beforeAll(async () => {
  await fillDemo(app.context)
})

const withConfig = (change: Partial<Config>) => ({
  ...app.context,
  config: { ...app.context.config, ...change },
})
const elsewhere = [
  { where: 'in production', context: withConfig({ production: true }) },
  { where: 'without a demo', context: withConfig({ demo: false }) },
].map(one => ({ ...one, there: createApp(one.context, site) }))

/** Sends the request of a button of the panel. */
function press(caller: RpcClient, path: string, fields: Record<string, string>, site = 'same-origin') {
  const headers = { 'sec-fetch-site': site }
  return caller.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

const textOf = async (caller: RpcClient, path: string): Promise<string> => (await caller.fetch(path)).text()

async function emailOf(caller: RpcClient): Promise<string | undefined> {
  const session = await caller.call('auth.session')
  return 'user' in session ? session.user?.email : undefined
}

describe('who am I', () => {
  test('signs in as an account of the demo and ends the former session', async () => {
    const caller = app.visitor()
    const answer = await press(caller, '/dev/sign-in', { email: client })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dev'])
    expect(await emailOf(caller)).toBe(client)
    const before = caller.jar.get('session') ?? ''
    await press(caller, '/dev/sign-in', { email: manager })
    expect(await emailOf(caller)).toBe(manager)
    expect(await textOf(caller, '/dev')).toContain(devTexts.who.manager('Project Manager'))
    const left = app.visitor()
    left.jar.set('session', before)
    expect(await emailOf(left)).toBeUndefined()
  })

  test('refuses to sign in as another user', async () => {
    const person = await makeClient(app)
    for (const email of [person.email, '', 'nobody@demo.example']) {
      const caller = app.visitor()
      expect((await press(caller, '/dev/sign-in', { email })).status).toBe(404)
      expect(caller.jar.header).toBe('')
    }
  })

  test('asks an account with a second factor for its code', async () => {
    const editor = 'editor@demo.example'
    const { id } = await getRow(app, 'users', { email: editor })
    await turnOn(app, id)
    const caller = app.visitor()
    const answer = await press(caller, '/dev/sign-in', { email: editor })
    expect(answer.headers.get('location')).toBe('/auth?step=code')
    expect(await emailOf(caller)).toBeUndefined()
  })
})

test('shows live events to a signed-in user, by a script of its own', async () => {
  const caller = app.visitor()
  expect(await textOf(caller, '/dev/live')).toContain(devTexts.live.signedOut)
  await press(caller, '/dev/sign-in', { email: client })
  const page = await caller.fetch('/dev/live')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await page.text()).toContain('data-live')
  const script = await caller.fetch('/dev/panel.js')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).not.toMatch(/innerHTML|insertAdjacentHTML|\beval\b/)
})

describe('the jobs', () => {
  const listed = (state: JobState) => listJobs(app.context.db, state)
  const jobFor = async (state: JobState, to: string) =>
    (await listed(state)).find(({ payload }) => (payload as { to?: string }).to === to)

  /** Delays the automatic retry beyond the end of the test. */
  async function postpone(to: string): Promise<void> {
    const { numAffectedRows } = await sql`
      update pgboss.job set start_after = now() + interval '1 hour'
      where state = 'retry' and data ->> 'to' = ${to}`.execute(app.context.db)
    expect(numAffectedRows).toBe(1n)
  }

  test('shows failed jobs with their error and retries one by a button', async () => {
    const content = { subject: 'Ciao', preheader: 'Ciao', blocks: [] }
    await app.context.transact(async work => {
      await enqueueMail(work, 'later@example.com', content)
      await enqueueMail(work, 'never@example.com', content)
    })
    const cases = [
      { state: 'failed', to: 'later@example.com', reason: 'come back later' },
      { state: 'given-up', to: 'never@example.com', reason: 'no such mailbox' },
    ] as const
    await waitFor(async () => {
      for (const { state, to } of cases) expect(await jobFor(state, to)).toMatchObject({ name: 'mail.send' })
      await postpone('later@example.com')
    })
    const caller = app.visitor()
    const page = await textOf(caller, '/dev/jobs')
    for (const { to, reason } of cases)
      expect([page.includes(to), page.includes(reason)]).toEqual([true, true])
    isIll = false
    for (const { state, to } of cases) {
      const { queue = '', id = '' } = (await jobFor(state, to)) ?? {}
      const answer = await press(caller, '/dev/jobs/retry', { queue, id })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dev/jobs?retried'])
    }
    await waitFor(async () => expect(delivered).toEqual(expect.arrayContaining(cases.map(({ to }) => to))))
    expect([await jobFor('failed', 'later@example.com'), await listed('given-up')]).toEqual([undefined, []])
  })

  test.each([
    { queue: 'mail.send', id: crypto.randomUUID() },
    { queue: 'dead-letters', id: crypto.randomUUID() },
    { queue: 'nothing', id: crypto.randomUUID() },
    { queue: 'mail.send', id: 'x' },
  ])('refuses to retry an unknown job: %j', async fields => {
    expect((await press(app.visitor(), '/dev/jobs/retry', fields)).status).toBe(404)
  })
})

test('refuses requests of other sites and links', async () => {
  const caller = app.visitor()
  for (const path of ['/dev/sign-in', '/dev/jobs/retry']) {
    expect((await press(caller, path, { email: client }, 'cross-site')).status).toBe(403)
    expect((await caller.fetch(`${path}?email=${client}`)).status).toBe(404)
  }
  expect(caller.jar.header).toBe('')
})

test.each(elsewhere)('$where there is no panel', async ({ context, there }) => {
  for (const page of pages) expect([page, (await there.request(page)).status]).toEqual([page, 404])
  const headers = { 'sec-fetch-site': 'same-origin' }
  for (const path of ['/dev/sign-in', '/dev/jobs/retry']) {
    const body = new URLSearchParams({ email: client })
    const answer = await there.request(path, { method: 'POST', headers, body })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([405, null])
  }
  const caller = { address: 'here', userAgent: undefined, sessionToken: undefined }
  await expect(signInToDemo(context, caller, client ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
