import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoAccounts } from 'server/demo/accounts'
import { authTexts } from 'shared/messages/it/auth'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { accountMails } from 'shared/messages/it/mails'
import { linkIn, type Mailbox } from '../support/mailbox.ts'
import { expect } from './test.ts'

const passwords = new Map<string, string>(demoAccounts.map(account => [account.email, account.password]))

/** Signs one of the demo's people in as the form does, and opens a page of theirs. */
export async function signIn(page: Page, email: string, to = '/dashboard/projects'): Promise<void> {
  await postAccess(page, 'auth.signIn', email)
  await page.goto(to)
}

/** Signs one of the demo's members in as the collaborators' door does, and opens a page of the hub. */
export async function signInToTeam(page: Page, email: string, to = '/team/projects'): Promise<void> {
  await postAccess(page, 'auth.teamSignIn', email)
  await page.goto(to)
}

/** Signs one of the demo's people in through the screen. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await fillAccess(page, email)
  await page.getByRole('button', { name: authTexts.signIn.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Signs one of the demo's members in through the screen of the collaborators. */
export async function signInToTeamByForm(page: Page, email: string): Promise<void> {
  await page.goto('/team-login')
  await fillAccess(page, email)
  await page.getByRole('button', { name: authTexts.team.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/team\/projects/)
}

/** Signs somebody new up through the screen that is open, up to the mail. */
export async function signUpByForm(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await page.getByLabel(authTexts.fullName, { exact: true }).fill('Ada Rossi')
  await page.getByLabel(authTexts.email, { exact: true }).fill(email)
  await page.getByLabel(authTexts.password, { exact: true }).fill('Un-treno-per-Bergamo-7')
  await page.getByRole('button', { name: authTexts.signUp.submit, exact: true }).click()
  await expect(page.getByText(authTexts.signUp.sent.text(email))).toBeVisible()
  return email
}

/** A company that has just signed up and confirmed, past the tour, on its dashboard. */
export async function arriveAsNewClient(page: Page, mailbox: Mailbox, fullName: string): Promise<void> {
  const person = { fullName, email: `${randomUUID()}@example.com`, password: 'Un-treno-per-Bergamo-7' }
  await page.request.post('/trpc/auth.signUp', { data: person })
  await page.goto(
    linkIn(await mailbox.find(person.email, accountMails.confirmEmail.subject), '/confirm-email'),
  )
  await page.getByRole('button', { name: authTexts.confirm.button }).click()
  await expect(page).toHaveURL(/\/dashboard\/briefing\?project=/)
  await page.getByRole('dialog').getByRole('button', { name: dashboardTexts.tour.skip }).click()
}

async function fillAccess(page: Page, email: string): Promise<void> {
  await page.getByLabel(authTexts.email, { exact: true }).fill(email)
  await page.getByLabel(authTexts.password, { exact: true }).fill(passwords.get(email) ?? '')
}

async function postAccess(page: Page, procedure: string, email: string): Promise<void> {
  const data = { email, password: passwords.get(email) ?? '' }
  const answer = await page.request.post(`/trpc/${procedure}`, { data })
  expect(answer.status(), `${email} may come in`).toBe(200)
}

/** Whom the invoices of a company go to, as a form takes it. */
export const billing = {
  legalName: 'Forno Rossi S.r.l.',
  vatNumber: '12345678903',
  street: 'Via Roma 1',
  postalCode: '20121',
  city: 'Milano',
  province: 'MI',
}

/** The company of somebody says whom its invoices go to. */
export async function saveBilling(page: Page): Promise<void> {
  const data = { isBusiness: true, ...billing }
  const answer = await page.request.post('/trpc/dashboard.billing.save', { data })
  expect(answer.status()).toBe(200)
}

/** Confirms the quote of a project that has a brief, and pays all of it. */
export async function payInFull(page: Page, projectId: string): Promise<void> {
  const ask = async (path: string) => {
    const input = encodeURIComponent(JSON.stringify({ projectId }))
    return (await (await page.request.get(`/trpc/dashboard.${path}?input=${input}`)).json()).result.data
  }
  const act = async (path: string, data: object) => {
    const answer = await page.request.post(`/trpc/dashboard.${path}`, { data: { projectId, ...data } })
    expect(answer.status()).toBe(200)
  }
  const { totalCents } = await ask('quote.get')
  await act('quote.confirm', { totalCents })
  await saveBilling(page)
  const ticks = { acceptTerms: true, acceptClauses: true }
  await act('payment.pay', { requestId: randomUUID(), ...ticks })
  await expect.poll(async () => (await ask('payment.summary')).status).toBe('paid')
  const { balance } = await ask('payment.summary')
  if (!balance) return
  await act('payment.payBalance', { requestId: randomUUID(), totalCents: balance.totalCents })
  await expect.poll(async () => (await ask('payment.summary')).balance.status).toBe('paid')
}
