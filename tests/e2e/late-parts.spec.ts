import type { Page } from '@playwright/test'
import { fieldErrorTexts } from 'shared/errors/codes'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { publicTexts } from 'shared/messages/it/public'
import { teamTexts } from 'shared/messages/it/team'
import { unreachableText } from 'shared/messages/it/unreachable'
import { expectAccessible } from './accessibility.ts'
import { mend } from './broken.ts'
import { signIn, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'
import type { Troubles } from './troubles.ts'

/** The program's part of this name does not come. */
async function lose(page: Page, troubles: Troubles, name: string): Promise<void> {
  const part = new RegExp(`/assets/${name}-[^/]+\\.js$`)
  troubles.allow(new RegExp(`/assets/${name}-`))
  await page.route(part, route => route.abort())
}

const { contact } = publicTexts
const email = (page: Page) => page.getByLabel(publicTexts.form.email, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: contact.submit, exact: true })

test('a form whose checks do not come says so, keeps every word, and checks at the next try', async ({
  page,
  troubles,
}) => {
  await lose(page, troubles, 'leads\\.inputs')
  await page.goto('/contact')
  await email(page).fill('nessuna chiocciola')
  await page.getByLabel(contact.message).fill('Un video per la fiera.')
  await send(page).click()
  await expect(page.getByText(publicTexts.form.error.text)).toBeVisible()
  await expect(send(page)).toBeEnabled()
  await mend(page)
  await send(page).click()
  await expect(page.getByText(fieldErrorTexts.INVALID_EMAIL)).toBeVisible()
  await expect(page.getByLabel(contact.name, { exact: true })).toBeFocused()
  await expect(email(page)).toHaveValue('nessuna chiocciola')
  await expect(page.getByLabel(contact.message)).toHaveValue('Un video per la fiera.')
  await expectAccessible(page)
})

test('a dialog that does not come says so, and opens at the next press', async ({ page, troubles }) => {
  const { inspiration } = orderTexts
  await signIn(page, 'cliente@demo.example', '/dashboard/inspiration')
  const opener = page.getByRole('button', { name: inspiration.addOwn })
  await lose(page, troubles, 'add-link-dialog')
  await opener.click()
  await expect(page.getByText(unreachableText)).toBeVisible()
  await mend(page)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: inspiration.addOwn })
  await expect(dialog.getByLabel(inspiration.videoUrl)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a choice whose list comes late is one for the keyboard from the start', async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example')
  const choice = page.getByRole('combobox', { name: teamTexts.urgency.label })
  await expect(choice).toHaveValue(teamTexts.projects.allUrgencies)
  await choice.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: teamTexts.urgency.high })).toBeVisible()
  await expect(choice).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/urgency=high/)
  await expect(choice).toHaveValue(teamTexts.urgency.high)
  await expectAccessible(page)
})
