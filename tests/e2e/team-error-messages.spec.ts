import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { authTexts } from 'shared/messages/it/auth'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible } from './accessibility.ts'
import { ask } from './calls.ts'
import { failProcedure, restoreNetwork } from './network-faults.ts'
import { signInToTeam } from './people.ts'
import { createSharedPage, expect, test } from './test.ts'

/** Errors and successes of the team's catalogue, each provoked. */
test.describe.configure({ mode: 'serial' })

const { assign, member, members, project } = teamTexts
let page: Page
let projectPage: string

test.beforeAll(async ({ browser, baseURL, gateCookies }) => {
  page = await createSharedPage({ browser, baseURL, gateCookies })
  await signInToTeam(page, 'pm@demo.example')
  const { items } = await ask(page, 'team.projects.list', {})
  projectPage = `/team/project/${items[0]?.id}`
})

test.beforeEach(({ browserErrors }) => browserErrors.allow(/Failed to load resource|failed request/))
test.afterEach(() => restoreNetwork(page))
test.afterAll(() => page.context().close())

const said = (sentence: string) => page.getByText(sentence, { exact: true }).last()

test('the team’s sign-in requires both fields, and reports wrong credentials', async ({ page: visitor }) => {
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

test('an assignment that fails keeps the choice and succeeds on retry', async () => {
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
  await restoreNetwork(page)
  await dialog.getByRole('button', { name: assign.submit }).click()
  await expect(said(assign.ok)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('adding a member that fails keeps the typed text and succeeds on retry', async () => {
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
  await restoreNetwork(page)
  await dialog.getByRole('button', { name: members.submit }).click()
  await expect(said(member.created)).toBeVisible()
  await expect(page.getByText('Ornella Neri').first()).toBeVisible()
})
