import type { Page } from '@playwright/test'
import { authTexts } from 'shared/messages/it/auth'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { frameTexts } from 'shared/messages/it/frame'
import { cutOff, failProcedure, mend } from './broken.ts'
import { act } from './calls.ts'
import { acts, loads, press, removeFile, removeProject, saveProfile } from './catalogue-rows.ts'
import { signIn } from './people.ts'
import { expect, lastingPerson, test } from './test.ts'

/** How the client's screens show failures: one row for each way, the wording of each is tested beside its code. */
test.describe.configure({ mode: 'serial' })

const texts = dashboardTexts
let page: Page
let project: string

test.beforeAll(async ({ browser, baseURL, gateCookies }) => {
  page = await lastingPerson({ browser, baseURL, gateCookies })
  await signIn(page, 'cliente@demo.example')
  const made = await act(page, 'dashboard.projects.create', { title: 'Un video da provare' })
  project = made.id
  await act(page, 'dashboard.briefing.saveSummary', { projectId: project, summary: 'Un video aziendale.' })
})

test.beforeEach(({ troubles }) => troubles.allow(/Failed to load resource|failed request/))
test.afterEach(() => mend(page))
test.afterAll(() => page.context().close())

const open = (path: string) => page.goto(`/dashboard/${path}?project=${project}`)

for (const [screen, procedure, sentence] of loads) {
  test(`${screen}: ${sentence.trim()}`, async () => {
    await failProcedure(page, procedure)
    await open(screen)
    await expect(page.getByRole('alert').getByText(sentence).first()).toBeVisible()
    await mend(page)
    await press(page, dashboardTexts.retry)
    await expect(page.getByText(sentence)).toHaveCount(0)
  })
}

test('without a project to be found the screen says so', async () => {
  await failProcedure(page, 'dashboard.projects.list')
  await page.goto('/dashboard/quote')
  await expect(page.getByText(texts.project.unresolved)).toBeVisible()
})

test('there is something to lose', async () => {
  await open('materials')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'testi.txt', mimeType: 'text/plain', buffer: Buffer.from('Alle sette.') })
  await expect(page.getByText(texts.materials.done.text)).toBeVisible()
})

for (const { screen, procedure, act, refused, unreachable } of acts) {
  test(`${screen}, when ${procedure} fails: ${refused}`, async () => {
    await failProcedure(page, procedure)
    await open(screen)
    await act(page)
    await expect(page.getByText(refused, { exact: true })).toBeVisible()
    if (!unreachable) return
    await mend(page)
    await cutOff(page, procedure)
    await open(screen)
    await act(page)
    await expect(page.getByText(unreachable, { exact: true })).toBeVisible()
  })
}

test('marking as read that fails is taken back, and only logged', async () => {
  const logged = page.waitForEvent('console', message => message.type() === 'warning')
  await failProcedure(page, 'dashboard.notifications.markRead')
  await open('notifications')
  const marks = page.getByRole('button', { name: frameTexts.notifications.markRead, exact: true })
  await expect(marks.first()).toBeVisible()
  const before = await marks.count()
  await marks.first().click()
  await logged
  await expect(marks).toHaveCount(before)
  await expect(page.getByText(texts.error, { exact: true })).toHaveCount(0)
})

test('a recap that cannot be linked says so; linked, it says that too', async () => {
  const other = await act(page, 'dashboard.projects.create', { title: 'Un altro video' })
  await failProcedure(page, 'dashboard.briefing.link')
  await page.goto(`/dashboard/briefing?project=${other.id}`)
  await press(page, texts.recap.link)
  await expect(page.getByText(texts.recap.linkFailed.text)).toBeVisible()
  await mend(page)
  await press(page, texts.recap.link)
  await expect(page.getByText(texts.recap.linked.text)).toBeVisible()
  await act(page, 'dashboard.projects.remove', { id: other.id })
  await act(page, 'dashboard.briefing.saveSummary', { projectId: project, summary: 'Un video aziendale.' })
})

test('a project that cannot be made says so, and keeps what was typed', async () => {
  await failProcedure(page, 'dashboard.projects.create')
  await page.goto('/dashboard/briefing?project=new')
  const said = page.getByRole('textbox', { name: orderTexts.briefing.placeholder })
  await said.fill('Un video per la fiera')
  await said.press('Enter')
  await expect(page.getByText(texts.projects.create)).toBeVisible()
  await expect(said).toHaveValue('Un video per la fiera')
  await mend(page)
  await said.press('Enter')
  await expect(page.getByText(texts.projects.created)).toBeVisible()
})

test('a payment that fails says so', async () => {
  await open('quote')
  await press(page, orderTexts.quote.confirm)
  await expect(page).toHaveURL(/\/dashboard\/payment/)
  await failProcedure(page, 'dashboard.payment.pay')
  await page.getByLabel(orderTexts.payment.acceptTerms).check()
  await page.getByLabel(orderTexts.payment.acceptClauses).check()
  await press(page, /^Paga /)
  await expect(page.getByText(texts.payment.failed.title)).toBeVisible()
  await expect(page.getByText(texts.payment.failed.text)).toBeVisible()
})

test('uploads that fail are named, one by one and together', async () => {
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Alle sette.') })
  const refused = (appCode: string) =>
    page.route('**/uploads', route =>
      route.fulfill({
        status: 415,
        contentType: 'application/json',
        body: JSON.stringify({ error: { data: { appCode } } }),
      }),
    )
  await refused('FILE_TYPE')
  await open('materials')
  await page.locator('input[type=file]').setInputFiles([file('uno.txt')])
  await expect(page.getByText(texts.materials.fileFailed.text('uno.txt')).first()).toBeVisible()
  await page.locator('input[type=file]').setInputFiles([file('due.txt'), file('tre.txt')])
  await expect(page.getByText(texts.materials.uploadFailed)).toBeVisible()
  await mend(page)
  await refused('INTERNAL')
  await page.locator('input[type=file]').setInputFiles([file('quattro.txt'), file('cinque.txt')])
  await expect(page.getByText(texts.materials.allFailed)).toBeVisible()
})

test('what succeeds says so', async () => {
  await open('profile')
  await saveProfile(page)
  await expect(page.getByText(texts.profile.updated)).toBeVisible()
  await open('notifications')
  await press(page, frameTexts.notifications.markAllRead)
  await expect(page.getByText(frameTexts.notifications.allRead)).toBeVisible()
  await open('materials')
  await removeFile(page)
  await expect(page.getByText(texts.materials.deleted.text('testi.txt'))).toBeVisible()
  await open('projects')
  await removeProject(page)
  await expect(page.getByText(texts.projects.deleted)).toBeVisible()
})

test('Google that is not there, and credentials that are wrong, say so at the door', async ({
  anotherPerson,
}) => {
  const stranger = await anotherPerson()
  await stranger.goto('/auth')
  await expect(stranger.getByText(authTexts.google.off)).toBeVisible()
  await stranger.goto('/auth/google')
  await expect(stranger.getByText(authTexts.google.failed).first()).toBeVisible()
  await stranger.getByLabel(authTexts.email, { exact: true }).fill('nessuno@example.com')
  await stranger.getByLabel(authTexts.password, { exact: true }).fill('Sbagliata-1')
  await stranger.getByRole('button', { name: authTexts.signIn.submit, exact: true }).click()
  await expect(stranger.getByText('Email o password non corrette. Controlla e riprova.')).toBeVisible()
})
