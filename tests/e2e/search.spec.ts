import type { Page } from '@playwright/test'
import { searchTexts } from 'shared/messages/it/search'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { groups } = searchTexts

const button = (page: Page) =>
  page.getByRole('button', { name: `${searchTexts.open} ${searchTexts.everywhere}` })
const field = (page: Page) => page.getByRole('combobox', { name: searchTexts.title })
const dialog = (page: Page) => page.getByRole('dialog', { name: searchTexts.title })
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name })
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true })

async function openByKeys(page: Page): Promise<void> {
  await expect(button(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('a manager finds and opens anything anywhere by keyboard', { tag: '@smoke' }, async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example')
  await page.getByLabel(teamTexts.projects.search).focus()
  await openByKeys(page)
  await expect(chosen(page)).toHaveText(/Progetti/)
  await expectAccessible(page, '[role="dialog"]')
  // A company without sign-ins, so no other test gives it a project.
  await page.keyboard.type('greco')
  await expect(dialog(page).getByRole('group', { name: groups.projects }).getByRole('option')).toHaveCount(2)
  await expect(option(page, /Officine Greco.*@demo\.example/)).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await expect(chosen(page)).toHaveText(/Officine Greco/)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText(/Sicurezza in officina/)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText(/Il centro di lavoro GX-5/)
  const active = await field(page).getAttribute('aria-activedescendant')
  await expect(chosen(page)).toHaveAttribute('id', active ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/team\/project\//)
  await expect(page.getByRole('heading', { name: 'Il centro di lavoro GX-5' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('Enter waits for pending results, and Escape restores the focus', async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example')
  const search = page.getByLabel(teamTexts.projects.search)
  await search.focus()
  await openByKeys(page)
  await page.keyboard.type('sara conti')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sara Conti' })).toBeVisible()
  await page.goto('/team/projects')
  await search.focus()
  await openByKeys(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(search).toBeFocused()
})

test('a search that fails reports it and can be retried', async ({ page, browserErrors }) => {
  browserErrors.expect(/Failed to load resource|500/)
  await signInToTeam(page, 'pm@demo.example')
  await page.route(/team\.search/, route => route.fulfill({ status: 500, body: '{}' }))
  await openByKeys(page)
  await page.keyboard.type('greco')
  await expect(dialog(page).getByText(searchTexts.failed)).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await page.unroute(/team\.search/)
  await dialog(page).getByRole('button', { name: searchTexts.retry }).click()
  await expect(option(page, /Sicurezza in officina/)).toBeVisible()
})

test('search is a button on a phone, and opens a request', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signInToTeam(page, 'pm@demo.example')
  await button(page).click()
  await field(page).fill('conceria')
  await expectUsable(page)
  await option(page, /Conceria Cattaneo/).click()
  await expect(page).toHaveURL(/\/team\/leads\/interview\//)
  await expect(page.getByRole('main').getByText(/quarta generazione/)).toBeVisible()
})
