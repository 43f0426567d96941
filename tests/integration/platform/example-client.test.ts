import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { errorCatalogue } from 'shared/errors/codes'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { documentTypes } from 'shared/messages/it/documents'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'

const PREVIEW_PASSWORD = 'anteprima'
const program = fileURLToPath(new URL('../../example-client/order-video.ts', import.meta.url))
const app = await startApp({ env: { PREVIEW_PASSWORD } })

async function run(...given: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, '--url', app.origin, ...given])
  let output = ''
  for (const said of [child.stdout, child.stderr]) said.on('data', chunk => (output += chunk))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, output }
}

test('the example client orders a video from the command line, pays deposit and balance, and gets both invoices', async () => {
  const { code, output } = await run('--preview', PREVIEW_PASSWORD)
  expect([code, output]).toEqual([0, expect.stringContaining('Voce narrante: 90')])
  const [, projectId = ''] = /\(([\da-f-]{36})\)/.exec(output) ?? []
  const payments = await app.context.db
    .selectFrom('payments')
    .innerJoin('invoices', 'invoices.paymentId', 'payments.id')
    .select(['instalment', 'status', 'type', 'payments.totalCents', 'quoteTotalCents'])
    .select(['payments.vatCents', 'invoices.vatCents as invoiceVatCents'])
    .where('payments.projectId', '=', projectId)
    .orderBy('invoices.nth')
    .execute()
  expect(payments.map(({ instalment, status, type }) => [instalment, status, type])).toEqual([
    ['deposit', 'paid', 'TD02'],
    ['balance', 'paid', 'TD01'],
  ])
  const [deposit] = payments
  expect(payments.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(deposit?.quoteTotalCents)
  for (const { vatCents, invoiceVatCents } of payments) expect(invoiceVatCents).toBe(vatCents)
  const { steps, stepStates } = dashboardTexts.statusPage
  expect(output).toContain(`${stepStates.completed}: ${steps.payment.title}`)
  expect(output).toContain(documentTypes.TD02)
})

test('the example client prints the text of an error', async () => {
  const { code, output } = await run('--preview', 'sbagliata')
  expect([code, output.trim()]).toEqual([1, errorCatalogue.WRONG_PREVIEW_PASSWORD.text])
})
