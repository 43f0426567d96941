import { reviewTexts } from 'shared/messages/it/review'
import { playerTexts, timecodeTexts } from 'shared/messages/it/review-player'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { enterDemoRoom, press, removeComment } from './review-room.ts'
import { expect, test } from './test.ts'

const { comments } = reviewTexts

test('a range is set by key or button, commented, and loops with its comment', async ({ page }) => {
  const position = await enterDemoRoom(page)
  await position.fill('1000')
  await position.press('i')
  await position.fill('2000')
  await position.press('o')
  const code = '00:00:01:00 – 00:00:02:00'
  await expect(page.getByText(comments.at(code))).toBeVisible()
  await press(page, comments.dropRange)
  await expect(page.getByText(comments.at(code))).toBeHidden()
  await position.fill('1000')
  await press(page, playerTexts.setIn)
  await position.fill('2000')
  await press(page, playerTexts.setOut)
  await expect(page.getByRole('button', { name: playerTexts.setOut })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: comments.write }).fill('Dal taglio alla dissolvenza.')
  await page.getByLabel(comments.internalHint).check()
  await expectAccessible(page)
  await press(page, comments.send)
  const said = page.getByRole('listitem').filter({ hasText: 'Dal taglio alla dissolvenza.' })
  await expect(page.getByLabel(comments.internalHint)).not.toBeChecked()
  await expect(page.getByRole('button', { name: playerTexts.setOut })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await press(page, playerTexts.loop)
  await said.getByRole('button', { name: comments.goTo(code) }).click()
  await expect(page.getByRole('button', { name: playerTexts.pause, exact: true })).toBeVisible()
  const video = page.locator('video')
  // It has looped at least once when more time has been played than the range lasts.
  await expect
    .poll(() => video.evaluate(film => (film as HTMLVideoElement).played.end(0)), { timeout: 30_000 })
    .toBeGreaterThan(1.9)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 9) < 1.5)
  await page.keyboard.press('r')
  await page.setViewportSize(PHONE)
  await expectUsable(page)
  await removeComment(said, 'Dal taglio alla dissolvenza.')
})

test('a start timecode is corrected by the team, and the correction is undone', async ({ page }) => {
  await enterDemoRoom(page)
  await press(page, timecodeTexts.correct)
  const field = page.getByRole('textbox', { name: timecodeTexts.label })
  await field.fill('10:00:00:99')
  await press(page, timecodeTexts.save)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await field.fill('10:00:00:00')
  await press(page, timecodeTexts.save)
  await expect(page.getByText(timecodeTexts.corrected)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Timecode 10:00:0/ })).toBeVisible()
  await press(page, timecodeTexts.correct)
  await press(page, timecodeTexts.takeBack)
  await expect(page.getByText(timecodeTexts.corrected)).toBeHidden()
})
