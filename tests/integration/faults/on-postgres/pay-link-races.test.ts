import { randomUUID } from 'node:crypto'
import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import { describe, expect, test } from 'vitest'
import { askToPay } from '../../../support/builders/orders.ts'
import { askForLink, listPayLinks, makeLinkedOrder } from '../../../support/builders/pay-links.ts'
import { at, twoProcesses } from '../../../support/processes/two-processes.ts'
import { listRows } from '../../../support/rows.ts'

const times = Array.from({ length: process.env.FAULTS === 'full' ? 50 : 4 }, (_, index) => index)

const [one, other] = await twoProcesses({ SIMULATED_PAYMENT_SECONDS: '3' })

async function linked() {
  const order = await makeLinkedOrder(one)
  const [link] = await listPayLinks(order)
  return { ...order, elsewhere: at(other, order.client), id: link?.id ?? '' }
}

const through = (app: typeof one, token: string) =>
  app.visitor().ask('payLink.pay', { token, requestId: randomUUID(), method: 'card' })

const inAccount = ({ elsewhere, projectId }: Awaited<ReturnType<typeof linked>>) =>
  askToPay({ client: elsewhere, projectId })

const paymentsOf = (projectId: string) => listRows(one, 'payments', { projectId })

describe('at two processes at once', { timeout: 240_000 }, () => {
  test.each(times)('link and account pay one sum once: %i', async () => {
    const order = await linked()
    const answers = await Promise.all([
      through(one, order.token),
      inAccount(order),
      through(other, order.token),
      inAccount(order),
    ])
    const codes = answers.map(({ code }) => code).filter(code => code !== undefined)
    expect(codes.every(code => code === 'PAYMENT_UNDER_WAY')).toBe(true)
    const [payment, second] = await paymentsOf(order.projectId)
    expect([payment?.totalCents, second]).toEqual([47_000, undefined])
    await Promise.all([
      recordPaymentOutcome(one.context, payment?.id ?? '', 'paid'),
      recordPaymentOutcome(other.context, payment?.id ?? '', 'paid'),
    ])
    expect((await through(one, order.token)).code).toBe('ALREADY_PAID')
    expect((await inAccount(order)).code).toBe('ALREADY_PAID')
    expect(await paymentsOf(order.projectId)).toMatchObject([{ status: 'paid' }])
  })

  test.each(times)('a link that is revoked while it is paid is one or the other: %i', async () => {
    const order = await linked()
    const [paid, revoked] = await Promise.all([
      through(one, order.token),
      order.elsewhere.ask('dashboard.payLinks.revoke', { id: order.id }),
    ])
    expect(revoked.status).toBe(200)
    const payments = await paymentsOf(order.projectId)
    if (paid.error) {
      expect([paid.code, payments]).toEqual(['PAY_LINK_REVOKED', []])
    } else expect(payments).toMatchObject([{ throughLink: true, totalCents: 47_000 }])
    expect((await through(other, order.token)).code).toMatch(/^(PAY_LINK_REVOKED|ALREADY_PAID)$/)
  })

  test.each(times)('a link pays its own sum or none while its quote is changed: %i', async () => {
    const order = await linked()
    const [paid, changed] = await Promise.all([
      through(one, order.token),
      order.elsewhere.ask('dashboard.quote.addExtra', { projectId: order.projectId, code: 'drone' }),
    ])
    const payments = await paymentsOf(order.projectId)
    if (changed.status === 200) expect([paid.code, payments]).toEqual(['QUOTE_CHANGED', []])
    else {
      expect(changed.code).toBe('PROJECT_PAID')
      expect(payments).toMatchObject([{ totalCents: 47_000 }])
    }
  })

  test.each(times)('of many requests for links three are made: %i', async () => {
    const order = await linked()
    const at2 = { ...order, client: order.elsewhere }
    const answers = await Promise.all([order, at2, order, at2].map(each => askForLink(each)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  })
})
