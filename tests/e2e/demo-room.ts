import type { Locator, Page } from '@playwright/test'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { reviewTexts } from 'shared/messages/it/review'
import { playerTexts } from 'shared/messages/it/review-player'
import { ask } from './calls.ts'
import { signIn, signInToTeam } from './people.ts'
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

/** Opens the demo's video as its client. Returns the id of the project. */
export async function enterDemoRoomAsClient(page: Page): Promise<string> {
  await signIn(page, 'cliente@demo.example')
  // Other tests create projects of the same client, more than one page of the list.
  const { items } = await ask(page, 'dashboard.projects.list', { limit: 100 })
  const id = items.find(({ title }) => title === TITLE)?.id ?? ''
  await page.goto(`/dashboard/downloads?project=${id}`)
  await expect(page.getByRole('heading', { name: orderTexts.downloads.title })).toBeVisible()
  return id
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
