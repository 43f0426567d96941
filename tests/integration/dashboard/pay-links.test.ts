import { randomUUID } from 'node:crypto'
import { removeOldPayLinks } from 'server/domain/orders/pay-links/pay-links.service'
import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import { hashOf } from 'server/platform/tokens'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { balanceFacts, makeSettled } from '../../support/builders/invoices.ts'
import {
  askToPay,
  confirmQuote,
  makeConfirmed,
  type Placed,
  paymentSummary,
} from '../../support/builders/orders.ts'
import {
  askForLink,
  listPayLinks,
  makeLinkedOrder,
  makePayLink,
  tokenIn,
} from '../../support/builders/pay-links.ts'
import { billing, makeMember } from '../../support/builders/people.ts'
import { bankAccount, bookTransfer } from '../../support/builders/transfers.ts'
import { expectPdf } from '../../support/capture-document.ts'
import { getRow, listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp({ env: { ...bankAccount, SIMULATED_PAYMENT_SECONDS: '3' } })
const { db } = app.context
const manager = await makeMember(app, 'Project Manager')
const DAY = 86_400_000

const linked = (more: object = {}) => makeLinkedOrder(app, more)

const open = (token: string) => app.visitor().call('payLink.open', { token })
const payWith = (token: string, method: 'card' | 'transfer' = 'card') =>
  app.visitor().ask('payLink.pay', { token, requestId: randomUUID(), method })
const receiptOf = (token: string) =>
  app.visitor().fetch('/documents/ricevuta-da-link.pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
const askForBalanceLink = ({ client, projectId }: Placed, totalCents = 55_000) =>
  client.ask('dashboard.payLinks.makeForBalance', { projectId, requestId: randomUUID(), totalCents })
const paymentsOf = (projectId: string) => listRows(app, 'payments', { projectId }, 'createdAt')

describe('a payment link', () => {
  test('shows who asks, for what, and the amounts, and nothing else of the project', async () => {
    const order = await linked({ poNumber: 'PO-77' })
    const { state, order: shown } = await open(order.token)
    const { lines, linesTotalCents, totalCents, netCents, vatCents, balanceCents, quoteTotalCents } =
      await paymentSummary(order)
    expect([state, shown]).toMatchObject([
      'open',
      {
        title: 'Il forno di via Roma',
        company: billing.legalName,
        maker: 'Chiara Colombo',
        linesTotalCents,
        totalCents,
        netCents,
        vatCents,
        balanceCents,
        quoteTotalCents,
        poNumber: 'PO-77',
        termsVersion: '2026-11.4',
        paidAt: null,
        transfer: null,
        lines: lines.map(({ code, label, amountCents }) => ({ code, label, amountCents })),
      },
    ])
    const text = JSON.stringify(shown)
    for (const hidden of [order.projectId, order.userId, order.email, 'sottotitoli.', 'because'])
      expect(text).not.toContain(hidden)
  })

  test('is answered alike when unknown and when expired', async () => {
    const order = await linked()
    const unknown = await app.visitor().ask('payLink.open', { token: 'x'.repeat(43) })
    await updateRows(app, 'payLinks', { projectId: order.projectId }, { expiresAt: app.clock.now() })
    const expired = await app.visitor().ask('payLink.open', { token: order.token })
    const paid = await payWith(order.token)
    expect([unknown.status, unknown.code, paid.code]).toEqual([404, 'NOT_FOUND', 'NOT_FOUND'])
    expect([expired.status, expired.code]).toEqual([unknown.status, unknown.code])
    expect((await listPayLinks(order))[0]?.state).toBe('expired')
    expect(await paymentsOf(order.projectId)).toEqual([])
  })

  test('is paid without an account: receipt, client, managers, log and list show it', async () => {
    const order = await linked({ poNumber: 'PO-9' })
    expect((await receiptOf(order.token)).status).toBe(404)
    expect((await payWith(order.token)).data).toEqual({ state: 'processing' })
    expect((await open(order.token)).state).toBe('begun')
    await waitFor(async () => expect((await open(order.token)).state).toBe('paid'))
    const [payment] = await paymentsOf(order.projectId)
    expect(payment).toMatchObject({
      throughLink: true,
      status: 'paid',
      totalCents: 47_000,
      poNumber: 'PO-9',
      userId: order.userId,
      termsVersion: '2026-11.4',
    })
    await expectPdf(await receiptOf(order.token))
    await app.mailbox.find(order.email, /^Pagamento ricevuto/)
    const { items } = await manager.client.call('team.notifications.list', {})
    expect(items.some(({ message }) => message.includes('Con un link di pagamento'))).toBe(true)
    const log = await getRow(app, 'auditLog', { action: 'payment.paid', subjectId: payment?.id ?? '' })
    expect(log).toMatchObject({ actorId: null, detail: { throughLink: true } })
    expect(await listPayLinks(order)).toMatchObject([
      { state: 'used', maker: 'Chiara Colombo', openedAt: expect.any(String), paidAt: expect.any(String) },
    ])
    expect((await payWith(order.token)).code).toBe('ALREADY_PAID')
    app.clock.advance(14 * DAY)
    expect((await receiptOf(order.token)).status).toBe(404)
    app.clock.advance(-14 * DAY)
  })

  test('shows account and reference of a transfer, and another method while nothing has arrived', async () => {
    const order = await linked()
    await Promise.all([payWith(order.token, 'transfer'), payWith(order.token, 'transfer')])
    const { state, order: shown } = await open(order.token)
    expect([state, shown?.transfer, shown?.isOwn]).toMatchObject([
      'transfer',
      { reference: expect.stringMatching(/^PP-/), totalCents: 47_000, bookedCents: 0 },
      true,
    ])
    expect(await paymentsOf(order.projectId)).toHaveLength(1)
    await app.visitor().call('payLink.changeMethod', { token: order.token })
    expect((await open(order.token)).state).toBe('open')
    await payWith(order.token, 'transfer')
    const [, second] = await paymentsOf(order.projectId)
    const arrivedOn = app.clock.now().toISOString().slice(0, 10)
    await bookTransfer(manager.client, second?.id ?? '', { amountCents: 10_000, arrivedOn })
    const changed = await app.visitor().ask('payLink.changeMethod', { token: order.token })
    expect(changed.code).toBe('TRANSFER_BEGUN')
  })

  test('shows the transfer that the client announced, and cannot cancel it', async () => {
    const order = await linked()
    await askToPay(order, { method: 'transfer' })
    expect(await open(order.token)).toMatchObject({ state: 'transfer', order: { isOwn: false } })
    await app.visitor().call('payLink.changeMethod', { token: order.token })
    expect((await open(order.token)).state).toBe('transfer')
    expect((await payWith(order.token)).data).toEqual({ state: 'transfer' })
  })

  test('shows amount, date and receipt once its amount was paid in another way', async () => {
    const order = await linked()
    await askToPay(order, { method: 'transfer' })
    const [payment] = await paymentsOf(order.projectId)
    const arrivedOn = app.clock.now().toISOString().slice(0, 10)
    await bookTransfer(manager.client, payment?.id ?? '', { amountCents: 47_000, arrivedOn })
    const paidAt = expect.any(String)
    const shown = { isOwn: false, totalCents: 47_000, paidAt }
    expect(await open(order.token)).toMatchObject({ state: 'paid', order: shown })
    await expectPdf(await receiptOf(order.token))
    const [link] = await listPayLinks(order)
    expect(link).toMatchObject({ state: 'used', paidAt })
    expect((await payWith(order.token)).code).toBe('ALREADY_PAID')
  })

  test('pays the balance with the Terms of the deposit', async () => {
    const order = await makeConfirmed(app)
    await makeSettled(app, order.projectId, { poNumber: 'PO-1', termsVersion: '2026-11.4' })
    const token = tokenIn((await askForBalanceLink(order)).data?.url ?? '')
    expect((await open(token)).order).toMatchObject({
      instalment: 'balance',
      totalCents: 55_000,
      balanceCents: 0,
      poNumber: 'PO-1',
      lines: [{ label: 'Saldo del preventivo', amountCents: 55_000 }],
    })
    await payWith(token)
    await waitFor(async () => expect((await open(token)).state).toBe('paid'))
    const second = (await paymentsOf(order.projectId)).find(({ instalment }) => instalment === 'balance')
    expect(second).toMatchObject({ status: 'paid', throughLink: true, totalCents: 55_000, poNumber: 'PO-1' })
  })
})

describe('a payment link is refused', () => {
  test('once its quote is withdrawn or changed', async () => {
    const order = await linked()
    await order.client.call('dashboard.quote.addExtra', { projectId: order.projectId, code: 'drone' })
    expect(await open(order.token)).toMatchObject({ state: 'changed', order: null })
    expect((await payWith(order.token)).code).toBe('QUOTE_CHANGED')
    await confirmQuote(order.client, order.projectId)
    expect((await payWith(order.token)).code).toBe('QUOTE_CHANGED')
    expect(await paymentsOf(order.projectId)).toEqual([])
  })

  test('for another amount than its own', async () => {
    const order = await makeConfirmed(app)
    const { token } = await makePayLink(app, order.projectId, { totalCents: 46_900 })
    expect((await open(token)).state).toBe('changed')
    expect((await payWith(token)).code).toBe('QUOTE_CHANGED')
  })

  test('once the amount is paid or pending in another way', async () => {
    const order = await linked()
    await makePayLink(app, order.projectId, { revokedAt: app.clock.now() })
    const { token } = await makePayLink(app, order.projectId, { totalCents: 46_900 })
    const id = await makeSettled(app, order.projectId)
    expect(await open(token)).toMatchObject({ state: 'settled', order: null })
    expect((await receiptOf(token)).status).toBe(404)
    for (const each of [order.token, token]) expect((await payWith(each)).code).toBe('ALREADY_PAID')
    await recordPaymentOutcome(app.context, id, 'refunded')
    expect((await open(order.token)).state).toBe('paid')
    expect((await open(token)).state).toBe('settled')
    const states = (await listPayLinks(order)).map(({ state }) => state)
    expect(states.sort()).toEqual(['revoked', 'used', 'used'])
    const other = await linked()
    await askToPay(other)
    expect((await open(other.token)).state).toBe('busy')
    expect((await payWith(other.token)).code).toBe('PAYMENT_UNDER_WAY')
  })

  test('once it is revoked, which happens once', async () => {
    const order = await linked()
    const [link] = await listPayLinks(order)
    const revoke = () => order.client.call('dashboard.payLinks.revoke', { id: link?.id ?? '' })
    await Promise.all([revoke(), revoke()])
    expect(await open(order.token)).toMatchObject({ state: 'revoked', order: null })
    expect((await payWith(order.token)).code).toBe('PAY_LINK_REVOKED')
    await makeSettled(app, order.projectId)
    expect(await open(order.token)).toMatchObject({ state: 'revoked', order: null })
    expect((await receiptOf(order.token)).status).toBe(404)
    const acts = await listRows(app, 'auditLog', { action: 'pay-link.revoked', subjectId: link?.id ?? '' })
    expect(acts).toHaveLength(1)
  })
})

test('links are listed for 90 days after their end; their payments stay marked', async () => {
  const order = await linked()
  await payWith(order.token)
  await waitFor(async () => expect((await open(order.token)).state).toBe('paid'))
  const end = app.clock.now().getTime() + 14 * DAY
  await removeOldPayLinks(db, new Date(end + 89 * DAY))
  expect(await listPayLinks(order)).toHaveLength(1)
  await removeOldPayLinks(db, new Date(end + 91 * DAY))
  expect(await listPayLinks(order)).toEqual([])
  expect(await paymentsOf(order.projectId)).toMatchObject([{ throughLink: true, linkId: null }])
})

test('the mail with a link names the billing company, and a sole trader once', async () => {
  const order = await makeConfirmed(app, { fullName: 'Giulia D’Amico' })
  await order.client.call('dashboard.billing.save', {
    ...billing,
    projectId: order.projectId,
    legalName: 'Giulia D’Amico',
    isBusiness: true,
  })
  const email = `amministrazione-${order.userId}@azienda.example`
  await askForLink(order, { email })
  const { text } = await app.mailbox.find(email, /un pagamento per/)
  expect(text).toContain('Giulia D’Amico ti chiede di pagare')
  expect(text).not.toContain('Giulia D’Amico di Giulia D’Amico')
})

test('creating a link needs the consents, billing data and a confirmed, unpaid quote', async () => {
  const order = await makeConfirmed(app)
  const unticked = await askForLink(order, { acceptTerms: false })
  expect(unticked).toMatchObject({ fields: { acceptTerms: 'REQUIRED' } })
  expect((await askForLink(order, { totalCents: 46_000 })).code).toBe('QUOTE_CHANGED')
  const unnamed = await makeConfirmed(app, { billing: false })
  expect((await askForLink(unnamed)).code).toBe('BILLING_MISSING')
  await makeSettled(app, order.projectId)
  expect((await askForLink(order)).code).toBe('ALREADY_PAID')
  const foreign = { ...order, projectId: (await makeConfirmed(app)).projectId }
  expect((await askForBalanceLink(foreign, 1)).code).toBe('NOT_FOUND')
  await makeSettled(app, order.projectId, balanceFacts)
  expect((await askForBalanceLink(order)).code).toBe('ALREADY_PAID')
})

test('an amount has at most three open links, and one per request', async () => {
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

test('only the hash of the token is stored, and the link is mailed to the entered address', async () => {
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

test('an address gets three such mails a day from all senders', async () => {
  const limited = await startApp({ work: false, env: { LIMITS: 'on' } })
  const email = `conti-${randomUUID()}@example.com`
  const answers = []
  for (let index = 0; index < 4; index++)
    answers.push(await askForLink(await makeConfirmed(limited), { email }))
  expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined, 'LIMITED'])
})
