import type { Locator, Page } from '@playwright/test'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { reviewTexts } from 'shared/messages/it/review'
import { expect } from './test.ts'

/** Returns the switch of versions. */
export const versionSwitch = (page: Page): Locator =>
  page.getByRole('group', { name: reviewTexts.versions.choose })

/** Returns the switch of assets. */
export const assetSwitch = (page: Page): Locator => page.getByRole('group', { name: assetRoomTexts.choose })

/** Chooses an item in the menu of a switch, unless it is already chosen. */
export async function chooseIn(within: Locator, name: string): Promise<void> {
  await expect(within).toBeVisible()
  if ((await within.getByText(name, { exact: true }).count()) > 0) return
  await within.getByRole('button').click()
  const offered = within.page().getByRole('menuitemradio', { name: new RegExp(`^${name} `) })
  await offered.click()
  await expect(offered).toHaveCount(0)
  await expect(within.getByText(name, { exact: true })).toBeVisible()
}
