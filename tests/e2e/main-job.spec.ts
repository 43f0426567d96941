import type { Page } from '@playwright/test'
import { euro } from 'shared/formats/units'
import { authTexts } from 'shared/messages/it/auth'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { leadReceipts } from 'shared/messages/it/lead-receipts'
import { accountMails } from 'shared/messages/it/mails'
import { publicTexts } from 'shared/messages/it/public'
import { teamTexts } from 'shared/messages/it/team'
import { linkIn } from '../support/mailbox.ts'
import { expectAccessible } from './accessibility.ts'
import { sendBrief, tap, tell } from './briefing-talk.ts'
import { fillAccess, projectIn, saveBilling, signInToTeamByForm } from './people.ts'
import { createSharedPage, expect, test } from './test.ts'

/**
 * One company from its first visit to its paid order, and the team that takes it on. Each step requires the previous
 * one.
 */
test.describe.configure({ mode: 'serial' })

const email = `martina-${Date.now()}@example.com`
const password = 'Una-Frase-Lunga-9'
const manager = 'pm@demo.example'
const editor = 'editor@demo.example'

let client: Page
let projectId: string

test.beforeAll(async ({ browser, baseURL, gateCookies }) => {
  client = await createSharedPage({ browser, baseURL, gateCookies })
})

test.afterAll(() => client.context().close())

