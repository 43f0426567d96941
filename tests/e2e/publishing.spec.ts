import { fileURLToPath } from 'node:url'
import { fieldErrorTexts } from 'shared/errors/codes'
import { publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { enterDemoRoom, enterRoom, openPublishForm } from './review-room.ts'
import { expect, test } from './test.ts'

const { hub } = reviewTexts
const film = fileURLToPath(new URL('../../client/public/media/sede.mp4', import.meta.url))

test('the form of a version can be closed during the upload and is restored', async ({ page: manager }) => {
  await enterDemoRoom(manager)
  const dialog = manager.getByRole('dialog', { name: publishTexts.publish })
  const progress = manager.getByText(/^Caricamento /).filter({ visible: true })
  const opener = manager.getByRole('button', { name: hub.upload })
  await opener.click()
  await dialog.getByLabel(publishTexts.notesLabel).fill('A metà.')
  await manager.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(dialog.getByLabel(publishTexts.notesLabel)).toHaveValue('A metà.')
  await dialog.getByLabel(publishTexts.file).setInputFiles(film)
  await expect(dialog.getByText(/^Copertina scelta/)).toBeVisible()
  await dialog.getByRole('slider', { name: publishTexts.poster.moment }).fill('4')
  await dialog.getByRole('button', { name: publishTexts.poster.use }).click()
  await expect(dialog.getByText(publishTexts.poster.chosen('00:00:04:00'))).toBeVisible()
  await dialog.getByLabel(teamTexts.deliverables.versionName).fill('In viaggio')
  await manager.route('**/uploads**', () => {})
  await dialog.getByRole('button', { name: teamTexts.deliverables.save }).click()
  await expect(progress).toBeVisible()
  await expectAccessible(manager, '[role="dialog"]')
  await manager.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(progress).toBeInViewport()
  await manager.setViewportSize(PHONE)
  await expect(progress).toBeInViewport()
  await expectUsable(manager)
  await openPublishForm(manager)
  await expect(dialog.getByText('sede.mp4')).toBeVisible()
  await expect(dialog.getByText(publishTexts.poster.chosen('00:00:04:00'))).toBeVisible()
  await expect(dialog.getByLabel(publishTexts.notesLabel)).toBeDisabled()
  await expectFits(manager)
  await dialog.getByRole('button', { name: publishTexts.cancelUpload }).click()
  await expect(progress).toHaveCount(0)
  await expect(dialog.getByText('sede.mp4')).toBeVisible()
  await expect(dialog.getByLabel(teamTexts.deliverables.versionName)).toHaveValue('In viaggio')
})

test('an error of a version’s file or name disappears once it is corrected', async ({ page: manager }) => {
  await enterDemoRoom(manager)
  await manager.getByRole('button', { name: hub.upload }).click()
  const dialog = manager.getByRole('dialog', { name: publishTexts.publish })
  const name = dialog.getByLabel(teamTexts.deliverables.versionName)
  const missing = dialog.getByText(publishTexts.fileMissing)
  const unnamed = dialog.getByText(fieldErrorTexts.REQUIRED)
  await name.fill('')
  await dialog.getByRole('button', { name: teamTexts.deliverables.save }).click()
  await expect(missing).toBeVisible()
  await expect(unnamed).toBeVisible()
  await expect(dialog.locator('button', { hasText: publishTexts.file })).toBeFocused()
  await name.fill('Secondo montaggio')
  await expect(unnamed).toHaveCount(0)
  await expect(missing).toBeVisible()
  await dialog.getByLabel(publishTexts.file).setInputFiles(film)
  await expect(missing).toHaveCount(0)
})

test('leaving during an upload requires a confirmation, and keeps the notes', async ({ page: manager }) => {
  await enterRoom(manager, 'Sicurezza in officina')
  await manager.getByLabel(publishTexts.notesLabel).fill('La prima.')
  await manager.getByLabel(publishTexts.file).setInputFiles(film)
  await manager.route('**/uploads**', () => {})
  await manager.getByRole('button', { name: teamTexts.deliverables.submit, exact: true }).click()
  await expect(manager.getByRole('button', { name: publishTexts.cancelUpload })).toBeVisible()
  await manager.getByRole('link', { name: teamTexts.members.title, exact: true }).click()
  const dialog = manager.getByRole('dialog', { name: publishTexts.leaving.title })
  await expect(dialog).toBeVisible()
  await expectAccessible(manager, '[role="dialog"]')
  await dialog.getByRole('button', { name: publishTexts.leaving.confirm }).click()
  await expect(manager).toHaveURL(/\/team\/members/)
  // The room is left once the other page is shown, not when the address changes.
  await expect(manager.getByRole('heading', { name: teamTexts.members.title, level: 1 })).toBeVisible()
  await manager.goBack()
  await expect(manager.getByLabel(publishTexts.notesLabel)).toHaveValue('La prima.')
})
