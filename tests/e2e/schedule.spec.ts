import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { errorCatalogue, fieldErrorTexts } from 'shared/errors/codes'
import { addDays } from 'shared/formats/calendar-days'
import { dateIt, dayInRome, daySpanIt, shortDateIt } from 'shared/formats/date-it'
import { phaseWarningText, scheduleTexts, shootTexts, workloadTexts } from 'shared/messages/it/schedule'
import { uiTexts } from 'shared/messages/it/screens'
import { teamTexts } from 'shared/messages/it/team'
import { type PhaseDays, phaseKinds } from 'shared/schedule/phase'
import { expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { act, ask, signIn, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const WEEK = '/team/timeline?view=week&day=2031-03-05'
const days = { startsOn: '2031-03-04', endsOn: '2031-03-05' }
const { form } = scheduleTexts

const spanOf = ({ startsOn, endsOn }: PhaseDays) => daySpanIt(startsOn, endsOn, dayInRome(new Date()))

/** Creates a project of the demo's client. The page must be a manager's. */
async function makeProject(page: Page): Promise<{ projectId: string; title: string }> {
  const { items } = await ask(page, 'team.clients.list', { search: 'Pastificio' })
  const title = `Il piano ${randomUUID().slice(0, 8)}`
  const { id } = await act(page, 'team.projects.make', { companyId: items[0]?.id, title })
  return { projectId: id, title }
}

async function makePlanned(page: Page, planned: PhaseDays = days) {
  const project = await makeProject(page)
  const { projectId } = project
  await act(page, 'team.phases.set', { projectId, kind: 'editing', ...planned, version: null })
  return project
}

const barOf = (page: Page, title: string, planned: PhaseDays = days) =>
  page.getByRole('button', {
    name: scheduleTexts.bar('Montaggio', title, spanOf(planned), scheduleTexts.nobody),
  })

/** Drags the middle of a bar to the right by a number of days. */
async function drag(page: Page, title: string, count: number): Promise<void> {
  const bar = page.getByRole('button', { name: scheduleTexts.phaseOf('Montaggio', title) })
  await bar.scrollIntoViewIfNeeded()
  const box = await bar.boundingBox()
  const track = await bar.locator('xpath=..').boundingBox()
  const dayCount = Number(await bar.locator('xpath=..').getAttribute('data-days'))
  if (!box || !track) throw new Error('The bar is not there.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (count * track.width) / dayCount, y, { steps: 8 })
  await page.mouse.up()
}

test('a manager plans a project, with errors at the field, and sees its bar', async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example')
  const { projectId, title } = await makeProject(page)
  await page.goto(WEEK)
  await expect(page.getByText(scheduleTexts.empty)).toBeVisible()
  await page.getByRole('button', { name: scheduleTexts.planOf(title) }).click()
  const dialog = page.getByRole('dialog')
  const editing = dialog.getByRole('group', { name: 'Montaggio' })
  await editing.getByLabel(form.from).fill('04/03/2031')
  await editing.getByLabel(form.to, { exact: true }).fill('03/03/2031')
  await editing.getByRole('button', { name: form.saveOf('Montaggio') }).click()
  await expect(editing.getByText(fieldErrorTexts.ENDS_BEFORE_START)).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await expect(editing.getByLabel(form.from)).toHaveValue('04/03/2031')
  await editing.getByLabel(form.to, { exact: true }).fill('05/03/2031')
  await editing.getByRole('button', { name: form.saveOf('Montaggio') }).click()
  await expect(editing.getByText(form.now(spanOf(days), ''))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(barOf(page, title)).toBeVisible()
  await expect(page.getByRole('button', { name: scheduleTexts.planOf(title) })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByText(scheduleTexts.groups.person).click()
  await expect(barOf(page, title)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/team/project/${projectId}`)
  await expect(page.getByText(spanOf(days))).toBeVisible()
})

test('typed days survive saving another phase and closing; saved ones are final', async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example')
  const { projectId } = await makeProject(page)
  await page.goto(`/team/project/${projectId}`)
  await page.getByRole('button', { name: scheduleTexts.plan, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const [editing, review] = ['Montaggio', 'Revisione'].map(name => dialog.getByRole('group', { name }))
  if (!editing || !review) throw new Error('Both phases are needed.')
  await review.getByLabel(form.from).fill('10/03/2031')
  await editing.getByLabel(form.from).fill('04/03/2031')
  await editing.getByLabel(form.to, { exact: true }).fill('05/03/2031')
  await editing.getByRole('button', { name: form.saveOf('Montaggio') }).click()
  await expect(editing.getByText(/^Ora/)).toBeVisible()
  await expect(review.getByLabel(form.from)).toHaveValue('10/03/2031')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: scheduleTexts.plan, exact: true }).click()
  await expect(review.getByLabel(form.from)).toHaveValue('10/03/2031')
  await editing.getByRole('button', { name: form.removeOf('Montaggio') }).click()
  await expect(editing.getByText(form.notPlanned)).toBeVisible()
  await expect(editing.getByLabel(form.from)).toHaveValue('')
})

test('a bar is moved by keyboard and by mouse; the move is confirmed, undone from the toast, and declined', {
  tag: '@smoke',
}, async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example')
  const { title } = await makePlanned(page)
  await page.goto(WEEK)
  const moved = { startsOn: '2031-03-05', endsOn: '2031-03-07' }
  await barOf(page, title).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText(scheduleTexts.moving(spanOf(moved)))).toBeAttached()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(scheduleTexts.askResize('editing', title, '5–7 marzo 2031'))
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: scheduleTexts.change }).click()
  await expect(page.getByRole('status').getByText(scheduleTexts.saved)).toBeVisible()
  await expect(barOf(page, title, moved)).toBeFocused()
  await page.getByRole('status').getByRole('button', { name: scheduleTexts.undo }).click()
  await expect(page.getByText(scheduleTexts.undone)).toBeVisible()
  await expect(barOf(page, title)).toBeVisible()

  await drag(page, title, 2)
  await expect(dialog).toContainText(scheduleTexts.askMove('editing', title, '6–7 marzo 2031'))
  await dialog.getByRole('button', { name: scheduleTexts.undo }).click()
  await expect(dialog).toHaveCount(0)
  await expect(barOf(page, title)).toBeVisible()
  await drag(page, title, 2)
  await dialog.getByRole('button', { name: scheduleTexts.move }).click()
  await expect(barOf(page, title, { startsOn: '2031-03-06', endsOn: '2031-03-07' })).toBeVisible()
})

test('a drag onto a past day is mentioned in the confirmation', async ({ page }) => {
  const today = dayInRome(new Date())
  await signInToTeam(page, 'pm@demo.example')
  const { title } = await makePlanned(page, { startsOn: today, endsOn: addDays(today, 3) })
  await page.goto('/team/timeline')
  await drag(page, title, -1)
  await expect(page.getByRole('dialog')).toContainText(
    phaseWarningText({ code: 'IN_THE_PAST', startsOn: addDays(today, -1) }),
  )
})

test('the dialog asks before it saves doubtful days, and keeps them after a no', async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example')
  const { projectId } = await makeProject(page)
  await act(page, 'team.phases.set', { projectId, kind: 'preproduction', ...days, version: null })
  await page.goto(`/team/project/${projectId}`)
  await page.getByRole('button', { name: scheduleTexts.plan, exact: true }).click()
  const review = page.getByRole('dialog').getByRole('group', { name: 'Revisione' })
  await review.getByLabel(form.from).fill('01/11/2020')
  await review.getByLabel(form.to, { exact: true }).fill('03/11/2020')
  await review.getByRole('button', { name: form.saveOf('Revisione') }).click()
  const question = page.getByRole('dialog', { name: /^Pianificare/ })
  await expect(question).toContainText(phaseWarningText({ code: 'IN_THE_PAST', startsOn: '2020-11-01' }))
  await expect(question).toContainText(
    phaseWarningText({ code: 'OUT_OF_ORDER', early: 'review', late: 'preproduction' }),
  )
  await question.getByRole('button', { name: uiTexts.cancel }).click()
  await expect(review.getByText(form.notPlanned)).toBeVisible()
  await expect(review.getByLabel(form.from)).toHaveValue('01/11/2020')
  await review.getByRole('button', { name: form.saveOf('Revisione') }).click()
  await question.getByRole('button', { name: scheduleTexts.plan, exact: true }).click()
  await expect(review.getByText('1–3 novembre 2020')).toBeVisible()
})

test('the second to move a phase is told the current days', async ({ page, newUserPage, browserErrors }) => {
  browserErrors.expect(/409/)
  await signInToTeam(page, 'pm@demo.example')
  const { projectId, title } = await makePlanned(page)
  await page.goto(WEEK)
  await drag(page, title, 1)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const other = await newUserPage()
  await signInToTeam(other, 'pm@demo.example', WEEK)
  const { items } = await ask(other, 'team.phases.list', { projectId })
  const theirs = { startsOn: '2031-03-07', endsOn: '2031-03-09' }
  const version = items[0]?.version ?? null
  await act(other, 'team.phases.set', { projectId, kind: 'editing', ...theirs, version })
  await expect(barOf(other, title, theirs)).toBeVisible()
  await dialog.getByRole('button', { name: scheduleTexts.move }).click()
  await expect(page.getByText(errorCatalogue.PHASE_CHANGED.text)).toBeVisible()
  await expect(barOf(page, title, theirs)).toBeVisible()
})

test('a shooting day requires an address; the client sees it at once', async ({ page, newUserPage }) => {
  await signInToTeam(page, 'pm@demo.example')
  const { projectId, title } = await makeProject(page)
  const client = await newUserPage()
  await signIn(client, 'cliente@demo.example', `/dashboard/status?project=${projectId}`)
  await expect(client.getByRole('main').getByText(title)).toBeVisible()
  await page.goto(`/team/project/${projectId}`)
  await page.getByRole('button', { name: shootTexts.add }).click()
  const dialog = page.getByRole('dialog')
  const day = addDays(dayInRome(new Date()), 9)
  await dialog.getByLabel(shootTexts.form.day).fill(shortDateIt(day))
  await dialog.getByLabel(shootTexts.form.callTime).fill('8.30')
  await dialog.getByRole('button', { name: shootTexts.form.submit }).click()
  await expect(dialog.getByText(fieldErrorTexts.REQUIRED)).toBeVisible()
  await expect(dialog.getByLabel(shootTexts.form.address)).toBeFocused()
  await expect(dialog.getByLabel(shootTexts.form.callTime)).toHaveValue('8.30')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByLabel(shootTexts.form.address).fill('Via dei Mulini 7, Parma')
  await dialog.getByRole('button', { name: shootTexts.form.submit }).click()
  await expect(page.getByText(shootTexts.saved)).toBeVisible()
  await page.setViewportSize(PHONE)
  await expectFits(page)
  await expect(client.getByText('Via dei Mulini 7, Parma')).toBeVisible()
  await expect(client.getByText('ore 08:30')).toBeVisible()
  await client.setViewportSize(PHONE)
  await expectUsable(client)
  await page.getByRole('button', { name: shootTexts.removeOf(shootTexts.day(day)) }).click()
  await expect(dialog).toContainText(shootTexts.removeText(shootTexts.day(day)))
  await dialog.getByRole('button', { name: shootTexts.removeConfirm }).click()
  await expect(client.getByText('Via dei Mulini 7, Parma')).toHaveCount(0)
})

test('a phone lists phases, shooting days and deadlines by day, and fits', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signInToTeam(page, 'pm@demo.example')
  const { title } = await makePlanned(page)
  await page.goto(WEEK)
  const row = page.getByRole('listitem').filter({ hasText: title }).last()
  await expect(row).toContainText(scheduleTexts.until(dateIt(days.endsOn)))
  await expectUsable(page)
  await row.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: scheduleTexts.plan, exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Montaggio' })).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
})

test('a manager sees and sorts by the workload of members, also while assigning', async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example', '/team/members')
  const row = page.getByRole('row').filter({ hasText: 'Luca Moretti' })
  for (const name of workloadTexts.counts)
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await expect(row.getByRole('cell').nth(3)).toHaveText(/^[1-9]/)
  await page.getByRole('combobox', { name: workloadTexts.sort }).click()
  await page.getByRole('option', { name: workloadTexts.sorts.load }).click()
  await expect(page).toHaveURL(/sort=load/)
  await page.reload()
  await expect(row).toBeVisible()
  const cells = await page.getByRole('row').locator('td:nth-child(6)').allTextContents()
  // No work is counted for members who are suspended.
  const due = cells.map(text => (text === '–' ? -1 : Number(text)))
  expect(due).toEqual(due.toSorted((one, other) => other - one))
  expect(new Set(due).size).toBeGreaterThan(1)
  await expectAccessible(page)
  const { projectId } = await makeProject(page)
  await page.goto(`/team/project/${projectId}`)
  await page.getByRole('button', { name: teamTexts.assign.title }).click()
  const choice = page.getByRole('dialog').getByRole('checkbox', { name: /Luca Moretti/ })
  await expect(choice).toHaveAccessibleName(/progett[oi] apert[oi]/)
  await page.setViewportSize(PHONE)
  await page.goto('/team/members')
  await expectUsable(page)
})

test('the list of days on a phone opens at today, with the running phases', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signInToTeam(page, 'pm@demo.example')
  const { projectId, title } = await makeProject(page)
  for (const [index, kind] of phaseKinds.entries()) {
    const day = `2032-03-0${index + 1}`
    await act(page, 'team.phases.set', { projectId, kind, startsOn: day, endsOn: day, version: null })
  }
  const coming = await makePlanned(page, { startsOn: '2032-03-22', endsOn: '2032-03-24' })
  for (const day of ['2032-03-05', '2032-03-06']) await makePlanned(page, { startsOn: day, endsOn: day })
  await makePlanned(page, { startsOn: '2032-02-20', endsOn: '2032-03-02' })
  const running = await makePlanned(page, { startsOn: '2032-03-18', endsOn: '2032-03-31' })
  await page.clock.setFixedTime('2032-03-20T09:00:00Z')
  await page.goto('/team/timeline')
  await expect(page.getByRole('listitem').filter({ hasText: running.title }).first()).toContainText('Oggi')
  await expect(page.getByRole('heading', { name: scheduleTexts.begunBefore })).not.toBeInViewport()
  await expect(page.getByRole('link', { name: coming.title })).toBeInViewport()
  await expect(page.getByRole('link', { name: title }).first()).not.toBeInViewport()
})
