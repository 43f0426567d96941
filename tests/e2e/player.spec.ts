import type { Locator, Page } from '@playwright/test'
import { reviewTexts } from 'shared/messages/it/review'
import { expectAccessible } from './accessibility.ts'
import { signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { hub, player } = reviewTexts

/** A manager in the room of the demo's video, which shows the player whatever its client has decided. */
async function enter(page: Page): Promise<Locator> {
  await signInToTeam(page, 'pm@demo.example', '/team/projects')
  await page.getByRole('link', { name: 'La pasta come la faceva nonna Ada' }).click()
  await page.getByRole('link', { name: hub.open }).click()
  const position = page.getByRole('slider', { name: player.position })
  await expect(position).toHaveAttribute('max', '8000')
  return position
}

test('a typed timecode is gone to, and what is none is said at its field', async ({ page }) => {
  await enter(page)
  const shown = page.getByRole('button', { name: new RegExp(`^${player.timeCode}`) })
  const field = page.getByRole('textbox', { name: player.goToTimecode })
  await shown.click()
  await field.fill('boh')
  await field.press('Enter')
  await expect(page.getByText(player.wrongTimecode)).toBeVisible()
  await expectAccessible(page)
  await field.fill('3:07')
  await field.press('Enter')
  await expect(shown).toHaveText(/00:00:03:07/)
  await expect(shown).toBeFocused()
  await shown.press('Enter')
  await field.fill('1')
  await field.press('Escape')
  await expect(shown).toHaveText(/00:00:03:07/)
})

test('where the pointer is on the line, its timecode is shown', async ({ page }) => {
  const position = await enter(page)
  const { x, y, width, height } = (await position.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await expect(page.getByText('00:00:04:00', { exact: true })).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(page.getByText('00:00:04:00', { exact: true })).toBeHidden()
})
