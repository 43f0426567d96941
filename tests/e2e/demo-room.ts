import type { Locator, Page } from '@playwright/test'
import { reviewTexts } from 'shared/messages/it/review'
import { playerTexts } from 'shared/messages/it/review-player'
import { signInToTeam } from './people.ts'
import { expect } from './test.ts'

const { hub } = reviewTexts
const TITLE = 'La pasta come la faceva nonna Ada'

/**
 * Opens the demo video's room as a manager. Returns its position slider. Write only internal comments there, so that
 * other journeys do not see them.
 * Searches for the project, because other journeys create projects.
 */
export async function enterDemoRoom(page: Page): Promise<Locator> {
  await signInToTeam(page, 'pm@demo.example', `/team/projects?search=${encodeURIComponent(TITLE)}`)
  await page.getByRole('link', { name: TITLE }).click()
  await page.getByRole('link', { name: hub.open }).click()
  const position = page.getByRole('slider', { name: playerTexts.position })
  await expect(position).toHaveAttribute('max', '8000')
  return position
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
