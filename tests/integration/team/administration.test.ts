import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { remindOverdue } from 'server/domain/orders/administration/administration.service'
import { findDueSum } from 'server/domain/orders/administration/due.repository'
import { makeBalanceDue } from 'server/domain/orders/payment/balance-due.service'
import { DAY, SECOND } from 'server/platform/clock'
import { dayInRome } from 'shared/formats/date-it'
import { vatOf } from 'shared/pricing/charge-rules'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { documentsOf, makeSettled, setBilling } from '../../support/builders/invoices.ts'
import { makeConfirmed } from '../../support/builders/orders.ts'
import { makeMember, signedIn } from '../../support/builders/people.ts'
import { announcedTransfer, makePayment } from '../../support/builders/projects.ts'
import { bookTransfer } from '../../support/builders/transfers.ts'
import { deleteRows, insertRow, updateRows } from '../../support/rows.ts'
import { allPages } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY)

async function order(company = 'Forno Rossi S.r.l.') {
  const order = await makeConfirmed(app)
  await setBilling(app, order.projectId, { legalName: company })
  return order
}

const deposit = {
  totalCents: 47_000,
  netCents: 38_525,
  vatCents: 8475,
  balanceCents: 55_000,
  rule: 'deposit',
} as const

async function withBalanceDue(days: number) {
  const made = await order()
  const paymentId = await makePayment(app, made.projectId, {
    ...deposit,
    balanceDueAt: ago(days),
    balanceDueBecause: 'approved',
  })
  return { ...made, paymentId }
}

async function withTransfer() {
  const made = await order()
  const transferReference = `PP-${randomUUID().slice(0, 8)}`
  const paymentId = await makePayment(app, made.projectId, {
    ...deposit,
    ...announcedTransfer(transferReference),
    createdAt: app.clock.now(),
  })
  return { ...made, paymentId, transferReference }
}

const dueOf = async (id: string, input: object = {}) => {
  const client = await signedIn(app, manager.id)
  const { items } = await client.call('team.administration.due', { limit: 100, ...input })
  return items.find(item => item.id === id)
}

const remind = async (paymentId: string) =>
  (await signedIn(app, manager.id)).ask('team.administration.remind', { paymentId })

const refundPart = (paymentId: string, amountCents: number) => {
  const refund = { paymentId, requestId: randomUUID(), amountCents, reason: 'Accordo' }
  return manager.client.call('team.payments.refundPart', refund)
}

const mailsAbout = async (email: string, subject: RegExp) => (await app.mailbox.list(email, subject)).length

