import { fileURLToPath } from 'node:url'
import { reviewTexts } from 'shared/messages/it/review'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible } from './accessibility.ts'
import { enterDemoRoom } from './demo-room.ts'
import { expectFits } from './fits.ts'
import { expect, test } from './test.ts'

const { hub } = reviewTexts
const film = fileURLToPath(new URL('../../client/public/media/sede.mp4', import.meta.url))

test('the form of a version is closed while its file travels: how far it is stays in sight, and what was begun is there again', async ({
  page: manager,
}) => {
  await enterDemoRoom(manager)
  const dialog = manager.getByRole('dialog', { name: hub.publish })
  const progress = manager.getByText(/^Caricamento /).filter({ visible: true })
  const opener = manager.getByRole('button', { name: hub.upload })
  await opener.click()
  await dialog.getByLabel(hub.notesLabel).fill('A metà.')
  await manager.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(dialog.getByLabel(hub.notesLabel)).toHaveValue('A metà.')
  await dialog.getByLabel(hub.file).setInputFiles(film)
  await expect(dialog.getByText(/^Copertina scelta/)).toBeVisible()
  await dialog.getByRole('slider', { name: hub.poster.moment }).fill('4')
  await dialog.getByRole('button', { name: hub.poster.use }).click()
  await expect(dialog.getByText(hub.poster.chosen('00:00:04:00'))).toBeVisible()
  await dialog.getByLabel(teamTexts.deliverables.versionName).fill('In viaggio')
  await manager.route('**/uploads**', () => {})
  await dialog.getByRole('button', { name: teamTexts.deliverables.save }).click()
  await expect(progress).toBeVisible()
  await expectAccessible(manager, '[role="dialog"]')
  await manager.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(progress).toBeInViewport()
  await manager.setViewportSize({ width: 360, height: 740 })
  await expect(progress).toBeInViewport()
  await expectFits(manager)
  await expectAccessible(manager)
  await opener.click()
  await expect(dialog.getByText('sede.mp4')).toBeVisible()
  await expect(dialog.getByText(hub.poster.chosen('00:00:04:00'))).toBeVisible()
  await expectFits(manager)
  await dialog.getByRole('button', { name: hub.cancelUpload }).click()
  await expect(progress).toHaveCount(0)
  await expect(dialog.getByText('sede.mp4')).toBeVisible()
  await expect(dialog.getByLabel(teamTexts.deliverables.versionName)).toHaveValue('In viaggio')
})
