import { dayInRome } from 'shared/formats/date-it'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { documentsOf, makeSettled, setBilling } from '../../support/builders/invoices.ts'
import { makeConfirmed } from '../../support/builders/orders.ts'
import { makeMember, signedIn } from '../../support/builders/people.ts'
import { assign } from '../../support/builders/projects.ts'
import { readZip } from '../../support/read-zip.ts'
import { getRow } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const month = dayInRome(app.clock.now()).slice(0, 7)

const limit = (memberId: string, accountingOnly = true) =>
  manager.client.call('team.members.update', { id: memberId, accountingOnly })

async function makeAccountant() {
  const member = await makeMember(app, 'Video Editor')
  await limit(member.memberId)
  return member
}

async function settledOrder() {
  const order = await makeConfirmed(app)
  await setBilling(app, order.projectId, { legalName: 'Forno Rossi S.r.l.', vatNumber: '01234567897' })
  return { ...order, paymentId: await makeSettled(app, order.projectId) }
}

test('closes projects and opens administration at once, and the reverse when the limit is lifted', async () => {
  const { memberId, client } = await makeMember(app, 'Video Editor')
  expect((await client.ask('team.administration.sums')).code).toBe('NOT_A_MANAGER')
  await limit(memberId)
  expect((await client.ask('team.projects.list')).code).toBe('ACCOUNTING_ONLY')
  expect((await client.ask('team.administration.sums')).status).toBe(200)
  expect(await client.call('team.me')).toMatchObject({ accountingOnly: true, isAccountingOnly: true })
  await limit(memberId, false)
  expect((await client.ask('team.projects.list')).status).toBe(200)
  expect((await client.ask('team.administration.sums')).code).toBe('NOT_A_MANAGER')
})

test('has no effect on a manager, who may be a promoted accountant', async () => {
  const manages = await makeMember(app, 'Project Manager')
  await limit(manages.memberId)
  const promoted = await makeAccountant()
  await manager.client.call('team.members.update', { id: promoted.memberId, role: 'Project Manager' })
  const { projectId } = await settledOrder()
  const memberIds = [manages.memberId, promoted.memberId]
  await manager.client.call('team.projects.assign', { id: projectId, memberIds })
  for (const { client } of [manages, promoted]) {
    expect((await client.ask('team.projects.list')).status).toBe(200)
    expect(await client.call('team.me')).toMatchObject({ isAccountingOnly: false, isManager: true })
    const { url } = await client.call('team.calendar.renew')
    expect((await fetch(url ?? '')).status).toBe(200)
  }
})

test('hides files, calendar and notifications of an assigned project, and refuses a new assignment', async () => {
  const { memberId, id } = await makeAccountant()
  const { projectId } = await settledOrder()
  const refused = await manager.client.ask('team.projects.assign', { id: projectId, memberIds: [memberId] })
  expect(refused.fields).toEqual({ memberIds: 'SOME_CANNOT_WORK' })
  await assign(app, projectId, memberId)
  const client = await signedIn(app, id)
  expect((await client.fetch(`/documents/consegna.zip?project=${projectId}`)).status).toBe(404)
  expect((await client.ask('team.calendar.get')).code).toBe('ACCOUNTING_ONLY')
  const { title } = await getRow(app, 'projects', { id: projectId })
  await manager.client.call('team.projects.setDeadline', { id: projectId, deadline: '2031-03-01' })
  const { items } = await client.call('team.notifications.list')
  expect(items.filter(({ message }) => message.includes(title))).toEqual([])
})

test('exports a month with ISO dates, VAT numbers and the numbers of invoices and credit notes', async () => {
  const { client } = await makeAccountant()
  const { paymentId } = await settledOrder()
  const { content } = await client.call('team.administration.export', { month })
  const [head, ...rows] = content
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map(line => line.split(';').map(cell => cell.replaceAll('"', '')))
  const [invoice] = await documentsOf(app, [paymentId])
  const at = (name: string) => head?.indexOf(name) ?? -1
  const row = rows.find(cells => cells[at('Documento')] === `Fattura ${invoice?.nth}/${invoice?.year}`)
  expect(row?.[at('Partita IVA')]).toBe('IT01234567897')
  expect(row?.[at('Giorno')]).toBe(dayInRome(app.clock.now()))
})

test('downloads the XML of all invoices of a month as one archive', async () => {
  const { client } = await makeAccountant()
  const { paymentId } = await settledOrder()
  const answer = await client.fetch(`/documents/fatture.zip?month=${month}`)
  expect(answer.headers.get('content-disposition')).toContain(`fatture-${month}.zip`)
  const files = await readZip(await answer.arrayBuffer())
  const [invoice] = await documentsOf(app, [paymentId])
  expect(files.find(({ name }) => name === invoice?.fileName)?.content).toBe(invoice?.xml)
  const all = await app.context.db.selectFrom('invoices').select('id').execute()
  expect(files).toHaveLength(all.length)
})

test('refuses the archive to other members and clients, and for a month without invoices', async () => {
  const { client } = await makeAccountant()
  const order = await settledOrder()
  const editor = await makeMember(app, 'Video Editor')
  for (const [caller, asked] of [
    [order.client, month],
    [editor.client, month],
    [client, '2020-01'],
    [client, 'x'],
  ] as const)
    expect((await caller.fetch(`/documents/fatture.zip?month=${asked}`)).status).toBe(404)
})

test('reads an invoice of any company', async () => {
  const { client } = await makeAccountant()
  const { paymentId } = await settledOrder()
  const [invoice] = await documentsOf(app, [paymentId])
  for (const kind of ['xml', 'pdf'])
    expect((await client.fetch(`/documents/fattura.${kind}?invoice=${invoice?.id}`)).status).toBe(200)
})
