import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeAsset, makeVersion } from '../../support/builders/deliverables.ts'
import { makeClient, makeColleague, makeMember } from '../../support/builders/people.ts'
import { assign, makePayment, makeProject, makeRecap } from '../../support/builders/projects.ts'
import { upload } from '../../support/builders/uploads.ts'
import { readZip } from '../../support/read-zip.ts'
import { insertRow, updateRows } from '../../support/rows.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const editor = await makeMember(app, 'Project Manager')
const idle = await makeMember(app, 'Motion Designer')
const { storage } = app.context

/** Creates an order that is paid in part or in full. */
async function order({ isWhole = true } = {}) {
  const { id: userId, companyId, client, email } = await makeClient(app)
  await updateRows(app, 'companies', { id: companyId }, { name: 'Pastificio Bellini' })
  const projectId = await makeProject(app, userId, { title: 'La pasta di nonna Ada' })
  await makeRecap(app, { userId, projectId, summary: 'Un video aziendale con sottotitoli.' })
  await client.call('dashboard.quote.confirm', { projectId, totalCents: 102_000 })
  await makePayment(app, projectId, isWhole ? {} : { rule: 'deposit', balanceCents: 55_000 })
  await assign(app, projectId, editor.memberId)
  return { client, projectId, userId, email }
}

async function store(bytes: string | Uint8Array): Promise<string> {
  const filePath = `tests/${randomUUID()}`
  await storage.write(filePath, Buffer.from(bytes as string))
  return filePath
}

/** Creates a version with a stored file, approved by default. */
async function version(
  projectId: string,
  bytes: string | Uint8Array,
  facts: Parameters<typeof makeVersion>[2] = {},
): Promise<string> {
  return makeVersion(app, projectId, { filePath: await store(bytes), approvedAt: app.clock.now(), ...facts })
}

async function makeProxy(deliverableId: string): Promise<string> {
  const facts = { deliverableId, kind: 'proxy-540', fileType: 'video/mp4', fileSize: 9 }
  return insertRow(app, 'versionRenditions', { ...facts, filePath: await store('the proxy') })
}

const zipOf = (client: RpcClient, projectId: string, init?: RequestInit) =>
  client.fetch(`/documents/consegna.zip?project=${projectId}`, init)

