import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { euro } from 'shared/formats/units'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { payPageTexts as pay, payLinkTexts as texts } from 'shared/messages/it/pay-links'
import { uiTexts } from 'shared/messages/it/screens'
import { transferTexts } from 'shared/messages/it/transfer'
import { linkIn } from '../support/mailbox.ts'
import { DESK, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { act, arriveAsNewClient, projectIn, saveBilling } from './people.ts'
import { expect, test } from './test.ts'

const LONG = `Il video del ${'Consorziointercomunaleperlavalorizzazione '.repeat(2)}di San Benedetto`

/** Creates a confirmed project of 1,020 euro, and opens its payment screen. */
async function arriveToPay(page: Page): Promise<string> {
  const projectId = projectIn(page)
  await act(page, 'dashboard.projects.rename', { id: projectId, title: LONG })
  await act(page, 'dashboard.briefing.saveSummary', {
    projectId,
    summary: 'Un video aziendale con sottotitoli.',
  })
  await act(page, 'dashboard.quote.confirm', { projectId, totalCents: 102_000 })
  await saveBilling(page)
  await page.goto(`/dashboard/payment?project=${projectId}`)
  return projectId
}

/** Returns the address of the link that was just made, and closes its dialog. */
async function takeLink(page: Page): Promise<string> {
  const url = (await page.getByRole('dialog').getByText('/paga#').textContent()) ?? ''
  await page.keyboard.press('Escape')
  return url.slice(url.indexOf('http'))
}

/** Makes a link. Without the checkboxes the screen reports that they are missing. */
async function makeLink(page: Page): Promise<void> {
  await page.getByRole('radio', { name: texts.method }).check()
  await page.getByRole('button', { name: texts.make }).click()
  await expect(page.getByText(uiTexts.tick).first()).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: texts.make }).click()
  await expect(page.getByRole('dialog').getByText(texts.made.title)).toBeVisible()
}

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)
  test(`a payer without an account pays by link, on ${name}`, async ({ page, mailbox, newUserPage }) => {
    await page.setViewportSize(viewport)
    await arriveAsNewClient(page, mailbox, 'Ada Neri')
    const projectId = await arriveToPay(page)
    const email = `conti-${randomUUID()}@example.com`
    await page.getByRole('radio', { name: texts.method }).check()
    await page.getByLabel(texts.email).fill('conti@')
    await page.getByRole('button', { name: texts.make }).click()
    await expect(page.getByLabel(texts.email)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(texts.email).fill(email)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: texts.make }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(texts.made.sent(email))).toBeVisible()
    await expectUsable(page)
    await dialog.getByRole('button', { name: texts.made.close, exact: true }).last().click()
    await expect(page.getByText(texts.list.sentTo(email), { exact: true })).toBeVisible()
    await expect(page.getByText(texts.list.notOpened)).toBeVisible()

    const payer = await newUserPage()
    await payer.setViewportSize(viewport)
    const link = linkIn(await mailbox.find(email, /un pagamento per/), '/paga')
    await payer.goto(link)
    await expect(payer.getByRole('heading', { name: pay.kind.deposit })).toBeVisible()
    await expect(payer.getByText(LONG.trim())).toBeVisible()
    await expect(payer.getByText('Forno Rossi S.r.l.', { exact: true })).toBeVisible()
    await expectUsable(payer)
    await expect(page.getByText(/^Aperto la prima volta/)).toBeVisible()

    await payer.getByRole('button', { name: /^Paga 470/ }).click()
    await expect(payer.getByRole('heading', { name: pay.paid.title })).toBeVisible({ timeout: 20_000 })
    await expectUsable(payer)
    const saving = payer.waitForEvent('download')
    await payer.getByRole('button', { name: pay.paid.receipt }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('ricevuta.pdf')
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
    // The return from the provider's page has no token in the address.
    const id = await payer.evaluate(() =>
      Object.keys(sessionStorage).find(key => key.startsWith('pay-link:')),
    )
    await payer.goto(`/paga?link=${id?.slice('pay-link:'.length)}&checkout=done`)
    await expect(payer.getByRole('heading', { name: pay.paid.title })).toBeVisible()
    await payer.goto(`/paga?link=${randomUUID()}`)
    await expect(payer.getByRole('heading', { name: pay.over.missing.title })).toBeVisible()

    // An open payment screen redirects when the money arrives.
    await expect(page).toHaveURL(/\/dashboard\/status/)
    await page.goto(`/dashboard/payment?project=${projectId}`)
    await expect(page.getByText(texts.list.states.used, { exact: true })).toBeVisible()
    await expectUsable(page)
  })

test('a revoked or unknown link pays nothing', async ({ page, mailbox, newUserPage, browserErrors }) => {
  await page.setViewportSize(PHONE)
  await arriveAsNewClient(page, mailbox, 'Ada Neri')
  const projectId = await arriveToPay(page)
  await makeLink(page)
  const payer = await newUserPage()
  await payer.setViewportSize(PHONE)
  await payer.goto(await takeLink(page))
  await expect(payer.getByRole('button', { name: /^Paga 470/ })).toBeVisible()

  await page
    .getByRole('button', { name: texts.list.revokeOne(texts.list.what.deposit, '470 €') })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: texts.list.revoke, exact: true }).press('Enter')
  await expect(page.getByText(texts.list.states.revoked, { exact: true })).toBeVisible()
  // The focus moves to the row after its button is gone.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toContain(texts.list.states.revoked)
  browserErrors.expect(/409 .*payLink\.pay/)
  await payer.getByRole('button', { name: /^Paga 470/ }).click()
  await expect(payer.getByRole('heading', { name: pay.over.revoked.title })).toBeVisible()
  await expectUsable(payer)

  browserErrors.expect(/404 .*payLink\.open/)
  await payer.goto(`/paga#${'x'.repeat(43)}`)
  await expect(payer.getByRole('heading', { name: pay.over.unknown.title })).toBeVisible()
  await expectFits(payer)
  await payer.goto('/paga')
  await expect(payer.getByRole('heading', { name: pay.over.missing.title })).toBeVisible()

  await page.goto(`/dashboard/payment?project=${projectId}`)
  await expect(page.getByRole('heading', { name: orderTexts.payment.order })).toBeVisible()
})

test('a payer is asked before an announced transfer is given up', async ({ page, mailbox, newUserPage }) => {
  await arriveAsNewClient(page, mailbox, 'Ada Neri')
  await arriveToPay(page)
  await makeLink(page)
  const payer = await newUserPage()
  await payer.setViewportSize(PHONE)
  await payer.goto(await takeLink(page))
  await payer.getByLabel(transferTexts.transfer, { exact: true }).check()
  await payer.getByRole('button', { name: transferTexts.choose(euro(47_000)) }).click()
  await expect(payer.getByRole('heading', { name: pay.transfer.title })).toBeVisible()
  const reference = (await payer.getByText(/^PP-/).textContent()) ?? ''
  const otherWay = payer.getByRole('button', { name: transferTexts.cancel })
  await otherWay.click()
  await expect(payer.getByRole('heading', { name: transferTexts.cancelTitle })).toBeFocused()
  await expect(payer.getByText(transferTexts.cancelText(reference))).toBeVisible()
  await expectUsable(payer)
  await payer.getByRole('button', { name: uiTexts.cancel }).click()
  await expect(otherWay).toBeFocused()
  await otherWay.click()
  await otherWay.click()
  await expect(payer.getByRole('button', { name: /^Paga 470/ })).toBeVisible()
})
