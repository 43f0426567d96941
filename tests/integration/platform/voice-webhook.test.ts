import { randomUUID } from 'node:crypto'
import { isSignedLately } from 'server/platform/signed-webhook'
import type { CompanyRole } from 'shared/companies/hat'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { askToPay, confirmQuote, makeClientWithProject, type Placed } from '../../support/builders/orders.ts'
import { makeColleague, makeMember } from '../../support/builders/people.ts'
import { makeRecap } from '../../support/builders/projects.ts'
import {
  callBody,
  deliver,
  secondsOf,
  signatureOf,
  VOICE_SECRET,
  voiceEnv,
} from '../../support/fakes/voice-calls.ts'
import { insertRows, listRows } from '../../support/rows.ts'

const app = await startApp({ env: voiceEnv })
const manager = await makeMember(app, 'Project Manager')

const kept = (eventId: string) => listRows(app, 'webhookEvents', { eventId })

const recapsOf = (projectId: string) => listRows(app, 'briefingProgress', { projectId })

async function called() {
  const order = await makeClientWithProject(app)
  return { ...order, ...(await callOf(order)) }
}

/** Returns what the report of a client's call says. */
async function callOf({ client, projectId }: Placed) {
  const voice = await client.call('dashboard.briefing.voice', { projectId })
  const variables: Record<string, unknown> = { project_id: projectId, project_token: voice?.projectToken }
  return { variables, conversationId: `conv_${randomUUID()}` }
}

const handled = (conversationId: string) =>
  expect.poll(async () => (await kept(conversationId))[0]?.handledAt).toBeTruthy()

describe('the signature', () => {
  const body =
    '{"type":"post_call_transcription","event_timestamp":1739537297,"data":{"agent_id":"xyz","conversation_id":"abc","status":"done"}}'
  const header = 't=1739537297,v0=5eb63acd01c5101979af63ea7612dcac75400f49ba1cc1834a555723e0973c84'
  const bytes = new TextEncoder().encode(body)
  const sentAt = new Date(1_739_537_297_000)

  test('of the published example is valid', () => {
    expect(isSignedLately({ header, body: bytes, secret: VOICE_SECRET }, sentAt)).toBe(true)
  })

  test.each([
    ['five minutes on', 5 * 60, true],
    ['a second more', 5 * 60 + 1, false],
    ['five minutes early', -5 * 60, true],
    ['a second earlier', -5 * 60 - 1, false],
  ])('%s: %i s', (_, later, expected) => {
    const now = new Date(sentAt.getTime() + later * 1000)
    expect(isSignedLately({ header, body: bytes, secret: VOICE_SECRET }, now)).toBe(expected)
  })
})

