import type { Page } from '@playwright/test'
import { authTexts } from 'shared/messages/it/auth'
import { chatTexts } from 'shared/messages/it/chat'
import { memberTexts } from 'shared/messages/it/members'
import { scheduleTexts } from 'shared/messages/it/schedule'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { act, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { chat, timeline, members } = teamTexts

const field = (page: Page) => page.getByRole('textbox', { name: chatTexts.label })
const log = (page: Page) => page.getByRole('log', { name: chat.log })

async function openChat(page: Page, email: string): Promise<void> {
  await signInToTeam(page, email)
  await page.getByRole('link', { name: teamTexts.chat.title }).click()
  await expect(log(page)).toBeVisible()
}

/** Sends messages without the screen. */
async function sayBeside(page: Page, messages: string[]): Promise<void> {
  for (const message of messages) {
    await act(page, 'team.chat.send', { message })
  }
}

test.describe('the chat', () => {
  test('two members chat: each receives messages at once, blank ones are not sent, Shift+Enter adds a line', {
    tag: '@smoke',
  }, async ({ page: giulia, newUserPage }) => {
    const luca = await newUserPage()
    await openChat(giulia, 'pm@demo.example')
    await openChat(luca, 'editor@demo.example')
    await field(giulia).fill('   ')
    await expect(giulia.getByRole('button', { name: chat.send })).toBeDisabled()
    await field(giulia).press('Enter')
    await field(giulia).fill('Il taglio va bene.')
    await field(giulia).press('Shift+Enter')
    await giulia.keyboard.type('Manca https://example.com/musica.')
    await giulia.keyboard.press('Enter')
    await expect(field(giulia)).toHaveValue('')
    const heard = log(luca).getByRole('article').last()
    await expect(heard).toContainText('Manca https')
    expect(await heard.getByRole('paragraph').last().textContent()).toBe(
      'Il taglio va bene.\nManca https://example.com/musica.',
    )
    const link = heard.getByRole('link', { name: 'https://example.com/musica' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await field(luca).fill('La metto <b>oggi</b>.')
    await field(luca).press('Enter')
    await expect(log(giulia).getByText('La metto <b>oggi</b>.')).toBeVisible()
    await expectAccessible(giulia)
  })

  test('a member is mentioned by keyboard and notified', async ({ page: giulia, newUserPage }) => {
    const luca = await newUserPage()
    await signInToTeam(luca, 'editor@demo.example')
    await openChat(giulia, 'pm@demo.example')
    await field(giulia).pressSequentially('Guarda @mor')
    const option = giulia.getByRole('option', { name: 'Luca Moretti' })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(giulia)
    await giulia.keyboard.press('Enter')
    await expect(field(giulia)).toHaveValue('Guarda @Luca Moretti ')
    await giulia.keyboard.type('qui')
    await giulia.keyboard.press('Enter')
    await expect(log(giulia).getByRole('link', { name: '@Luca Moretti' }).last()).toBeVisible()
    const side = luca.getByRole('navigation', { name: teamTexts.side.label })
    await expect(side.getByText(/messaggi.? non lett/)).toBeAttached()
    await side.getByRole('link', { name: teamTexts.chat.title }).click()
    await expect(side.getByText(/messaggi.? non lett/)).toHaveCount(0)
    await expect(log(luca).getByText('@Luca Moretti').last()).toBeVisible()
  })

  test('older messages load on scrolling up, and the visible ones keep their position', async ({ page }) => {
    await openChat(page, 'pm@demo.example')
    await sayBeside(
      page,
      Array.from({ length: 50 }, (_, index) => `Riga ${index}`),
    )
    await page.reload()
    await expect(log(page).getByText('Riga 49', { exact: true })).toBeInViewport()
    await expect(log(page).getByText('Riga 5', { exact: true })).toHaveCount(0)
    const first = log(page).getByText('Riga 10', { exact: true })
    await log(page).evaluate(node => node.scrollTo({ top: 10 }))
    await expect(log(page).getByText('Riga 5', { exact: true })).toHaveCount(1)
    await expect(first).toBeInViewport()
    await page.getByRole('button', { name: chatTexts.newest }).click()
    await expect(log(page).getByText('Riga 49', { exact: true })).toBeInViewport()
  })

  test('an unsent message survives a reload and is sent once', async ({ page, browserErrors }) => {
    browserErrors.expect(/Failed to load resource|net::ERR/)
    await openChat(page, 'pm@demo.example')
    await page.route('**/trpc/team.chat.send*', route => route.abort())
    await field(page).fill('Non perdermi')
    await field(page).press('Enter')
    await expect(page.getByText(chatTexts.notSent)).toBeVisible()
    await field(page).fill('E neanche me')
    await page.unroute('**/trpc/team.chat.send*')
    await page.reload()
    await expect(field(page)).toHaveValue('E neanche me')
    await expect(log(page).getByText('Non perdermi')).toHaveCount(1)
    await expect(page.getByText(chatTexts.notSent)).toHaveCount(0)
    await expect(page.getByText(chatTexts.sending)).toHaveCount(0)
  })

  test('the room fits a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await signInToTeam(page, 'editor@demo.example', '/team/chat')
    await expect(field(page)).toBeInViewport()
    await page.getByRole('button', { name: chatTexts.mention }).click()
    await page.getByRole('option', { name: 'Giulia Ferri' }).click()
    await expect(field(page)).toHaveValue('@Giulia Ferri ')
    await expectUsable(page)
  })
})

test.describe('the timeline', () => {
  test('marks today in words, and is navigated by arrow keys', { tag: '@smoke' }, async ({ page }) => {
    await signInToTeam(page, 'pm@demo.example')
    await page.getByRole('link', { name: teamTexts.timeline.title }).click()
    await page
      .getByRole('radiogroup', { name: scheduleTexts.groupLabel })
      .getByText(scheduleTexts.groups.deadline)
      .click()
    const views = page.getByRole('radiogroup', { name: timelineTexts.look })
    await views.getByText(timeline.list).click()
    await views.getByText(timeline.month).click()
    const grid = page.getByRole('grid')
    await expect(grid.locator('[aria-current="date"]')).toContainText(timeline.today)
    await expectAccessible(page)
    await grid.locator('[aria-current="date"]').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await expect(page.locator('td:focus')).toHaveAttribute('tabindex', '0')
    await page.getByRole('button', { name: timeline.today, exact: true }).click()
    await views.getByText(timeline.week).click()
    await expect(page.getByRole('gridcell')).toHaveCount(7)
    await expectAccessible(page)
  })

  test('creates a private calendar address, which is invalid once revoked', async ({ page }) => {
    await signInToTeam(page, 'editor@demo.example', '/team/timeline')
    await page.getByRole('button', { name: timelineTexts.calendar.create }).click()
    const url = await page.getByRole('textbox', { name: timelineTexts.calendar.address }).inputValue()
    const path = new URL(url).pathname
    expect(await (await page.request.get(path)).text()).toContain('BEGIN:VCALENDAR')
    await page.getByRole('button', { name: timeline.calendarRevoke }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page, '[role="dialog"]')
    await dialog.getByRole('button', { name: timeline.calendarRevoke }).click()
    await expect(page.getByRole('button', { name: timelineTexts.calendar.create })).toBeVisible()
    expect((await page.request.get(path)).status()).toBe(404)
  })
})

test('a suspension signs a member out at once and can be lifted', async ({ page: giulia, newUserPage }) => {
  const luca = await newUserPage()
  await signInToTeam(giulia, 'pm@demo.example')
  await signInToTeam(luca, 'editor@demo.example')
  await giulia.getByRole('link', { name: teamTexts.members.title, exact: true }).click()
  await giulia.getByRole('link', { name: /Luca Moretti/ }).click()
  await giulia.getByRole('button', { name: members.suspend }).click()
  const dialog = giulia.getByRole('dialog')
  await expect(dialog.getByText(members.suspendConfirm('Luca Moretti'))).toBeVisible()
  await dialog.getByRole('button', { name: members.suspend }).click()
  await expect(giulia.getByText(memberTexts.suspendedText)).toBeVisible()
  await expect(luca).toHaveURL(/\/team-login/)
  await expect(luca.getByText(authTexts.sessionEnded)).toBeVisible()
  await signInToTeam(luca, 'editor@demo.example')
  await expect(luca.getByText(teamTexts.access.suspendedText)).toBeVisible()
  await expectAccessible(luca)
  await expectAccessible(giulia)
  await giulia.getByRole('button', { name: memberTexts.restore }).click()
  await expect(giulia.getByText(memberTexts.suspendedText)).toHaveCount(0)
})
