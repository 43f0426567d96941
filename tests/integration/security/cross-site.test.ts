import { randomUUID } from 'node:crypto'
import { createApp } from 'server/app/app'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { textFile } from '../../support/builders/sample-files.ts'
import { beginUpload, textOf } from '../../support/builders/uploads.ts'
import { type ProcedurePath, procedurePaths, typeOf } from '../../support/procedures.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { sharedInputs } from '../authorisation/access-assertions.ts'
import { project } from '../authorisation/resource-fixtures.ts'
import { makeCast, PREVIEW_PASSWORD } from '../authorisation/roles.ts'
import { stateOf } from '../authorisation/table-hashes.ts'
import { createMinimalDist } from './little-site.ts'

const site = createMinimalDist()
const app = await startApp({ work: false, distFolder: site, env: { PREVIEW_PASSWORD } })
const world = { app, cast: await makeCast(app) }
/** Users with full rights, so that only the cross-site check can refuse the calls. */
const victims = { team: await world.cast.arrive.manager(), client: await world.cast.arrive.owner() }

/** Headers of a request sent by another page; the last three are of browsers without fetch metadata. */
const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: app.context.config.publicUrl },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${app.context.config.publicUrl}.evil.example` },
]

/** Content types that a form, a beacon or a script can send; undefined: none. */
const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON;charset="UTF-8"',
  'text/plain',
  'text/plain;application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  undefined,
]

const mutations = procedurePaths.filter(path => typeOf(path) === 'mutation')

const victimOf = (path: ProcedurePath): RpcClient =>
  path.startsWith('team.') ? victims.team : victims.client

/** Valid inputs, created beforehand, so that nothing else writes during the attempts. */
const inputs = new Map<ProcedurePath, unknown>()
for (const path of mutations) inputs.set(path, (await sharedInputs(world, path)).own)

/** Body without a content type of its own. */
const bodyOf = (input: unknown) => new Blob([JSON.stringify(input ?? {})])

async function ask(caller: RpcClient, path: string, init: RequestInit): Promise<string> {
  const answer = await caller.fetch(path, init)
  const text = await answer.text()
  const code = text.startsWith('{') ? (JSON.parse(text).error?.data.appCode as string) : text.slice(0, 40)
  return `${answer.status} ${code}`
}

/** Asserts that the call is refused with all headers and content types that another site can send. */
async function expectRefused(victim: RpcClient, path: string, init: RequestInit): Promise<void> {
  const answers = await Promise.all(
    foreign.flatMap(said =>
      contentTypes.map(type => {
        const headers = { ...said, ...(type !== undefined && { 'content-type': type }) }
        return ask(victim, path, { ...init, headers })
      }),
    ),
  )
  expect([...new Set(answers)]).toEqual(['403 CROSS_SITE'])
}

describe.each(mutations)('%s', path => {
  test('is refused to another site, whatever it sends', async () => {
    const body = bodyOf(inputs.get(path))
    const victim = victimOf(path)
    const before = await stateOf(app.context)
    await expectRefused(victim, `/trpc/${path}`, { method: 'POST', body })
    const batched = await ask(victim, `/trpc/${path},${path}?batch=1`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    })
    expect(batched).toBe('403 CROSS_SITE')
    expect(await stateOf(app.context)).toEqual(before)
  })

  test('is refused to forms of our own site and to reads', async () => {
    const input = inputs.get(path)
    const body = bodyOf(input)
    const victim = victimOf(path)
    const before = await stateOf(app.context)
    const forms = contentTypes.filter(type => !type?.toLowerCase().startsWith('application/json'))
    const answers = await Promise.all(
      forms.map(type => {
        const headers = {
          'sec-fetch-site': 'same-origin',
          ...(type !== undefined && { 'content-type': type }),
        }
        return ask(victim, `/trpc/${path}`, { method: 'POST', body, headers })
      }),
    )
    expect([...new Set(answers)]).toEqual(['415 CONTENT_TYPE'])
    const query = `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input ?? {}))}`
    expect(await ask(victim, query, {})).toBe('405 METHOD_NOT_ALLOWED')
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override'])
      expect(await ask(victim, query, { headers: { [header]: 'POST' } })).toBe('405 METHOD_NOT_ALLOWED')
    await victim.fetch(query, { method: 'HEAD' })
    expect(await stateOf(app.context)).toEqual(before)
  })
})

/** Paths of all routes, except webhooks and the unsubscribe link, which are authenticated by signature. */
const addresses = [
  ...new Set(
    createApp(app.context, site)
      .routes.map(({ path }) => path.replace(':id', randomUUID()).replace(':file', 'x.ics').replace('*', 'x'))
      .filter(path => !(path.startsWith('/webhooks/') || path === '/unsubscribe')),
  ),
]

describe.each(addresses)('%s', path => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s of another site', async method => {
    const before = await stateOf(app.context)
    await expectRefused(victims.team, path, { method, body: new Blob(['{}']) })
    expect(await stateOf(app.context)).toEqual(before)
  })
})

test.each(['PATCH', 'DELETE', 'POST'])('an unfinished upload refuses %s of another site', async method => {
  const victim = await world.cast.arrive.owner()
  const projectId = await project(world, 'own')
  const file = textOf(projectId, 'a.txt')
  const path = await beginUpload(victim, file, 4)
  const before = await stateOf(app.context)
  for (const said of foreign) {
    const headers = { ...said, 'tus-resumable': '1.0.0', 'upload-offset': '0' }
    const typed = { ...headers, 'content-type': 'application/offset+octet-stream' }
    expect(await ask(victim, path, { method, headers: typed, body: textFile('boh!') })).toBe('403 CROSS_SITE')
  }
  for (const safe of ['HEAD', 'OPTIONS'])
    await victim.fetch(path, {
      method: safe,
      headers: { 'tus-resumable': '1.0.0', 'x-http-method-override': 'DELETE' },
    })
  expect(await stateOf(app.context)).toEqual(before)
})
