import type { Page } from '@playwright/test'
import { brand } from 'shared/catalogue/brand'
import { chatFallback, chatOpening } from 'shared/catalogue/chat-answers'
import { chatWidgetTexts as texts } from 'shared/messages/it/chat-widget'
import { publicTexts } from 'shared/messages/it/public'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './test.ts'

const launcher = (page: Page) => page.getByRole('button', { name: publicTexts.chat.open })
const panel = (page: Page) => page.getByRole('dialog', { name: texts.title })
const field = (page: Page) => page.getByRole('textbox', { name: texts.question })
const log = (page: Page) => page.getByRole('log', { name: texts.log })
const whatsApp = (page: Page) => panel(page).getByRole('link', { name: texts.whatsApp })

async function openChat(page: Page, path = '/about'): Promise<void> {
  await page.goto(path)
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
}

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

for (const path of ['/', '/yellow'])
  for (const width of [1280, 360])
    test(`the assistant of ${path} is accessible and fits, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await openChat(page, path)
      await expect(log(page)).toContainText(chatOpening)
      await expect(panel(page)).toContainText(texts.disclosure)
      await expectAccessible(page)
      await ask(page, 'xyzxyz')
      await expect(whatsApp(page)).toBeVisible()
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      const box = await panel(page).boundingBox()
      const room = await page.evaluate(() => document.body.clientWidth)
      expect(box?.width).toBe(width === 360 ? room : 400)
    })

test('a question is answered after a second, and not before', { tag: '@smoke' }, async ({ page }) => {
  await page.clock.install()
  await openChat(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await ask(page, 'Quanto costa un video?')
  await expect(log(page)).toContainText('Quanto costa un video?')
  await expect(log(page)).toContainText(texts.typing)
  await page.clock.runFor(900)
  await expect(log(page)).not.toContainText('470 euro')
  await page.clock.runFor(200)
  await expect(log(page)).toContainText('470 euro per progetti base')
  await expect(log(page)).not.toContainText(texts.typing)
  await expect(whatsApp(page)).toBeHidden()
})

test('a question that is not understood shows a WhatsApp button, which stays', async ({ page }) => {
  await openChat(page)
  await ask(page, 'che tempo fa domani?')
  await expect(log(page)).toContainText(chatFallback)
  const href = new URL((await whatsApp(page).getAttribute('href')) ?? '')
  expect(`${href.origin}${href.pathname}`).toBe(`https://wa.me/${brand.contact.whatsAppDigits}`)
  expect(href.searchParams.get('text')).toBe(publicTexts.chat.whatsAppGreeting)
  await ask(page, 'grazie')
  await expect(log(page)).toContainText('Prego')
  await expect(whatsApp(page)).toBeVisible()
})

test('the keyboard opens, asks and closes, and the focus returns to the button', async ({ page }) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(launcher(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('button', { name: publicTexts.chat.close }).click()
  await expect(launcher(page)).toBeFocused()
})

test('the conversation persists after closing, on other pages and after reloading', async ({ page }) => {
  await openChat(page)
  await ask(page, 'Quante revisioni ci sono?')
  await page.keyboard.press('Escape')
  await page.goto('/contact')
  await launcher(page).click()
  await expect(log(page)).toContainText('Quante revisioni ci sono?')
  await expect(log(page)).toContainText('2 giri di revisione')
})

test('the panel loads only when the pointer is over its button', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(asked.filter(url => url.includes('chat-panel'))).toEqual([])
  // The launcher may not listen yet at the first attempt.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await launcher(page).hover()
    await expect
      .poll(() => asked.filter(url => url.includes('chat-panel')).length, { timeout: 1000 })
      .toBeGreaterThan(0)
  }).toPass()
})