describe('the archive of a project', () => {
  test('contains the last approved version of each asset, unchanged and with its name', async () => {
    const { client, projectId } = await order()
    await version(projectId, 'the first', { approvedAt: null, createdAt: new Date(0) })
    await version(projectId, 'the film', { createdAt: new Date(1000) })
    await version(projectId, 'not approved yet', { approvedAt: null, createdAt: new Date(2000) })
    const vertical = await makeAsset(app, projectId)
    await version(projectId, 'the vertical film', { assetId: vertical, fileName: 'Export.MOV' })
    const subtitles = await makeAsset(app, projectId, { kind: 'subtitles', name: 'Inglese' })
    await version(projectId, 'the words', { assetId: subtitles, fileName: 'en.srt', fileType: 'text/plain' })
    await makeAsset(app, projectId, { kind: '1:1' })
    for (const caller of [client, editor.client]) {
      const answer = await zipOf(caller, projectId)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
      const name = 'pastificio-bellini-la-pasta-di-nonna-ada'
      expect(answer.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="${name}.zip"`),
      )
      const bytes = await answer.arrayBuffer()
      expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
      expect(await readZip(bytes)).toEqual([
        { name: `${name}-16x9-v2.mp4`, content: 'the film', isStored: true },
        { name: `${name}-9x16-v1.mov`, content: 'the vertical film', isStored: true },
        { name: `${name}-sottotitoli-inglese-v1.srt`, content: 'the words', isStored: true },
      ])
    }
  })

  test('requires the whole payment, except for the team', async () => {
    const { client, projectId } = await order({ isWhole: false })
    await version(projectId, 'the film')
    const refused = await zipOf(client, projectId)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('NOT_PAID_IN_FULL')])
    expect((await zipOf(editor.client, projectId)).status).toBe(200)
  })

  test('is not found for others, without a project, and before any approval', async () => {
    const { client, projectId } = await order()
    await version(projectId, 'the film', { approvedAt: null })
    const stranger = await makeClient(app)
    const manager = await makeMember(app, 'Project Manager')
    for (const caller of [client, manager.client, stranger.client, idle.client])
      expect((await zipOf(caller, projectId)).status).toBe(404)
    expect((await zipOf(client, 'none')).status).toBe(404)
  })

  test('is refused as a whole when a file is missing', async () => {
    const error = vi.spyOn(app.context.log, 'error')
    const { client, projectId } = await order()
    await makeVersion(app, projectId, { approvedAt: app.clock.now() })
    expect((await zipOf(client, projectId)).status).toBe(503)
    expect(error).toHaveBeenCalledWith(expect.anything(), 'the bytes of a version are missing')
    error.mockRestore()
  })

  test('stops reading files when the client disconnects', async () => {
    const { client, projectId } = await order()
    await version(projectId, new Uint8Array(64 * 1024 * 1024))
    const vertical = await makeAsset(app, projectId)
    await version(projectId, 'never read', { assetId: vertical })
    const { openRead } = storage
    const opened: ReadableStream<Uint8Array>[] = []
    let isCancelled = false
    const spy = vi.spyOn(storage, 'openRead').mockImplementation(async (...asked) => {
      const file = (await openRead.apply(storage, asked)).getReader()
      const watched = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const { done, value } = await file.read()
          if (done) controller.close()
          else controller.enqueue(value)
        },
        async cancel(reason) {
          isCancelled = true
          await file.cancel(reason)
        },
      })
      opened.push(watched)
      return watched
    })
    const stop = new AbortController()
    const answer = await zipOf(client, projectId, { signal: stop.signal })
    const reader = answer.body?.getReader()
    await reader?.read()
    stop.abort()
    await waitFor(async () => expect(isCancelled).toBe(true))
    expect(opened).toHaveLength(1)
    spy.mockRestore()
  })
})

const losses: [
  string,
  role: Parameters<typeof makeMember>[1],
  (of: { projectId: string; memberId: string }) => Promise<unknown>,
][] = [
  [
    'is taken off the project',
    'Motion Designer',
    ({ projectId }) =>
      editor.client.call('team.projects.assign', { id: projectId, memberIds: [editor.memberId] }),
  ],
  [
    'is suspended',
    'Motion Designer',
    ({ memberId }) => editor.client.call('team.members.suspend', { id: memberId }),
  ],
  [
    'is limited to accounting',
    'Motion Designer',
    ({ memberId }) => editor.client.call('team.members.update', { id: memberId, accountingOnly: true }),
  ],
  [
    'is no manager any more',
    'Project Manager',
    ({ memberId }) => editor.client.call('team.members.update', { id: memberId, role: 'Motion Designer' }),
  ],
]

test.each(losses)('a download is cut off when its member %s', async (_, role, take) => {
  const { projectId } = await order()
  const id = await version(projectId, 'the film')
  const { client, memberId } = await makeMember(app, role)
  if (role === 'Motion Designer') await assign(app, projectId, memberId)
  const endless = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(new Uint8Array(1)),
  })
  using _spy = vi.spyOn(storage, 'openRead').mockResolvedValue(endless)
  const { body } = await client.fetch(`/files/${id}?download`)
  const reader = body?.getReader()
  expect(await reader?.read()).toMatchObject({ done: false })
  await take({ projectId, memberId })
  let isCut = false
  reader?.read().catch(() => {
    isCut = true
  })
  // Bounded, since without the cut-off the connection is closed some time later, too.
  await waitFor(async () => expect(isCut).toBe(true), 3000)
})

describe('a file that is not a video', () => {
  const text = new TextEncoder().encode('1\n00:00:01,000 --> 00:00:02,000\nBuongiorno.\n')

  async function sent(projectId: string, filename: string, filetype: string, bytes = text): Promise<string> {
    const file = { kind: 'delivery-file', projectId, filename, filetype }
    const answer = await upload(editor.client, file, bytes)
    expect(answer.status).toBe(204)
    return answer.headers.get('x-file-id') ?? ''
  }

  const publish = (projectId: string, assetId: string, uploadId: string) =>
    editor.client.ask('team.deliverables.publish', { projectId, assetId, uploadId, versionName: 'v1' })

  test('is published in assets of its kind, and refused elsewhere', async () => {
    const { client, projectId } = await order()
    const subtitles = await makeAsset(app, projectId, { kind: 'subtitles' })
    const square = await makeAsset(app, projectId, { kind: '1:1' })
    const uploadId = await sent(projectId, 'it.srt', 'text/plain')
    const refused = await publish(projectId, square, uploadId)
    expect([refused.status, refused.code]).toEqual([415, 'FILE_TYPE'])
    const note = await sent(projectId, 'note.txt', 'text/plain')
    expect((await publish(projectId, subtitles, note)).status).toBe(415)
    expect((await publish(projectId, subtitles, uploadId)).status).toBe(200)
    const { items } = await client.call('dashboard.deliverables.list', { projectId })
    expect(items).toMatchObject([
      { fileName: 'it.srt', format: 'SRT', isFilm: false, media: null, assetId: subtitles, state: 'waiting' },
    ])
  })

  test('has comments and mails without timecodes', async () => {
    const { client, projectId } = await order()
    const subtitles = await makeAsset(app, projectId, { kind: 'subtitles' })
    const { data } = await publish(projectId, subtitles, await sent(projectId, 'it.srt', 'text/plain'))
    const deliverableId = data?.id ?? ''
    await client.call('dashboard.deliverables.comment', {
      deliverableId,
      atMs: 5000,
      untilMs: 6000,
      text: 'Manca un accento.',
      drawing: [{ tool: 'box', color: 'red', points: [0.1, 0.1, 0.2, 0.2] }],
    })
    const { items } = await client.call('dashboard.deliverables.list', { projectId })
    expect(items[0]?.comments).toMatchObject([{ atMs: 0, untilMs: null, drawing: null }])
    await client.call('dashboard.deliverables.requestChanges', { deliverableId })
    const mail = await app.mailbox.find(editor.email, /Modifiche richieste/)
    expect(mail.text).toContain('Manca un accento.')
    expect(mail.text).not.toContain('00:00:0')
  })

  test('is never rendered as a page, and downloaded only after payment if it cannot be displayed', async () => {
    const { client, projectId } = await order({ isWhole: false })
    const page = { fileName: 'p.html', fileType: 'text/html' }
    const drawing = { fileName: 'logo.svg', fileType: 'image/svg+xml' }
    const archive = { fileName: 'foto.zip', fileType: 'application/zip' }
    const picture = { fileName: 'foto.png', fileType: 'image/png' }
    const answers = await Promise.all(
      [page, drawing, archive, picture].map(async facts =>
        client.fetch(`/files/${await version(projectId, '<script>', facts)}`),
      ),
    )
    expect(
      answers.map(({ status, headers }) => [status, headers.get('content-disposition')?.split(';')[0]]),
    ).toEqual([
      [200, 'attachment'],
      [409, undefined],
      [409, undefined],
      [200, 'inline'],
    ])
    expect(answers[0]?.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(answers[0]?.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('can be downloaded before its approval only if it cannot be displayed', async () => {
    const { client, projectId } = await order()
    const archive = { fileName: 'foto.zip', fileType: 'application/zip', approvedAt: null }
    const picture = { fileName: 'foto.png', fileType: 'image/png', approvedAt: null }
    const statusOf = async (facts: Parameters<typeof version>[2]) =>
      (await client.fetch(`/files/${await version(projectId, 'bytes', facts)}?download`)).status
    expect([await statusOf(archive), await statusOf(picture)]).toEqual([200, 409])
  })
})

test('a member who is the client of a project has the access of its client until they are on its team', async () => {
  const { client, projectId, email } = await order({ isWhole: false })
  const id = await version(projectId, 'the film')
  const member = { fullName: 'Chiara Colombo', email, role: 'Motion Designer', initials: 'CC' }
  const memberId = await insertRow(app, 'teamMembers', member)
  const answers = async () => [
    await (await client.fetch(`/files/${id}?download`)).text(),
    await (await zipOf(client, projectId)).text(),
  ]
  const unpaid = expect.stringContaining('NOT_PAID_IN_FULL')
  expect(await answers()).toEqual([unpaid, unpaid])
  expect((await client.fetch(`/documents/approvazione.pdf?version=${id}`)).status).toBe(200)
  await assign(app, projectId, memberId)
  expect(await answers()).toEqual(['the film', expect.stringContaining('the film')])
})

test('one version is downloaded with a name of company, project, format and position', async () => {
  const { client, projectId } = await order()
  await version(projectId, 'v1', { createdAt: new Date(0) })
  const id = await version(projectId, 'v2', { fileName: '../../Mio export “finale”.MP4' })
  const { headers } = await client.fetch(`/files/${id}?download`)
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="pastificio-bellini-la-pasta-di-nonna-ada-16x9-v2.mp4"/,
  )
  await updateRows(app, 'companies', { name: 'Pastificio Bellini' }, { name: null })
  const again = await client.fetch(`/files/${id}?download`)
  expect(again.headers.get('content-disposition')).toContain('"la-pasta-di-nonna-ada-16x9-v2.mp4"')
})

test('a version with a proxy is refused without ?download, too, until it is approved and paid', async () => {
  const { client, projectId } = await order({ isWhole: false })
  const id = await version(projectId, 'the original', { approvedAt: null })
  const statusOf = async (query: string) => (await client.fetch(`/files/${id}${query}`)).status
  const statuses = async () => Promise.all(['', '?download'].map(statusOf))
  expect(await statuses()).toEqual([200, 409])
  await makeProxy(id)
  expect(await statuses()).toEqual([409, 409])
  expect((await editor.client.fetch(`/files/${id}`)).status).toBe(200)
  await updateRows(app, 'deliverables', { id }, { approvedAt: app.clock.now() })
  expect(await statuses()).toEqual([409, 409])
  await updateRows(app, 'payments', { projectId }, { balanceCents: 0 })
  expect(await statuses()).toEqual([200, 200])
})

test('original, poster and renditions of a version are not found without the review capability', async () => {
  const { client, projectId, userId } = await order()
  const posterId = randomUUID()
  const id = await version(projectId, 'the original', { posterId, posterPath: await store('the poster') })
  const renditionId = await makeProxy(id)
  const statuses = (of: RpcClient) =>
    Promise.all([id, posterId, renditionId].map(async file => (await of.fetch(`/files/${file}`)).status))
  const approver = await makeColleague(app, userId, { hats: ['approver'] })
  const billing = await makeColleague(app, userId, { hats: ['billing'] })
  expect(await statuses(client)).toEqual([200, 200, 200])
  expect(await statuses(approver.client)).toEqual([200, 200, 200])
  expect(await statuses(billing.client)).toEqual([404, 404, 404])
})
