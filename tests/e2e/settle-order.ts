import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { administrationTexts } from 'shared/messages/it/administration'
import { documentTexts, documentTypes } from 'shared/messages/it/documents'
import { paymentTexts } from 'shared/messages/it/payment'
import { reviewTexts } from 'shared/messages/it/review'
import { expectUsable } from './accessibility.ts'
import { signInToTeam } from './people.ts'
import { expect } from './test.ts'

const { balance } = paymentTexts

type Press = (target: Locator) => Promise<void>

async function saved(page: Page, start: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const downloading: Promise<Download> = page.waitForEvent('download')
  await start()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Checks that an approved video can only be downloaded after the balance is paid, and pays it. */
export async function takeVideo(page: Page, press: Press, pay: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { name: balance.downloads.title })).toBeVisible()
  await expect(page.getByRole('link', { name: reviewTexts.download.film })).toHaveCount(0)
  await press(page.getByRole('link', { name: balance.downloads.pay }))
  await expect(page.getByText(balance.due)).toBeVisible()
  await press(page.getByRole('button', { name: /^Paga il saldo di/ }))
  await pay()
  const link = page.getByRole('link', { name: reviewTexts.download.film })
  await expect(link).toBeVisible({ timeout: 20_000 })
  const video = await saved(page, () => press(link))
  expect(video.name).toMatch(/\.mp4$/)
  expect(video.bytes.length).toBeGreaterThan(10_000)
}

/** Downloads both invoices from the client's page as XML and PDF. Returns their totals in cents. */
export async function takeInvoices(page: Page, press: Press): Promise<number[]> {
  const main = page.getByRole('main')
  await page.goto('/dashboard/documents')
  await expect(main.getByText(documentTexts.nothingDue)).toBeVisible()
  const linksOf = (kind: string, type: string) =>
    main.getByRole('link', { name: new RegExp(`^${documentTexts.download(kind, type)}`) })
  const totals: number[] = []
  for (const type of [documentTypes.TD02, `${documentTypes.TD01} \\d`]) {
    await expect(linksOf(documentTexts.xml, type)).toBeVisible({ timeout: 20_000 })
    const xml = await saved(page, () => press(linksOf(documentTexts.xml, type)))
    const [, euros = '', cents = ''] =
      /<ImportoTotaleDocumento>(\d+)\.(\d\d)</.exec(xml.bytes.toString()) ?? []
    totals.push(Number(euros) * 100 + Number(cents))
    const pdf = await saved(page, () => press(linksOf(documentTexts.pdf, type)))
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
  await expectUsable(page)
  return totals
}

/** Returns net, VAT and total of each sum of a project in the accountant's file of this month, in cents. */
export async function exportedSums(manager: Page, title: string): Promise<number[][]> {
  await signInToTeam(manager, 'pm@demo.example', '/team/administration')
  const { action, csv } = administrationTexts.export
  await manager.getByRole('button', { name: action }).click()
  const { name, bytes } = await saved(manager, () => manager.getByRole('button', { name: csv }).click())
  expect(name).toMatch(/^movimenti-\d{4}-\d\d\.csv$/)
  const rows = bytes
    .toString()
    .split('\r\n')
    .map(line => line.split(';'))
  const centsOf = (cell: string) => Math.round(Number(cell.replace(',', '.')) * 100)
  return rows.filter(row => row[2] === `"${title}"`).map(row => row.slice(4, 7).map(centsOf))
}
