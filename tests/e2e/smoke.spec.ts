import { expectAccessible } from './accessibility.ts'
import { expect, test } from './test.ts'

test('the landing page stands', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
  await expectAccessible(page)
})

test.describe('while locked', () => {
  test.use({ gate: 'locked' })
  test('a visitor passes the gate', async ({ page }) => {
    await page.goto('/')
    await page
      .getByLabel(/password/i)
      .first()
      .fill('anteprima')
    await page.getByRole('button', { name: 'Accedi alla platforma' }).click()
    await expect(page.locator('h1')).toBeVisible()
  })
})
