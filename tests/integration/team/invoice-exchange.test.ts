import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { answerXml, documentsOf, makeSettled, setBilling } from '../../support/builders/invoices.ts'
import { makeConfirmed } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { companyOf } from '../../support/builders/projects.ts'
import { deleteRows, listRows, updateRows } from '../../support/rows.ts'
import { allPages } from '../../support/rpc-client.ts'

const app = await startApp({ work: false })
const { client: manager } = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')

let nextId = 1_000

/** Creates an invoice of a new client. */
async function issued() {
  const { client, userId, projectId } = await makeConfirmed(app)
  const paymentId = await makeSettled(app, projectId)
  const [document] = await documentsOf(app, [paymentId])
  if (!document) throw new Error('There is no invoice.')
  return { ...document, client, userId, projectId, paymentId, sdiId: String(nextId++) }
}

type Issued = Awaited<ReturnType<typeof issued>>

const answer = (xml: string) => manager.ask('team.invoices.readAnswer', { xml })
async function listed({ id }: Pick<Issued, 'id'>) {
  const { items } = await manager.call('team.invoices.list', { limit: 100 })
  return items.find(item => item.id === id)
}

const actsAbout = async ({ id }: Pick<Issued, 'id'>) => {
  const acts = await listRows(app, 'auditLog', { subjectId: id }, 'createdAt')
  return acts.map(({ action }) => action)
}

test('an invoice is sent and delivered once, even when repeated, and every step is logged', async () => {
  const invoice = await issued()
  expect(await listed(invoice)).toMatchObject({ state: 'to-send', sentAt: null, type: 'TD02', errors: [] })
  const send = () => manager.ask('team.invoices.markSent', { id: invoice.id })
  expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200])
  expect(await listed(invoice)).toMatchObject({ state: 'sent', sentAt: expect.any(String) })
  const receipt = answerXml('RC', `${invoice.fileName}.p7m`, invoice.sdiId)
  const answers = await Promise.all([answer(receipt), answer(receipt), answer(receipt)])
  expect(answers.map(({ data }) => data)).toEqual(
    answers.map(() => ({ number: `${invoice.nth}/${invoice.year}` })),
  )
  expect(await listed(invoice)).toMatchObject({ state: 'delivered', sdiId: invoice.sdiId })
  expect(await actsAbout(invoice)).toEqual(['invoice.issued', 'invoice.sent', 'invoice.answered'])
  expect((await answer(answerXml('NS', invoice.fileName, invoice.sdiId))).code).toBe('ANSWER_CONTRADICTS')
  expect((await answer(answerXml('RC', invoice.fileName, '999999'))).code).toBe('ANSWER_CONTRADICTS')
  expect(await listed(invoice)).toMatchObject({ state: 'delivered' })
})

