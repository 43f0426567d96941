import { createHash } from 'node:crypto'
import { certificatePdf } from 'server/domain/deliverables/certificate/certificate.pdf'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { captureDocument } from '../../support/capture-document.ts'
import { getRow } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })

/** Returns the HTML of a certificate as passed to the printer. */
const wordsOf = (userId: string, deliverableId: string): Promise<string> =>
  captureDocument(app.context, ports =>
    certificatePdf(ports, { userId, name: 'Ada Neri', sessionHandle: 'test' }, deliverableId),
  )

const rowOf = (id: string) => getRow(app, 'deliverables', { id })

async function digestOf(id: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of await app.context.storage.openRead((await rowOf(id)).filePath)) hash.update(bytes)
  return hash.digest('hex')
}

test('a certificate names the approver, the time, the file’s digest, and the comments', async () => {
  const { owner, client, projectId, publish, comment, commentAsTeam } = await makeReviewRoom(app, editor)
  const id = await publish('Montaggio finale', { frameRate: 25 })
  const address = `/documents/approvazione.pdf?version=${id}`
  expect((await client.fetch(address)).status).toBe(404)
  await comment(id, 'Il logo più grande.', { atMs: 2000 })
  await commentAsTeam(id, 'Il cliente ha fretta.', { atMs: 3000, internal: true })
  await client.call('dashboard.deliverables.approve', { deliverableId: id })

  const words = await wordsOf(owner.id, id)
  for (const part of [
    'Montaggio finale',
    'Il logo più grande.',
    '00:00:02:00',
    await digestOf(id),
    'SHA-256',
    '0 usati su 2',
  ])
    expect(words).toContain(part)
  expect(words).not.toContain('Il cliente ha fretta.')
  const { actorName } = await getRow(app, 'auditLog', { projectId, action: 'review.approved' })
  expect(words).toContain(String(actorName))

  for (const caller of [client, editor.client]) {
    const answer = await caller.fetch(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
  const { client: stranger } = await makeClient(app)
  expect((await stranger.fetch(address)).status).toBe(404)
  expect((await app.visitor().fetch(address)).status).toBe(401)
})

test('the file is read once, after its approval, and a certificate does not wait for it', async () => {
  const { owner, client, publish } = await makeReviewRoom(app, editor)
  const id = await publish('v1')
  await client.call('dashboard.deliverables.approve', { deliverableId: id })
  const expected = await digestOf(id)
  await waitFor(async () => expect((await rowOf(id)).sha256).toBe(expected))
  await app.context.storage.remove((await rowOf(id)).filePath)
  expect(await wordsOf(owner.id, id)).toContain(expected)
})

test('a file that cannot be read gets no certificate', async () => {
  const idle = await startApp({ work: false })
  const own = await makeMember(idle, 'Video Editor')
  const { client, publish } = await makeReviewRoom(idle, own)
  const id = await publish('v1')
  await client.call('dashboard.deliverables.approve', { deliverableId: id })
  const { filePath } = await getRow(idle, 'deliverables', { id })
  await idle.context.storage.remove(filePath)
  expect((await client.fetch(`/documents/approvazione.pdf?version=${id}`)).status).toBe(503)
})
