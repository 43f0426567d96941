import type { Page } from '@playwright/test'
import { reviewTexts } from 'shared/messages/it/review'
import { drawingToolTexts, playerKeyTexts, playerTexts } from 'shared/messages/it/review-player'
import { uiTexts } from 'shared/messages/it/screens'
import { DESK, expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { enterDemoRoom, press, removeComment, versionSwitch } from './review-room.ts'
import { expect, test } from './test.ts'

const { comments } = reviewTexts

const theatre = (page: Page) => page.getByRole('button', { name: playerTexts.theatre })
const write = (page: Page) => page.getByRole('textbox', { name: comments.write })
/** Returns the background, which neither keyboard nor screen reader can reach. */
const outOfReach = (page: Page) => page.locator('[inert] h1')

/** Marks the video element, so that `expectSameFilm` can detect a replacement. */
const markFilm = (page: Page) =>
  page.locator('video').evaluate(film => {
    film.dataset.same = 'yes'
  })

async function expectSameFilm(page: Page, seconds: number): Promise<void> {
  const film = page.locator('video[data-same]')
  await expect(film).toHaveCount(1)
  expect(await film.evaluate(one => (one as HTMLVideoElement).currentTime)).toBeCloseTo(seconds, 1)
}

async function removeSaid(page: Page, text: string): Promise<void> {
  const said = page.getByRole('listitem').filter({ hasText: text })
  await removeComment(said, text)
}

for (const size of [DESK, PHONE])
  test(`comments are written in theatre mode, until Escape, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    const position = await enterDemoRoom(page)
    await position.fill('3000')
    await markFilm(page)
    await position.press('t')
    await expect(theatre(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(position).toBeFocused()
    await expect(page.getByRole('button', { name: playerTexts.hideComments })).toBeVisible()
    await expect(outOfReach(page)).toHaveCount(1)
    await expectUsable(page)

    await position.press('c')
    await expect(write(page)).toBeFocused()
    await expect(write(page)).toBeInViewport()
    const text = `Dal cinema, ${size.width}.`
    await page.keyboard.type(text)
    await page.getByLabel(comments.internalHint).check()
    await press(page, comments.send)
    const said = page.getByRole('listitem').filter({ hasText: text })
    await expect(said).toBeVisible()
    await expectSameFilm(page, 3)

    await position.press(']')
    const chosen = page.getByRole('button', { name: /^Vai a /, pressed: true })
    await expect(chosen).toBeInViewport()
    await expectAccessible(page)

    await press(page, playerTexts.hideComments)
    await expect(write(page)).toBeHidden()
    await expect(page.getByRole('button', { name: playerTexts.showComments })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('c')
    await expect(write(page)).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(write(page)).not.toBeFocused()
    await expect(theatre(page)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(theatre(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(outOfReach(page)).toHaveCount(0)
    await expect(page.locator('video[data-same]')).toHaveCount(1)
    await removeSaid(page, text)
  })

test('Escape in theatre mode first closes what is open in it', async ({ page }) => {
  const position = await enterDemoRoom(page)
  await position.press('t')
  await position.press('?')
  const sheet = page.getByRole('dialog', { name: playerKeyTexts.title })
  await expect(sheet).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await expect(sheet.getByRole('button', { name: uiTexts.close })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(position).toBeFocused()
  await position.press('d')
  await expect(page.getByRole('img', { name: drawingToolTexts.surface })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: drawingToolTexts.surface })).toHaveCount(0)
  await expect(theatre(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(versionSwitch(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(theatre(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(position).toBeFocused()
})

test('full screen keeps the comments, and ends the theatre mode that it has started', async ({ page }) => {
  const position = await enterDemoRoom(page)
  await position.fill('2000')
  await markFilm(page)
  await position.press('f')
  await expect(page.getByRole('button', { name: playerTexts.leaveFullScreen })).toBeVisible()
  await expect(theatre(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(write(page)).toBeInViewport()
  // Dialogs are visible in full screen, too.
  await position.press('?')
  await expect(page.getByRole('dialog', { name: playerKeyTexts.title })).toBeInViewport()
  await page.getByRole('button', { name: uiTexts.close }).click()
  await press(page, playerTexts.leaveFullScreen)
  await expect(theatre(page)).toHaveAttribute('aria-pressed', 'false')
  await theatre(page).click()
  await press(page, playerTexts.fullScreen)
  await press(page, playerTexts.leaveFullScreen)
  await expect(page.getByRole('button', { name: playerTexts.fullScreen })).toBeVisible()
  await expect(theatre(page)).toHaveAttribute('aria-pressed', 'true')
  await expectSameFilm(page, 2)
})
