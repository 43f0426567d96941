import { receiptPdf } from 'server/domain/orders/documents/receipt.pdf'
import { dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { vatOf } from 'shared/pricing/charge-rules'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { documentsOf } from '../../support/builders/invoices.ts'
import { makeConfirmed, payDeposit, paymentSummary } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { printed } from '../../support/printed.ts'
import { getRow } from '../../support/rows.ts'

const TITLE = 'Il forno di via Roma'
const DEPOSIT_CENTS = 47_000

const exact = (cents: number): string => euro(cents, { decimals: 'always' })
const decimal = (cents: number, mark: string): string => (cents / 100).toFixed(2).replace('.', mark)

/** A deposit that its client has paid, with what each place says of it. */
async function paidAt(app: TestApp) {
  const order = await makeConfirmed(app, { title: TITLE })
  const { client, email, userId, projectId } = order
  const before = await paymentSummary(order)
  await payDeposit(order)
  const { id } = await getRow(app, 'payments', { projectId })
  return {
    before,
    after: await paymentSummary(order),
    mail: (await app.mailbox.find(email, /^Pagamento ricevuto/)).text,
    receipt: await printed(app.context, ports => receiptPdf(ports, userId, id)),
    row: await exportedRow(app),
    documents: await documentsOf(app, [id]),
    listed: await client.call('dashboard.documents.list', { limit: 5 }),
  }
}

async function exportedRow(app: TestApp): Promise<string[] | undefined> {
  const { client } = await makeMember(app, 'Project Manager')
  const month = dayInRome(app.context.clock.now()).slice(0, 7)
  const { content } = await client.call('team.administration.export', { month })
  const rows = content.split('\r\n').map(line => line.split(';'))
  return rows.find(row => row[2] === `"${TITLE}"`)
}

test.each(['statutory', 'specified'] as const)(
  'screen, mail, receipt and the accountant’s file of one payment have the same net and VAT, and so has its invoice: %s',
  async rule => {
    const { before, after, mail, receipt, row, documents, listed } = await paidAt(
      await startApp({ env: { VAT_RULE: rule } }),
    )
    const { netCents, vatCents } = vatOf(DEPOSIT_CENTS, rule)
    const sums = { netCents, vatCents, totalCents: DEPOSIT_CENTS }
    expect([before, after]).toMatchObject([sums, sums])
    expect(listed.items[0]?.payments).toMatchObject([sums])
    for (const cents of [netCents, vatCents, DEPOSIT_CENTS]) {
      expect(mail).toContain(exact(cents))
      expect(receipt).toContain(exact(cents))
    }
    const cells = [netCents, vatCents, DEPOSIT_CENTS].map(cents => decimal(cents, ','))
    expect(row?.slice(4, 7)).toEqual(cells)
    if (rule === 'specified') {
      expect(documents).toEqual([])
      expect(listed.invoicing).toBe('vat-specified')
      return
    }
    expect(documents).toMatchObject([sums])
    expect(documents[0]?.xml).toContain(`<ImponibileImporto>${decimal(netCents, '.')}</ImponibileImporto>`)
    expect(documents[0]?.xml).toContain(`<Imposta>${decimal(vatCents, '.')}</Imposta>`)
  },
)
