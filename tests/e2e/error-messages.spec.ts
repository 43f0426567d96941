import type { Page } from '@playwright/test'
import { companyTexts } from 'shared/messages/it/companies'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { frameTexts } from 'shared/messages/it/frame'
import { proposalTexts } from 'shared/messages/it/proposals'
import { uiTexts } from 'shared/messages/it/screens'
import { abortProcedure, failProcedure, restoreNetwork } from './network-faults.ts'
import { act, signIn } from './people.ts'
import { createSharedPage, expect, test } from './test.ts'

/** One example of each way in which the client's screens report failures. */
test.describe.configure({ mode: 'serial' })

const texts = dashboardTexts
let page: Page
let project: string

test.beforeAll(async ({ browser, baseURL, gateCookies }) => {
  page = await createSharedPage({ browser, baseURL, gateCookies })
  await signIn(page, 'cliente@demo.example')
  const made = await act(page, 'dashboard.projects.create', { title: 'Un video da provare' })
  project = made.id
  await act(page, 'dashboard.briefing.saveSummary', { projectId: project, summary: 'Un video aziendale.' })
})

test.beforeEach(({ browserErrors }) => browserErrors.allow(/Failed to load resource|failed request/))
test.afterEach(() => restoreNetwork(page))
test.afterAll(async () => {
  await act(page, 'dashboard.projects.remove', { id: project })
  await page.context().close()
})

const open = (path: string) => page.goto(`/dashboard/${path}?project=${project}`)
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

test('a screen that fails to load names what is missing, and loads on retry', async () => {
  await failProcedure(page, 'dashboard.profile.get')
  await open('profile')
  await expect(page.getByRole('alert').getByText(texts.profile.load).first()).toBeVisible()
  await restoreNetwork(page)
  await press(uiTexts.retry)
  await expect(page.getByText(texts.profile.load)).toHaveCount(0)
})

/** Queries that another query or a form waits for. */
const awaited = [
  { procedure: 'dashboard.company.mine', path: 'company', text: companyTexts.load },
  { procedure: 'dashboard.status.get', path: 'payment', text: orderTexts.payment.failed.title },
  { procedure: 'dashboard.proposals.list', path: 'status', text: proposalTexts.client.load },
  { procedure: 'auth.mfa.status', path: 'profile', text: texts.profile.load, dialog: texts.profile.erase },
]

for (const { procedure, path, text, dialog } of awaited)
  test(`no skeleton is left of ${path} if ${procedure} fails`, async () => {
    await failProcedure(page, procedure)
    await open(path)
    const root = dialog ? page.getByRole('dialog', { name: dialog }) : page.getByRole('main')
    if (dialog) await press(dialog)
    await expect(root.getByRole('alert').getByText(text)).toBeVisible()
    await restoreNetwork(page)
    await root.getByRole('button', { name: uiTexts.retry }).click()
    await expect(page.getByText(text)).toHaveCount(0)
  })

test('an action that fails reports it, with another text when the server is unreachable', async () => {
  const saveProfile = async () => {
    await open('profile')
    await page.getByLabel(texts.profile.phone).fill(`+39 02 ${Date.now()}`)
    await press(texts.profile.save)
  }
  await failProcedure(page, 'dashboard.profile.update')
  await saveProfile()
  await expect(page.getByText(texts.profile.update, { exact: true })).toBeVisible()
  await restoreNetwork(page)
  await abortProcedure(page, 'dashboard.profile.update')
  await saveProfile()
  await expect(page.getByText(texts.profile.updateAlt, { exact: true })).toBeVisible()
  await restoreNetwork(page)
  await saveProfile()
  await expect(page.getByText(texts.profile.updated)).toBeVisible()
})

test('marking as read is reverted when it fails, and the failure is only logged', async () => {
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

test('a project that cannot be created reports it and keeps the typed text', async () => {
  await failProcedure(page, 'dashboard.projects.create')
  await page.goto('/dashboard/briefing?project=new')
  const said = page.getByRole('textbox', { name: orderTexts.briefing.placeholder })
  await said.fill('Un video per la fiera')
  await said.press('Enter')
  await expect(page.getByText(texts.projects.create)).toBeVisible()
  await expect(said).toHaveValue('Un video per la fiera')
  await restoreNetwork(page)
  await said.press('Enter')
  await expect(page.getByText(texts.projects.created)).toBeVisible()
})

test('failed uploads are named, individually and together', async () => {
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
  await restoreNetwork(page)
  await refused('INTERNAL')
  await page.locator('input[type=file]').setInputFiles([file('quattro.txt'), file('cinque.txt')])
  await expect(page.getByText(texts.materials.allFailed)).toBeVisible()
})
