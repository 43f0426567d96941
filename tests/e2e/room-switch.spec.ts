import { assetLabel } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { expectAccessible, expectUsable } from './accessibility.ts'
import { signInToTeam } from './people.ts'
import { assetSwitch, versionSwitch } from './review-room.ts'
import { expect, test } from './test.ts'

const wide = assetLabel({ kind: '16:9', name: null })
const upright = assetLabel({ kind: '9:16', name: null })

for (const width of [1280, 360])
  test(`formats are switched by keyboard, and the focus stays, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await signInToTeam(page, 'pm@demo.example', '/team/projects?search=GX-5')
    await page.getByRole('link', { name: 'Il centro di lavoro GX-5' }).click()
    await page.getByRole('link', { name: reviewTexts.hub.open }).click()
    const button = assetSwitch(page).getByRole('button')
    await expect(button).toContainText(upright)
    const rows = await Promise.all(
      [assetSwitch(page), versionSwitch(page)].map(async one => (await one.boundingBox())?.y),
    )
    expect(rows[0]).toBe(rows[1])
    await button.focus()
    await page.keyboard.press('Enter')
    const chosen = page.getByRole('menuitemradio', { checked: true })
    await expect(chosen).toContainText(upright)
    await expect(chosen).toBeFocused()
    await expectUsable(page)
    await page.keyboard.press('Escape')
    await expect(chosen).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    const offered = page.getByRole('menuitemradio', { name: wide })
    await expect(chosen).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(offered).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button).toContainText(wide)
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expectAccessible(page)
  })
