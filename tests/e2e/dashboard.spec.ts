import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { frameTexts } from 'shared/messages/it/frame'
import { libraryTexts } from 'shared/messages/it/library'
import { publicTexts } from 'shared/messages/it/public'
import { expectAccessible, PHONE } from './accessibility.ts'
import { act, arriveAsNewClient, signIn } from './people.ts'
import { expect, test } from './test.ts'

const client = 'cliente@demo.example'
const newcomer = 'nuovo@demo.example'
const { inspiration, references } = orderTexts
const { review, tour } = dashboardTexts

test('the library fits a phone even with a long project title', async ({ page, mailbox }) => {
  await page.setViewportSize(PHONE)
  const projectId = await arriveAsNewClient(page, mailbox, 'Ada Neri')
  const title = `Il video del ${'Consorziointercomunaleperlavalorizzazione '.repeat(2)}di Bergamo`
  await act(page, 'dashboard.projects.rename', { id: projectId, title })
  await act(page, 'dashboard.projects.create', { title: 'Un altro' })
  await page.goto(`/dashboard/inspiration?project=${projectId}`)
  await page.getByRole('button', { name: inspiration.explore }).click()
  const library = page.getByRole('dialog', { name: libraryTexts.title })
  const choice = library.getByLabel(libraryTexts.project)
  await expect(choice).toBeVisible()
  const { x = 0, width = 0 } = (await choice.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(360)
})

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('an inspiration is chosen in the library, annotated, removed and restored', async ({ page }) => {
      await signIn(page, client, '/dashboard/inspiration')
      await expect(page.getByRole('heading', { level: 1, name: inspiration.title })).toBeVisible()
      await page.getByRole('button', { name: inspiration.explore }).click()
      const library = page.getByRole('dialog', { name: libraryTexts.title })
      const unsaved = library.getByRole('button', { name: new RegExp(`^${libraryTexts.save}`) }).first()
      const name = ((await unsaved.textContent()) ?? '').split(':').at(-1)?.trim() ?? ''
      await unsaved.click()
      await expect(page.getByText(libraryTexts.savedToast.text)).toBeVisible()
      await library.getByRole('button', { name: publicTexts.close }).click()
      await expect(library).toBeHidden()

      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
      await expect(card).toBeVisible()
      await card.getByRole('button', { name: inspiration.writeNote }).click()
      const dialog = page.getByRole('dialog', { name: inspiration.noteOf(name) })
      await dialog.getByLabel(inspiration.note).fill('La luce del mattino.')
      await dialog.getByLabel(inspiration.moment).fill('mezzanotte')
      await dialog.getByRole('button', { name: dashboardTexts.save }).click()
      await expect(dialog.getByLabel(inspiration.moment)).toBeFocused()
      await expectAccessible(page)
      await dialog.getByLabel(inspiration.moment).fill('0:04')
      await dialog.getByRole('button', { name: dashboardTexts.save }).click()
      await expect(card.getByText(inspiration.at('0:04'))).toBeVisible()
      await expect(card.getByText('La luce del mattino.')).toBeVisible()
      await expectAccessible(page)

      await card.getByRole('button', { name: inspiration.deleteLabel(name) }).click()
      await expect(page.getByText(references.removed)).toBeVisible()
      await expect(card).toBeHidden()
      await page.getByRole('button', { name: frameTexts.undo }).click()
      await expect(card.getByText('La luce del mattino.')).toBeVisible()
      await card.getByRole('button', { name: inspiration.deleteLabel(name) }).click()
      await expect(card).toBeHidden()
    })

    test('the tour guides a new client along the sidebar, by keyboard, only once', async ({ page }) => {
      await signIn(page, newcomer)
      const steps = page.getByRole('dialog')
      for (const step of tour.steps) {
        await expect(steps.getByRole('heading', { name: step.title })).toBeFocused()
        if (step === tour.steps[0]) await expectAccessible(page)
        await page.keyboard.press('ArrowRight')
      }
      await page.keyboard.press('ArrowLeft')
      await expect(steps.getByText(tour.step(5, 6))).toBeVisible()
      await steps.getByRole('button', { name: tour.next }).click()
      await steps.getByRole('button', { name: tour.finish }).click()
      await expect(steps).toBeHidden()
      await page.clock.install()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Far beyond the delay of the tour.
      await page.clock.fastForward(10_000)
      await expect(steps).toBeHidden()
    })
  })
}

test('a client’s own link is saved; an invalid address is reported at its field', async ({ page }) => {
  await signIn(page, client, '/dashboard/inspiration')
  await page.getByRole('button', { name: inspiration.addOwn }).click()
  const dialog = page.getByRole('dialog', { name: inspiration.addOwn })
  await dialog.getByLabel(inspiration.videoUrl).fill('non è un link')
  await dialog.getByLabel(inspiration.videoTitle).fill('Lo spot del concorrente')
  await dialog.getByRole('button', { name: inspiration.add, exact: true }).click()
  await expect(dialog.getByLabel(inspiration.videoUrl)).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel(inspiration.videoUrl).fill('www.esempio.it/spot')
  await dialog.getByRole('button', { name: inspiration.add, exact: true }).click()
  await expect(page.getByText(references.added)).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Lo spot del concorrente' })
  await expect(card.getByRole('link', { name: inspiration.watch })).toHaveAttribute(
    'href',
    'https://www.esempio.it/spot',
  )
  await card.getByRole('button', { name: inspiration.deleteLabel('Lo spot del concorrente') }).click()
  await expect(card).toBeHidden()
})

test('a review requires stars, is acknowledged, and can be edited', { tag: '@smoke' }, async ({ page }) => {
  await signIn(page, client, '/dashboard/testimonial')
  const submit = page.getByRole('button', { name: review.submit })
  await expect(submit).toBeDisabled()
  await page.getByLabel(review.comment).fill('Precisi e gentili.')
  await page.getByLabel(review.comment).press('Control+Enter')
  await submit.click({ force: true })
  await expect(page.getByText(review.noStars)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /4 stelle/ }).check({ force: true })
  await expect(page.getByText(review.stars[3], { exact: true })).toBeVisible()
  await submit.click()
  await expect(page.getByRole('heading', { name: review.thanks })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: review.edit }).click()
  await expect(page.getByLabel(review.comment)).toHaveValue('Precisi e gentili.')
  await expect(page.getByRole('radio', { name: /4 stelle/ })).toBeChecked()
})

test('navigation continues by itself when the network is back', async ({ page, context, browserErrors }) => {
  browserErrors.allow(/Failed to load resource|failed request|dynamically imported module|preload CSS/)
  await signIn(page, client, '/dashboard/projects')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: dashboardTexts.side.profile, exact: true }).click()
  await expect(page.getByRole('heading', { name: publicTexts.offline.title })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: dashboardTexts.profile.title })).toBeVisible()
})
