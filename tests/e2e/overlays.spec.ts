import type { Page } from '@playwright/test'
import { landingCiak } from 'shared/catalogue/landing-ciak'
import { landingNotte } from 'shared/catalogue/landing-notte'
import { authTexts } from 'shared/messages/it/auth'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { demoTexts, libraryTexts, playerTexts } from 'shared/messages/it/library'
import { accountMails } from 'shared/messages/it/mails'
import { publicTexts } from 'shared/messages/it/public'
import { uiTexts } from 'shared/messages/it/screens'
import { linkIn } from '../support/mailbox.ts'
import { expectAccessible } from './accessibility.ts'
import { sendAccess, signIn, signUpByForm } from './people.ts'
import { expect, test } from './test.ts'

const library = (page: Page) => page.getByRole('dialog', { name: libraryTexts.title })
const demo = (page: Page) => page.getByRole('dialog', { name: demoTexts.title })
const search = (page: Page) => library(page).getByRole('searchbox', { name: libraryTexts.search })
const posters = (page: Page) => library(page).getByRole('tabpanel').getByRole('listitem')
const opener = (page: Page, path = '/') =>
  page.getByRole('button', { name: (path === '/' ? landingNotte : landingCiak).styles.open })

async function openLibrary(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await openLibraryHere(page, path)
}

async function openLibraryHere(page: Page, path = '/'): Promise<void> {
  const button = opener(page, path)
  // The lower half of the page hydrates when it is approached.
  await expect(async () => {
    if (!(await library(page).isVisible())) await button.click({ timeout: 1000 })
    await expect(library(page)).toBeVisible({ timeout: 1500 })
  }).toPass()
}

const watch = (page: Page, title: string) =>
  library(page)
    .getByRole('button', { name: libraryTexts.play(title), exact: true })
    .click()

const playedSeconds = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => (video.paused ? 0 : video.currentTime))