test.describe('a first visit', () => {
  test.use({ gate: 'locked' })

  test('passes the gate and sends the audit form: visitor and team get a mail', async ({ page, mailbox }) => {
    await page.goto('/')
    await page.getByLabel('Password', { exact: true }).fill('anteprima')
    await page.getByRole('button', { name: publicTexts.gate.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('video')
    await page.getByRole('button', { name: 'Audit gratuito' }).last().click()
    const form = page.getByRole('dialog')
    await form.locator('[name=firstName]').fill('Martina')
    await form.locator('[name=lastName]').fill('Serra')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=company]').fill('Biscottificio Serra')
    await form.locator('[name=description]').fill('Il video della fiera, due minuti, parla solo di noi.')
    await form.locator('[name=videoUrl]').fill('https://vimeo.com/1')
    await expect(form.getByText(publicTexts.audit.videoLink)).toBeVisible()
    await expectAccessible(page)
    await form.locator('[name=videoUrl]').fill('https://youtu.be/aqz-KE-bpKQ')
    await form.getByRole('button', { name: publicTexts.audit.submit }).click()
    await expect(form.getByRole('heading', { name: publicTexts.audit.success.title })).toBeVisible()
    expect((await mailbox.find(email, leadReceipts.audit.subject)).text).toContain('aqz-KE-bpKQ')
    await mailbox.find(manager, 'Nuova richiesta (audit): Biscottificio Serra')
  })
})

test('a company signs up, confirms by the mail’s link and lands on its briefing', async ({ mailbox }) => {
  await client.goto('/auth?mode=sign-up')
  await client.getByLabel(authTexts.fullName).fill('Martina Serra')
  await fillAccess(client, email, password)
  await client.getByRole('button', { name: authTexts.signUp.submit, exact: true }).click()
  await expect(client.getByRole('heading', { name: authTexts.signUp.sent.title })).toBeVisible()
  const link = linkIn(await mailbox.find(email, accountMails.confirmEmail.subject), '/confirm-email')
  await client.goto(link)
  await client.getByRole('button', { name: authTexts.confirm.button }).click()
  await expect(client).toHaveURL(/\/dashboard\/briefing\?project=[0-9a-f-]{36}$/)
  projectId = projectIn(client)
  await expect(client.getByRole('heading', { name: orderTexts.briefing.title })).toBeVisible()
  await client.getByRole('dialog').getByRole('button', { name: dashboardTexts.tour.skip }).click()
  await client.goto('/dashboard/projects')
  await expect(client.getByRole('heading', { name: dashboardTexts.project.autoTitle })).toHaveCount(1)
  await expectAccessible(client)
})

test('the client answers the assistant, sends the brief and edits the recap', async ({ mailbox }) => {
  await client.goto(`/dashboard/briefing?project=${projectId}`)
  await expect(client.getByText(/un programma \(IA\), non una persona/)).toBeVisible()
  await tell(client, {
    kind: 'Un video aziendale',
    audience: 'I buyer tedeschi',
    message: 'Che siamo affidabili',
    tone: 'Elegante',
    duration: '90 secondi',
    materials: 'Il logo',
  })
  for (const extra of [/^Voce narrante/, /^Sottotitoli/])
    await client.getByRole('switch', { name: extra }).press('Space')
  await tap(client, interviewScreenTexts.goOn)
  await tap(client, interviewScreenTexts.chips.noHurry)
  await tap(client, interviewScreenTexts.send.title)
  await expectAccessible(client)
  await sendBrief(client)
  await client.getByRole('button', { name: orderTexts.recap.edit, exact: true }).click()
  const recap = client.getByLabel(orderTexts.recap.label)
  await expect(recap).toHaveValue(/corporate|aziendale/)
  await recap.fill(`${await recap.inputValue()}\nNiente drone.`)
  await client.getByRole('button', { name: orderTexts.recap.save, exact: true }).click()
  await expect(client.getByText(orderTexts.recap.saved.title)).toBeVisible()
  await expect(client.getByText('Niente drone.')).toBeVisible()
  await mailbox.find(manager, / ha completato il brief di «/)
})

test('the client sees the reason of each line of the quote, and confirms it', async ({ mailbox }) => {
  await client.goto(`/dashboard/quote?project=${projectId}`)
  for (const line of ['Voce narrante', 'Sottotitoli']) {
    await expect(client.getByRole('heading', { name: line })).toBeVisible()
  }
  await expect(client.getByRole('switch', { name: 'Riprese con drone' })).not.toBeChecked()
  await expect(client.getByText(euro(111_000)).first()).toBeVisible()
  await expect(client.getByText(/^Hai scritto, alle \d\d:\d\d: /).first()).toBeVisible()
  await expectAccessible(client)
  await saveBilling(client)
  await client.getByRole('button', { name: orderTexts.quote.confirm, exact: true }).click()
  await expect(client).toHaveURL(/\/dashboard\/payment/)
  await mailbox.find(email, /Preventivo confermato/)
})

test('the client pays once, however often the button is pressed', async ({ mailbox }) => {
  await client.getByLabel(orderTexts.payment.acceptTerms).check()
  await client.getByLabel(orderTexts.payment.acceptClauses).check()
  await expectAccessible(client)
  const pay = client.getByRole('button', { name: /^Paga / })
  await pay.dblclick()
  await expect(client).toHaveURL(/\/dashboard\/status/)
  const payment = client
    .getByRole('listitem')
    .filter({ hasText: dashboardTexts.statusPage.steps.payment.title })
  await expect(payment).toContainText(dashboardTexts.statusPage.stepStates.completed)
  await mailbox.find(email, /Pagamento ricevuto/)
  const receipts = await mailbox.list(email, /Pagamento ricevuto/)
  expect(receipts).toHaveLength(1)
  await expectAccessible(client)
})

test('a project manager reads the brief, assigns an editor and sets a status', async ({ page, mailbox }) => {
  await signInToTeamByForm(page, manager)
  await expectAccessible(page)
  await page.goto(`/team/project/${projectId}`)
  await expect(page.getByText('Che siamo affidabili').first()).toBeVisible()
  await page.getByRole('button', { name: teamTexts.assign.title }).click()
  await page.getByLabel(/Luca Moretti/).check()
  await page.getByRole('dialog').getByRole('button', { name: teamTexts.assign.submit, exact: true }).click()
  await expect(page.getByText(teamTexts.assign.ok)).toBeVisible()
  await mailbox.find(editor, /Ti è stato assegnato un progetto/)

  await client.goto(`/dashboard/status?project=${projectId}`)
  const bell = client.getByRole('button', { name: /^Notifiche/ })
  await expect(bell).toBeVisible()
  const before = await bell.getAttribute('aria-label')
  await page.getByRole('combobox', { name: teamTexts.status.label }).click()
  await page.getByRole('option', { name: teamTexts.status['in-production'] }).click()
  await expect(page.getByText(teamTexts.status.changed)).toBeVisible()
  const production = client
    .getByRole('listitem')
    .filter({ hasText: dashboardTexts.statusPage.steps.production.title })
  await expect(production).toContainText(dashboardTexts.statusPage.stepStates.active)
  await expect(bell).not.toHaveAttribute('aria-label', before ?? '')
  await mailbox.find(email, /in produzione/)
  await expectAccessible(page)
})

test('the editor sees only assigned projects', async ({ page }) => {
  await signInToTeamByForm(page, editor)
  await expect(page.getByRole('heading', { name: /^Video corporate: / })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sicurezza in officina' })).toHaveCount(0)
  await page.goto(`/team/project/${projectId}`)
  await expect(page.getByRole('heading', { name: /^Video corporate: / })).toBeVisible()
  await expect(page.getByRole('combobox', { name: teamTexts.status.label })).toHaveCount(0)
  await expect(page.getByText(email)).toHaveCount(0)
})
