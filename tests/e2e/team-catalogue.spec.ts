import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { authTexts } from 'shared/messages/it/auth'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible } from './accessibility.ts'
import { failProcedure, mend } from './broken.ts'
import { ask } from './calls.ts'
import { signInToTeam } from './people.ts'
import { expect, lastingPerson, test } from './test.ts'

/** The team's rows of the error and success catalogue, each provoked. */
test.describe.configure({ mode: 'serial' })

const { assign, member, members, project, status } = teamTexts
let page: Page
let projectPage: string

test.beforeAll(async ({ browser, baseURL, gateCookies }) => {
  page = await lastingPerson({ browser, baseURL, gateCookies })
  await signInToTeam(page, 'pm@demo.example')
  // From review back to production nothing is asked; into review a version is needed. Other tests may have moved it.
  const begun = await Promise.all([
    ask(page, 'team.projects.list', { status: 'in-review' }),
    ask(page, 'team.projects.list', { status: 'in-production' }),
  ])
  const [found] = begun.flatMap(({ items }) => items)
  projectPage = `/team/project/${found?.id}`
})

test.beforeEach(({ troubles }) => troubles.allow(/Failed to load resource|failed request/))
test.afterEach(() => mend(page))
test.afterAll(() => page.context().close())

const said = (sentence: string) => page.getByText(sentence, { exact: true }).last()

test('the door asks for both, and says in one sentence that they do not match', async ({ page: visitor }) => {
  await visitor.goto('/team-login')
  const enter = visitor.getByRole('button', { name: authTexts.team.submit, exact: true })
  await enter.click()
  await expect(visitor.getByText(authTexts.team.missing)).toBeVisible()
  await visitor.getByLabel(authTexts.email, { exact: true }).fill('pm@demo.example')
  await visitor.getByLabel(authTexts.password, { exact: true }).fill('Non-La-Password-1')
  await enter.click()
  await expect(visitor.getByText(authTexts.team.badCredentials)).toBeVisible()
  await expect(visitor.getByLabel(authTexts.email, { exact: true })).toHaveValue('pm@demo.example')
  await expectAccessible(visitor)
})

for (const [what, path, sentence] of [
  ['an address that is no project', '/team/project/non-un-id', project.badId],
  ['a project that is none', `/team/project/${randomUUID()}`, project.missing],
  ['a member that is none', `/team/member/${randomUUID()}`, member.missing],
] as const) {
  test(`${what}: ${sentence}`, async () => {
    await page.goto(path)
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('a status that could not be changed stays, and says so; then it is changed', async () => {
  await page.goto(projectPage)
  const choice = page.getByRole('combobox', { name: status.label })
  const before = await choice.inputValue()
  const next = before === status['in-review'] ? status['in-production'] : status['in-review']
  const change = async () => {
    await choice.click()
    await page.getByRole('option', { name: next }).click()
  }
  await failProcedure(page, 'team.projects.setStatus')
  await change()
  await expect(said(status.failed)).toBeVisible()
  await expect(choice).toHaveValue(before)
  await mend(page)
  await change()
  await expect(said(status.changed)).toBeVisible()
})

test('an assignment that failed keeps the choice; then it is made', async () => {
  await page.goto(projectPage)
  await page.getByRole('button', { name: assign.title }).click()
  const dialog = page.getByRole('dialog', { name: assign.title })
  const luca = dialog.getByLabel(/Luca Moretti/)
  const was = await luca.isChecked()
  await luca.click()
  await failProcedure(page, 'team.projects.assign')
  await dialog.getByRole('button', { name: assign.submit }).click()
  await expect(said(assign.failed)).toBeVisible()
  expect(await luca.isChecked()).toBe(!was)
  await mend(page)
  await dialog.getByRole('button', { name: assign.submit }).click()
  await expect(said(assign.ok)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a member that could not be made keeps what was typed; then there is one more', async () => {
  await page.goto('/team/members')
  await page.getByRole('button', { name: members.add }).click()
  const dialog = page.getByRole('dialog', { name: members.add })
  await dialog.getByRole('button', { name: members.submit }).click()
  await expect(dialog.getByLabel(members.fullName)).toBeFocused()
  const email = `${randomUUID()}@example.com`
  await dialog.getByLabel(members.fullName).fill('Ornella Neri')
  await dialog.getByLabel(members.email).fill(email)
  await dialog.getByLabel(members.password, { exact: true }).fill('Provvisoria-26-Ottobre')
  await failProcedure(page, 'team.members.add')
  await dialog.getByRole('button', { name: members.submit }).click()
  await expect(said(member.createFailed)).toBeVisible()
  await expect(dialog.getByLabel(members.email)).toHaveValue(email)
  await expectAccessible(page)
  await mend(page)
  await dialog.getByRole('button', { name: members.submit }).click()
  await expect(said(member.created)).toBeVisible()
  await expect(page.getByText('Ornella Neri').first()).toBeVisible()
})

test('a profile that could not be saved keeps what was typed; then it is saved', async () => {
  await page.goto('/team/members')
  await page.getByRole('link', { name: /Luca Moretti/ }).click()
  await page.getByRole('button', { name: member.edit }).click()
  await page.getByLabel(member.location).fill('Trieste')
  await failProcedure(page, 'team.members.update')
  await page.getByRole('button', { name: teamTexts.save }).click()
  await expect(said(member.updateFailed)).toBeVisible()
  await expect(page.getByLabel(member.location)).toHaveValue('Trieste')
  await mend(page)
  await page.getByRole('button', { name: teamTexts.save }).click()
  await expect(said(member.updated)).toBeVisible()
  await expect(page.getByText('Trieste').first()).toBeVisible()
})