describe('what is due', () => {
  test('is a balance from its due date, overdue from the next day, until it is paid', async () => {
    const late = await withBalanceDue(1)
    const today = await withBalanceDue(0)
    expect(await dueOf(late.paymentId)).toMatchObject({
      instalment: 'balance',
      totalCents: 55_000,
      bookedCents: 0,
      isOverdue: true,
      client: 'Forno Rossi S.r.l.',
    })
    expect(await dueOf(today.paymentId)).toMatchObject({ isOverdue: false })
    expect(await dueOf(today.paymentId, { show: 'overdue' })).toBeUndefined()
    expect(await dueOf(late.paymentId, { show: 'overdue' })).toBeDefined()
    await makePayment(app, late.projectId, { instalment: 'balance', totalCents: 55_000, netCents: 55_000 })
    expect(await dueOf(late.paymentId)).toBeUndefined()
  })

  test('is a deposit with an announced transfer, overdue after a week, less the bookings', async () => {
    const { paymentId } = await withTransfer()
    const arrivedOn = dayInRome(app.clock.now())
    await bookTransfer(manager.client, paymentId, { amountCents: 20_000, arrivedOn })
    expect(await dueOf(paymentId)).toMatchObject({
      instalment: 'deposit',
      totalCents: 47_000,
      bookedCents: 20_000,
      isOverdue: false,
    })
    app.clock.advance(8 * DAY)
    expect(await dueOf(paymentId, { show: 'overdue' })).toMatchObject({ isOverdue: true })
    app.clock.advance(-8 * DAY)
  })

  test('is due seven times 24 hours after a transfer was announced, whatever the time zone of the database', async () => {
    const { paymentId } = await withTransfer()
    await updateRows(app, 'payments', { id: paymentId }, { createdAt: new Date('2027-03-25T10:00:00Z') })
    const due = await app.context.db.transaction().execute(async trx => {
      await sql`set local timezone = 'Europe/Rome'`.execute(trx)
      return findDueSum(trx, paymentId)
    })
    expect(due?.createdAt).toEqual(new Date('2027-04-01T10:00:00Z'))
    await deleteRows(app, 'payments', { id: paymentId })
  })

  test('adds up to the totals above the list', async () => {
    const client = await signedIn(app, manager.id)
    const sums = await client.call('team.administration.sums')
    const { items } = await client.call('team.administration.due', { limit: 100 })
    const restOf = (list: typeof items) =>
      list.reduce((sum, { totalCents, bookedCents }) => sum + totalCents - bookedCents, 0)
    expect(sums.dueCents).toBe(restOf(items))
    expect(sums.overdueCents).toBe(restOf(items.filter(({ isOverdue }) => isOverdue)))
  })

  test('pages by key, each row once', async () => {
    const client = await signedIn(app, manager.id)
    const whole = await client.call('team.administration.due', { limit: 100 })
    const seen = await allPages(next => client.call('team.administration.due', { limit: 1, ...next }))
    expect(seen).toEqual(whole.items)
  })

  test('is reminded of by hand at most once a day, by mail to the client', async () => {
    const { paymentId, email } = await withBalanceDue(2)
    const answers = await Promise.all([remind(paymentId), remind(paymentId), remind(paymentId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const mail = await app.mailbox.find(email, /^Promemoria/)
    expect(mail.text).toMatch(/saldo di 550\s€/)
    expect(await dueOf(paymentId)).toMatchObject({ isRemindedToday: true })
    app.clock.advance(DAY)
    expect((await remind(paymentId)).status).toBe(200)
    app.clock.advance(-DAY)
    expect((await remind(randomUUID())).code).toBe('NOT_FOUND')
  })

  test('is reminded of automatically a week later, once', async () => {
    const { paymentId, email } = await withBalanceDue(6)
    await remindOverdue(app.context)
    expect(await mailsAbout(email, /^Promemoria/)).toBe(0)
    app.clock.advance(2 * DAY)
    await Promise.all([remindOverdue(app.context), remindOverdue(app.context)])
    await remindOverdue(app.context)
    app.clock.advance(DAY)
    await remindOverdue(app.context)
    await app.mailbox.find(email, /^Promemoria/)
    expect(await mailsAbout(email, /^Promemoria/)).toBe(1)
    app.clock.advance(-3 * DAY)
    expect((await remind(paymentId)).status).toBe(409)
  })

  test('is reminded of automatically for deposit and balance, each once', async () => {
    const { paymentId, projectId, email } = await withTransfer()
    app.clock.advance(15 * DAY)
    await remindOverdue(app.context)
    await waitFor(async () => expect(await mailsAbout(email, /^Promemoria/)).toBe(1))
    const now = app.clock.now()
    await updateRows(app, 'payments', { id: paymentId }, { status: 'paid', paidAt: now })
    await app.context.transact(tx => makeBalanceDue(tx, projectId, { because: 'approved', now }))
    expect(await dueOf(paymentId)).toMatchObject({ instalment: 'balance', isRemindedToday: false })
    app.clock.advance(8 * DAY)
    await remindOverdue(app.context)
    await remindOverdue(app.context)
    await waitFor(async () => expect(await mailsAbout(email, /^Promemoria/)).toBe(2))
    app.clock.advance(-23 * DAY)
  })
})

test('transfers are listed by state, with the booked amounts', async () => {
  const { client, projectId, paymentId, transferReference } = await withTransfer()
  const listed = async (show?: string) => {
    const { items } = await manager.client.call('team.administration.transfers', {
      limit: 100,
      ...(show && { show: show as 'awaited' }),
    })
    return items.find(({ id }) => id === paymentId)
  }
  expect(await listed()).toMatchObject({ transferReference, bookings: [], status: 'processing' })
  await client.call('dashboard.payment.cancel', { projectId })
  expect(await listed()).toBeUndefined()
  expect(await listed('given-up')).toBeDefined()
  const arrivedOn = dayInRome(app.clock.now())
  const parts = [20_000, 5000, 12_000, 1000, 9000].map(amountCents => ({ amountCents, note: 'Una parte' }))
  for (const part of parts) {
    await bookTransfer(manager.client, paymentId, { ...part, arrivedOn })
    app.clock.advance(SECOND)
  }
  expect(await listed('arrived')).toMatchObject({ status: 'paid', bookings: parts })
})

describe('the export of a month', () => {
  const JANUARY = new Date('2027-01-15T12:00:00Z')

  async function paidIn(at: Date, company?: string) {
    const made = await order(company)
    const paymentId = await makePayment(app, made.projectId, { ...deposit, paidAt: at })
    return { ...made, paymentId }
  }

  const back = (paymentId: string, amountCents: number, settledAt: Date) =>
    insertRow(app, 'refunds', { paymentId, amountCents, settledAt, state: 'done', provider: 'simulated' })

  const monthOf = (month: string) => manager.client.call('team.administration.export', { month })
  const rowsOf = (content: string) =>
    content
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .slice(1)
      .map(line => line.split(';'))

  const cents = (cell = '') => Math.round(Number(cell.replace(',', '.')) * 100)

  test('has the movements of the month in Rome, with amounts exact to the cent', async () => {
    const { paymentId } = await paidIn(JANUARY, '=HYPERLINK("x")')
    await paidIn(new Date('2026-12-31T23:30:00Z'))
    await paidIn(new Date('2027-01-31T23:30:00Z'))
    await back(paymentId, 10_000, JANUARY)
    await back(paymentId, 10_001, new Date(JANUARY.getTime() + 1000))
    await back(paymentId, 26_999, new Date(JANUARY.getTime() + 2000))
    const { fileName, content } = await monthOf('2027-01')
    expect(fileName).toBe('movimenti-2027-01.csv')
    const rows = rowsOf(content)
    expect(rows.map(([, kind]) => kind)).toEqual([
      ...['"Acconto"', '"Acconto"', '"Rimborso"', '"Rimborso"', '"Rimborso"'],
    ])
    const columns = [4, 5, 6].map(at => rows.map(row => cents(row[at])))
    const totals = columns.map(column => column.reduce((sum, each) => sum + each, 0))
    expect(totals[2]).toBe(deposit.totalCents)
    for (const at of rows.keys())
      expect((columns[0]?.[at] ?? 0) + (columns[1]?.[at] ?? 0)).toBe(columns[2]?.[at])
    // VAT is computed for each refund, as on its credit note, and not as a share of the payment's.
    const refunded = rows.filter(([, kind]) => kind === '"Rimborso"')
    expect(refunded.map(row => -cents(row[5]))).toEqual(
      [10_000, 10_001, 26_999].map(amount => vatOf(amount, 'statutory').vatCents),
    )
    expect(content).toContain(`"'=HYPERLINK(""x"")"`)
  })

  test('names on each refund of a payment its own credit note, also if an earlier refund is of another month', async () => {
    const { projectId } = await order()
    const paymentId = await makeSettled(app, projectId)
    const numbers: string[] = []
    for (const amountCents of [10_050, 5000, 2000]) {
      await refundPart(paymentId, amountCents)
      const [newest] = (await documentsOf(app, [paymentId])).slice(-1)
      numbers.push(`"Nota di credito ${newest?.nth}/${newest?.year}"`)
    }
    const earlier = { settledAt: new Date('2026-09-10T10:00:00Z') }
    await updateRows(app, 'refunds', { paymentId, amountCents: 10_050 }, earlier)
    const notesIn = async (month: string) =>
      rowsOf((await monthOf(month)).content)
        .filter(row => row[1] === '"Rimborso"' && ['-100,50', '-50,00', '-20,00'].includes(row[6] ?? ''))
        .map(row => row[11])
    expect(new Set(numbers).size).toBe(3)
    expect(await notesIn('2026-09')).toEqual(numbers.slice(0, 1))
    expect(await notesIn(dayInRome(app.clock.now()).slice(0, 7))).toEqual(numbers.slice(1))
  })

  test('has each part of a transfer on its date of arrival, as totals and list have', async () => {
    const { paymentId, projectId, transferReference } = await withTransfer()
    await updateRows(app, 'payments', { id: paymentId }, { createdAt: ago(40) })
    const [before, today] = [dayInRome(ago(31)), dayInRome(app.clock.now())]
    const sums = () => manager.client.call('team.administration.sums')
    const { paidCents } = await sums()
    const listed = async (day: string) => {
      const month = day.slice(0, 7)
      const { items } = await manager.client.call('team.administration.paid', { month, limit: 100 })
      return items.filter(each => each.projectId === projectId)
    }
    await bookTransfer(manager.client, paymentId, { amountCents: 30_000, arrivedOn: before })
    const first = { paymentId, amountCents: 30_000, part: { nth: 1, isLast: false }, refundableCents: 0 }
    expect(await listed(before)).toMatchObject([{ ...first, status: 'processing' }])
    expect((await sums()).paidCents).toBe(paidCents)
    await bookTransfer(manager.client, paymentId, { amountCents: 17_000, arrivedOn: today })
    expect((await sums()).paidCents).toBe(paidCents + 17_000)
    expect(await listed(before)).toMatchObject([{ ...first, status: 'paid' }])
    expect(await listed(today)).toMatchObject([
      { amountCents: 17_000, part: { nth: 2, isLast: true }, refundableCents: 47_000 },
    ])
    const contents = [await monthOf(before.slice(0, 7)), await monthOf(today.slice(0, 7))]
    const rows = contents
      .flatMap(({ content }) => rowsOf(content))
      .filter(row => row[8]?.includes(transferReference))
    expect(rows.map(row => [row[1], row[6]])).toEqual([
      ['"Acconto, parte 1"', '300,00'],
      ['"Acconto, parte 2 (ultima)"', '170,00'],
    ])
    expect(rows.reduce((sum, row) => sum + cents(row[5]), 0)).toBe(deposit.vatCents)
  })

  test('names the payer from the invoice if client and project are deleted', async () => {
    const { projectId, client, email } = await makeConfirmed(app, { title: 'Dal molino' })
    await setBilling(app, projectId, { legalName: 'Molino Verdi S.p.A.' })
    await makeSettled(app, projectId)
    await updateRows(app, 'projects', { id: projectId }, { status: 'completed' })
    await client.call('dashboard.profile.erase', { email })
    const { content } = await monthOf(dayInRome(app.clock.now()).slice(0, 7))
    const row = rowsOf(content).find(([, , title]) => title === '"Dal molino"')
    expect(row?.slice(1, 4)).toEqual(['"Acconto"', '"Dal molino"', '"Molino Verdi S.p.A."'])
  })

  test('has only its header in an empty month, and is refused for an invalid month', async () => {
    const { content } = await monthOf('2028-03')
    expect(rowsOf(content)).toEqual([])
    for (const month of ['2027-13', '2027', 'x', '2027-1'])
      expect((await manager.client.ask('team.administration.export', { month })).fields).toEqual({
        month: 'INVALID_DATE',
      })
  })
})

test('disputes and refunds are listed with their states', async () => {
  const made = await order()
  const paymentId = await makePayment(app, made.projectId, { ...deposit, disputedAt: app.clock.now() })
  const disputes = async (show: 'open' | 'closed') =>
    (await manager.client.call('team.administration.disputes', { show, limit: 100 })).items.find(
      ({ id }) => id === paymentId,
    )
  expect(await disputes('open')).toMatchObject({ disputeOutcome: null, title: 'Il forno di via Roma' })
  const lost = { disputeClosedAt: app.clock.now(), disputeOutcome: 'lost' } as const
  await updateRows(app, 'payments', { id: paymentId }, lost)
  expect(await disputes('open')).toBeUndefined()
  expect(await disputes('closed')).toMatchObject({ disputeOutcome: 'lost' })
  await refundPart(paymentId, 10_000)
  const { items } = await manager.client.call('team.administration.refunds', { limit: 100 })
  expect(items[0]).toMatchObject({
    amountCents: 10_000,
    reason: 'Accordo',
    state: 'done',
    authorName: manager.fullName,
  })
  const paid = await manager.client.call('team.administration.paid', { limit: 100 })
  expect(paid.items.find(({ id }) => id === paymentId)).toMatchObject({
    refundedCents: 10_000,
    refundableCents: 37_000,
  })
})

test('refunds of a month are those settled in it, as in its sum, and those still pending that were made in it', async () => {
  const { projectId } = await order()
  const paymentId = await makePayment(app, projectId, deposit)
  const made = { paymentId, provider: 'stripe' as const, createdAt: new Date('2026-01-31T12:00:00Z') }
  const settledAt = new Date('2026-02-02T12:00:00Z')
  await insertRow(app, 'refunds', { ...made, amountCents: 1000, state: 'done', settledAt })
  await insertRow(app, 'refunds', { ...made, amountCents: 2000, state: 'pending' })
  const amountsOf = async (month: string) =>
    (await manager.client.call('team.administration.refunds', { month })).items.map(item => item.amountCents)
  expect([await amountsOf('2026-01'), await amountsOf('2026-02')]).toEqual([[2000], [1000]])
})

test('lists and export name a deposit, its balance, and a payment after which nothing remains', async () => {
  const [inParts, atOnce] = [await order(), await order()]
  await makePayment(app, inParts.projectId, deposit)
  await makePayment(app, inParts.projectId, { ...deposit, instalment: 'balance', balanceCents: 0 })
  await makePayment(app, atOnce.projectId, { ...deposit, balanceCents: 0 })
  const { items } = await manager.client.call('team.administration.paid', { limit: 100 })
  const kindsOf = ({ projectId }: { projectId: string }) =>
    items
      .filter(item => item.projectId === projectId)
      .map(({ kind }) => kind)
      .sort()
  expect([kindsOf(inParts), kindsOf(atOnce)]).toEqual([['balance', 'deposit'], ['whole']])
  const month = dayInRome(app.clock.now()).slice(0, 7)
  const { content } = await manager.client.call('team.administration.export', { month })
  expect(content).toContain('"Intero importo"')
  const documents = await atOnce.client.call('dashboard.documents.list', {})
  expect(documents.items[0]?.payments).toMatchObject([{ kind: 'whole' }])
})

test('a payment made with a link is marked', async () => {
  const [linked, direct] = [await order(), await order()]
  const throughLink = await makePayment(app, linked.projectId, { ...deposit, throughLink: true })
  const byClient = await makePayment(app, direct.projectId, deposit)
  const { items } = await manager.client.call('team.administration.paid', { limit: 100 })
  const markOf = (paymentId: string) => items.find(({ id }) => id === paymentId)?.isThroughLink
  expect([markOf(throughLink), markOf(byClient)]).toEqual([true, false])
})
