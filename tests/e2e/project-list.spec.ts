import type { Page } from '@playwright/test'
import { fieldErrorTexts } from 'shared/errors/codes'
import { frameTexts } from 'shared/messages/it/frame'
import { projectListTexts as texts } from 'shared/messages/it/project-list'
import { uiTexts } from 'shared/messages/it/screens'
import { teamTexts } from 'shared/messages/it/team'
import { todayTexts, turnTexts } from 'shared/messages/it/today'
import { DESK, expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const MANAGER = 'pm@demo.example'
const PROJECT = 'Sicurezza in officina'
const LATE = 'Primavera al lago'

const rows = (page: Page) => page.getByRole('main').locator('[data-project]')
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filtri( \(\d+\))?$/ }).click()

test.describe('the list of projects', () => {
  test('keeps its filters in the address, set by a count or a filter', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.setViewportSize(DESK)
    await signInToTeam(page, MANAGER)
    await page
      .getByRole('navigation', { name: todayTexts.counts })
      .getByRole('link', { name: new RegExp(`^${todayTexts.lists.theirs.title}`) })
      .click()
    await expect(page).toHaveURL(/turn=client/)
    await expect(rows(page).first()).toContainText(turnTexts.to.client)
    await expect(rows(page).filter({ hasText: turnTexts.side.team })).toHaveCount(0)
    await openFilters(page)
    await page
      .getByRole('textbox', { name: teamTexts.status.label })
      .or(page.getByRole('combobox', { name: teamTexts.status.label }))
      .click()
    await page.getByRole('option', { name: teamTexts.status.briefing }).click()
    await expect(page).toHaveURL(/status=briefing/)
    await page.reload()
    await expect(rows(page).first()).toContainText(teamTexts.status.briefing)
    await expectUsable(page)
  })

  for (const address of [
    'search=forno&urgency=low&turn=client&sort=title&unassigned=true',
    'late=true&status=in-production&sort=deadline',
    'archived=true&urgency=high',
    'view=board&search=sagra&late=true',
  ])
    test(`keeps ${address} through a reload and on the way back`, async ({ page }) => {
      await signInToTeam(page, MANAGER, '/team/clients')
      await page.goto(`/team/projects?${address}`)
      const choice = async () => ({
        search: await page.getByLabel(teamTexts.projects.search).inputValue(),
        count: await page.getByRole('button', { name: /^Filtri( \(\d+\))?$/ }).textContent(),
        params: [...new URL(page.url()).searchParams].sort(),
      })
      await expect(page.getByLabel(teamTexts.projects.search)).toBeVisible()
      const before = await choice()
      expect(before.params).toEqual([...new URLSearchParams(address)].sort())
      await page.reload()
      await expect(page.getByLabel(teamTexts.projects.search)).toBeVisible()
      expect(await choice()).toEqual(before)
      await page.goto('/team/today')
      await page.goBack()
      await expect(page.getByLabel(teamTexts.projects.search)).toBeVisible()
      expect(await choice()).toEqual(before)
    })

  test('reports filters and people in the address that do not exist', async ({ page }) => {
    await signInToTeam(page, MANAGER, '/team/projects?status=inventato&late=true')
    await expect(page.getByText(texts.filters.dropped.values)).toBeVisible()
    await expect(page).toHaveURL(/late=true/)
    await page.goto('/team/projects?member=0b6a1b7e-6c0e-4a53-9a43-0d6c4dbb1c11')
    await expect(page.getByText(texts.filters.dropped.member)).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
  })

  test('is navigated, selected from and searched by keyboard', async ({ page }) => {
    await page.setViewportSize(DESK)
    await signInToTeam(page, MANAGER)
    await expect(rows(page).nth(1)).toBeVisible()
    await page.keyboard.press('j')
    await expect(rows(page).first().getByRole('link').first()).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('k')
    await expect(rows(page).first().getByRole('link').first()).toBeFocused()
    // Not behind a dialog.
    await page.getByRole('button', { name: texts.selection.assign, exact: true }).click()
    const close = page.getByRole('dialog').getByRole('button', { name: uiTexts.close })
    await expect(close).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('/')
    await expect(close).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(close).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(page.getByLabel(teamTexts.projects.search)).toBeFocused()
    await page.keyboard.type('sicurezza')
    await expect(page).toHaveURL(/search=sicurezza/)
    await expect(page.getByLabel(teamTexts.projects.search)).toHaveValue('sicurezza')
    await expect(rows(page).first()).toContainText(PROJECT)
    await page.getByLabel(teamTexts.projects.search).press('Escape')
    await expect(page.getByLabel(teamTexts.projects.search)).toHaveValue('')
    await expect(page).not.toHaveURL(/search=/)
    await page.keyboard.type('sicurezza')
    await expect(page).toHaveURL(/search=sicurezza/)
    await expect(rows(page)).toHaveCount(1)
    await page.getByLabel(teamTexts.projects.search).blur()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: PROJECT })).toBeVisible()
  })

  test('says for how many days a project is late, as the project’s own page does', async ({ page }) => {
    await signInToTeam(page, MANAGER)
    const late = rows(page)
      .filter({ hasText: LATE })
      .getByText(/^In ritardo di \d+ giorn[oi]$/)
    const words = (await late.textContent()) ?? ''
    await page.getByRole('link', { name: LATE }).click()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByText(teamTexts.urgency.high, { exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await page.reload()
    await expect(page.getByRole('combobox', { name: teamTexts.status.label })).toBeInViewport()
  })

  test('archives selected projects, restores them and names one that it refuses', async ({ page }) => {
    await signInToTeam(page, MANAGER)
    const choose = (title: string) => page.getByRole('checkbox', { name: texts.selection.one(title) }).check()
    await choose(PROJECT)
    await choose(LATE)
    const bar = page.getByRole('region', { name: texts.selection.label })
    await expect(bar).toContainText(texts.selection.count(2))
    await expectAccessible(page)
    await bar.getByRole('button', { name: texts.selection.archive }).click()
    await expect(page.getByText(texts.bulk.archived(1))).toBeVisible()
    await expect(page.getByText(texts.bulk.refusedFor('PROJECT_IN_PROGRESS', [LATE]))).toBeVisible()
    await expect(rows(page).filter({ hasText: PROJECT })).toHaveCount(0)
    await page.getByRole('button', { name: texts.bulk.undo }).click()
    await expect(rows(page).filter({ hasText: PROJECT })).toHaveCount(1)
  })

  test('asks before archiving a completed project with money to receive', async ({ page }) => {
    await signInToTeam(page, MANAGER, '/team/projects?status=completed')
    const owing = rows(page).filter({ hasText: texts.payment.due })
    await owing.first().getByRole('checkbox').check()
    const archive = page.getByRole('button', { name: texts.selection.archive })
    await archive.click()
    const question = page.getByRole('dialog', { name: texts.bulk.owing.title })
    await expect(question).toContainText(texts.bulk.owing.text(1))
    await expectAccessible(page, '[role="dialog"]')
    await question.getByRole('button', { name: uiTexts.cancel }).click()
    await expect(question).toHaveCount(0)
    await expect(archive).toBeVisible()
    await expect(owing.first().getByRole('checkbox')).toBeChecked()
  })

  test('assigns selected projects to members', async ({ page }) => {
    await signInToTeam(page, MANAGER, '/team/projects?search=sagra')
    await page.getByRole('checkbox', { name: texts.selection.one('La sagra del borgo') }).check()
    await page.getByRole('button', { name: texts.selection.assign }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /Luca/ }).check()
    await expectAccessible(page, '[role="dialog"]')
    await dialog.getByRole('button', { name: teamTexts.assign.submit }).click()
    await expect(page.getByText(texts.bulk.assigned(1))).toBeVisible()
    await expect(rows(page).first().getByText(/Luca/)).toBeAttached()
  })

  test('saves a filter under a name, on a phone too', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await signInToTeam(page, MANAGER, '/team/projects?turn=client&sort=title')
    const saved = page.getByRole('button', { name: texts.saved.open })
    await saved.click()
    await page.getByRole('menuitem', { name: texts.saved.manage }).click()
    const dialog = page.getByRole('dialog', { name: texts.saved.open })
    await dialog.getByRole('button', { name: texts.saved.save }).click()
    await expect(dialog.getByLabel(texts.saved.name)).toBeFocused()
    await dialog.getByLabel(texts.saved.name).fill('Da sollecitare')
    await dialog.getByRole('button', { name: texts.saved.save }).click()
    await expect(page.getByText(texts.saved.ok)).toBeVisible()
    await page.goto('/team/projects')
    await saved.click()
    const item = page.getByRole('menuitemradio', { name: 'Da sollecitare' })
    await expect(item).not.toBeChecked()
    await item.click()
    await expect(page).toHaveURL(/turn=client/)
    await expect(page).toHaveURL(/sort=title/)
    await page.reload()
    await page.getByRole('button', { name: texts.saved.openOf('Da sollecitare') }).click()
    await expect(item).toBeChecked()
    await page.keyboard.press('Escape')
    await expectUsable(page)
    await saved.click()
    await page.getByRole('menuitem', { name: texts.saved.manage }).click()
    await page.getByRole('button', { name: texts.saved.remove('Da sollecitare') }).click()
    await expect(page.getByText(texts.saved.removed)).toBeVisible()
    await expect(dialog.getByText(fieldErrorTexts.REQUIRED)).toHaveCount(0)
    await page.getByRole('button', { name: frameTexts.undo }).click()
    await expect(page.getByText(texts.saved.restored)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.saved.remove('Da sollecitare') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(saved).toBeFocused()
  })
})
