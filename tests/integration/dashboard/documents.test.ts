import { createHash } from 'node:crypto'
import { certificatePdf } from 'server/domain/deliverables/certificate/certificate.pdf'
import { orderCopyPdf } from 'server/domain/orders/documents/order-copy.pdf'
import { removeOldInvoices } from 'server/domain/orders/invoices/invoice-lists.service'
import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import { termsVersion } from 'shared/catalogue/terms/newest-terms'
import { termsOf } from 'shared/catalogue/terms/published-terms'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { balanceFacts, documentsOf, makeSettled } from '../../support/builders/invoices.ts'
import { askToPay, makeClientWithProject, makeConfirmed } from '../../support/builders/orders.ts'
import { makeClient, makeColleague, makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { captureDocument, expectPdf } from '../../support/capture-document.ts'
import { getRow, listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const DAY = 86_400_000

type Confirmed = Awaited<ReturnType<typeof makeConfirmed>>

const listOf = ({ client }: Pick<Confirmed, 'client'>) => client.call('dashboard.documents.list', {})
const orderOf = async (order: Confirmed) => (await listOf(order)).items[0]

test('the amount due is listed from the confirmation to the last payment', async () => {
  const order = await makeConfirmed(app)
  const { projectId } = order
  expect(await orderOf(order)).toMatchObject({
    projectId,
    quote: { totalCents: 102_000 },
    payments: [],
    refund: null,
    hasOrderCopy: false,
    due: { instalment: 'deposit', totalCents: 47_000, status: 'open', dueAt: null, isTransfer: false },
  })
  await makeSettled(app, projectId)
  expect(await orderOf(order)).toMatchObject({
    hasOrderCopy: true,
    due: { instalment: 'balance', totalCents: 55_000, status: 'open' },
    payments: [{ kind: 'deposit', status: 'paid', invoices: [{ type: 'TD02', state: 'to-send' }] }],
    refund: { until: expect.any(String), requestedAt: null },
  })
  await order.client.call('dashboard.payment.requestRefund', { projectId, reason: 'Non ci serve più.' })
  const balance = await makeSettled(app, projectId, balanceFacts)
  expect(await orderOf(order)).toMatchObject({
    due: null,
    payments: [{ kind: 'deposit' }, { kind: 'balance', invoices: [{ type: 'TD01' }] }],
    refund: { until: null, requestedAt: expect.any(String) },
  })
  await recordPaymentOutcome(app.context, balance, 'refunded')
  expect((await orderOf(order))?.payments[1]).toMatchObject({
    status: 'refunded',
    refundedCents: 55_000,
    invoices: [{ type: 'TD01' }, { type: 'TD04' }],
  })
})

test('an expired confirmation is not payable', async () => {
  const own = await startApp({ work: false })
  const { userId, projectId } = await makeConfirmed(own)
  await updateRows(own, 'quotes', { projectId }, { validUntil: '2020-01-01' })
  const { listDocuments } = await import('server/domain/orders/documents/order-history.service')
  const { items } = await listDocuments(own.context, userId, {})
  expect(items[0]?.due?.status).toBe('expired')
})

test('the mail of a payment contains the Terms word for word and links the documents', async () => {
  const order = await makeConfirmed(app)
  await askToPay(order)
  const mail = await app.mailbox.find(order.email, /^Pagamento ricevuto/)
  // Zero-width spaces keep mail programs from making links of abbreviations.
  const mailed = mail.text.replaceAll('\u200B', '')
  const sections = termsOf(termsVersion)?.sections ?? []
  expect(sections).toHaveLength(11)
  for (const { title, paragraphs } of sections)
    for (const words of [title, ...paragraphs]) expect(mailed).toContain(words)
  expect(mail.text).toContain('/dashboard/documents')
})

test('the documents of an order are PDFs for everyone in the company only', async () => {
  const order = await makeConfirmed(app)
  const { client, userId, projectId } = order
  const copy = `/documents/ordine.pdf?project=${projectId}`
  const quote = `/documents/preventivo.pdf?project=${projectId}`
  expect((await client.fetch(copy)).status).toBe(404)
  const paymentId = await makeSettled(app, projectId)
  const receipt = `/documents/ricevuta.pdf?payment=${paymentId}`
  const colleague = await makeColleague(app, userId)
  const stranger = await makeConfirmed(app)
  for (const path of [quote, copy, receipt]) {
    for (const person of [client, colleague.client]) {
      await expectPdf(await person.fetch(path))
    }
    expect((await stranger.client.fetch(path)).status).toBe(404)
    expect((await app.visitor().fetch(path)).status).toBe(401)
  }
  const answer = await client.fetch(quote)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="preventivo.pdf"')
})

test('a project without a brief has no quote to print, and an invalid id is no project', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const statusOf = async (project: string) =>
    (await client.fetch(`/documents/preventivo.pdf?project=${project}`)).status
  expect([await statusOf(projectId), await statusOf('../etc')]).toEqual([412, 404])
})

/** Returns the HTML of an order copy as passed to the printer. */
const copyOf = ({ userId, projectId }: Confirmed): Promise<string> =>
  captureDocument(app.context, ports => orderCopyPdf(ports, userId, projectId))

test('the copy of an order contains the Terms as accepted, whatever version is current', async () => {
  const order = await makeConfirmed(app)
  await makeSettled(app, order.projectId, { termsVersion: '2026-11.4' })
  const copy = await copyOf(order)
  for (const { title, paragraphs } of termsOf('2026-11.4')?.sections ?? [])
    for (const words of [title, ...paragraphs]) expect(copy).toContain(JSON.stringify(words).slice(1, -1))
  const other = await makeConfirmed(app)
  await makeSettled(app, other.projectId, { termsVersion: '2020-01' })
  const withoutText = await copyOf(other)
  expect(withoutText).toContain('versione 2020-01')
  expect(withoutText).not.toContain('Chi siamo e che cosa facciamo')
})

test('invoices outlive project and account, and are deleted after ten years', async () => {
  const own = await startApp({ work: false })
  const order = await makeConfirmed(own)
  const paymentId = await makeSettled(own, order.projectId)
  await recordPaymentOutcome(own.context, paymentId, 'refunded')
  await updateRows(own, 'projects', { id: order.projectId }, { status: 'completed' })
  await order.client.call('dashboard.profile.erase', { email: order.email })
  const kept = await listRows(own, 'invoices', { paymentId })
  expect(kept).toMatchObject(
    [1, 2].map(() => ({ projectId: null, companyId: null, buyer: { vatNumber: '12345678903' } })),
  )
  const now = own.clock.now().getTime()
  await removeOldInvoices(own.context.db, new Date(now + 3_650 * DAY))
  expect(await documentsOf(own, [paymentId])).toHaveLength(2)
  await removeOldInvoices(own.context.db, new Date(now + 3_656 * DAY))
  expect(await documentsOf(own, [paymentId])).toEqual([])
})

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
