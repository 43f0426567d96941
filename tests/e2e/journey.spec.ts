import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { fieldErrorTexts } from 'shared/errors/codes'
import { euro } from 'shared/formats/units'
import { authTexts } from 'shared/messages/it/auth'
import { billingTexts } from 'shared/messages/it/billing'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { libraryTexts } from 'shared/messages/it/library'
import { accountMails } from 'shared/messages/it/mails'
import { materialTexts } from 'shared/messages/it/materials'
import { paymentTexts } from 'shared/messages/it/payment'
import { proposalTexts } from 'shared/messages/it/proposals'
import { decideTexts, finishedTexts } from 'shared/messages/it/review-decision'
import { uiTexts } from 'shared/messages/it/screens'
import { PAYMENT_SECRET, PaymentProvider } from '../support/fakes/payment-provider.ts'
import { callBody, deliver } from '../support/fakes/voice-calls.ts'
import { linkIn, type Mailbox } from '../support/mailbox.ts'
import { expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { tell } from './briefing-talk.ts'
import {
  act,
  agreeOnExtra,
  arriveAsNewClient,
  ask,
  billing,
  expectDepositPaid,
  fillAccess,
  payDeposit,
  projectIn,
  signInToTeam,
} from './people.ts'
import { decide, publishFirstVersion } from './review-room.ts'
import { connectedOrigin, providerPort } from './server-under-test.ts'
import { exportedSums, takeInvoices, takeVideo } from './settle-order.ts'
import { expect, test } from './test.ts'

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width

/** Taps on a phone, else clicks. */
const press = (target: Locator): Promise<void> => (isPhone(target.page()) ? target.tap() : target.click())

async function signUp(page: Page, mailbox: Mailbox): Promise<string> {
  const email = `elena-${randomUUID()}@example.com`
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel(authTexts.fullName).fill('Elena Riva')
  await fillAccess(page, email, 'Una-Frase-Lunga-9')
  await press(page.getByRole('button', { name: authTexts.signUp.submit, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: authTexts.signUp.sent.title })).toBeFocused()
  await expect(page.getByText(authTexts.signUp.subtitle)).toHaveCount(0)
  await page.goto(linkIn(await mailbox.find(email, accountMails.confirmEmail.subject), '/confirm-email'))
  await press(page.getByRole('button', { name: authTexts.confirm.button }))
  await expect(page).toHaveURL(/\/dashboard\/briefing\?project=[0-9a-f-]{36}$/)
  return projectIn(page)
}

async function skipTour(page: Page): Promise<void> {
  await press(page.getByRole('dialog').getByRole('button', { name: dashboardTexts.tour.skip }))
}

async function writeBrief(page: Page): Promise<void> {
  await tell(page, {
    kind: 'Un video aziendale',
    audience: 'I buyer tedeschi',
    message: 'Che siamo affidabili',
    tone: 'elegante',
    duration: 'un minuto',
    materials: 'boh',
  })
  await page.getByRole('switch', { name: /^Sottotitoli/ }).press('Space')
  await press(page.getByRole('button', { name: interviewScreenTexts.goOn }))
  await press(page.getByRole('button', { name: interviewScreenTexts.chips.noHurry }))
  await press(page.getByRole('button', { name: interviewScreenTexts.send.title }))
  await press(page.getByRole('button', { name: interviewScreenTexts.send.send, exact: true }))
  await expect(page.getByRole('heading', { name: interviewScreenTexts.send.sent })).toBeVisible()
}

/** Delivers the signed report of a call. The call itself takes place at the agent's provider. */
async function speakBrief(page: Page, projectId: string): Promise<void> {
  const voice = await ask(page, 'dashboard.briefing.voice', { projectId })
  const variables = { project_id: projectId, project_token: voice?.projectToken }
  const body = callBody({ conversationId: `conv_${randomUUID()}`, variables })
  const clock = { now: () => new Date(), advance() {} }
  expect(await deliver({ origin: connectedOrigin, clock: clock as never }, body)).toBe(200)
  await expect(page.getByText('Un video aziendale con sottotitoli.')).toBeVisible()
}

async function chooseInspiration(page: Page, projectId: string): Promise<void> {
  await page.goto(`/dashboard/inspiration?project=${projectId}`)
  await press(page.getByRole('button', { name: orderTexts.inspiration.explore }))
  const library = page.getByRole('dialog', { name: libraryTexts.title })
  await press(library.getByRole('button', { name: new RegExp(`^${libraryTexts.save}`) }).first())
  await expect(page.getByText(libraryTexts.savedToast.text)).toBeVisible()
  await press(library.getByRole('button', { name: uiTexts.close }))
  await press(page.getByRole('link', { name: orderTexts.inspiration.continue }))
}

async function giveMaterials(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: materialTexts.title })).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'testi.txt', mimeType: 'text/plain', buffer: Buffer.from('Apriamo alle sette.') })
  await expect(page.getByText(materialTexts.done.text)).toBeVisible()
}

