import { randomUUID } from 'node:crypto'
import { auditActions } from 'shared/messages/it/acts'
import { auditTexts } from 'shared/messages/it/audit'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const manager = 'pm@demo.example'
const NAME = 'Giulia Ferri'

test('a manager filters the audit log by area and by person', { tag: '@smoke' }, async ({ page }) => {
  await signInToTeam(page, manager)
  await page.getByRole('link', { name: auditTexts.title, exact: true }).click()
  await expect(page.getByRole('heading', { name: auditTexts.title, level: 1 })).toBeVisible()
  const items = page.getByRole('main').getByRole('row')
  await expect(items.filter({ hasText: auditActions['session.began'].text }).first()).toContainText(NAME)
  await expectAccessible(page)

  await items.first().getByRole('button', { name: NAME }).click()
  await expect(page).toHaveURL(/actorId=/)
  await expect(items.filter({ hasNotText: NAME })).toHaveCount(0)

  await page.getByRole('combobox', { name: auditTexts.areaLabel }).click()
  await page.getByRole('option', { name: auditTexts.areas.money }).click()
  await expect(page).toHaveURL(/area=money/)
  await page.goto(`/team/audit?area=money&actorId=${randomUUID()}`)
  await expect(page.getByRole('heading', { name: auditTexts.noMatch })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: auditTexts.clear, exact: true }).last().click()
  await expect(page).toHaveURL(/\/team\/audit$/)
  await expect(items.first()).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('main').getByRole('row').first()).toBeVisible()
  await expectUsable(page)
})
