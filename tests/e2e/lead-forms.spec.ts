import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { leadReceipts } from 'shared/messages/it/lead-receipts'
import { publicTexts } from 'shared/messages/it/public'
import { scriptReadingTexts } from 'shared/messages/it/script-reading'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './test.ts'

const { audit, script, form: formTexts } = publicTexts
const draft =
  'Buongiorno a tutti, siamo lieti di presentarvi il Forno Serra di Parma. Al fine di garantire il gusto, effettuiamo la lievitazione in 36 ore.'

const newEmail = (): string => `lead-${randomUUID()}@example.com`

async function openAudit(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('button', { name: publicTexts.nav.audit }).first().click()
  return page.getByRole('dialog')
}

/** Opens the script form, whose section hydrates when it is scrolled into view. */
async function openScript(page: Page): Promise<Locator> {
  await page.goto('/')
  const button = page.getByRole('button', { name: script.submit })
  await button.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await button.click()
  return page.getByRole('dialog')
}

async function fillPerson(form: Locator, email: string): Promise<void> {
  await form.locator('[name=firstName]').fill('Martina')
  await form.locator('[name=lastName]').fill('Serra')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=company]').fill('Forno Serra')
}

test.describe('a first visit', () => {
  test.use({ gate: 'locked' })

  test('passes the gate and sends the audit form: visitor and team get a mail', {
    tag: '@smoke',
  }, async ({ page, mailbox }) => {
    const email = newEmail()
    await page.goto('/')
    await page.getByLabel('Password', { exact: true }).fill('anteprima')
    await page.getByRole('button', { name: publicTexts.gate.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('video')
    await page.getByRole('button', { name: 'Audit gratuito' }).last().click()
    const form = page.getByRole('dialog')
    await fillPerson(form, email)
    await form.locator('[name=company]').fill('Biscottificio Serra')
    await form.locator('[name=description]').fill('Il video della fiera, due minuti, parla solo di noi.')
    await form.locator('[name=videoUrl]').fill('https://vimeo.com/1')
    await expect(form.getByText(audit.videoLink)).toBeVisible()
    await expectAccessible(page)
    await form.locator('[name=videoUrl]').fill('https://youtu.be/aqz-KE-bpKQ')
    await form.getByRole('button', { name: audit.submit }).click()
    await expect(form.getByRole('heading', { name: audit.success.title })).toBeVisible()
    expect((await mailbox.find(email, leadReceipts.audit.subject)).text).toContain('aqz-KE-bpKQ')
    await mailbox.find('pm@demo.example', 'Nuova richiesta (audit): Biscottificio Serra')
  })
})

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a script is analysed while it is typed, without any call', async ({ page }) => {
      const form = await openScript(page)
      await expect(form.getByText(scriptReadingTexts.empty.title)).toBeVisible()
      await expectAccessible(page, '[role=dialog]')
      const asked: string[] = []
      // Excludes the gate's status, which the page requests when idle.
      page.on(
        'request',
        request => /\/trpc\/(?!gate\.status)/.test(request.url()) && asked.push(request.url()),
      )
      await form.locator('[name=originalScript]').fill(draft)
      await expect(form.getByText(scriptReadingTexts.opening.greeting)).toBeVisible()
      await expect(form.getByText(scriptReadingTexts.call.missing)).toBeVisible()
      await expect(form.locator('mark', { hasText: 'Al fine di' })).toBeVisible()
      expect(asked).toEqual([])
      await form.locator('summary', { hasText: scriptReadingTexts.marks.bureaucratic.title }).click()
      await form.getByRole('button', { name: 'effettuiamo' }).click()
      const selected = await form
        .locator('[name=originalScript]')
        .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
      expect(selected).toBe('effettuiamo')
      await expect(form.getByRole('status')).toContainText('ad alta voce')
      await expectAccessible(page, '[role=dialog]')
    })
  })
}

test('typed text survives a reload until it is sent', { tag: '@smoke' }, async ({ page, mailbox }) => {
  const email = newEmail()
  const first = await openScript(page)
  await first.locator('[name=originalScript]').fill(draft)
  await expect(first.getByText(formTexts.keep)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await page.getByRole('button', { name: script.submit }).click()
  await expect(first.locator('[name=originalScript]')).toHaveValue(draft)
  const form = await openScript(page)
  await expect(form.locator('[name=originalScript]')).toHaveValue(draft)
  await expect(form.getByText(scriptReadingTexts.opening.greeting)).toBeVisible()
  await fillPerson(form, email)
  await form.getByRole('button', { name: script.submit }).click()
  await expect(form.getByRole('heading', { name: script.success.title })).toBeVisible()
  await form.getByRole('button', { name: script.success.close, exact: true }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: script.submit }).click()
  await expect(form.locator('[name=originalScript]')).toHaveValue('')
  const mail = await mailbox.find(email, leadReceipts.script.subject)
  expect(mail.text).toContain('Vi presentiamo il Forno Serra di Parma.')
  expect(mail.text).toContain(draft.slice(0, 40))
})

test('a slow audit is a success after five seconds, and its mail is sent', async ({ page, mailbox }) => {
  const email = newEmail()
  let heldBack = 0
  await page.route(/publicForms\.processAudit/, () => {
    heldBack++
  })
  const form = await openAudit(page)
  await fillPerson(form, email)
  await form.locator('[name=description]').fill('Trovare persone da assumere, su LinkedIn.')
  await form.getByRole('button', { name: audit.submit }).click()
  await expect(form.getByRole('button', { name: formTexts.submitting })).toBeDisabled()
  await expect(form.getByRole('heading', { name: audit.success.title })).toBeVisible()
  expect(heldBack).toBe(1)
  const mail = await mailbox.find(email, leadReceipts.audit.subject)
  expect(mail.text).toContain('Nessuno ha ancora guardato il video')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a form that failed keeps its text and is one request', async ({ page, mailbox, browserErrors }) => {
  browserErrors.expect(/publicForms\.submitAudit/)
  const email = newEmail()
  const form = await openAudit(page)
  await fillPerson(form, email)
  await form.locator('[name=description]').fill('Presentare il forno.')
  // The first request is saved, but its answer is lost.
  await page.route(
    /publicForms\.submitAudit/,
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await form.getByRole('button', { name: audit.submit }).click()
  await expect(page.getByText(formTexts.error.text)).toBeVisible()
  await expect(form.locator('[name=description]')).toHaveValue('Presentare il forno.')
  await form.getByRole('button', { name: audit.submit }).click()
  await expect(form.getByRole('heading', { name: audit.success.title })).toBeVisible()
  await mailbox.find(email, leadReceipts.audit.subject)
  // A second mail of the first request would be sent before that of a later one.
  const later = newEmail()
  const data = {
    requestId: randomUUID(),
    firstName: 'Ada',
    lastName: 'Neri',
    company: 'Neri',
    description: 'Un video.',
  }
  const sent = await page.request.post('/trpc/publicForms.submitAudit', { data: { ...data, email: later } })
  expect(sent.status()).toBe(200)
  await mailbox.find(later, leadReceipts.audit.subject)
  expect(await mailbox.list(email)).toHaveLength(1)
})