describe('a forged delivery is refused and not stored', () => {
  const body = callBody({ conversationId: 'conv_forged' })
  const now = () => secondsOf(app)
  const good = () => signatureOf(body, now())
  const forgeries: [string, () => string | null, string?][] = [
    ['no signature', () => null],
    ['an empty one', () => ''],
    ['another secret', () => signatureOf(body, now(), 'wsec_other')],
    ['a truncated mac', () => good().slice(0, -2)],
    ['a longer mac', () => `${good()}00`],
    ['upper-case hex', () => good().toUpperCase().replace('T=', 't=').replace('V0=', 'v0=')],
    ['no time', () => good().replace(/^t=\d+,/, '')],
    ['two times', () => `t=${now()},${good()}`],
    ['another time', () => good().replace(/^t=\d+/, `t=${now() - 1}`)],
    ['a time with a sign', () => good().replace(/^t=/, 't=+')],
    ['an old time', () => signatureOf(body, now() - 31 * 60)],
    ['a time to come', () => signatureOf(body, now() + 6 * 60)],
    ['the body alone signed', () => `t=${now()},v0=${signatureOf('', now()).slice(-64)}`],
    ['another name of the mac', () => good().replace('v0=', 'v1=')],
    ['one byte more', good, `${body} `],
    ['another body', good, body.replace('forged', 'forgot')],
    ['an empty body', good, ''],
    ['a body written anew', good, JSON.stringify(JSON.parse(body), null, 1)],
  ]
  test.each(forgeries)('%s', async (_, signature, sent = body) => {
    expect(await deliver(app, sent, signature())).toBe(401)
    expect(await kept('conv_forged')).toEqual([])
  })

  test('one of two signatures suffices while a secret is rotated', async () => {
    const call = callBody({ conversationId: 'conv_two' })
    expect(await deliver(app, call, `${signatureOf(call, now())},v0=${'0'.repeat(64)}`)).toBe(200)
  })

  test('a body over the limit is refused', async () => {
    expect(await deliver(app, `"${'x'.repeat(6 * 1024 * 1024)}"`)).toBe(413)
  })

  test.each([
    'not json',
    'null',
    '[]',
    '"x"',
    '{}',
    '{"type":1}',
    '{"type":"post_call_transcription"}',
    '{"type":"post_call_transcription","data":[]}',
    '{"type":"post_call_transcription","data":{"conversation_id":1}}',
    '{"type":"post_call_transcription","data":{"conversation_id":"conv_\\u0000"}}',
  ])('a signed but unreadable body is refused as invalid input: %s', async text => {
    expect(await deliver(app, text)).toBe(400)
  })

  test('an unknown type is accepted and ignored', async () => {
    expect(await deliver(app, '{"type":"post_call_audio","data":{"conversation_id":"conv_audio"}}')).toBe(200)
    expect(await kept('conv_audio')).toEqual([])
  })
})

test('a finished call becomes the project’s briefing live and notifies the team', async () => {
  const { client, email, projectId, variables, conversationId } = await called()
  const stream = await openStream(client)
  expect(await deliver(app, callBody({ conversationId, variables }))).toBe(200)
  await expect.poll(() => stream.events.map(event => event.topic)).toContain('recap')
  stream.close()
  const recap = await client.call('dashboard.briefing.recap', { projectId })
  expect(recap).toMatchObject({ state: 'ready', projectId, summary: 'Un video aziendale con sottotitoli.' })
  const [row] = await recapsOf(projectId)
  expect(row).toMatchObject({
    conversationId,
    isCompleted: true,
    transcriptData: [
      { who: 'assistant', text: 'Che video ti serve?' },
      { who: 'client', text: 'Un video aziendale per la fiera' },
    ],
  })
  await app.mailbox.find(email, /Abbiamo ricevuto il tuo recap/)
  await app.mailbox.find(manager.email, / ha completato il brief di «/)
})

test('the same call delivered twenty times concurrently has one effect and is always answered', async () => {
  const { projectId, variables, conversationId } = await called()
  const body = callBody({ conversationId, variables })
  const statuses = await Promise.all(Array.from({ length: 20 }, () => deliver(app, body)))
  expect(statuses).toEqual(Array(20).fill(200))
  await handled(conversationId)
  app.clock.advance(3 * 24 * 60 * 60 * 1000)
  expect(await deliver(app, body)).toBe(200)
  expect(await recapsOf(projectId)).toHaveLength(1)
})

describe('a call without proof of its project is stored and not applied', () => {
  type Variables = Record<string, unknown>
  const cases: [string, (own: Variables, other: Variables) => Variables][] = [
    ['no token', own => ({ project_id: own.project_id })],
    ['no variables', () => ({})],
    ['a made-up token', own => ({ ...own, project_token: `${own.project_id}:x.abc` })],
    ['another’s project', (own, other) => ({ ...own, project_id: other.project_id })],
    ['a token that is no text', own => ({ ...own, project_token: 7 })],
  ]
  test.each(cases)('%s', async (_, change) => {
    const own = await called()
    const other = await called()
    const body = callBody({ ...own, variables: change(own.variables, other.variables) })
    expect(await deliver(app, body)).toBe(200)
    await handled(own.conversationId)
    expect((await kept(own.conversationId))[0]?.body).toBe(body)
    expect(await recapsOf(own.projectId)).toEqual([])
    expect(await recapsOf(other.projectId)).toEqual([])
  })
})

