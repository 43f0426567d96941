import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { overviewTexts } from 'shared/messages/it/overview'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible, expectUsable } from './accessibility.ts'
import { act, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { projects, requests, rounds, payments, periods } = overviewTexts

const tableOf = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const pictures = (page: Page) => page.locator('svg.recharts-surface')
const link = (page: Page) =>
  page
    .getByRole('navigation', { name: teamTexts.side.label })
    .getByRole('link', { name: overviewTexts.title })

async function openOverview(page: Page): Promise<void> {
  await signInToTeam(page, 'pm@demo.example')
  await link(page).click()
  await expect(page.getByRole('heading', { level: 1, name: overviewTexts.title })).toBeVisible()
}

const showPictures = (page: Page) =>
  page.getByRole('button', { name: overviewTexts.showPictures, exact: true }).click()

const received = async (page: Page): Promise<number> =>
  Number(await tableOf(page, requests.title).locator('tfoot td').first().textContent())

test('a manager sees the state of the work in tables and charts, and a new request is counted at once', {
  tag: '@smoke',
}, async ({ page: manager, newUserPage }) => {
  await openOverview(manager)
  for (const { title } of [projects, requests, rounds, payments])
    await expect(tableOf(manager, title)).toBeVisible()
  await expect(pictures(manager)).toHaveCount(0)
  await showPictures(manager)
  await expect(pictures(manager)).toHaveCount(5)
  await expect(tableOf(manager, projects.title).getByRole('row')).toHaveCount(4)
  await expect(tableOf(manager, payments.title).getByRole('row')).toHaveCount(5)
  const before = await received(manager)
  expect(before).toBeGreaterThan(0)
  const visitor = await newUserPage()
  const sent = { name: `Nives ${randomUUID()}`, email: `${randomUUID()}@example.com`, message: 'Un video.' }
  await act(visitor, 'publicForms.contact', sent)
  await expect.poll(() => received(manager)).toBe(before + 1)
  const hiddenOf = (table: HTMLElement) => table.scrollHeight - table.clientHeight
  for (const width of [360, 1280]) {
    await manager.setViewportSize({ width, height: 900 })
    await expectUsable(manager)
  }
  const weeks = manager.getByRole('region', { name: requests.title })
  expect(await weeks.evaluate(hiddenOf), 'all weeks are shown').toBe(0)
})

test('the period is kept in the address', async ({ page }) => {
  await openOverview(page)
  await expect(tableOf(page, payments.title).locator('tbody tr')).toHaveCount(3)
  await page.getByText(periods['12-months'], { exact: true }).click()
  await expect(page).toHaveURL(/period=12-months/)
  await expect(tableOf(page, payments.title).locator('tbody tr')).toHaveCount(12)
  await expect(tableOf(page, requests.title).locator('tbody tr')).toHaveCount(52)
  await page.reload()
  await expect(page.getByRole('radio', { name: periods['12-months'] })).toBeChecked()
  await expect(tableOf(page, payments.title).locator('tbody tr')).toHaveCount(12)
})

test('an overview without data explains what each part will show', async ({ page }) => {
  const nothing = {
    projects: {
      open: ['briefing', 'in-production', 'in-review'].map(status => ({
        status,
        overdue: 0,
        'this-week': 0,
        later: 0,
        none: 0,
      })),
      completed: 0,
    },
    requests: { weeks: [], total: { received: 0, inTime: 0, late: 0, other: 0, medianSeconds: null } },
    rounds: [{ rounds: 0, projects: 0 }],
    payments: [],
  }
  // The demo always has data, so an empty overview needs the response of a new store.
  await page.route(/trpc\/.*team\.overview/, async route => {
    const paths = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
    const answers = (await (await route.fetch()).json()) as unknown[]
    const place = paths.indexOf('team.overview')
    await route.fulfill({ json: answers.with(place, { result: { data: nothing } }) })
  })
  await openOverview(page)
  for (const { empty } of [projects, requests, rounds, payments])
    await expect(page.getByRole('heading', { name: empty })).toBeVisible()
  await expect(pictures(page)).toHaveCount(0)
  await expectAccessible(page)
})
