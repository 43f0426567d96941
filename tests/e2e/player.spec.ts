import { playerTexts } from 'shared/messages/it/review-player'
import { expectAccessible } from './accessibility.ts'
import { enterDemoRoom } from './review-room.ts'
import { expect, test } from './test.ts'

test('a typed timecode moves the player, and an invalid one is reported at its field', async ({ page }) => {
  await enterDemoRoom(page)
  const shown = page.getByRole('button', { name: new RegExp(`^${playerTexts.timeCode}`) })
  const field = page.getByRole('textbox', { name: playerTexts.goToTimecode })
  await shown.click()
  await field.fill('boh')
  await field.press('Enter')
  await expect(page.getByText(playerTexts.wrongTimecode)).toBeVisible()
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

test('the timecode under the pointer is shown on the seek bar', async ({ page }) => {
  const position = await enterDemoRoom(page)
  const { x, y, width, height } = (await position.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await expect(page.getByText('00:00:04:00', { exact: true })).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(page.getByText('00:00:04:00', { exact: true })).toBeHidden()
})
