import { assetLabel } from 'shared/messages/it/assets'
import { expectAccessible, expectUsable } from './accessibility.ts'
import { assetSwitch, enterRoom, versionSwitch } from './review-room.ts'
import { expect, test } from './test.ts'

const wide = assetLabel({ kind: '16:9', name: null })
const upright = assetLabel({ kind: '9:16', name: null })

for (const width of [1280, 360])
  test(`formats are switched by keyboard, and the focus stays, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await enterRoom(page, 'Il centro di lavoro GX-5')
    const button = assetSwitch(page).getByRole('button')
    await expect(button).toContainText(upright)
    const isOneRow = (asset: Element, version: Element | null) =>
      asset.getBoundingClientRect().y === version?.getBoundingClientRect().y
    expect(await assetSwitch(page).evaluate(isOneRow, await versionSwitch(page).elementHandle())).toBe(true)
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
