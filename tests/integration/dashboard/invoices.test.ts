import { readFileSync } from 'node:fs'
import { recordPaymentOutcome, recordRefund } from 'server/domain/orders/payment/settlement.service'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { startApp } from '../../support/app.ts'
import { balanceFacts, documentsOf, makeSettled, setBilling } from '../../support/builders/invoices.ts'
import { makeConfirmed } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { listRows } from '../../support/rows.ts'

const app = await startApp({ work: false })
const specified = await startApp({ work: false, env: { VAT_RULE: 'specified' } })
const sellerless = await startApp({ work: false, env: { SELLER_NAME: '' } })
const manager = await makeMember(app, 'Project Manager')

const schemaFile = (fileName: string) => ({
  fileName,
  contents: readFileSync(new URL(`../../fixtures/fatturapa/${fileName}`, import.meta.url), 'utf8'),
})

async function faultsOf(files: { fileName: string; xml: string }[]) {
  const { errors } = await validateXML({
    xml: files.map(({ fileName, xml }) => ({ fileName, contents: xml })),
    schema: schemaFile('Schema_del_file_xml_FatturaPA_v1.2.2.xsd'),
    preload: schemaFile('xmldsig-core-schema.xsd'),
    maxMemoryPages: 1024,
  })
  return errors
}

const typesOf = (documents: Awaited<ReturnType<typeof documentsOf>>) =>
  documents.map(({ type, totalCents }) => `${type} ${totalCents}`)

test('a deposit, a balance and refunds each have their document, valid against the schema', async () => {
  const { projectId } = await makeConfirmed(app, { title: '«Caffè & Più» – la pasta <di> nonna' })
  const deposit = await makeSettled(app, projectId, { poNumber: 'A&B 7' })
  const balance = await makeSettled(app, projectId, balanceFacts)
  await recordPaymentOutcome(app.context, deposit, 'paid')
  await recordRefund(app.context, deposit, 10_000)
  await recordRefund(app.context, deposit, 10_000)
  await recordRefund(app.context, deposit, 25_001)
  await recordPaymentOutcome(app.context, deposit, 'refunded')
  await recordPaymentOutcome(app.context, balance, 'refunded')
  const documents = await documentsOf(app, [deposit, balance])
  expect(typesOf(documents)).toEqual([
    ...['TD02 47000', 'TD01 55000', 'TD04 10000', 'TD04 15001', 'TD04 21999', 'TD04 55000'],
  ])
  const [first, second] = documents
  const nameOf = (document: typeof first) => `${document?.nth}/${document?.year}`
  expect(documents.map(({ aboutNumber }) => aboutNumber)).toEqual([
    ...[null, nameOf(first), nameOf(first), nameOf(first), nameOf(first), nameOf(second)],
  ])
  for (const { netCents, vatCents, totalCents } of documents) expect(netCents + vatCents).toBe(totalCents)
  const numbers = documents.map(({ nth }) => nth)
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  expect(new Set(documents.map(({ fileName }) => fileName)).size).toBe(documents.length)
  expect(first?.fileName).toMatch(/^IT00000000000_[0-9A-Z]{5}\.xml$/)
  expect(first?.xml).toContain('<IdDocumento>A&amp;B 7</IdDocumento>')
  expect(await faultsOf(documents)).toEqual([])
  const acts = await listRows(app, 'auditLog', { projectId, subject: 'invoice' })
  expect(acts.map(({ action }) => action).sort()).toEqual([
    ...documents.filter(({ type }) => type === 'TD04').map(() => 'credit-note.issued'),
    ...['invoice.issued', 'invoice.issued'],
  ])
}, 60_000)

test('a refund before the invoice needs none', async () => {
  const { projectId } = await makeConfirmed(app, { billing: false })
  const paymentId = await makeSettled(app, projectId)
  await recordPaymentOutcome(app.context, paymentId, 'refunded')
  await setBilling(app, projectId)
  expect((await manager.client.ask('team.invoices.issue', { paymentId })).status).toBe(200)
  expect(await documentsOf(app, [paymentId])).toEqual([])
})

test.each([
  ['vat-specified', specified],
  ['no-seller', sellerless],
] as const)('without invoicing data there is no invoice, and both sides read why: %s', async (reason, at) => {
  const { client, projectId } = await makeConfirmed(at)
  const paymentId = await makeSettled(at, projectId)
  expect(await documentsOf(at, [paymentId])).toEqual([])
  const listed = await client.call('dashboard.documents.list', {})
  expect([listed.invoicing, listed.items[0]?.payments[0]?.missing]).toEqual([reason, reason])
  const boss = await makeMember(at, 'Project Manager')
  const missing = await boss.client.call('team.invoices.missing', {})
  expect([missing.invoicing, missing.items[0]?.reason]).toEqual([reason, reason])
  const refused = await boss.client.ask('team.invoices.issue', { paymentId })
  expect(refused.code).toBe('INVOICES_OFF')
})

test('the year of a number is Rome’s and begins with one; a date never precedes the former number’s', async () => {
  const own = await startApp({ work: false })
  const at = (moment: string) => own.clock.advance(Date.parse(moment) - own.clock.now().getTime())
  const paid = async () => {
    const { projectId } = await makeConfirmed(own)
    const [document] = await documentsOf(own, [await makeSettled(own, projectId)])
    return `${document?.nth}/${document?.year} ${document?.issuedOn}`
  }
  at('2026-12-31T22:50:00Z')
  expect(await paid()).toBe('1/2026 2026-12-31')
  at('2026-12-31T23:00:00Z')
  expect(await paid()).toBe('1/2027 2027-01-01')
  at('2027-03-02T10:00:00Z')
  expect(await paid()).toBe('2/2027 2027-03-02')
  at('2027-02-01T10:00:00Z')
  expect(await paid()).toBe('3/2027 2027-03-02')
})
