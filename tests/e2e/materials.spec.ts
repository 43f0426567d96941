import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { errorCatalogue } from 'shared/errors/codes'
import { materialTexts } from 'shared/messages/it/materials'
import { uiTexts } from 'shared/messages/it/screens'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { act, signIn } from './people.ts'
import { expect, test } from './test.ts'

const texts = materialTexts
const MB = 1024 * 1024

type Dropped = { name: string; type: string; text?: string; sizeBytes?: number }

/** Drops files on the page. Large ones are created in the page instead of being transferred to it. */
async function drop(page: Page, files: Dropped[]): Promise<void> {
  const transfer = await page.evaluateHandle(list => {
    const carried = new DataTransfer()
    for (const { name, type, text = '', sizeBytes } of list) {
      const bytes = sizeBytes === undefined ? text : new Uint8Array(sizeBytes).fill(97)
      carried.items.add(new File([bytes], name, { type, lastModified: 1_700_000_000_000 }))
    }
    return carried
  }, files)
  const area = page.getByText(texts.drop)
  await area.dispatchEvent('dragenter', { dataTransfer: transfer })
  await expect(page.getByText(texts.dropNow)).toBeVisible()
  await page.getByText(texts.dropNow).dispatchEvent('drop', { dataTransfer: transfer })
}

async function openNewProject(page: Page): Promise<void> {
  await signIn(page, 'cliente@demo.example')
  const { id } = await act(page, 'dashboard.projects.create', { title: 'Materiali' })
  await page.goto(`/dashboard/materials?project=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test.describe('materials', () => {
  test('a client drops several files: valid ones are uploaded, an invalid one is named and stops none', {
    tag: '@smoke',
  }, async ({ page }) => {
    await openNewProject(page)
    await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible()
    await expectAccessible(page)
    await drop(page, [
      { name: 'testi.txt', type: 'text/plain', text: 'Apriamo alle sette.' },
      { name: 'logo.svg', type: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      { name: 'macro.pptm', type: 'application/vnd.ms-powerpoint.presentation.macroEnabled.12', text: 'PK' },
    ])
    await expect(page.getByText(texts.badType.text('macro.pptm')).first()).toBeVisible()
    await expect(page.getByText(texts.done.text)).toBeVisible()
    await expect(page.getByRole('link', { name: 'testi.txt', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'logo.svg', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: texts.upload.title })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: texts.upload.stoppedTitle })).toBeVisible()
    await expect(row(page, 'macro.pptm').getByText(errorCatalogue.FILE_TYPE.text)).toBeVisible()
    await page.getByRole('button', { name: texts.upload.dismissAll }).click()
    await expect(row(page, 'macro.pptm')).toHaveCount(0)
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectAccessible(page)
  })

  test('a file of more than 50 MB is not uploaded', async ({ page }) => {
    await openNewProject(page)
    const sent: string[] = []
    page.on('request', request => sent.push(new URL(request.url()).pathname))
    await drop(page, [{ name: 'girato.mp4', type: 'video/mp4', sizeBytes: 50 * MB + 1 }])
    await expect(page.getByRole('alert').getByText(texts.tooLarge.title)).toBeVisible()
    await expect(page.getByRole('alert').getByText(texts.tooLarge.text('girato.mp4'))).toBeVisible()
    expect(sent).not.toContain('/uploads')
  })

  test('a paused upload resumes after a reload once the same file is chosen again', async ({ page }) => {
    await openNewProject(page)
    const letters = Buffer.alloc(20 * MB, 'a')
    let parts = 0
    const { promise: firstPartStored, resolve: onSecondPart } = Promise.withResolvers<void>()
    await page.route('**/uploads/*', async route => {
      // The second part is sent once the first is stored, and is held back.
      if (route.request().method() === 'PATCH' && ++parts === 2) return onSecondPart()
      await route.continue()
    })
    const file = { name: 'diario.txt', type: 'text/plain', sizeBytes: letters.length }
    await drop(page, [file])
    await firstPartStored
    await expect(row(page, 'diario.txt').getByText('8 MB')).toBeVisible()
    await page.getByRole('button', { name: texts.upload.pauseOf('diario.txt') }).click()
    await expect(row(page, 'diario.txt').getByText(texts.upload.paused)).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/uploads/*')
    await page.reload()
    await expect(page.getByText(texts.upload.interrupted)).toBeVisible()
    await expectAccessible(page)
    const another = { name: 'lettera.txt', mimeType: 'text/plain', buffer: Buffer.from('un altro') }
    await page
      .getByLabel(texts.upload.resumeOf('diario.txt'))
      .and(page.locator('input'))
      .setInputFiles(another)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(texts.upload.otherFile.text('diario.txt', 'lettera.txt'))).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: uiTexts.cancel }).click()
    await expect(page.getByText(texts.upload.interrupted)).toBeVisible()
    const offsets: string[] = []
    page.on('request', request => {
      if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '')
    })
    await drop(page, [file])
    await expect(page.getByText(texts.done.text)).toBeVisible()
    await expect(page.getByRole('link', { name: 'diario.txt', exact: true })).toBeVisible()
    expect(Number(offsets[0])).toBe(8 * MB)
    await expect(page.getByText(texts.upload.interrupted)).toHaveCount(0)
  })

  test('a file is removed with its bytes after a confirmation that names it', async ({ page }) => {
    await openNewProject(page)
    await drop(page, [{ name: 'bozza.txt', type: 'text/plain', text: 'da buttare' }])
    const link = page.getByRole('link', { name: 'bozza.txt', exact: true })
    await expect(link).toBeVisible()
    const url = (await link.getAttribute('href')) ?? ''
    expect(await (await page.request.get(url)).text()).toBe('da buttare')
    await page.getByRole('button', { name: texts.remove('bozza.txt') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(texts.removeText('bozza.txt'))).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: uiTexts.cancel }).click()
    await page.getByRole('button', { name: texts.remove('bozza.txt') }).click()
    await dialog.getByRole('button', { name: texts.removeConfirm }).click()
    await expect(page.getByText(texts.deleted.text('bozza.txt'))).toBeVisible()
    await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible()
    expect((await page.request.get(url)).status()).toBe(404)
  })

  test('a link to a shared folder is added, opens on its own site, and is removed', async ({ page }) => {
    const { links } = texts
    await openNewProject(page)
    await page.getByRole('button', { name: links.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(links.url).fill('la cartella di Anna')
    await dialog.getByRole('button', { name: links.add }).click()
    await expect(dialog.getByLabel(links.url)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByLabel(links.url).fill('drive.google.com/drive/folders/1AbC')
    await dialog.getByRole('button', { name: links.add }).click()
    await expect(page.getByText(links.added)).toBeVisible()
    const folder = page.getByRole('link', { name: 'Google Drive', exact: true })
    await expect(folder).toHaveAttribute('href', 'https://drive.google.com/drive/folders/1AbC')
    await page.setViewportSize(PHONE)
    await expectUsable(page)
    await page.getByRole('button', { name: links.remove('Google Drive') }).click()
    await dialog.getByRole('button', { name: links.removeConfirm, exact: true }).click()
    await expect(page.getByText(links.removed)).toBeVisible()
    await expect(folder).toHaveCount(0)
  })
})
