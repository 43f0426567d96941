import type { Page } from '@playwright/test'
import { publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { expect } from './test.ts'

const { hub } = reviewTexts

/** The form for a new version, which stands open in an empty room and behind a button in the others. */
export async function openPublishForm(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: new RegExp(`^${publishTexts.publish}`) })
  const button = page.getByRole('button', { name: hub.upload })
  const sheet = page.getByRole('button', { name: hub.manage, exact: true })
  await expect(title.or(button).or(sheet).first()).toBeVisible()
  // On a phone the button is behind another.
  if (await sheet.isVisible()) await sheet.click()
  await expect(title.or(button).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
  await expect(title).toBeVisible()
}
