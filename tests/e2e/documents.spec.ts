import { randomUUID } from 'node:crypto'
import { documentTexts as texts } from 'shared/messages/it/documents'
import { invoicesPageTexts as hub } from 'shared/messages/it/invoices'
import { answerXml } from '../support/builders/invoices.ts'
import { DESK, expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { act, arriveAsNewClient, saveBilling, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const LONG = `Il video del ${'Consorziointercomunaleperlavalorizzazione '.repeat(2)}di San Benedetto`

test('payment documents are downloaded, an invoice is sent', async ({ page, mailbox, browserErrors }) => {
  const projectId = await arriveAsNewClient(page, mailbox, 'Ada Neri')
  await page.goto('/dashboard/documents')
  await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible()
  await expectAccessible(page)

  await act(page, 'dashboard.projects.rename', { id: projectId, title: LONG })
  await act(page, 'dashboard.briefing.saveSummary', {
    projectId,
    summary: 'Un video aziendale con sottotitoli.',
  })
  await act(page, 'dashboard.quote.confirm', { projectId, totalCents: 102_000 })
  await page.reload()
  await expect(page.getByRole('main').getByText(texts.due.deposit)).toBeVisible()
  const pay = page.getByRole('link', { name: texts.due.pay })
  await expect(pay).toHaveAttribute('href', `/dashboard/payment?project=${projectId}`)
  await saveBilling(page)
  await act(page, 'dashboard.payment.pay', {
    projectId,
    requestId: randomUUID(),
    acceptTerms: true,
    acceptClauses: true,
  })

  const main = page.getByRole('main')
  await expect(main.getByText(texts.states['to-send'])).toBeVisible({ timeout: 20_000 })
  await expect(main.getByText(texts.due.balance)).toBeVisible()
  for (const name of [
    texts.download(texts.pdf, `${texts.orderCopy}, ${LONG}`),
    texts.download(texts.pdf, `${texts.receipt}, ${texts.kinds.deposit}`),
  ]) {
    const saved = page.waitForEvent('download')
    await main.getByRole('link', { name, exact: true }).click()
    expect((await saved).suggestedFilename()).toMatch(/^(ordine|ricevuta)\.pdf$/)
  }
  const saved = page.waitForEvent('download')
  await main.getByRole('link', { name: /^XML: / }).click()
  const fileName = (await saved).suggestedFilename()
  expect(fileName).toMatch(/^IT\d{11}_[0-9A-Z]{5}\.xml$/)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectUsable(page)

  await signInToTeam(page, 'pm@demo.example', '/team/invoices')
  const row = main.getByRole('listitem').filter({ hasText: fileName })
  await expect(row.getByText(hub.states['to-send'], { exact: true })).toBeVisible()
  await expectFits(page)
  await page.setViewportSize(DESK)
  await expectAccessible(page)
  await row.getByRole('button', { name: hub.sent }).click()
  await expect(row.getByText(hub.states.sent, { exact: true })).toBeVisible()
  const sdiId = String(Date.now())
  const handIn = (kind: 'RC' | 'NS', named = fileName, id = sdiId) =>
    main.locator('input[type=file]').setInputFiles({
      name: `${kind}_001.xml`,
      mimeType: 'text/xml',
      buffer: Buffer.from(answerXml(kind, named, id)),
    })
  browserErrors.expect(/404 .*readAnswer/)
  await handIn('RC', 'IT99999999999_00001.xml', '1')
  await expect(main.getByText(/non è nostro/)).toBeVisible()
  await handIn('NS')
  await expect(row.getByText(hub.states.rejected, { exact: true })).toBeVisible()
  await expect(row.getByText(/IdCodice/)).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('button', { name: hub.correct }).click()
  await page.getByRole('dialog').getByRole('button', { name: hub.correctQuestion.confirm }).click()
  await expect(page.getByText(hub.corrected)).toBeVisible()
  await expect(row).toHaveCount(0)
})
