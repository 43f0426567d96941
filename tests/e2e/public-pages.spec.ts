import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { brand } from 'shared/catalogue/brand'
import { publicTexts } from 'shared/messages/it/public'
import { uiTexts } from 'shared/messages/it/screens'
import { publicPaths } from '../../client/build/public-paths.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './test.ts'

const pages = Object.keys(publicPaths)

for (const path of pages)
  test(`${path} is accessible and fits, on a desktop and on a phone`, async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Parts of a page load as it scrolls.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await page.waitForLoadState('networkidle')
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, `nothing sticks out at ${width}`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages)
    test(`${path} can be read, and states that its forms need JavaScript`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Such browsers show the text; the test's browser only has scripts disabled.
      expect(await page.locator('noscript').first().textContent()).toContain(uiTexts.noScript)
    })

  for (const path of ['/dashboard/projects', '/team/projects'])
    test(`${path} states that it needs JavaScript`, async ({ page }) => {
      const answer = await page.request.get(path)
      expect(await answer.text()).toContain(`<noscript><p>${uiTexts.noScript}`)
    })
})

test('a page has metadata for search engines and sharing', { tag: '@smoke' }, async ({ page, baseURL }) => {
  for (const [path, canonical] of [
    ['/', '/'],
    ['/yellow', '/yellow'],
    ['/format', '/interviste'],
    ['/login', '/auth'],
  ]) {
    await page.goto(path ?? '')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${canonical}`)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/png')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/)
    await expect(page.locator('title')).toHaveCount(1)
  }
})

test('the landing page has structured data of company, services, questions and video', async ({ page }) => {
  await page.goto('/')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  const types = new Set(data['@graph'].map((thing: { '@type': string }) => thing['@type']))
  expect([...types].sort()).toEqual(['FAQPage', 'Organization', 'Service', 'VideoObject'])
  expect(JSON.stringify(data)).not.toContain('%ORIGIN%')
})

test('the sitemap lists pages that exist, and no personal page', async ({ request, baseURL }) => {
  await request.post('/trpc/gate.unlock', { data: { password: 'anteprima' } })
  const map = await (await request.get('/sitemap.xml')).text()
  const found = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(match => match[1] ?? '')
  expect(found).toContain(`${baseURL}/interviste`)
  for (const address of found) expect((await request.get(address)).status(), address).toBe(200)
  expect(map).not.toMatch(
    /team-login|reset-password|confirm-email|change-email|accept-invitation|paga|revisione|\/format<|\/login</,
  )
})

test('the site can be installed on a phone', async ({ page, request }) => {
  await request.post('/trpc/gate.unlock', { data: { password: 'anteprima' } })
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest.name).toBe(brand.name)
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')
})

test('a visitor of the interview page downloads its checklist and applies', async ({ page, mailbox }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: publicTexts.footer.interviews }).click()
  await expect(page).toHaveURL(/\/interviste$/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: publicTexts.format.checklist }).click(),
  ])
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('link', { name: publicTexts.format.join }).first().click()
  const form = page.locator('form')
  await expect(form).toBeInViewport()
  await form.getByLabel(publicTexts.format.companyName).fill('Officine Brera')
  await form.getByLabel(publicTexts.format.contactName).fill('Ada Neri')
  await form.getByLabel(publicTexts.form.email).fill('ada.interviste@example.com')
  await form.getByLabel(publicTexts.format.phone).fill('+39 02 1234567')
  await form.getByLabel(publicTexts.format.location).fill('Milano')
  await form.getByLabel(publicTexts.format.motivation).fill('Facciamo ingranaggi da tre generazioni.')
  await form.getByRole('button', { name: publicTexts.format.submit }).click()
  await expect(page.getByText(publicTexts.format.sent.text)).toBeVisible()
  await expect.poll(async () => (await mailbox.list('ada.interviste@example.com')).length).toBe(1)
})

test('public pages send nothing elsewhere, set no cookie except the gate’s', async ({ page, context }) => {
  for (const path of pages) await page.goto(path, { waitUntil: 'networkidle' })
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['gate'])
})

/** Top of a section after a jump to its anchor, in pixels. */
const BELOW_HEADER = 80

const topOfQuestions = (page: Page) =>
  page.locator('#faq').evaluate(part => Math.round(part.getBoundingClientRect().top))

test('the footer links to the top of another page, and to a section of the home page', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('contentinfo').getByRole('link', { name: publicTexts.footer.about }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: publicTexts.footer.faq }).click()
  await expect(page).toHaveURL(/\/#faq$/)
  await expect.poll(() => topOfQuestions(page)).toBe(BELOW_HEADER)
})

test('a link to a section shows it at once, and it keeps its position while fonts load', async ({ page }) => {
  await page.route(/jetbrains-mono/, async route => {
    await page.waitForFunction(() => scrollY > 0)
    await route.continue()
  })
  const font = page.waitForResponse(/jetbrains-mono/)
  await page.goto('/#faq')
  expect(await topOfQuestions(page)).toBe(BELOW_HEADER)
  await font
  await page.evaluate(() => document.fonts.ready)
  expect(await topOfQuestions(page)).toBe(BELOW_HEADER)
})
