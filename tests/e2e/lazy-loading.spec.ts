import { orderTexts } from 'shared/messages/it/dashboard-order'
import { libraryTexts } from 'shared/messages/it/library'
import { unreachableText } from 'shared/messages/it/unreachable'
import { restoreNetwork } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, test } from './test.ts'

test('reports a modal that fails to load, and opens it at the next try', async ({ page, browserErrors }) => {
  await signIn(page, 'cliente@demo.example', '/dashboard/inspiration')
  browserErrors.allow(/\/assets\/library-modal-|chunk failed to load/)
  await page.route(/\/assets\/library-modal-[^/]+\.js$/, route => route.abort())
  const opener = page.getByRole('button', { name: orderTexts.inspiration.explore })
  await opener.click()
  await expect(page.getByText(unreachableText)).toBeVisible()
  await restoreNetwork(page)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: libraryTexts.title })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
