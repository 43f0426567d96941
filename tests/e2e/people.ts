import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoAccounts } from 'server/demo/accounts'
import { authTexts } from 'shared/messages/it/auth'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { accountMails } from 'shared/messages/it/mails'
import { linkIn, type Mailbox, tokenIn } from '../support/mailbox.ts'
import type { InputOf, OutputOf, ProcedurePath } from '../support/procedures.ts'
import { expect } from './test.ts'

const passwords = new Map<string, string>(demoAccounts.map(account => [account.email, account.password]))

/** Signs a user of the demo in without the form, and opens a page. */
export async function signIn(page: Page, email: string, to = '/dashboard/projects'): Promise<void> {
  await postAccess(page, 'auth.signIn', email)
  await page.goto(to)
}

/** Signs a member of the demo in without the form, and opens a page of the hub. */
export async function signInToTeam(page: Page, email: string, to = '/team/projects'): Promise<void> {
  await postAccess(page, 'auth.teamSignIn', email)
  await page.goto(to)
}

/** Signs a user of the demo in through the form. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await sendAccess(page, email)
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Signs a member of the demo in through the form of the team. */
export async function signInToTeamByForm(page: Page, email: string): Promise<void> {
  await page.goto('/team-login')
  await fillAccess(page, email)
  await page.getByRole('button', { name: authTexts.signIn.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/team\/projects/)
}

/** Signs up a new user through the open form, until the mail is sent. Returns the address. */
export async function signUpByForm(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await page.getByLabel(authTexts.fullName, { exact: true }).fill('Ada Rossi')
  await fillAccess(page, email, 'Un-treno-per-Bergamo-7')
  await page.getByRole('button', { name: authTexts.signUp.submit, exact: true }).click()
  await expect(page.getByText(authTexts.signUp.sent.text(email))).toBeVisible()
  return email
}

/** Creates a client with a confirmed address, past the tour, on the dashboard. Returns the id of the project. */
export async function arriveAsNewClient(page: Page, mailbox: Mailbox, fullName: string): Promise<string> {
  const person = { fullName, email: `${randomUUID()}@example.com`, password: 'Un-treno-per-Bergamo-7' }
  await page.request.post('/trpc/auth.signUp', { data: person })
  await page.goto(
    linkIn(await mailbox.find(person.email, accountMails.confirmEmail.subject), '/confirm-email'),
  )
  await page.getByRole('button', { name: authTexts.confirm.button }).click()
  await expect(page).toHaveURL(/\/dashboard\/briefing\?project=/)
  await page.getByRole('dialog').getByRole('button', { name: dashboardTexts.tour.skip }).click()
  return projectIn(page)
}

/** Creates a signed-in client through the API, without the tour. */
export async function makeNewcomer(page: Page, mailbox: Mailbox) {
  const person = { email: `ada-${randomUUID()}@example.com`, password: 'Un-treno-per-Bergamo-7' }
  await page.request.post('/trpc/auth.signUp', { data: { fullName: 'Ada Rossi', ...person } })
  const token = tokenIn(await mailbox.find(person.email, accountMails.confirmEmail.subject), '/confirm-email')
  const { result } = await (await page.request.post('/trpc/auth.confirmEmail', { data: { token } })).json()
  await page.context().addInitScript(id => {
    if (location.protocol.startsWith('http')) localStorage.setItem(`tour:${id}`, 'done')
  }, result.data.user.id)
  return person
}

export const projectIn = (page: Page): string => new URL(page.url()).searchParams.get('project') ?? ''

/** Fills address and password in; the password is that of the demo by default. */
export async function fillAccess(page: Page, email: string, password = passwords.get(email)): Promise<void> {
  await page.getByLabel(authTexts.email, { exact: true }).fill(email)
  await page.getByLabel(authTexts.password, { exact: true }).fill(password ?? '')
}

/** Sends the open form of the sign-in. */
export async function sendAccess(page: Page, email: string, password?: string): Promise<void> {
  await fillAccess(page, email, password)
  await page.getByRole('button', { name: authTexts.signIn.submit, exact: true }).click()
}

async function postAccess(page: Page, procedure: string, email: string): Promise<void> {
  // The calls of a page that is open for another user would be refused.
  await page.goto('about:blank')
  const data = { email, password: passwords.get(email) ?? '' }
  const answer = await page.request.post(`/trpc/${procedure}`, { data })
  expect(answer.status(), `${email} may come in`).toBe(200)
}

/** Billing details of a company, as typed into the form. */
export const billing = {
  legalName: 'Forno Rossi S.r.l.',
  vatNumber: '12345678903',
  street: 'Via Roma 1',
  postalCode: '20121',
  city: 'Milano',
  province: 'MI',
}

/** Saves the billing details of a client's company. */
export async function saveBilling(page: Page): Promise<void> {
  await act(page, 'dashboard.billing.save', { isBusiness: true, ...billing })
}

/** Confirms the quote of a project with a brief, and starts the payment of the deposit. */
export async function payDeposit(page: Page, projectId: string) {
  const quote = await ask(page, 'dashboard.quote.get', { projectId })
  if (quote.available && !quote.confirmedAt)
    await act(page, 'dashboard.quote.confirm', { projectId, totalCents: quote.totalCents })
  await saveBilling(page)
  const ticks = { acceptTerms: true, acceptClauses: true } as const
  return act(page, 'dashboard.payment.pay', { projectId, requestId: randomUUID(), ...ticks })
}

/** Waits until the deposit of a project is paid. */
export async function expectDepositPaid(page: Page, projectId: string): Promise<void> {
  await expect.poll(async () => (await summaryOf(page, projectId)).status).toBe('paid')
}

const summaryOf = (page: Page, projectId: string) => ask(page, 'dashboard.payment.summary', { projectId })

/** Confirms the quote of a project with a brief, and pays deposit and balance. */
export async function payInFull(page: Page, projectId: string): Promise<void> {
  await payDeposit(page, projectId)
  await expectDepositPaid(page, projectId)
  const { balance } = await summaryOf(page, projectId)
  if (!balance) return
  const { totalCents } = balance
  await act(page, 'dashboard.payment.payBalance', { projectId, requestId: randomUUID(), totalCents })
  await expect.poll(async () => (await summaryOf(page, projectId)).balance?.status).toBe('paid')
}

/** Proposes an order change of 200 euro as a manager, and accepts it as the client. */
export const agreeOnExtra = (client: Page, manager: Page, projectId: string): Promise<void> =>
  agreeOn(client, manager, { projectId, kind: 'addendum', label: 'Sottotitoli', amountCents: 20_000 })

interface Proposed {
  projectId: string
  kind: 'quote' | 'addendum'
  label: string
  amountCents: number
}

/** Makes a proposal as a manager, and accepts it as the client. */
export async function agreeOn(client: Page, manager: Page, { projectId, kind, ...line }: Proposed) {
  const { id } = await act(manager, 'team.proposals.make', {
    projectId,
    kind,
    reason: 'Come ci siamo detti.',
    validUntil: '2035-12-31',
    lines: [line],
  })
  await act(client, 'dashboard.proposals.accept', { id })
}

/** Calls a query with a page's session, without its screen. */
export async function ask<Path extends ProcedurePath>(
  { request }: Pick<Page, 'request'>,
  path: Path,
  input: InputOf<Path>,
): Promise<OutputOf<Path>> {
  const answer = await request.get(`/trpc/${path}`, { params: { input: JSON.stringify(input) } })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()).result.data
}

/** Calls a mutation with a page's session, without its screen. */
export async function act<Path extends ProcedurePath>(
  { request }: Pick<Page, 'request'>,
  path: Path,
  input: InputOf<Path>,
): Promise<OutputOf<Path>> {
  const answer = await request.post(`/trpc/${path}`, { data: input })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()).result.data
}