async function acceptQuote(page: Page, projectId: string): Promise<void> {
  await page.goto(`/dashboard/quote?project=${projectId}`)
  await expect(page.getByText(/^(Hai scritto(, alle \d\d:\d\d)?|Dal recap): /).first()).toBeVisible()
  await press(page.getByRole('button', { name: orderTexts.quote.confirm, exact: true }))
  await expect(page).toHaveURL(/\/dashboard\/payment/)
  await giveBilling(page)
  await page.getByLabel(orderTexts.payment.acceptTerms).check()
  await page.getByLabel(orderTexts.payment.acceptClauses).check()
  const pay = page.getByRole('button', { name: /^Paga / })
  // Pressed twice, it pays once: the accountant's table has each sum once.
  await (isPhone(page) ? pay.tap() : pay.dblclick())
}

/** Fills in the billing details, which are requested before the first payment. An error appears at its field. */
async function giveBilling(page: Page): Promise<void> {
  await page.getByLabel(billingTexts.isBusiness).check()
  for (const [name, value] of Object.entries(billing))
    await page
      .getByRole('textbox', { name: new RegExp(`^${billingTexts[name as keyof typeof billing]}`) })
      .fill(value)
  const cap = page.getByLabel(billingTexts.postalCode, { exact: true })
  await cap.fill('2012')
  await press(page.getByRole('button', { name: billingTexts.save }))
  await expect(page.getByText(fieldErrorTexts.CAP)).toBeVisible()
  await cap.fill(billing.postalCode)
  await press(page.getByRole('button', { name: billingTexts.save }))
  await expect(page.getByText(billing.legalName)).toBeVisible()
}

async function seePaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard\/status/)
  const payment = page
    .getByRole('listitem')
    .filter({ hasText: dashboardTexts.statusPage.steps.payment.title })
  await expect(payment).toContainText(dashboardTexts.statusPage.stepStates.completed)
}

async function approve(page: Page, projectId: string): Promise<void> {
  await page.goto(`/dashboard/downloads?project=${projectId}`)
  await decide(page, async () => {
    await press(page.getByRole('button', { name: decideTexts.approve, exact: true }))
    await press(page.getByRole('button', { name: decideTexts.approveConfirm }))
  })
  await expect(page.getByRole('heading', { name: finishedTexts.title })).toBeVisible()
}

async function review(page: Page): Promise<void> {
  const { review: texts } = dashboardTexts
  await press(page.getByRole('link', { name: finishedTexts.review }))
  await page.getByRole('radio', { name: /5 stelle/ }).check({ force: true })
  await press(page.getByRole('button', { name: texts.submit }))
  await expect(page.getByRole('heading', { name: texts.thanks })).toBeVisible()
}

interface People {
  page: Page
  mailbox: Mailbox
  newUserPage(): Promise<Page>
}

/** Pays the balance on the provider's page, where one opens. */
type PayRest = (page: Page) => Promise<void>

async function afterPayment(
  page: Page,
  manager: Page,
  { projectId, payRest }: { projectId: string; payRest: PayRest },
): Promise<void> {
  await seePaid(page)
  await publishFirstVersion(manager, projectId, 'Prima versione')
  await approve(page, projectId)
  await takeVideo(page, press, () => payRest(page))
  await expectBooks(page, manager, projectId)
  await page.goto(`/dashboard/downloads?project=${projectId}`)
  await review(page)
}

