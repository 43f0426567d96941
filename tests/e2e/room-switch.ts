import type { Locator, Page } from '@playwright/test'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { reviewTexts } from 'shared/messages/it/review'
import { expect } from './test.ts'

/** Which version is on the screen. */
export const versionSwitch = (page: Page): Locator =>
  page.getByRole('group', { name: reviewTexts.versions.choose })

/** Which of several things that the project delivers is. */
export const assetSwitch = (page: Page): Locator => page.getByRole('group', { name: assetRoomTexts.choose })

/** Chooses from the menu of a switch what is not chosen already. */
export async function chooseIn(within: Locator, name: string): Promise<void> {
  await expect(within).toBeVisible()
  if ((await within.getByText(name, { exact: true }).count()) > 0) return
  await within.getByRole('button').click()
  const offered = within.page().getByRole('menuitemradio', { name: new RegExp(`^${name} `) })
  await offered.click()
  await expect(offered).toHaveCount(0)
  await expect(within.getByText(name, { exact: true })).toBeVisible()
}
