import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { frameRateOf } from 'shared/deliverables/frame-rate'
import { timeCodeOfFrame } from 'shared/deliverables/time-code'
import { reviewTexts } from 'shared/messages/it/review'
import { teamTexts } from 'shared/messages/it/team'
import { textFile } from '../support/builders/sample-files.ts'
import { submitVersion } from './answer-comments.ts'
import { signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

/**
 * Clips of 45 frames which carry their number: in digits for people, and as six squares, white for a one, the lowest
 * bit first. Made by `tests/e2e/counters/make.sh`.
 */
const FRAMES = 45
const { comments, hub, player } = reviewTexts

test.describe.configure({ mode: 'serial' })

/** Reads the number off the picture that is shown; -1 while it goes elsewhere. */
function numberOn(video: HTMLVideoElement): number {
  if (video.seeking) return -1
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
  const context = canvas.getContext('2d')
  context?.drawImage(video, 0, 0, 320, 180)
  let number = 0
  for (let bit = 0; bit < 6; bit++) {
    const [red = 0] = context?.getImageData(40 + bit * 48, 150, 1, 1).data ?? []
    if (red > 128) number += 2 ** bit
  }
  return number
}

/** Plays to the end. @returns for each frame that was shown its number, and the timecode that stood beside it. */
async function played(video: Locator, read: string): Promise<{ number: number; written: string }[]> {
  return video.evaluate(
    async (element, [source]) => {
      const film = element as HTMLVideoElement
      const numberIn = new Function(`return ${source}`)() as typeof numberOn
      const time = document.querySelector('button:has(> .visually-hidden) > b')
      const seen: { number: number; written: string }[] = []
      const look = () =>
        film.requestVideoFrameCallback(() => {
          const number = numberIn(film)
          look()
          setTimeout(() => {
            // Another one has come meanwhile: what stands there may be about that one.
            if (numberIn(film) === number) seen.push({ number, written: time?.textContent ?? '' })
          })
        })
      look()
      const ended = new Promise(resolve => film.addEventListener('ended', resolve, { once: true }))
      film.playbackRate = 0.25
      await film.play()
      await ended
      return seen
    },
    [read],
  )
}

async function enter(page: Page): Promise<void> {
  await signInToTeam(page, 'editor@demo.example')
  await page.getByRole('link', { name: 'Primavera al lago' }).click()
  await page.getByRole('link', { name: new RegExp(`^(${hub.first}|${hub.open})$`) }).click()
  await expect(page.getByRole('heading', { name: hub.publish })).toBeVisible()
}

async function publish(page: Page, file: Parameters<Locator['setInputFiles']>[0], name: string) {
  await page.getByLabel(hub.file).setInputFiles(file)
  await page.getByLabel(teamTexts.deliverables.versionName).fill(name)
  await submitVersion(page, page.getByText(teamTexts.deliverables.published))
  await expect(page.getByRole('region', { name: player.label(name) })).toBeVisible()
}

for (const rate of [23.976, 24, 25, 29.97, 50]) {
  test(`at ${rate} frames a second the timecode is that of the frame that is shown: stepping, playing, paused, noted`, async ({
    page,
  }) => {
    await enter(page)
    await publish(page, fileURLToPath(new URL(`counters/${rate}.mp4`, import.meta.url)), `Contatore ${rate}`)
    const video = page.locator('video[aria-label^="Contatore"]').first()
    // What is watched is made by the server, and has to be as exact as what was sent.
    const made = page.getByRole('region', { name: reviewTexts.media.title })
    await expect(made.getByText(reviewTexts.media.findings['no-sound'])).toBeVisible()
    await expect(video).toHaveJSProperty('readyState', 4)
    const code = (frame: number) => timeCodeOfFrame(frame, frameRateOf(rate))
    const time = page.locator('button:has(> .visually-hidden) > b').first()
    const shown = () => video.evaluate(numberOn)
    await page.getByRole('slider', { name: player.position }).focus()
    await page.keyboard.press('Home')
    for (let frame = 0; frame < FRAMES; frame++) {
      await expect(time).toHaveText(code(frame))
      await expect.poll(shown).toBe(frame)
      if (frame < FRAMES - 1) await page.keyboard.press('.')
    }

    await page.keyboard.press('Home')
    await expect.poll(shown).toBe(0)
    const seen = await played(video, numberOn.toString())
    expect(seen.filter(({ number, written }) => written !== code(number))).toEqual([])
    expect(new Set(seen.map(({ number }) => number)).size).toBeGreaterThan(FRAMES / 2)

    for (const times of [1, 2, 3]) {
      await page.keyboard.press('Home')
      await expect.poll(shown).toBe(0)
      await page.keyboard.press('k')
      await expect.poll(shown, { intervals: [20] }).toBeGreaterThan(times * 5)
      await page.keyboard.press('k')
      await expect(page.getByRole('button', { name: player.play, exact: true })).toBeVisible()
      await expect.poll(async () => code(await shown())).toBe(await time.textContent())
    }

    const noted = await shown()
    await page.getByRole('textbox', { name: comments.write }).fill(`Fotogramma ${noted} a ${rate}`)
    await page.getByRole('button', { name: comments.send, exact: true }).click()
    const note = page.getByRole('listitem').filter({ hasText: `Fotogramma ${noted} a ${rate}` })
    await page.getByRole('slider', { name: player.position }).focus()
    await page.keyboard.press('Home')
    await expect.poll(shown).toBe(0)
    await note.getByRole('button', { name: comments.goTo(code(noted)) }).click()
    await expect.poll(shown).toBe(noted)
    await expect(time).toHaveText(code(noted))
  })
}

test('a film whose picture the browser cannot show says so to who watches it', async ({ page, troubles }) => {
  troubles.allow(/./)
  await enter(page)
  await page.evaluate(() => {
    Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 0 })
  })
  await page.getByRole('button', { name: /^Contatore 25/ }).click()
  await expect(page.getByText(player.failures.picture)).toBeVisible()
})

test('a film whose picture the browser cannot show says so to who publishes it', async ({ page }) => {
  await enter(page)
  const silent = { name: 'prores.mov', mimeType: 'video/quicktime', buffer: Buffer.from(textFile('niente')) }
  await page.getByLabel(hub.file).setInputFiles(silent)
  await expect(page.getByText(hub.poster.later)).toBeVisible()
})
