import type { Locator, Page } from '@playwright/test'
import { carouselKinds, type Landing } from 'shared/catalogue/landing'
import { landingCiak } from 'shared/catalogue/landing-ciak'
import { landingNotte } from 'shared/catalogue/landing-notte'
import { sampleTestimonials } from 'shared/catalogue/sample-testimonials'
import { landingTexts } from 'shared/messages/it/landing'
import { publicTexts } from 'shared/messages/it/public'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './test.ts'

const pages: [string, Landing][] = [
  ['/', landingNotte],
  ['/yellow', landingCiak],
]

const headingsOf = (copy: Landing) => [
  copy.hero.title,
  copy.voices.title,
  copy.versus.title,
  copy.services.title,
  copy.benefits.title,
  copy.comparison.title,
  copy.process.title,
  copy.timeline.title,
  copy.styles.title,
  copy.testimonials.title,
  copy.call.title,
  copy.script.title,
  copy.faq.title,
]

for (const [path, copy] of pages) {
  test.describe(`the landing page ${path}`, () => {
    test('has its sections in order, the figures after the headline, and its anchors', {
      tag: '@smoke',
    }, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.locator('h1, h2')).toHaveText(headingsOf(copy))
      await expect(main.locator('h1 ~ *, dl').locator('dd')).toHaveText(
        copy.figures.map(({ figure }) => figure),
      )
      const { services, process, testimonials, faq } = landingTexts.anchors
      const anchors = await main.locator('section[id]').evaluateAll(found => found.map(section => section.id))
      expect(anchors).toEqual([services, process, testimonials, faq])
    })

    test('an anchor of the navigation lands 80 px below the top', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const names = [publicTexts.nav.services, publicTexts.nav.process, publicTexts.nav.faq]
      const ids = [landingTexts.anchors.services, landingTexts.anchors.process, landingTexts.anchors.faq]
      for (const [at, name] of names.entries()) {
        await page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click()
        const top = () => page.locator(`#${ids[at]}`).evaluate(found => found.getBoundingClientRect().top)
        await expect.poll(async () => Math.abs((await top()) - 80), { message: name }).toBeLessThan(3)
      }
    })
  })
}

test('a button pressed before hydration acts after it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: landingNotte.script.open }).click()
  await expect(page.getByRole('dialog').getByText(publicTexts.script.title).first()).toBeVisible()
})

test.describe('the carousel', () => {
  const of = carouselKinds.length
  const texts = publicTexts.carousel

  async function open(page: Page): Promise<{ carousel: Locator; place: Locator }> {
    await page.clock.install()
    await page.goto('/')
    const carousel = page.getByRole('region', { name: landingTexts.services.carousel })
    await carousel.scrollIntoViewIfNeeded()
    await carousel.evaluate(found => found.scrollIntoView({ block: 'center', behavior: 'instant' }))
    // The engine takes over the strip and removes its tab stop.
    await expect(carousel.locator('[data-engine]')).toBeVisible()
    return { carousel, place: carousel.getByText(new RegExp(`^\\d di ${of}$`)) }
  }

  async function expectMoving(page: Page, place: Locator): Promise<void> {
    const before = await place.textContent()
    await page.clock.runFor(1500)
    await expect(place).not.toHaveText(before ?? '')
  }

  async function expectStanding(page: Page, place: Locator): Promise<void> {
    // A slide may still finish its movement.
    await page.clock.runFor(500)
    const before = await place.textContent()
    await page.clock.runFor(4000)
    await expect(place).toHaveText(before ?? '')
  }

  test('advances each second, pauses under the pointer and resumes after it', async ({ page }) => {
    const { carousel, place } = await open(page)
    await expectMoving(page, place)
    await carousel.locator('[data-engine]').hover()
    await expectStanding(page, place)
    await page.mouse.move(2, 2)
    await expectMoving(page, place)
  })

  test('pauses while it has the focus, has its pause button first, advances by button', async ({ page }) => {
    const { carousel, place } = await open(page)
    const [pause, previous, next] = [texts.pause, texts.previous, texts.next].map(name =>
      carousel.getByRole('button', { name, exact: true }),
    )
    await previous?.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(pause ?? carousel).toBeFocused()
    await expectStanding(page, place)
    const at = Number((await place.textContent())?.[0])
    await next?.press('Enter')
    await expect(place).toHaveText(texts.slide((at % of) + 1, of))
    await expectStanding(page, place)
  })

  test('does not move with reduced motion, or out of view', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { carousel, place } = await open(page)
    await expectStanding(page, place)
    await expect(carousel.getByRole('button', { name: texts.pause })).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expectMoving(page, place)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expectStanding(page, place)
  })
})

test.describe('the testimonials', () => {
  const texts = landingTexts.testimonials
  const section = (page: Page) => page.locator(`#${landingTexts.anchors.testimonials}`)

  const real = Array.from({ length: 8 }, (_, at) => ({
    id: `11111111-1111-4111-8111-11111111111${at}`,
    rating: at === 0 ? 1 : 5,
    comment: at === 1 ? 'Una frase lunga, detta con calma. '.repeat(12) : `Commento numero ${at}`,
    authorName: `Persona ${at}`,
    company: at === 2 ? null : `Azienda ${at}`,
    createdAt: '2026-01-01T10:00:00.000Z',
  }))

  const answer = (page: Page, list: typeof real) =>
    page.route('**/trpc/publicForms.testimonials', route =>
      route.fulfill({ json: { result: { data: list } } }),
    )

  test('are labelled samples while there is no real one', async ({ page }) => {
    await answer(page, [])
    await page.goto('/')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(section(page).getByText(publicTexts.testimonials.example, { exact: true })).toHaveCount(6)
    for (const { comment } of sampleTestimonials)
      await expect(section(page).getByText(comment)).toHaveCount(1)
  })

  test('show six, the rest on request, and long ones shortened', async ({ page }) => {
    await answer(page, real)
    await page.goto('/')
    await expect(section(page).getByText('Persona 5')).toBeVisible()
    await expect(section(page).getByText('Persona 6')).toHaveCount(0)
    const read = section(page).getByRole('button', { name: texts.readAll })
    await expect(read).toHaveCount(1)
    await read.click()
    await expect(section(page).getByRole('button', { name: texts.readLess })).toBeVisible()
    await section(page)
      .getByRole('button', { name: texts.more(2) })
      .click()
    await expect(section(page).getByText('Persona 7')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, copy] of pages) {
    test(`${path} can be read from the headline to the last question`, async ({ page }) => {
      await page.goto(path)
      for (const name of headingsOf(copy))
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(page.locator(`#${landingTexts.anchors.services} li`)).toHaveCount(carouselKinds.length)
      const strip = page.locator(`#${landingTexts.anchors.services} [tabindex="0"]`)
      await strip.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => strip.boundingBox().then(box => box?.width ?? 0)).toBeGreaterThan(0)
      await expect(page.getByText(sampleTestimonials[0]?.comment ?? '')).toBeVisible()
    })
  }
})
