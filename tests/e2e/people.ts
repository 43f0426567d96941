import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoAccounts } from 'server/demo/accounts'
import { authTexts } from 'shared/messages/it/auth'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { accountMails } from 'shared/messages/it/mails'
import { linkIn, type Mailbox } from '../support/mailbox.ts'
import { act, ask } from './calls.ts'
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

/** A company that has just signed up and confirmed, past the tour, on its dashboard. @returns its project. */
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

/** A client of one's own, made and signed in by the screens' calls; the tour does not lie over its screens. */
export async function makeNewcomer(
  page: Page,
  mailbox: Mailbox,
): Promise<{ email: string; password: string }> {
  const person = { email: `ada-${randomUUID()}@example.com`, password: 'Un-treno-per-Bergamo-7' }
  await page.request.post('/trpc/auth.signUp', { data: { fullName: 'Ada Rossi', ...person } })
  const mail = await mailbox.find(person.email, accountMails.confirmEmail.subject)
  const token = new URL(linkIn(mail, '/confirm-email')).hash.slice(1)
  const { result } = await (await page.request.post('/trpc/auth.confirmEmail', { data: { token } })).json()
  await page.context().addInitScript(id => {
    if (location.protocol.startsWith('http')) localStorage.setItem(`tour:${id}`, 'done')
  }, result.data.user.id)
  return person
}

/** The project of the page that is open. */
export const projectIn = (page: Page): string => new URL(page.url()).searchParams.get('project') ?? ''

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
  await act(page, 'dashboard.billing.save', { isBusiness: true, ...billing })
}

/** Confirms the quote of a project that has a brief, and begins to pay its first sum. */
export async function payDeposit(page: Page, projectId: string) {
  const quote = await ask(page, 'dashboard.quote.get', { projectId })
  if (quote.available && !quote.confirmedAt)
    await act(page, 'dashboard.quote.confirm', { projectId, totalCents: quote.totalCents })
  await saveBilling(page)
  const ticks = { acceptTerms: true, acceptClauses: true } as const
  return act(page, 'dashboard.payment.pay', { projectId, requestId: randomUUID(), ...ticks })
}

/** Waits until the first sum of a project is there. */
export async function expectDepositPaid(page: Page, projectId: string): Promise<void> {
  await expect.poll(async () => (await summaryOf(page, projectId)).status).toBe('paid')
}

const summaryOf = (page: Page, projectId: string) => ask(page, 'dashboard.payment.summary', { projectId })

/** Confirms the quote of a project that has a brief, and pays all of it. */
export async function payInFull(page: Page, projectId: string): Promise<void> {
  await payDeposit(page, projectId)
  await expectDepositPaid(page, projectId)
  const { balance } = await summaryOf(page, projectId)
  if (!balance) return
  const { totalCents } = balance
  await act(page, 'dashboard.payment.payBalance', { projectId, requestId: randomUUID(), totalCents })
  await expect.poll(async () => (await summaryOf(page, projectId)).balance?.status).toBe('paid')
}

/** A manager proposes a change of an order over 200 euro, and its client accepts it. */
export const agreeOnExtra = (client: Page, manager: Page, projectId: string): Promise<void> =>
  agreeOn(client, manager, {
    projectId,
    kind: 'addendum',
    label: 'Sottotitoli in inglese',
    amountCents: 20_000,
  })

interface Proposed {
  projectId: string
  kind: 'quote' | 'addendum'
  label: string
  amountCents: number
}

/** A manager proposes something, and its client accepts it. */
export async function agreeOn(
  client: Page,
  manager: Page,
  { projectId, kind, ...line }: Proposed,
): Promise<void> {
  const { id } = await act(manager, 'team.proposals.make', {
    projectId,
    kind,
    reason: 'Come ci siamo detti.',
    validUntil: '2035-12-31',
    lines: [line],
  })
  await act(client, 'dashboard.proposals.accept', { id })
}
