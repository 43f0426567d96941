import type { Page } from '@playwright/test'
import { reviewTexts } from 'shared/messages/it/review'
import { drawingTexts, drawingToolTexts, playerTexts } from 'shared/messages/it/review-player'
import { expectAccessible, expectUsable } from './accessibility.ts'
import { enterDemoRoom, press, removeComment } from './review-room.ts'
import { expect, test } from './test.ts'

const { comments } = reviewTexts

/** Drags over the picture between two positions, each from 0 to 1. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const surface = page.getByRole('img', { name: drawingToolTexts.surface })
  const { x, y, width, height } = (await surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + from[0] * width, y + from[1] * height)
  await page.mouse.down()
  await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 8 })
  await page.mouse.up()
}

const shapes = (page: Page) => page.locator('figure > svg').locator('path')

for (const width of [1280, 360])
  test(`a drawing on a frame is shown when its comment is chosen, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await (await enterDemoRoom(page)).fill('3000')
    await press(page, playerTexts.draw)
    await drag(page, [0.2, 0.2], [0.5, 0.6])
    await press(page, drawingToolTexts.tools.arrow)
    await press(page, drawingToolTexts.colors.yellow)
    await drag(page, [0.8, 0.8], [0.55, 0.6])
    await press(page, drawingToolTexts.tools.box)
    await drag(page, [0.1, 0.1], [0.4, 0.4])
    await expect(shapes(page)).toHaveCount(3)
    await press(page, drawingToolTexts.undo)
    await expect(shapes(page)).toHaveCount(2)
    await expectUsable(page)
    await page
      .getByRole('group', { name: drawingToolTexts.title })
      .getByRole('button', { name: drawingToolTexts.done })
      .click()
    await expect(page.getByText(drawingTexts.needsWords)).toBeVisible()
    await page.reload()
    await expect(page.getByText(drawingTexts.attached).last()).toBeVisible()
    const text = `Sposta il titolo, ${width}.`
    await page.getByRole('textbox', { name: comments.write }).fill(text)
    await page.getByLabel(comments.internalHint).check()
    await press(page, comments.send)
    const said = page.getByRole('listitem').filter({ hasText: text })
    await expect(said.getByText(drawingTexts.attached)).toBeVisible()
    await expect(shapes(page)).toHaveCount(0)
    await said.getByRole('button', { name: comments.goTo('00:00:03:00') }).click()
    await expect(shapes(page)).toHaveCount(2)
    await expectAccessible(page)
    await press(page, playerTexts.forward)
    await expect(shapes(page)).toHaveCount(0)
    await removeComment(said, text)
  })
