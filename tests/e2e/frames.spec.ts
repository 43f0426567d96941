import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { frameRateOf } from 'shared/deliverables/timecode'
import { timecodeOfFilmFrame, USUAL_TIMELINE, type VideoTimeline } from 'shared/deliverables/timeline'
import { publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { playerTexts } from 'shared/messages/it/review-player'
import { teamTexts } from 'shared/messages/it/team'
import { mediaTexts } from 'shared/messages/it/team-review'
import { COUNTED_FRAMES, numberOn, played } from '../support/frame-counter.ts'
import { submitVersion } from './answer-comments.ts'
import { chooseIn, enterRoom, openPublishForm, versionSwitch } from './review-room.ts'
import { expect, test } from './test.ts'

/** Time for the rendition, which has a low priority on the machine. */
const MADE_WITHIN_MS = 150_000

const FILM = 'video[aria-label^="Contatore"]'
const TIMECODE = 'button:has(> .visually-hidden) > b'
const { comments } = reviewTexts

test.describe.configure({ mode: 'serial', timeout: 2 * MADE_WITHIN_MS })

const enter = (page: Page) => enterRoom(page, 'Primavera al lago')

async function publish(page: Page, file: Parameters<Locator['setInputFiles']>[0], name: string) {
  await openPublishForm(page)
  await page.getByLabel(publishTexts.file).setInputFiles(file)
  await page.getByLabel(teamTexts.deliverables.versionName).fill(name)
  await submitVersion(page, page.getByText(teamTexts.deliverables.waiting))
  await expect(page.getByRole('region', { name: playerTexts.label(name) })).toBeVisible()
}

/**
 * Clips of 45 numbered frames: in digits, and as six squares, white for a one, lowest bit first. Made by
 * `tests/e2e/counters/make.sh`.
 */
const counters: [name: string, VideoTimeline][] = [
  ['23.976', { ...USUAL_TIMELINE, frameRate: frameRateOf(23.976) }],
  ['24', { ...USUAL_TIMELINE, frameRate: frameRateOf(24) }],
  ['25', { ...USUAL_TIMELINE, frameRate: frameRateOf(25) }],
  ['29.97-minute', { frameRate: frameRateOf(29.97), startTimecode: '00:00:59;00', isDropFrame: true }],
  ['50', { ...USUAL_TIMELINE, frameRate: frameRateOf(50) }],
]

for (const [rate, timeline] of counters) {
  test(`the timecode is that of the shown frame, at ${rate} frames a second`, async ({ page }) => {
    await enter(page)
    await publish(page, fileURLToPath(new URL(`counters/${rate}.mp4`, import.meta.url)), `Contatore ${rate}`)
    const video = page.locator(FILM).first()
    // The server's rendition must be as exact as the original.
    const made = page.getByRole('region', { name: mediaTexts.title })
    await expect(made.getByText(mediaTexts.findings['no-sound'])).toBeVisible({ timeout: MADE_WITHIN_MS })
    await expect(video).toHaveJSProperty('readyState', 4)
    const code = (frame: number) => timecodeOfFilmFrame(frame, timeline)
    const time = page.locator(TIMECODE).first()
    const shown = () => video.evaluate(numberOn)
    await page.getByRole('slider', { name: playerTexts.position }).focus()
    await page.keyboard.press('Home')
    for (let frame = 0; frame < COUNTED_FRAMES; frame++) {
      await expect(time).toHaveText(code(frame))
      await expect.poll(shown).toBe(frame)
      if (frame < COUNTED_FRAMES - 1) await page.keyboard.press('.')
    }

    await page.keyboard.press('Home')
    await expect.poll(shown).toBe(0)
    const seen = await played(page, FILM, TIMECODE)
    // A busy machine may show a frame before its callback; the timecode is then occasionally that of the previous
    // frame.
    const untold = seen.filter(({ number, written }) => number > 0 && written === code(number - 1))
    const wrong = seen.filter(one => one.written !== code(one.number) && !untold.includes(one))
    expect(wrong).toEqual([])
    expect(untold.length).toBeLessThan(seen.length / 10)
    expect(new Set(seen.map(({ number }) => number)).size).toBeGreaterThan(COUNTED_FRAMES / 2)

    for (const times of [1, 2, 3]) {
      await page.keyboard.press('Home')
      await expect.poll(shown).toBe(0)
      await page.keyboard.press('k')
      await expect.poll(shown, { intervals: [20] }).toBeGreaterThan(times * 5)
      await page.keyboard.press('k')
      await expect(page.getByRole('button', { name: playerTexts.play, exact: true })).toBeVisible()
      await expect.poll(async () => code(await shown())).toBe(await time.textContent())
    }

    const noted = await shown()
    await page.getByRole('textbox', { name: comments.write }).fill(`Fotogramma ${noted} a ${rate}`)
    await page.getByRole('button', { name: comments.send, exact: true }).click()
    const note = page.getByRole('listitem').filter({ hasText: `Fotogramma ${noted} a ${rate}` })
    await page.getByRole('slider', { name: playerTexts.position }).focus()
    await page.keyboard.press('Home')
    await expect.poll(shown).toBe(0)
    await note.getByRole('button', { name: comments.goTo(code(noted)) }).click()
    await expect.poll(shown).toBe(noted)
    await expect(time).toHaveText(code(noted))
  })
}

test('a film that the browser cannot show is reported to the viewer', async ({ page, browserErrors }) => {
  browserErrors.allow(/./)
  await enter(page)
  await page.evaluate(() => {
    Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 0 })
  })
  await chooseIn(versionSwitch(page), 'Contatore 25')
  await expect(page.getByText(playerTexts.failures.picture)).toBeVisible()
})

test('a film whose picture the browser cannot show is reported to the publisher', async ({ page }) => {
  await enter(page)
  await openPublishForm(page)
  // The head of a QuickTime film, without a picture.
  const head = Buffer.from('\0\0\0\x14ftypqt  \0\0\x02\0qt  ', 'latin1')
  const silent = { name: 'prores.mov', mimeType: 'video/quicktime', buffer: head }
  await page.getByLabel(publishTexts.file).setInputFiles(silent)
  await expect(page.getByText(publishTexts.poster.later)).toBeVisible()
})