test('a rejected invoice gets a new file with the same number and date and the current buyer; the former file is kept', async () => {
  const invoice = await issued()
  const correct = () => manager.ask('team.invoices.correct', { id: invoice.id })
  expect((await correct()).code).toBe('INVOICE_NOT_REJECTED')
  await answer(answerXml('NS', invoice.fileName, invoice.sdiId))
  expect(await listed(invoice)).toMatchObject({
    state: 'rejected',
    errors: [{ code: '00305', text: '1.4.1.1.2 <IdCodice> non valido' }],
  })
  expect((await manager.ask('team.invoices.markSent', { id: invoice.id })).code).toBe('INVOICE_REJECTED')

  await setBilling(app, invoice.projectId, { legalName: 'Il Forno Nuovo S.r.l.', vatNumber: '01234567897' })
  const statuses = (await Promise.all([correct(), correct()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  const [before, now, ...more] = await documentsOf(app, [invoice.paymentId])
  expect(more).toEqual([])
  expect(now).toMatchObject({ nth: before?.nth, year: before?.year, issuedOn: before?.issuedOn })
  expect(now?.fileName).not.toBe(before?.fileName)
  expect(before?.xml).toBe(invoice.xml)
  expect(now?.xml).toContain('Il Forno Nuovo S.r.l.')
  expect(await listed(invoice)).toMatchObject({ state: 'to-send', fileName: now?.fileName, errors: [] })

  // A late answer about the former file is stored and changes nothing.
  expect((await answer(answerXml('MC', invoice.fileName, invoice.sdiId))).status).toBe(200)
  expect(await listed(invoice)).toMatchObject({ state: 'to-send' })
  expect((await answer(answerXml('MC', now?.fileName ?? '', String(nextId++)))).status).toBe(200)
  expect(await listed(invoice)).toMatchObject({ state: 'undeliverable' })
})

test('a screen that shows the rejected file neither marks the new one as sent nor is refused its correction', async () => {
  const invoice = await issued()
  const seen = { id: invoice.id, fileName: invoice.fileName }
  await answer(answerXml('NS', invoice.fileName, invoice.sdiId))
  const correct = () => manager.ask('team.invoices.correct', seen)
  expect([(await correct()).status, (await correct()).status]).toEqual([200, 200])
  expect(await documentsOf(app, [invoice.paymentId])).toHaveLength(2)
  expect((await manager.ask('team.invoices.markSent', seen)).code).toBe('INVOICE_CORRECTED')
  expect(await listed(invoice)).toMatchObject({ state: 'to-send', sentAt: null })
})

test('a rejected credit note keeps the buyer of its invoice, also without billing data', async () => {
  const invoice = await issued()
  const { paymentId, projectId } = invoice
  const refund = { paymentId, requestId: randomUUID(), amountCents: 7_000, reason: 'Accordo' }
  await manager.call('team.payments.refundPart', refund)
  const [, note] = await documentsOf(app, [paymentId])
  if (!note) throw new Error('There is no credit note.')
  const reject = async (fileName: string) => answer(answerXml('NS', fileName, String(nextId++)))
  await reject(note.fileName)
  await setBilling(app, projectId, { legalName: 'Il Forno Nuovo S.r.l.', vatNumber: '01234567897' })
  await manager.call('team.invoices.correct', { id: note.id })
  const [, , corrected] = await documentsOf(app, [paymentId])
  const buyerIn = (xml = '') => /<CessionarioCommittente>.*<\/CessionarioCommittente>/s.exec(xml)?.[0]
  expect(buyerIn(corrected?.xml)).toBe(buyerIn(invoice.xml))
  await reject(corrected?.fileName ?? '')
  await deleteRows(app, 'companyBilling', { companyId: await companyOf(app, invoice.userId) })
  expect((await manager.ask('team.invoices.correct', { id: note.id })).status).toBe(200)
})

test('rejects a receipt that carries the id of a known file and the name of another one', async () => {
  const invoice = await issued()
  await answer(answerXml('NS', invoice.fileName, invoice.sdiId))
  expect((await answer(answerXml('RC', 'IT99999999999_00002.xml', invoice.sdiId))).code).toBe(
    'ANSWER_CONTRADICTS',
  )
  expect(await listed(invoice)).toMatchObject({ state: 'rejected' })

  const pending = await issued()
  await updateRows(app, 'invoiceFiles', { fileName: pending.fileName }, { sdiId: pending.sdiId })
  expect((await answer(answerXml('RC', 'IT99999999999_00003.xml', pending.sdiId))).code).toBe(
    'ANSWER_CONTRADICTS',
  )
  expect(await listed(pending)).toMatchObject({ state: 'to-send' })
})

test('a correction without billing data is refused without a change', async () => {
  const invoice = await issued()
  await answer(answerXml('NS', invoice.fileName, invoice.sdiId))
  await deleteRows(app, 'companyBilling', { companyId: await companyOf(app, invoice.userId) })
  expect((await manager.ask('team.invoices.correct', { id: invoice.id })).code).toBe('INVOICE_BUYER_MISSING')
  expect(await documentsOf(app, [invoice.paymentId])).toHaveLength(1)
})

test.each([
  ['no XML', 'RC_00001.xml'],
  ['another document', '<html><body>Fattura</body></html>'],
  ['an invoice', '<FatturaElettronica versione="FPR12"></FatturaElettronica>'],
  ['an answer that names nothing', '<RicevutaConsegna></RicevutaConsegna>'],
  ['half a document', answerXml('RC', 'IT01234567897_00001.xml').slice(0, -5)],
  ['an expanding entity', `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}">]>${'&a;'.repeat(100)}`],
  [
    'an entity inside an answer',
    answerXml('RC', '&a;').replace(
      '<types:',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><types:',
    ),
  ],
  ['an entity that nobody declares', answerXml('RC', '&a;')],
  ['what is nested very deep', '<a>'.repeat(5000)],
  ['a path in place of a name', answerXml('RC', '../../etc/passwd')],
])('an invalid answer of the exchange is refused with a field error: %s', async (_, xml) => {
  const { code, fields } = await answer(xml)
  expect([code, fields]).toEqual(['INVALID_INPUT', { xml: 'NOT_AN_ANSWER' }])
})

test('an answer about an unknown file is refused', async () => {
  expect((await answer(answerXml('RC', 'IT99999999999_00001.xml', '77'))).code).toBe('ANSWER_UNKNOWN')
})

test('the list is filtered by state and year and pages by key', async () => {
  const invoice = await issued()
  await answer(answerXml('RC', invoice.fileName, invoice.sdiId))
  const delivered = await manager.call('team.invoices.list', { state: 'delivered', limit: 100 })
  expect(new Set(delivered.items.map(({ state }) => state))).toEqual(new Set(['delivered']))
  expect(delivered.items.map(({ id }) => id)).toContain(invoice.id)
  expect((await manager.call('team.invoices.list', { year: 2031 })).items).toEqual([])
  const all = await manager.call('team.invoices.list', { limit: 100 })
  const seen = await allPages(next => manager.call('team.invoices.list', { limit: 2, ...next }))
  expect(seen).toEqual(all.items)
})

test('a file is downloaded under its official name by its company and by managers only', async () => {
  const invoice = await issued()
  const stranger = await makeConfirmed(app)
  const path = `/documents/fattura.xml?invoice=${invoice.id}`
  for (const allowed of [invoice.client, manager]) {
    const answered = await allowed.fetch(path)
    expect([answered.status, answered.headers.get('content-disposition')]).toEqual([
      ...[200, `attachment; filename="${invoice.fileName}"`],
    ])
    expect(await answered.text()).toBe(invoice.xml)
    const paper = await allowed.fetch(path.replace('.xml', '.pdf'))
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
  for (const other of [stranger.client, editor.client])
    for (const kind of ['.xml', '.pdf'])
      expect((await other.fetch(path.replace('.xml', kind))).status).toBe(404)
})
