import type { Locator, Page } from '@playwright/test'
import { errorCatalogue } from 'shared/errors/codes'
import { memberTexts } from 'shared/messages/it/members'
import { uiTexts } from 'shared/messages/it/screens'
import { securityTexts } from 'shared/messages/it/security'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible, expectFits, PHONE } from './accessibility.ts'
import { signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { proof } = securityTexts

/** Response to a session whose last password entry is too old. */
const needed = [
  {
    error: {
      message: 'PASSWORD_NEEDED',
      code: -32603,
      data: { code: 'FORBIDDEN', httpStatus: 403, appCode: 'PASSWORD_NEEDED', requestId: 'a-test' },
    },
  },
]

/** Suspends a member, for which the password is needed once. Returns its dialog. */
async function suspend(page: Page): Promise<Locator> {
  await signInToTeam(page, 'pm@demo.example', '/team/members')
  await page.route(/team\.members\.suspend/, route => route.fulfill({ status: 403, json: needed }), {
    times: 1,
  })
  await page.getByRole('link', { name: /Luca/ }).first().click()
  await page.getByRole('button', { name: teamTexts.members.suspend }).click()
  await page.getByRole('dialog').getByRole('button', { name: teamTexts.members.suspend }).click()
  return page.getByRole('dialog', { name: proof.title })
}

test.beforeEach(({ browserErrors }) => browserErrors.allow(/Failed to load resource|failed request/))

test('a sensitive action requires the password again, and the right one', async ({ page }) => {
  const dialog = await suspend(page)
  await expect(dialog.getByLabel(proof.password, { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectFits(page)
  await dialog.getByLabel(proof.password, { exact: true }).fill('Non-La-Password-1')
  await dialog.getByRole('button', { name: proof.submit }).click()
  await expect(dialog.getByText(proof.wrong)).toBeVisible()
  await dialog.getByLabel(proof.password, { exact: true }).fill('Demo-Team-2026')
  await dialog.getByRole('button', { name: proof.submit }).click()
  await expect(page.getByRole('main').getByText(memberTexts.suspended)).toBeVisible()
  await page.getByRole('button', { name: memberTexts.restore }).click()
  await expect(page.getByText(memberTexts.restored)).toBeVisible()
})

test('cancelling the password dialog changes nothing', async ({ page }) => {
  const dialog = await suspend(page)
  await dialog.getByRole('button', { name: uiTexts.cancel }).click()
  await expect(page.getByText(errorCatalogue.PASSWORD_NEEDED.text)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: teamTexts.members.suspend })).toBeVisible()
})
