import type { Locator, Page } from '@playwright/test'
import { reviewTexts } from 'shared/messages/it/review'
import { decideTexts } from 'shared/messages/it/review-decision'
import { playerTexts } from 'shared/messages/it/review-player'
import type { Mailbox } from '../support/mailbox.ts'
import { DESK, expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { act, arriveAsNewClient, ask } from './people.ts'
import { enterDemoRoom, publishFirstVersion } from './review-room.ts'
import { expect, test } from './test.ts'

const { comments, hub } = reviewTexts
const TITLE = 'La pasta come la faceva nonna Ada'
const SAID = 15

const write = (page: Page) => page.getByRole('textbox', { name: comments.write })

/** Opens the room of a new client's first version, with many comments. */
async function enterAsClient(client: Page, manager: Page, mailbox: Mailbox): Promise<void> {
  const projectId = await arriveAsNewClient(client, mailbox, 'Anna Sala')
  await publishFirstVersion(manager, projectId, 'Primo montaggio')
  const { items } = await ask(client, 'dashboard.deliverables.list', { projectId })
  const deliverableId = items[0]?.id ?? ''
  for (let count = 1; count <= SAID; count++) {
    const said = { deliverableId, atMs: count * 400, text: `Commento numero ${count}.` }
    await act(client, 'dashboard.deliverables.comment', said)
  }
  await client.goto(`/dashboard/downloads?project=${projectId}`)
  await expect(client.getByText(`Commento numero ${SAID}.`)).toBeVisible()
  await expect(client.getByRole('slider', { name: playerTexts.position })).toHaveAttribute('max', '8000')
}

test('only the comments scroll on a desktop, and three are visible', async ({
  page,
  newUserPage,
  mailbox,
}) => {
  const manager = await newUserPage()
  await enterAsClient(page, manager, mailbox)
  const staying = [
    page.locator('video'),
    page.getByRole('button', { name: playerTexts.play, exact: true }),
    page.getByRole('button', { name: playerTexts.fullScreen }),
    write(page),
  ]
  const last = page.getByText(`Commento numero ${SAID}.`)
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('heading', { name: decideTexts.title }).scrollIntoViewIfNeeded()
    for (const one of staying) await expect(one).toBeInViewport({ ratio: 1 })
    await expect(last).not.toBeInViewport()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    for (const one of staying) await expect(one).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expectUsable(page)
  }

  for (const viewer of [page, manager]) {
    await viewer.setViewportSize(DESK)
    await viewer.reload()
    const threads = viewer.getByRole('listitem').filter({ hasText: /Commento numero/ })
    for (const place of [0, 1, 2]) await expect(threads.nth(place)).toBeInViewport({ ratio: 0.99 })
    await write(viewer).click()
    await expect(viewer.getByRole('button', { name: comments.send, exact: true })).toBeInViewport({
      ratio: 1,
    })
    await threads.last().scrollIntoViewIfNeeded()
    for (const place of [SAID - 1, SAID - 2, SAID - 3])
      await expect(threads.nth(place)).toBeInViewport({ ratio: 0.99 })
    await expectUsable(viewer)
  }
})

test('the picture stays while comments scroll on a phone', async ({ page, newUserPage, mailbox }) => {
  await page.setViewportSize(PHONE)
  await enterAsClient(page, await newUserPage(), mailbox)
  const open = page.getByRole('button', { name: decideTexts.open, exact: true })
  await expect(write(page)).toBeInViewport({ ratio: 1 })
  await expect(open).toBeInViewport({ ratio: 1 })
  await page.getByText(`Commento numero ${SAID}.`).scrollIntoViewIfNeeded()
  await expect(page.locator('video')).toBeInViewport({ ratio: 0.9 })
  await expect(write(page)).toBeInViewport({ ratio: 1 })

  await write(page).click()
  const send = page.getByRole('button', { name: comments.send, exact: true })
  await expect(send).toBeInViewport({ ratio: 1 })
  await expect(open).toBeHidden()
  await expectUsable(page)
  await page.getByRole('button', { name: comments.fold }).click()
  await expect(send).toBeHidden()
  await page.getByRole('slider', { name: playerTexts.position }).press('c')
  await expect(write(page)).toBeFocused()
  await expect(send).toBeInViewport({ ratio: 1 })
  // A form with restored text is open.
  await write(page).fill('Più luce qui.')
  await page.reload()
  await expect(write(page)).toHaveValue('Più luce qui.')
  await expect(send).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: comments.fold }).click()

  await open.click()
  const sheet = page.getByRole('dialog', { name: decideTexts.title })
  await expect(sheet.getByRole('button', { name: decideTexts.approve, exact: true })).toBeInViewport()
  await expect(sheet.getByRole('button', { name: decideTexts.request })).toBeInViewport()
  await expectAccessible(page, '[role="dialog"]')
  await expectFits(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(open).toBeFocused()

  await open.click()
  await sheet.getByRole('button', { name: decideTexts.request }).click()
  await page.getByRole('button', { name: decideTexts.requestConfirm }).click()
  const underWay = page.getByRole('button', { name: decideTexts.openRequested, exact: true })
  await expect(underWay).toBeInViewport({ ratio: 1 })
  await expect(open).toHaveCount(0)
  await underWay.click()
  await expect(sheet.getByText(decideTexts.requestedState)).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await expectFits(page)
})

test('the open form stays above the keyboard of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await enterDemoRoom(page)
  await write(page).click()
  // Simulates a keyboard that covers the lower part of the window.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300, configurable: true })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  const send = page.getByRole('button', { name: comments.send, exact: true })
  const bottomOf = async () => {
    const box = await send.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(bottomOf).toBeLessThanOrEqual(440)
  const field = await write(page).boundingBox()
  expect(field?.y).toBeGreaterThan(64)
})

test('the header is one row on a phone, and the team’s actions are behind one button', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await enterDemoRoom(page)
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  const title = page.getByRole('heading', { level: 1 })
  for (const name of [hub.assets, TITLE]) {
    const part = page.getByRole('main').getByText(name, { exact: true }).locator('..')
    // Polled: the page of the project was scrolled down, and this one still moves to its top.
    const distance = async () => Math.abs((await middleOf(part)) - (await middleOf(title)))
    await expect.poll(distance).toBeLessThan(4)
  }
  await page.getByRole('button', { name: hub.manage, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: hub.manageTitle })
  await expect(sheet.getByRole('button', { name: hub.upload })).toBeInViewport()
  await expectAccessible(page, '[role="dialog"]')
  await expectFits(page)
})
