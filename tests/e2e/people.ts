import type { Page } from '@playwright/test'
import { demoAccounts } from 'server/demo/accounts'
import { authTexts } from 'shared/messages/it/auth'
import { expect } from './test.ts'

const passwords = new Map<string, string>(demoAccounts.map(account => [account.email, account.password]))

/** Signs one of the demo's people in through the screen. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await fillAccess(page, email)
  await page.getByRole('button', { name: authTexts.signIn.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Signs one of the demo's members in at the collaborators' door. */
export async function signInToTeam(page: Page, email: string): Promise<void> {
  await page.goto('/team-login')
  await fillAccess(page, email)
  await page.getByRole('button', { name: authTexts.team.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/team\/projects/)
}

async function fillAccess(page: Page, email: string): Promise<void> {
  await page.getByLabel(authTexts.email, { exact: true }).fill(email)
  await page.getByLabel(authTexts.password, { exact: true }).fill(passwords.get(email) ?? '')
}
