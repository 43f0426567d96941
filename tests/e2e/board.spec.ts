import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { errorCatalogue } from 'shared/errors/codes'
import { boardTexts, statusTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { act, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { status } = teamTexts
const ONE_TRY = { timeout: 3000 }

test.describe('the board', () => {
  const column = (page: Page, name: keyof typeof status) =>
    page.getByRole('region', { name: String(status[name]), exact: true })

  test('keeps a view that is chosen before the typed search has loaded', async ({ page }) => {
    await signInToTeam(page, 'pm@demo.example', '/team/projects')
    await expect(page.getByRole('link', { name: 'Sicurezza in officina' })).toBeVisible()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/team\.projects\.list/, async route => {
      await released
      await route.continue()
    })
    await page.getByLabel(teamTexts.projects.search).fill('Sicurezza')
    await page.getByText(boardTexts.board, { exact: true }).click()
    await expect(page).toHaveURL(/search=Sicurezza/)
    await expect(page).toHaveURL(/view=board/)
    release()
    await expect(column(page, 'briefing').or(column(page, 'in-production')).first()).toBeVisible()
  })

  test('a manager moves a project by mouse and by keyboard; a refused move is reverted', {
    tag: '@smoke',
  }, async ({ page, browserErrors }) => {
    browserErrors.expect(/Failed to load resource|500/)
    await signInToTeam(page, 'pm@demo.example')
    // A single project on the board keeps the card and its target within the screen.
    await page.getByLabel(teamTexts.projects.search).fill('Sicurezza in officina')
    await page.getByText(boardTexts.board, { exact: true }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'Sicurezza in officina' })
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
    const moved = column(page, 'in-production').getByText('Sicurezza in officina')
    // The list may reload during the drag, so the drag is repeated.
    await expect(async () => {
      await card.dragTo(column(page, 'in-production'))
      await page.getByRole('button', { name: statusTexts.confirm }).click(ONE_TRY)
      await expect(moved).toBeVisible(ONE_TRY)
    }).toPass()
    await expect(page.getByText(status.changed)).toBeVisible()
    await page.getByRole('button', { name: boardTexts.move('Sicurezza in officina') }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: status.briefing }).focus()
    await page.keyboard.press('Enter')
    await expect(column(page, 'briefing').getByText('Sicurezza in officina')).toBeVisible()
    await expect(page.getByRole('button', { name: boardTexts.move('Sicurezza in officina') })).toBeFocused()
    await expectAccessible(page)
    await page.route('**/trpc/team.projects.setStatus*', route => route.fulfill({ status: 500, body: '{}' }))
    await card.dragTo(column(page, 'completed'))
    await page.getByRole('button', { name: statusTexts.confirm }).click()
    await expect(page.getByText(status.failed)).toBeVisible()
    await expect(column(page, 'briefing').getByText('Sicurezza in officina')).toBeVisible()
  })

  test('the second to move a card is told where it is', async ({ page, newUserPage, browserErrors }) => {
    browserErrors.expect(/Failed to load resource.*setStatus/)
    const title = 'Una scheda in due'
    await signInToTeam(page, 'pm@demo.example')
    const client = { company: 'Due Mani', fullName: 'Dario Mani', email: `${randomUUID()}@example.com` }
    const { companyId } = await act(page, 'team.clients.create', client)
    const { id } = await act(page, 'team.projects.make', { companyId, title })
    await page.goto('/team/projects?view=board&search=scheda')
    await page.getByRole('button', { name: boardTexts.move(title) }).click()
    await page.getByRole('menuitem', { name: status['in-review'] }).click()
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    const other = await newUserPage()
    await signInToTeam(other, 'pm@demo.example')
    await act(other, 'team.projects.setStatus', { id, status: 'in-production' })
    await question.getByRole('button', { name: statusTexts.confirm }).click()
    await expect(page.getByText(errorCatalogue.STATUS_CHANGED.text)).toBeVisible()
    await expect(column(page, 'in-production').getByText(title)).toBeVisible()
    await expect(column(page, 'in-review').getByText(title)).toHaveCount(0)
  })

  test('unpaid work begins only after a confirmation, and can be undone', async ({ page }) => {
    await signInToTeam(page, 'pm@demo.example')
    await page.getByLabel(teamTexts.projects.search).fill('officine greco')
    await page.getByRole('link', { name: 'Sicurezza in officina' }).click()
    const choice = page.getByRole('combobox', { name: status.label })
    // The options load at the first touch, so the click is repeated.
    const begin = () =>
      expect(async () => {
        await choice.click()
        await page.getByRole('option', { name: status['in-production'] }).click(ONE_TRY)
      }).toPass()
    await begin()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(statusTexts.missing.payment)
    await expectAccessible(page, '[role="dialog"]')
    await dialog.getByRole('button', { name: statusTexts.undo }).click()
    await expect(choice).toHaveValue(status.briefing)
    await begin()
    await dialog.getByRole('button', { name: statusTexts.confirm }).click()
    await expect(choice).toHaveValue(status['in-production'])
    await page.getByRole('status').getByRole('button', { name: statusTexts.undo }).click()
    await expect(page.getByText(statusTexts.undone)).toBeVisible()
    await expect(choice).toHaveValue(status.briefing)
  })

  test('an editor sees the board but cannot move projects, on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await signInToTeam(page, 'editor@demo.example')
    await page.getByText(boardTexts.board, { exact: true }).click()
    await expect(column(page, 'in-review').getByRole('heading', { level: 3 }).first()).toBeAttached()
    await expect(page.getByRole('button', { name: /^Sposta/ })).toHaveCount(0)
    await expectUsable(page)
  })
})