test('without a summary the recap is the client’s words; an empty call creates nothing', async () => {
  const first = await called()
  await deliver(app, callBody({ ...first, summary: null }))
  await handled(first.conversationId)
  expect((await recapsOf(first.projectId))[0]?.briefingSummary).toBe('Un video aziendale per la fiera')
  const second = await called()
  await deliver(app, callBody({ ...second, summary: '', transcript: [] }))
  await handled(second.conversationId)
  expect(await recapsOf(second.projectId)).toEqual([])
})

test('an overlong call is truncated', async () => {
  const { projectId, variables, conversationId } = await called()
  const transcript = Array.from({ length: 900 }, () => ({ role: 'user', message: 'a'.repeat(4000) }))
  await deliver(app, callBody({ conversationId, variables, transcript, summary: 'b'.repeat(50_000) }))
  await handled(conversationId)
  const [row] = await recapsOf(projectId)
  expect(row?.briefingSummary).toHaveLength(20_000)
  expect(row?.transcriptData).toHaveLength(400)
})

test('after payment a call is stored and changes nothing', async () => {
  const { id: userId, client, projectId, variables, conversationId } = await called()
  await makeRecap(app, { userId, projectId })
  await confirmQuote(client, projectId)
  await askToPay({ client, projectId }, { acceptHigher: true })
  const before = await client.call('dashboard.briefing.recap', { projectId })
  await deliver(app, callBody({ conversationId, variables }))
  await handled(conversationId)
  expect(await client.call('dashboard.briefing.recap', { projectId })).toEqual(before)
  const late = (await recapsOf(projectId)).find(row => row.conversationId === conversationId)
  expect(late?.isCompleted).toBe(false)
})

test.each<[string, CompanyRole[]]>([
  ['was removed from the company', []],
  ['was removed from the company and has joined it again', ['representative']],
])('a call of whom %s changes nothing', async (_, hats) => {
  const { id, companyId, client, projectId } = await makeClientWithProject(app)
  const colleague = await makeColleague(app, id)
  const call = await callOf({ client: colleague.client, projectId })
  await client.call('dashboard.company.removeMember', { companyId, userId: colleague.id })
  if (hats.length > 0) await insertRows(app, 'companyMembers', [{ companyId, userId: colleague.id, hats }])
  expect(await deliver(app, callBody(call))).toBe(200)
  await handled(call.conversationId)
  expect(await recapsOf(projectId)).toEqual([])
})

test('only the briefing may connect to the agent’s host, and only if one is configured', async () => {
  const policyOf = async (path: string) =>
    (await app.visitor().fetch(path)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/dashboard/briefing')).toContain('elevenlabs.io')
  for (const path of ['/', '/dashboard/quote', '/dashboard/briefing/x', '/healthz'])
    expect(await policyOf(path), path).not.toContain('elevenlabs.io')
})

test.each([
  ['without a signature', undefined],
  ['with something else', 'v0=abc'],
  ['with an old one', `t=${secondsOf(app) - 301},v0=${'a'.repeat(64)}`],
])('a body %s is refused unread and the connection closed', async (_, signature) => {
  const answer = await app.visitor().fetch('/webhooks/voice-agent', {
    method: 'POST',
    headers: signature === undefined ? {} : { 'elevenlabs-signature': signature },
    body: 'x'.repeat(6 * 1024 * 1024),
  })
  expect([answer.status, answer.headers.get('connection')]).toEqual([401, 'close'])
})

test('without a voice agent there is no webhook and no offer', async () => {
  const mute = await startApp({ work: false })
  expect(await deliver(mute, callBody({ conversationId: 'conv_off' }))).toBe(404)
  const { client, projectId } = await makeClientWithProject(mute)
  expect(await client.call('dashboard.briefing.voice', { projectId })).toBeNull()
  const { headers } = await mute.visitor().fetch('/dashboard/briefing')
  expect(headers.get('content-security-policy')).not.toContain('elevenlabs')
})
