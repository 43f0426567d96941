import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { auditSectionCodes } from 'shared/audit-reading/section-codes'
import { inboxTexts } from 'shared/messages/it/inbox'
import { publicTexts } from 'shared/messages/it/public'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible, expectFits } from './accessibility.ts'
import { act, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const newEmail = (): string => `visitor-${randomUUID()}@example.com`
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function enterInbox(page: Page): Promise<void> {
  await signInToTeam(page, 'pm@demo.example')
  await page
    .getByRole('navigation', { name: teamTexts.side.label })
    .getByRole('link', { name: teamTexts.leads.title })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: teamTexts.leads.title })).toBeVisible()
}

async function write(visitor: Page, message: { name: string; email: string; text: string }): Promise<void> {
  await visitor.goto('/contact')
  await visitor.locator('[name=name]').fill(message.name)
  await visitor.locator('[name=email]').fill(message.email)
  await visitor.locator('[name=message]').fill(message.text)
  await visitor.getByRole('button', { name: publicTexts.contact.submit }).click()
  await expect(visitor.getByText(publicTexts.contact.sent.title)).toBeVisible()
}

test('a message appears in an open inbox at once; it is assigned, answered by mail, and becomes a project', {
  tag: '@smoke',
}, async ({ page: manager, newUserPage, mailbox }) => {
  await enterInbox(manager)
  const visitor = await newUserPage()
  const sent = { name: `Nives ${randomUUID()}`, email: newEmail(), text: 'Un video per la nostra malga.' }
  await write(visitor, sent)
  await expect(rowOf(manager, sent.name)).toBeVisible()
  await expect(rowOf(manager, sent.name)).toContainText('Scade tra 24 ore')
  const nav = manager.getByRole('navigation', { name: teamTexts.side.label })
  await expect(nav.getByText(/richiest[ae] nuov[ae]/)).toBeAttached()
  await expectFits(manager)

  await manager.getByRole('link', { name: sent.name }).click()
  await expect(manager).toHaveURL(/\/team\/leads\/contact\//)
  await expect(manager.getByText(sent.text)).toBeVisible()
  await expect(manager.getByRole('link', { name: sent.email })).toHaveAttribute(
    'href',
    `mailto:${sent.email}`,
  )
  await manager.getByRole('button', { name: inboxTexts.detail.take }).click()
  await expect(manager.getByRole('combobox', { name: inboxTexts.detail.assignTo })).toHaveValue(
    'Giulia Ferri',
  )
  await expect(manager.getByText(/^Richiesta assegnata: Giulia Ferri/)).toBeVisible()

  const reply = manager.getByLabel(inboxTexts.reply.text)
  await manager.getByRole('button', { name: inboxTexts.reply.template }).click()
  await expect(reply).toHaveValue(inboxTexts.reply.templates.contact)
  await reply.fill('Volentieri: ti chiamiamo domani.')
  await manager.reload()
  await expect(reply).toHaveValue('Volentieri: ti chiamiamo domani.')
  await expectFits(manager)
  await manager.getByRole('button', { name: inboxTexts.reply.send }).click()
  await expect(manager.getByText(teamTexts.leads.replySent, { exact: true })).toBeVisible()
  expect((await mailbox.find(sent.email, 'Una risposta alla tua richiesta')).text).toContain(
    'Volentieri: ti chiamiamo domani.',
  )
  await expect(manager.getByRole('heading', { name: inboxTexts.reply.sentTitle })).toBeVisible()

  await manager.getByRole('button', { name: inboxTexts.invite.button }).click()
  await expect(manager.getByRole('dialog')).toContainText(sent.email)
  await expectAccessible(manager, '[role=dialog]')
  await manager.getByRole('dialog').getByRole('button', { name: inboxTexts.invite.confirm }).click()
  await expect(manager.getByRole('link', { name: inboxTexts.invite.open })).toBeVisible()
  await mailbox.find(sent.email, /^Inizia il tuo progetto: /)
})

test('an audit is completed section by section, and sent once', async ({ page: manager, mailbox }) => {
  const email = newEmail()
  const company = `Malga ${randomUUID()}`
  await enterInbox(manager)
  const sent = { firstName: 'Nives', lastName: 'Dal Farra', email, company, description: 'Un video.' }
  await act(manager, 'publicForms.submitAudit', sent)
  await manager.getByRole('link', { name: company }).click()
  const send = manager.getByRole('button', { name: inboxTexts.audit.send })
  await send.click()
  await expect(manager.locator('[name=finding-hook]')).toBeFocused()
  await expectFits(manager)
  for (const code of auditSectionCodes) {
    await manager.locator(`[name=finding-${code}]`).fill(`Abbiamo visto bene (${code}).`)
  }
  await manager.locator('[name=advice-hook]').fill('Comincia dal latte.')
  await manager.reload()
  await expect(manager.locator('[name=finding-format]')).toHaveValue('Abbiamo visto bene (format).')
  await expect(manager.locator('[name=advice-hook]')).toHaveValue('Comincia dal latte.')
  await send.click()
  await expect(manager.getByText(inboxTexts.audit.done, { exact: true })).toBeVisible()
  const mail = await mailbox.find(email, 'Il tuo audit completo')
  expect(mail.text).toContain('Abbiamo visto bene (call-to-action).')
  expect(mail.text).toContain('Comincia dal latte.')
  await manager.getByRole('button', { name: inboxTexts.audit.save }).click()
  await expect(manager.getByText(inboxTexts.audit.saved, { exact: true })).toBeVisible()
  expect((await mailbox.list(email)).filter(one => one.subject === mail.subject)).toHaveLength(1)
})

test('the search is kept in the address, and an empty result is reported', async ({ page }) => {
  await enterInbox(page)
  await page.getByRole('searchbox', { name: inboxTexts.search }).fill('introvabile')
  await expect(page.getByRole('heading', { name: inboxTexts.noMatch })).toBeVisible()
  await expect(page).toHaveURL(/search=introvabile/)
  await expectAccessible(page)
  await page.getByRole('button', { name: inboxTexts.clear }).click()
  await expect(page).not.toHaveURL(/search=/)
})
