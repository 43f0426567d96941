import { fieldErrorTexts } from 'shared/errors/codes'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { libraryTexts } from 'shared/messages/it/library'
import { publicTexts } from 'shared/messages/it/public'
import { unreachableText } from 'shared/messages/it/unreachable'
import { expectAccessible } from './accessibility.ts'
import { mend } from './broken.ts'
import { signIn } from './people.ts'
import { expect, test } from './test.ts'

test('shows a toast when a modal chunk fails to load, and opens it at the next press', async ({
  page,
  troubles,
}) => {
  await signIn(page, 'cliente@demo.example', '/dashboard/inspiration')
  troubles.allow(/\/assets\/library-modal-|chunk failed to load/)
  await page.route(/\/assets\/library-modal-[^/]+\.js$/, route => route.abort())
  const opener = page.getByRole('button', { name: orderTexts.inspiration.explore })
  await opener.click()
  await expect(page.getByText(unreachableText)).toBeVisible()
  await mend(page)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: libraryTexts.title })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('shows errors at their fields, focuses the first one and keeps what was typed', async ({ page }) => {
  const { contact, form } = publicTexts
  await page.goto('/contact')
  await page.getByLabel(form.email, { exact: true }).fill('nessuna chiocciola')
  await page.getByLabel(contact.message).fill('Un video per la fiera.')
  await page.getByRole('button', { name: contact.submit, exact: true }).click()
  await expect(page.getByText(fieldErrorTexts.INVALID_EMAIL)).toBeVisible()
  await expect(page.getByLabel(contact.name, { exact: true })).toBeFocused()
  await expect(page.getByLabel(form.email, { exact: true })).toHaveValue('nessuna chiocciola')
  await expect(page.getByLabel(contact.message)).toHaveValue('Un video per la fiera.')
  await expectAccessible(page)
})
