import type { Page } from '@playwright/test'
import { publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { teamTexts } from 'shared/messages/it/team'
import { ask } from './calls.ts'
import { expect } from './test.ts'

const { hub } = reviewTexts

/** Opens the form for a new version. It is already open in an empty room, and behind a button in others. */
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

/** Time for a rendition; the server makes one at a time. */
export const COPY_WITHIN_MS = 120_000

/** Waits until a published version has its rendition and is with the client. */
export async function expectOnItsWay(page: Page): Promise<void> {
  await expect(page.getByText(teamTexts.deliverables.waiting)).toBeVisible()
  const projectId = /\/project\/([^/]+)\/review/.exec(page.url())?.[1] ?? ''
  const stateOf = async () => (await ask(page, 'team.deliverables.list', { projectId })).items[0]?.state
  await expect.poll(stateOf, { timeout: COPY_WITHIN_MS }).toBe('waiting')
}
