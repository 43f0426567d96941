import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { askToPay, makeConfirmedOrder, paymentSummary } from '../../support/builders/orders.ts'
import { billing, makeColleague, makeMember } from '../../support/builders/people.ts'
import { listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

async function confirmed() {
  const fullName = `Ada ${randomUUID().slice(0, 8)}`
  const { projectId, ...person } = await makeConfirmedOrder(app, { billing: false, fullName })
  const pay = (more: object = {}) => askToPay({ client: person.client, projectId }, more)
  return { ...person, projectId, pay }
}

test('a company enters its billing data once, before its first payment', async () => {
  const { client, projectId, pay, fullName } = await confirmed()
  await client.call('dashboard.profile.update', { company: 'Forno Rossi', vatNumber: '86334519757' })
  expect(await client.call('dashboard.billing.get', { projectId })).toEqual({
    billing: null,
    suggested: { legalName: 'Forno Rossi', vatNumber: '86334519757', sdiCode: null, pec: null },
  })
  const refused = await pay()
  expect([refused.status, refused.code]).toEqual([409, 'BILLING_MISSING'])
  await client.call('dashboard.billing.save', { projectId, isBusiness: true, ...billing, province: 'mi' })
  const known = { ...billing, taxCode: null, sdiCode: null, pec: null }
  expect((await client.call('dashboard.billing.get', {})).billing).toEqual(known)
  expect((await pay({ poNumber: ' PO 77 ' })).data).toEqual({ state: 'processing' })
  await waitFor(async () => expect((await paymentSummary({ client, projectId })).status).toBe('paid'))
  const balance = { projectId, requestId: randomUUID(), totalCents: 50_000 }
  await client.call('dashboard.payment.payBalance', balance)
  const rows = await listRows(app, 'payments', { projectId })
  expect(rows).toMatchObject([{ poNumber: 'PO 77' }, { poNumber: 'PO 77' }])
  const { items } = await manager.client.call('team.audit.list', { area: 'money' })
  expect(items).toContainEqual(expect.objectContaining({ action: 'billing.saved', actorName: fullName }))
})

test('a colleague edits the company’s data and clears empty fields', async () => {
  const { client, projectId, id } = await confirmed()
  const seat = { ...billing, projectId, isBusiness: true } as const
  await client.call('dashboard.billing.save', { ...seat, sdiCode: 'M5UXCR1', taxCode: 'RSSMRA85T10A562S' })
  const colleague = await makeColleague(app, id)
  await colleague.client.call('dashboard.billing.save', { ...seat, city: 'Monza', sdiCode: '' })
  expect((await client.call('dashboard.billing.get', { projectId })).billing).toMatchObject({
    city: 'Monza',
    sdiCode: null,
    taxCode: null,
  })
})
