import { Buffer } from 'node:buffer'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { publishTexts } from 'shared/messages/it/publishing'
import { teamTexts } from 'shared/messages/it/team'
import { textFile } from '../support/builders/sample-files.ts'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { submitVersion } from './answer-comments.ts'
import { filmAt } from './films.ts'
import { enterRoom, openPublishForm, versionSwitch } from './review-room.ts'
import { expect, test } from './test.ts'

const texts = publishTexts.poster
const prores = fileURLToPath(new URL('counters/prores.mov', import.meta.url))
const film = filmAt('sede')

/** Opens the publishing form of a project that no other journey uses. */
async function enter(page: Page): Promise<void> {
  await enterRoom(page, 'Primavera al lago')
  await openPublishForm(page)
}

async function publish(page: Page, name: string): Promise<Locator> {
  await page.getByLabel(teamTexts.deliverables.versionName).fill(name)
  await submitVersion(page, page.getByText(teamTexts.deliverables.waiting))
  return versionSwitch(page).filter({ hasText: name })
}

/** Time for the rendition, which queues behind films that were published before. */
const MADE_WITHIN_MS = 180_000

/** Returns red, green and blue of the middle of a version's poster. */
async function colourOf(version: Locator): Promise<number[]> {
  const frame = version.locator('img')
  await frame.waitFor({ timeout: MADE_WITHIN_MS })
  await expect.poll(() => frame.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  return frame.evaluate((img: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context?.drawImage(img, 0, 0, 3, 3)
    return [...(context?.getImageData(1, 1, 1, 1).data.slice(0, 3) ?? [])]
  })
}

/** Records a film in the browser that is black for most of its two seconds and orange at the end. */
async function lateLight(page: Page): Promise<Buffer> {
  const letters = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const began = performance.now()
    const drawing = setInterval(() => {
      if (context) context.fillStyle = performance.now() - began < 1200 ? '#000' : '#f60'
      context?.fillRect(0, 0, 320, 180)
    }, 20)
    recorder.start()
    await new Promise(resolve => setTimeout(resolve, 2000))
    const ended = new Promise(resolve => {
      recorder.onstop = resolve
    })
    recorder.stop()
    await ended
    clearInterval(drawing)
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  })
  return Buffer.from(letters, 'latin1')
}

test('a poster is proposed from a tenth of the film; another is chosen by keyboard', async ({ page }) => {
  await enter(page)
  await page.getByLabel(publishTexts.file).setInputFiles(film)
  await expect(page.getByText(texts.chosen('00:00:00:20'))).toBeVisible()
  const moment = page.getByRole('slider', { name: texts.moment })
  await expect(page.getByRole('button', { name: texts.use })).toBeDisabled()
  await moment.focus()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: texts.use }).press('Enter')
  await expect(page.getByText(texts.chosen('00:00:08:00'))).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectUsable(page)
  const version = await publish(page, 'Con copertina')
  await expect(version.locator('img')).toHaveAttribute('src', /^\/files\/[0-9a-f-]{36}\?size=small$/)
})

test('a film that begins in black gets its first bright frame as poster', async ({ page }) => {
  await enter(page)
  const buffer = await lateLight(page)
  await page
    .getByLabel(publishTexts.file)
    .setInputFiles({ name: 'luce.webm', mimeType: 'video/webm', buffer })
  await expect(page.getByText(/^Copertina scelta: 00:00:01:/)).toBeVisible()
  const [red = 0, , blue = 255] = await colourOf(await publish(page, 'Luce'))
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(60)
})

test('a film that the browser cannot decode is published with a poster', async ({ page, browserErrors }) => {
  test.setTimeout(2 * MADE_WITHIN_MS + 120_000)
  // The browser tries the original until the rendition is ready.
  browserErrors.allow(/./)
  await enter(page)
  await page.getByLabel(publishTexts.file).setInputFiles(prores)
  await expect(page.getByText(texts.later)).toBeVisible()
  await expect(page.getByRole('slider', { name: texts.moment })).toHaveCount(0)
  const version = await publish(page, 'Dal montaggio')
  const [red = 0, , blue = 255] = await colourOf(version)
  expect(red - blue).toBeGreaterThan(100)
  const video = page.getByLabel('Dal montaggio', { exact: true })
  const width = () => video.evaluate((one: HTMLVideoElement) => one.videoWidth)
  await expect.poll(width, { timeout: MADE_WITHIN_MS }).toBe(64)
})

test('a version is published even if the upload of its poster fails', async ({ page, browserErrors }) => {
  browserErrors.expect(/422/)
  await enter(page)
  await page.route('**/uploads', route =>
    isOfPoster(route.request().headers()['upload-metadata'] ?? '')
      ? route.fulfill({ status: 422, body: '{}' })
      : route.continue(),
  )
  await page.getByLabel(publishTexts.file).setInputFiles(film)
  await expect(page.getByText(/^Copertina scelta/)).toBeVisible()
  const version = await publish(page, 'Copertina persa')
  await expect(page.getByText(texts.lost)).toBeVisible()
  await expect(version.locator('img')).toHaveCount(0)
})

const isOfPoster = (metadata: string): boolean =>
  metadata.includes(`kind ${Buffer.from(textFile('poster')).toString('base64')}`)
