import type { Page } from '@playwright/test'
import { chatTexts } from 'shared/messages/it/chat'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { reviewTexts } from 'shared/messages/it/review'
import { uiTexts } from 'shared/messages/it/screens'
import { expectUsable } from './accessibility.ts'
import { withoutFirstAnswer } from './network-faults.ts'
import { act, arriveAsNewClient, signInToTeam } from './people.ts'
import { enterDemoRoom, enterDemoRoomAsClient } from './review-room.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    /** Durations of tasks over 50 ms, in milliseconds. */
    longTasks: number[]
  }
}

/** Limit for a task without a noticeable delay; test machines are slower and shared. */
const MAX_TASK_MS = 300

const log = (page: Page) => page.getByRole('log', { name: texts.log })
const field = (page: Page) => page.getByRole('textbox', { name: texts.label })
const messageWith = (page: Page, text: string) => log(page).getByRole('article').filter({ hasText: text })

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(messageWith(page, text)).toBeVisible()
  await expect(field(page)).toHaveValue('')
}

test('both sides see each other’s messages at once', async ({ page: client, newUserPage, mailbox }) => {
  const projectId = await arriveAsNewClient(client, mailbox, 'Ada Ferri')
  const manager = await newUserPage()
  await signInToTeam(manager, 'pm@demo.example', `/team/project/${projectId}`)
  await manager.getByRole('link', { name: texts.openAll }).click()
  await expect(manager.getByText(texts.emptyTitle)).toBeVisible()

  await test.step('the client writes from the menu', async () => {
    await client.getByRole('link', { name: dashboardTexts.side.messages, exact: true }).click()
    await expect(client.getByText(texts.emptyClient)).toBeVisible()
    await expectUsable(client)
    await write(client, 'Buongiorno, quando si gira?')
    await expect(messageWith(manager, 'quando si gira?')).toBeVisible()
  })

  await test.step('the client reads who has seen it', async () => {
    await expect(client.getByText(texts.seenBy(['Giulia Ferri']))).toBeVisible()
  })

  await test.step('the manager mentions the client and attaches a file', async () => {
    await field(manager).pressSequentially('@Ada')
    await manager.getByRole('option', { name: 'Ada Ferri' }).click()
    await field(manager).pressSequentially('martedì alle nove.')
    await manager
      .getByLabel(texts.attach)
      .and(manager.locator('input'))
      .setInputFiles({ name: 'piano.txt', mimeType: 'text/plain', buffer: Buffer.from('Martedì, 9.00') })
    await expect(manager.getByRole('button', { name: texts.removeFile('piano.txt') })).toBeVisible()
    await manager.getByRole('button', { name: texts.send, exact: true }).click()
    const received = messageWith(client, '@Ada Ferri martedì alle nove.')
    await expect(received.getByRole('link', { name: /piano\.txt/ })).toBeVisible()
    await expect(received.locator('b', { hasText: '@Ada Ferri' })).toBeVisible()
  })

  await test.step('the client edits one message and withdraws another', async () => {
    await write(client, 'Va bene martedì')
    const own = messageWith(client, 'Va bene martedì')
    await own.getByRole('button', { name: texts.actions }).click()
    await client.getByRole('menuitem', { name: texts.edit }).click()
    const dialog = client.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await dialog.getByRole('textbox').fill('Va bene mercoledì')
    await dialog.getByRole('button', { name: texts.save }).click()
    await expect(messageWith(manager, 'Va bene mercoledì')).toContainText(texts.edited)
    await messageWith(client, 'Va bene mercoledì').getByRole('button', { name: texts.actions }).click()
    await client.getByRole('menuitem', { name: texts.withdraw }).click()
    await client.getByRole('dialog').getByRole('button', { name: texts.withdraw }).click()
    await expect(messageWith(manager, texts.withdrawn)).toBeVisible()
    await expect(messageWith(manager, 'mercoledì')).toHaveCount(0)
  })

  await test.step('text typed into an edit stays after Escape, and when the message is withdrawn elsewhere', async () => {
    await write(client, 'Porto io il caffè')
    const own = messageWith(client, 'Porto io il caffè')
    const id = (await own.getAttribute('data-row')) ?? ''
    await own.getByRole('button', { name: texts.actions }).click()
    await client.getByRole('menuitem', { name: texts.edit }).click()
    const dialog = client.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Porto io caffè e cornetti')
    await client.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await own.getByRole('button', { name: texts.actions }).click()
    await client.getByRole('menuitem', { name: texts.edit }).click()
    await expect(dialog.getByRole('textbox')).toHaveValue('Porto io caffè e cornetti')
    await act(client, 'dashboard.messages.remove', { projectId, id })
    await expect(dialog.getByRole('alert')).toHaveText(texts.withdrawnMeanwhile)
    await expect(dialog.getByRole('textbox')).toHaveValue('Porto io caffè e cornetti')
    await expect(dialog.getByRole('button', { name: texts.save })).toBeDisabled()
    await dialog.getByRole('button', { name: texts.cancel }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('leaving asks during an upload; a reload names the interrupted file and keeps the text', async () => {
    const { id: other } = await act(client, 'dashboard.projects.create', { title: 'Un altro video' })
    await client.reload()
    const ongoing = '**/uploads*'
    await client.route(ongoing, () => undefined)
    await field(client).fill('Ecco il logo')
    await client
      .getByLabel(texts.attach)
      .and(client.locator('input'))
      .setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('logo') })
    await expect(client.getByRole('progressbar', { name: texts.uploading('logo.txt') })).toBeAttached()
    const question = client.getByRole('dialog', { name: texts.leaving.title })
    await client.getByRole('button', { name: dashboardTexts.project.selector }).click()
    await client.getByRole('menuitem', { name: 'Un altro video' }).click()
    await question.getByRole('button', { name: uiTexts.cancel }).click()
    await expect(question).toHaveCount(0)
    await client.getByRole('link', { name: dashboardTexts.side.status }).click()
    await question.getByRole('button', { name: uiTexts.cancel }).click()
    await expect(field(client)).toHaveValue('Ecco il logo')
    await client.reload()
    await expect(client.getByText(texts.interrupted('logo.txt'))).toBeVisible()
    await expect(field(client)).toHaveValue('Ecco il logo')
    await client.unroute(ongoing)
    await act(client, 'dashboard.projects.remove', { id: other })
  })

  await test.step('a text beyond the limit stays in the field and is reported', async () => {
    await field(client).fill('a'.repeat(10_001))
    await expect(client.getByText(chatTexts.tooLong(1))).toBeVisible()
    await expect(client.getByRole('button', { name: texts.send, exact: true })).toBeDisabled()
    await field(client).fill('')
  })

  await test.step('two hundred messages scroll on a phone, each once, without a long task', async () => {
    for (let at = 0; at < 200; at++)
      await act(manager, 'team.messages.send', { projectId, text: `Nota ${at}.` })
    await client.setViewportSize({ width: 360, height: 780 })
    await client.reload()
    await expect(messageWith(client, 'Nota 199.')).toBeVisible()
    await expectUsable(client)
    await client.evaluate(() => {
      window.longTasks = []
      const noted = new PerformanceObserver(list =>
        window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
      )
      noted.observe({ type: 'longtask' })
    })
    await expect(async () => {
      await log(client).hover()
      await client.mouse.wheel(0, -600)
      await expect(messageWith(client, 'quando si gira?')).toBeInViewport({ timeout: 100 })
    }).toPass()
    const notes = await log(client)
      .getByText(/^Nota \d+\.$/)
      .allTextContents()
    expect(notes).toEqual(Array.from({ length: 200 }, (_, at) => `Nota ${at}.`))
    expect(Math.max(0, ...(await client.evaluate(() => window.longTasks)))).toBeLessThan(MAX_TASK_MS)
  })
})

test('offline messages are sent once', async ({ page, context, newUserPage, mailbox, browserErrors }) => {
  const projectId = await arriveAsNewClient(page, mailbox, 'Ada Ferri')
  const manager = await newUserPage()
  await signInToTeam(manager, 'pm@demo.example', `/team/project/${projectId}`)
  await page.getByRole('link', { name: dashboardTexts.side.messages, exact: true }).click()
  await expect(page.getByText(texts.emptyClient)).toBeVisible()
  browserErrors.allow(/Failed to load resource|failed request|dynamically imported module|preload CSS/)
  await context.setOffline(true)
  await field(page).fill('Arrivo in ritardo')
  await field(page).press('Enter')
  await expect(page.getByText(texts.offline)).toBeVisible()
  await expect(field(page)).toHaveValue('Arrivo in ritardo')
  for (const text of ['Prima nota', 'Seconda nota'])
    await act(manager, 'team.messages.send', { projectId, text })
  await context.setOffline(false)
  for (const text of ['Prima nota', 'Seconda nota', 'Arrivo in ritardo'])
    await expect(messageWith(page, text)).toHaveCount(1)
  await expect(field(page)).toHaveValue('')
})

test('a reload during sending sends the message once and empties the field', async ({ page, mailbox }) => {
  await arriveAsNewClient(page, mailbox, 'Ada Ferri')
  await page.getByRole('link', { name: dashboardTexts.side.messages, exact: true }).click()
  await expect(page.getByText(texts.emptyClient)).toBeVisible()
  await withoutFirstAnswer(page, 'dashboard.messages.send', async () => {
    await field(page).fill('Arrivo in ritardo')
    await field(page).press('Enter')
  })
  await expect(page.getByRole('button', { name: texts.attach })).toBeDisabled()
  await page.reload()
  await expect(messageWith(page, 'Arrivo in ritardo')).toHaveCount(1)
  await expect(field(page)).toHaveValue('')
  await write(page, 'Arrivo adesso')
  await expect(messageWith(page, 'Arrivo')).toHaveCount(2)
})

test('a comment can be quoted in the messages, an internal note cannot', async ({ page, newUserPage }) => {
  const { comments } = reviewTexts
  const quote = (room: Page) => room.getByRole('menuitem', { name: comments.quote })
  await enterDemoRoomAsClient(page)
  const menu = page.getByRole('button', { name: comments.moreLabel('') }).first()
  const text = (await menu.getAttribute('aria-label'))?.replace(/^.*?: /, '') ?? ''
  await menu.click()
  await quote(page).click()
  await expect(page).toHaveURL(/\/dashboard\/messages/)
  await expect(page.locator('blockquote').filter({ hasText: text })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.getByRole('button', { name: texts.removeQuote }).click()

  const manager = await newUserPage()
  await enterDemoRoom(manager)
  const internal = manager.getByRole('listitem').filter({ hasText: comments.internalHint }).first()
  await internal.getByRole('button', { name: comments.moreLabel('') }).click()
  await expect(manager.getByRole('menuitem').first()).toBeVisible()
  await expect(quote(manager)).toHaveCount(0)
})
