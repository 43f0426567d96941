import { randomUUID } from 'node:crypto'
import { hashOf } from 'server/platform/tokens'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { balanceFacts, makeSettled } from '../../support/builders/invoices.ts'
import { makeConfirmed } from '../../support/builders/orders.ts'
import { askForLink, listPayLinks, makeLinkedOrder } from '../../support/builders/pay-links.ts'
import { getRow, listRows } from '../../support/rows.ts'

const app = await startApp()

const linked = (more: object = {}) => makeLinkedOrder(app, more)

test('making a link wants the ticks, billing data and an unpaid quote that is confirmed', async () => {
  const order = await makeConfirmed(app)
  const unticked = await askForLink(order, { acceptTerms: false })
  expect(unticked).toMatchObject({ fields: { acceptTerms: 'REQUIRED' } })
  expect((await askForLink(order, { totalCents: 46_000 })).code).toBe('QUOTE_CHANGED')
  const unnamed = await makeConfirmed(app, { billing: false })
  expect((await askForLink(unnamed)).code).toBe('BILLING_MISSING')
  await makeSettled(app, order.projectId)
  expect((await askForLink(order)).code).toBe('ALREADY_PAID')
  const early = await order.client.ask('dashboard.payLinks.makeForBalance', {
    projectId: (await makeConfirmed(app)).projectId,
    requestId: randomUUID(),
    totalCents: 1,
  })
  expect(early.code).toBe('NOT_FOUND')
  await makeSettled(app, order.projectId, balanceFacts)
  const late = await order.client.ask('dashboard.payLinks.makeForBalance', {
    projectId: order.projectId,
    requestId: randomUUID(),
    totalCents: 55_000,
  })
  expect(late.code).toBe('ALREADY_PAID')
})

test('a sum has three links open at most, and of one request one', async () => {
  const order = await makeConfirmed(app)
  const requestId = randomUUID()
  const twice = await Promise.all([askForLink(order, { requestId }), askForLink(order, { requestId })])
  expect(twice.map(({ code }) => code).sort()).toEqual(['REQUEST_ID_REUSED', undefined])
  const more = await Promise.all([1, 2, 3].map(() => askForLink(order)))
  expect(more.map(({ code }) => code).sort()).toEqual(['PAY_LINKS_FULL', undefined, undefined])
  const [first] = await listPayLinks(order)
  await order.client.call('dashboard.payLinks.revoke', { id: first?.id ?? '' })
  expect((await askForLink(order)).status).toBe(200)
})

test('the hash of the token alone is stored, and the link is mailed to the address that was typed', async () => {
  const email = `conti-${randomUUID()}@example.com`
  const order = await linked({ email })
  const row = await getRow(app, 'payLinks', { projectId: order.projectId })
  expect(row.tokenHash).toBe(hashOf(order.token))
  expect(JSON.stringify(row)).not.toContain(order.token)
  const mail = await app.mailbox.find(email, /un pagamento per «Il forno di via Roma»/)
  expect(mail.text).toContain(`/paga#${order.token}`)
  const log = await listRows(app, 'auditLog', { subjectId: row.id })
  expect(JSON.stringify(log)).not.toContain(order.token)
  const exported = await order.client.ask('dashboard.profile.export')
  expect(exported.text).toContain(email)
  expect(exported.text).not.toContain(row.tokenHash)
})

test('one address gets three such mails a day, whoever has them sent', async () => {
  const limited = await startApp({ work: false, env: { LIMITS: 'on' } })
  const email = `conti-${randomUUID()}@example.com`
  const answers = []
  for (let index = 0; index < 4; index++)
    answers.push(await askForLink(await makeConfirmed(limited), { email }))
  expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined, 'LIMITED'])
})
