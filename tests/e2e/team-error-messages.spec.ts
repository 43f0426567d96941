import { randomUUID } from 'node:crypto'
import { authTexts } from 'shared/messages/it/auth'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible } from './accessibility.ts'
import { failProcedure, restoreNetwork } from './network-faults.ts'
import { fillAccess, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { member, members } = teamTexts

test('the team’s sign-in reports empty and wrong credentials', async ({ page: visitor, browserErrors }) => {
  browserErrors.expect(/401/)
  await visitor.goto('/team-login')
  const enter = visitor.getByRole('button', { name: authTexts.signIn.submit, exact: true })
  await enter.click()
  await expect(visitor.getByText(authTexts.team.missing)).toBeVisible()
  await fillAccess(visitor, 'pm@demo.example', 'Non-La-Password-1')
  await enter.click()
  await expect(visitor.getByText(authTexts.team.badCredentials)).toBeVisible()
  await expect(visitor.getByLabel(authTexts.email, { exact: true })).toHaveValue('pm@demo.example')
  await expectAccessible(visitor)
})

test('a failed new member keeps the typed text and succeeds on retry', async ({ page, browserErrors }) => {
  browserErrors.expect(/Failed to load resource|failed request/)
  const said = (sentence: string) => page.getByText(sentence, { exact: true }).last()
  await signInToTeam(page, 'pm@demo.example')
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
