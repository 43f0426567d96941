import type { Locator, Page } from '@playwright/test'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { decideTexts } from 'shared/messages/it/review-decision'
import { playerTexts } from 'shared/messages/it/review-player'
import { teamTexts } from 'shared/messages/it/team'
import { filmAt } from './films.ts'
import { ask, signIn, signInToTeam } from './people.ts'
import { expect } from './test.ts'

const { comments, hub } = reviewTexts

export const versionSwitch = (page: Page): Locator =>
  page.getByRole('group', { name: reviewTexts.versions.choose })

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

/** Maximum width of the stacked layout (`useIsStackedLayout` in `client/src/features/review/review-workspace.tsx`). */
const NARROW = 1080

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) <= NARROW

/** Acts in the sheet that is behind a button on a phone, and closes the sheet afterwards. */
async function withMobileSheet(page: Page, label: string, title: string, act: () => Promise<void>) {
  if (!isNarrow(page)) return act()
  const sheet = page.getByRole('dialog', { name: title, exact: true })
  await page.getByRole('button', { name: label, exact: true }).click()
  await expect(sheet).toBeVisible()
  await act()
  if (await sheet.isVisible()) await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}

/** Acts in the team's part about a version. */
export const manage = (page: Page, act: () => Promise<void>): Promise<void> =>
  withMobileSheet(page, reviewTexts.hub.manage, reviewTexts.hub.manageTitle, act)

/** Acts in the client's decision about a version. */
export const decide = (page: Page, act: () => Promise<void>): Promise<void> =>
  withMobileSheet(page, decideTexts.open, decideTexts.title, act)

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

/** Publishes the first version of a project as a manager, and waits until the client has it. */
export async function publishFirstVersion(manager: Page, projectId: string, name: string): Promise<void> {
  await signInToTeam(manager, 'pm@demo.example', `/team/project/${projectId}/review`)
  await openPublishForm(manager)
  await manager.getByLabel(publishTexts.file).setInputFiles(filmAt('sede'))
  await manager.getByLabel(teamTexts.deliverables.versionName).fill(name)
  await press(manager, teamTexts.deliverables.submit)
  await expectOnItsWay(manager)
}

/** Chooses an action in the menu of a comment with a given text. */
export async function chooseAction(said: Locator, text: string, name: string): Promise<void> {
  await said.getByRole('button', { name: comments.moreLabel(text) }).click()
  await said.page().getByRole('menuitem', { name, exact: true }).click()
}

/** Removes a comment, and waits until it is gone. */
export async function removeComment(said: Locator, text: string): Promise<void> {
  await chooseAction(said, text, comments.remove)
  await said.page().getByRole('dialog').getByRole('button', { name: comments.remove }).click()
  await expect(said).toHaveCount(0)
}

const TITLE = 'La pasta come la faceva nonna Ada'

/** Opens a project's room as a manager. Searches for the project, because other journeys create projects. */
export async function enterRoom(page: Page, title: string): Promise<void> {
  await signInToTeam(page, 'pm@demo.example', `/team/projects?search=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: new RegExp(`^(${hub.first}|${hub.open})$`) }).click()
}

/**
 * Opens the demo video's room as a manager. Returns its position slider. Write only internal comments there, so that
 * other journeys do not see them.
 */
export async function enterDemoRoom(page: Page): Promise<Locator> {
  await enterRoom(page, TITLE)
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
