import type { Page } from '@playwright/test'
import { commentFileTexts as files, reviewTexts } from 'shared/messages/it/review'
import { pdf, png } from '../support/builders/sample-files.ts'
import { expectUsable } from './accessibility.ts'
import { chooseAction, enterDemoRoom, press, removeComment } from './review-room.ts'
import { expect, test } from './test.ts'

const { comments } = reviewTexts

const fileOf = (name: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

const logo = fileOf('logo.png', 'image/png', png)
const brief = fileOf('brief del cliente, con un nome molto lungo che va a capo.pdf', 'application/pdf', pdf)
const sheet = fileOf('griglia.pdf', 'application/pdf', pdf)
const script = fileOf('script.sh', 'application/x-sh', png)

const choose = (page: Page, ...chosen: (typeof logo)[]) =>
  page.getByLabel(comments.attachFiles).first().setInputFiles(chosen)

for (const width of [1280, 360])
  test(`a comment’s files survive a reload and are replaced by an edit, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await enterDemoRoom(page)
    const text = `Ecco il logo, ${width}.`
    await page.getByRole('textbox', { name: comments.write }).fill(text)
    await choose(page, logo, brief, script)
    await expect(page.getByText(files.badType(script.name))).toBeVisible()
    await expect(page.getByRole('button', { name: files.removeOf(brief.name) })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectUsable(page)
    await page.reload()
    await expect(page.getByRole('textbox', { name: comments.write })).toHaveValue(text)
    await page.getByRole('button', { name: files.removeOf(brief.name) }).click()
    await choose(page, logo, logo, logo, logo, logo)
    await expect(page.getByText(files.tooMany(5))).toBeVisible()
    await expect(page.getByRole('button', { name: files.removeOf(logo.name) })).toHaveCount(5)
    await page.getByLabel(comments.internalHint).check()
    await press(page, comments.send)
    const said = page.getByRole('listitem').filter({ hasText: text })
    const attached = said.getByRole('link', { name: files.open(logo.name) })
    await expect(attached).toHaveCount(5)
    await expect(page.getByRole('button', { name: files.removeOf(logo.name) })).toHaveCount(0)
    const served = await page.request.get((await attached.first().getAttribute('href')) ?? '')
    expect(served.headers()['content-type']).toBe('image/png')
    await said.getByRole('button', { name: comments.replyLabel('') }).click()
    await said.getByRole('textbox').fill('E il brief.')
    await said.getByLabel(comments.attachFiles).setInputFiles([brief])
    await press(page, comments.replySend)
    await expect(said.getByRole('link', { name: files.open(brief.name) })).toBeVisible()
    await expectUsable(page)

    await chooseAction(said, text, comments.edit)
    await said
      .getByRole('button', { name: files.removeOf(logo.name) })
      .first()
      .click()
    await said.getByRole('button', { name: comments.cancel }).click()
    await expect(attached).toHaveCount(5)
    await chooseAction(said, text, comments.edit)
    await said.getByLabel(comments.attachFiles).setInputFiles([script, sheet])
    await expect(said.getByText(files.tooMany(5))).toBeVisible()
    for (const left of [4, 3]) {
      await said
        .getByRole('button', { name: files.removeOf(logo.name) })
        .first()
        .click()
      await expect(said.getByRole('button', { name: files.removeOf(logo.name) })).toHaveCount(left)
    }
    await said.getByLabel(comments.attachFiles).setInputFiles([sheet])
    await expect(said.getByRole('button', { name: files.removeOf(sheet.name) })).toBeVisible()
    await expect(said.getByRole('progressbar')).toHaveCount(0)
    await expectUsable(page)
    await said.getByRole('button', { name: comments.editSave }).click()
    await expect(said.getByRole('link', { name: files.open(sheet.name) })).toBeVisible()
    await expect(attached).toHaveCount(3)
    await expect(said.getByText(comments.edited)).toBeVisible()
    await removeComment(said, text)
  })

test('a comment cannot be sent from the choice of a file until its upload is complete', async ({ page }) => {
  const upload = Promise.withResolvers<void>()
  await page.route('**/uploads', async route => {
    await upload.promise
    await route.continue()
  })
  await enterDemoRoom(page)
  const text = 'Con il brief, da una rete lenta.'
  await page.getByRole('textbox', { name: comments.write }).fill(text)
  await page.getByLabel(comments.internalHint).check()
  await choose(page, brief)
  const send = page.getByRole('button', { name: comments.send, exact: true })
  await expect(send).toBeDisabled()
  const changes = await send.evaluateHandle(button => {
    const seen: boolean[] = []
    const look = () => {
      const isOpen = !button.hasAttribute('disabled')
      if (seen.at(-1) !== isOpen) seen.push(isOpen)
    }
    new MutationObserver(look).observe(button, { attributes: true })
    return seen
  })
  upload.resolve()
  await expect(send).toBeEnabled()
  // Never enabled in between, because a press then would send without the file.
  expect(await changes.jsonValue()).toEqual([true])
  await press(page, comments.send)
  const said = page.getByRole('listitem').filter({ hasText: text })
  await expect(said.getByRole('link', { name: files.open(brief.name) })).toBeVisible()
  await removeComment(said, text)
})