for (const path of ['/', '/yellow'])
  for (const width of [1280, 360])
    test(`the library over ${path} is accessible in all its states, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await openLibrary(page, path)
      await expect(posters(page)).toHaveCount(25)
      await expectAccessible(page)
      await search(page).fill('zzz')
      await expect(
        library(page).getByRole('heading', { name: libraryTexts.empty.title('zzz') }),
      ).toBeVisible()
      await expectAccessible(page)
      await library(page).getByRole('button', { name: libraryTexts.empty.reset }).click()
      await watch(page, 'Grande e gentile')
      await expectAccessible(page)
      await library(page).getByRole('button', { name: libraryTexts.back }).click()
      await watch(page, 'Officina alle sette')
      await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2)
      await expectAccessible(page)
    })

test('returning from a video restores the search and the focus', async ({ page }) => {
  await openLibrary(page)
  await search(page).fill('cliente')
  const found = await posters(page).count()
  await watch(page, 'Risposta al volo')
  await expect(library(page).getByRole('heading', { name: 'Risposta al volo' })).toBeFocused()
  await library(page).getByRole('button', { name: libraryTexts.back }).click()
  await expect(posters(page)).toHaveCount(found)
  await expect(
    library(page).getByRole('button', { name: libraryTexts.play('Risposta al volo') }),
  ).toBeFocused()
})

test('closing removes the playing video and restores the focus', async ({ page }) => {
  await openLibrary(page)
  await watch(page, 'Giro completo')
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(library(page)).toBeHidden()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test.describe('a video of another host', () => {
  for (const [title, host, address] of [
    ['Grande e gentile', 'YouTube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['Segni semplici', 'Vimeo', 'https://player.vimeo.com/video/1084537'],
    ['Dietro le quinte', 'Instagram', 'https://www.instagram.com/reel/C0000000000/embed'],
  ] as const)
    test(`${host} is contacted only after a notice and a second click`, async ({ page, browserErrors }) => {
      await openLibrary(page)
      await watch(page, title)
      await expect(library(page).getByText(playerTexts.external(host))).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      // Tests allow one origin only: the frame's request fails in the test, not by the content security policy.
      browserErrors.expect(new RegExp(`request to another host: ${address.replace(/[.?]/g, '\\$&')}`))
      browserErrors.allow(/failed request|net::ERR|chrome-error|console/)
      await library(page)
        .getByRole('button', { name: playerTexts.openExternal(host) })
        .click()
      await expect(page.locator('iframe')).toHaveAttribute(
        'src',
        new RegExp(`^${address.replace(/[.?]/g, '\\$&')}`),
      )
      await expect(library(page).getByRole('link', { name: playerTexts.openInNewTab })).toBeVisible()
      await page.keyboard.press('Escape')
    })
})

test.describe('saving', () => {
  test('a visitor signs in to save a video, which is confirmed by a toast', async ({ page }) => {
    await openLibrary(page)
    await watch(page, 'Dettagli')
    await library(page).getByRole('link', { name: libraryTexts.signInToSave }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(library(page)).toBeHidden()
    await sendAccess(page, 'cliente@demo.example')
    await expect(page).toHaveURL(/\/dashboard\/inspiration/)
    const { title } = dashboardTexts.library.saved
    await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible()
    const card = page.getByRole('main').getByRole('heading', { name: 'Dettagli' })
    await expect(card).toHaveCount(1)
    await page.reload()
    await expect(card).toHaveCount(1)
    await expect(page.getByText(title)).toBeHidden()
  })

  test('a visitor who signs up finds the video saved in another tab', async ({ page, context, mailbox }) => {
    await openLibrary(page)
    await watch(page, 'Dettagli')
    await library(page).getByRole('link', { name: libraryTexts.signInToSave }).click()
    await page.getByRole('button', { name: authTexts.signIn.toSignUp }).click()
    const email = await signUpByForm(page)
    const mail = await mailbox.find(email, accountMails.confirmEmail.subject)
    const other = await context.newPage()
    await other.goto(linkIn(mail, '/confirm-email'))
    await other.getByRole('button', { name: authTexts.confirm.button }).click()
    await expect(other).toHaveURL(/\/dashboard\/inspiration/)
    await other.getByRole('dialog').getByRole('button', { name: dashboardTexts.tour.skip }).click()
    await expect(other.getByRole('main').getByRole('heading', { name: 'Dettagli' })).toHaveCount(1)
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/dashboard\/briefing/)
  })

  test('a client saves a video once, and finds it saved afterwards', async ({ page }) => {
    await signIn(page, 'cliente@demo.example')
    await openLibrary(page)
    const card = posters(page).filter({ hasText: 'In mano' })
    await card.getByRole('button', { name: libraryTexts.save }).click()
    const { title, text } = dashboardTexts.library.saved
    await expect(page.getByRole('status').filter({ hasText: title })).toContainText(text)
    await expect(card.getByRole('button', { name: libraryTexts.saved })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await openLibrary(page)
    await expect(card.getByRole('button', { name: libraryTexts.saved })).toBeVisible()
    // Items that share a clip are saved separately.
    await expect(
      posters(page).filter({ hasText: 'Filiera corta' }).getByRole('button', { name: libraryTexts.save }),
    ).toBeVisible()
  })
})

for (const path of ['/', '/yellow'])
  test(`the address ${path}?demo=1 opens the demo, which plays at a press`, async ({ page }) => {
    await page.goto(`${path}?demo=1`)
    await expect(demo(page)).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    await expectAccessible(page)
    await demo(page).getByRole('button', { name: demoTexts.play }).click()
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2)
    await expectAccessible(page)
    await demo(page).getByRole('button', { name: uiTexts.close }).click()
    await expect(demo(page)).toBeHidden()
    await expect(page).toHaveURL(url => url.pathname === path && url.search === '')
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(demo(page)).toBeHidden()
  })

test('Back closes the open demo or library and stays on the page', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/?demo=1')
  await expect(demo(page)).toBeVisible()
  await page.goBack()
  await expect(demo(page)).toBeHidden()
  await expect(page).toHaveURL(url => url.pathname === '/' && url.search === '')
  await openLibraryHere(page)
  await page.goBack()
  await expect(library(page)).toBeHidden()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await openLibraryHere(page)
  await page.keyboard.press('Escape')
  await expect(library(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)

  await signIn(page, 'cliente@demo.example', '/dashboard/inspiration')
  await page.getByRole('button', { name: dashboardTexts.inspiration.explore }).click()
  await expect(library(page)).toBeVisible()
  await page.goBack()
  await expect(library(page)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\/inspiration/)
})

test('a signed-in client starts a video with the briefing, not with an account', async ({ page }) => {
  await signIn(page, 'cliente@demo.example', '/')
  const start = page.getByRole('link', { name: landingNotte.hero.start }).first()
  await expect(start).toHaveAttribute('href', '/dashboard/briefing?project=new')
  await page.goto('/get-started')
  await page.getByRole('link', { name: publicTexts.getStarted.briefing }).click()
  await expect(page).toHaveURL(/\/dashboard\/briefing\?project=new$/)
})