/** Checks that payments, invoices and the accountant's file have equal sums, to the cent. */
async function expectBooks(page: Page, manager: Page, projectId: string): Promise<void> {
  const title = `Il catalogo di ${projectId}`
  await act(page, 'dashboard.projects.rename', { id: projectId, title })
  const invoiced = await takeInvoices(page, press)
  const { totalCents, balance, quoteTotalCents } = await ask(page, 'dashboard.payment.summary', { projectId })
  expect(invoiced).toEqual([totalCents, balance?.totalCents])
  expect(totalCents + (balance?.totalCents ?? 0)).toBe(quoteTotalCents)
  const sums = await exportedSums(manager, title)
  expect(sums.map(([, , total]) => total).sort()).toEqual([...invoiced].sort())
  for (const [net = 0, vat = 0, total] of sums) expect(net + vat).toBe(total)
}

test.describe('from the first visit to the review', () => {
  const withWhatIsBuiltIn = async ({ page, newUserPage, mailbox }: People) => {
    const projectId = await signUp(page, mailbox)
    await skipTour(page)
    await writeBrief(page)
    await expectFits(page)
    await chooseInspiration(page, projectId)
    await giveMaterials(page)
    await expectFits(page)
    await acceptQuote(page, projectId)
    await afterPayment(page, await newUserPage(), { projectId, payRest: async () => {} })
    await expectFits(page)
  }

  test('with the built-in services', { tag: '@smoke' }, async ({ page, newUserPage, mailbox }) => {
    await withWhatIsBuiltIn({ page, newUserPage, mailbox })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

    test('by touch alone', async ({ page, newUserPage, mailbox }) => {
      await withWhatIsBuiltIn({ page, newUserPage, mailbox })
    })
  })

  test.describe('with a voice agent and a payment provider', () => {
    const provider = new PaymentProvider({
      port: providerPort,
      webhookSecret: PAYMENT_SECRET,
      now: () => new Date(),
      webhookUrl: () => `${connectedOrigin}/webhooks/stripe`,
    })
    test.use({ baseURL: connectedOrigin, allowedOrigins: [provider.host] })
    test.beforeAll(() => provider.start())
    test.afterAll(() => provider.stop())

    test('completes with the provider’s pages and its webhooks', async ({ page, newUserPage, mailbox }) => {
      const projectId = await signUp(page, mailbox)
      await skipTour(page)
      await speakBrief(page, projectId)
      await chooseInspiration(page, projectId)
      await giveMaterials(page)
      await acceptQuote(page, projectId)
      await expect(page).toHaveURL(/\/pay\//)
      await press(page.getByRole('button', { name: 'back' }))
      await press(page.getByRole('button', { name: 'Riprendi il pagamento' }))
      await press(page.getByRole('button', { name: 'pay', exact: true }))
      const payRest = () => press(page.getByRole('button', { name: 'pay', exact: true }))
      await afterPayment(page, await newUserPage(), { projectId, payRest })
    })

    test('waits for the webhook on return from a payment', async ({ page, newUserPage, mailbox }) => {
      const projectId = await arriveAsNewClient(page, mailbox, 'Elena Riva')
      await act(page, 'dashboard.briefing.saveSummary', { projectId, summary: 'Un video aziendale.' })
      const paying = await payDeposit(page, projectId)
      await page.goto(paying.state === 'redirect' ? paying.url : '')
      await press(page.getByRole('button', { name: 'pay', exact: true }))
      await expectDepositPaid(page, projectId)
      const manager = await newUserPage()
      await signInToTeam(manager, 'pm@demo.example')
      await agreeOnExtra(page, manager, projectId)

      await page.goto(`/dashboard/payment?project=${projectId}`)
      await press(page.getByRole('button', { name: proposalTexts.due.pay(euro(20_000)) }))
      await expect(page).toHaveURL(/\/pay\//)
      const opened = provider.pages.get(new URL(page.url()).pathname.replace('/pay/', ''))
      if (!opened) throw new Error('The provider has no such page.')
      expect(opened.successUrl).toContain('checkout=extra')
      await press(page.getByRole('button', { name: 'back' }))
      await expect(page.getByRole('button', { name: paymentTexts.open.resume })).toBeVisible()
      await expectAccessible(page)
      await page.goto(opened.successUrl)
      await expect(page.getByText(paymentTexts.waiting.text)).toBeVisible()
      await expect(page.getByRole('button', { name: paymentTexts.open.cancel })).toHaveCount(0)
      await expectUsable(page)
      await provider.pay(opened)
      await expect(page.getByText(proposalTexts.due.arrived)).toBeVisible()
      await expect(page.getByText(paymentTexts.waiting.text)).toHaveCount(0)
    })
  })
})
