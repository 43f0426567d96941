import type { Locator, Page } from '@playwright/test'
import { reviewTexts } from 'shared/messages/it/review'
import { playerTexts, wipeTexts } from 'shared/messages/it/review-player'
import { teamTexts } from 'shared/messages/it/team'
import { DESK, expectUsable, PHONE } from './accessibility.ts'
import { filmAt } from './films.ts'
import { arriveAsNewClient, signInToTeam } from './people.ts'
import { openPublishForm, press, versionSwitch } from './review-room.ts'
import { expect, test } from './test.ts'

const { versions } = reviewTexts
const { deliverables } = teamTexts
const FRAME_SECONDS = 1 / 25

async function save(page: Page, film: Parameters<typeof filmAt>[0], name: string): Promise<void> {
  await openPublishForm(page)
  await page.locator('#deliverable-file').setInputFiles(filmAt(film))
  await page.getByLabel(deliverables.versionName).fill(name)
  await press(page, deliverables.save)
  await expect(versionSwitch(page)).toContainText(name)
  await expect(page.locator('#deliverable-file')).toBeHidden()
}

const momentsOf = (videos: Locator) =>
  videos.evaluateAll(all => all.map(video => (video as HTMLVideoElement).currentTime))

const mutedOf = (videos: Locator) =>
  videos.evaluateAll(all => all.map(one => (one as HTMLVideoElement).muted))

/** Returns the distance of the two videos in frames. */
async function apart(videos: Locator): Promise<number> {
  const [one = 0, other = 0] = await momentsOf(videos)
  return Math.abs(one - other) / FRAME_SECONDS
}

/** Returns the left version's share of the width in percent, from the clip path of the upper picture. */
const shareOf = (videos: Locator) =>
  videos
    .nth(1)
    .evaluate(video =>
      Number(/([\d.]+)%\)$/.exec(getComputedStyle(video.parentElement ?? video).clipPath)?.[1]),
    )

async function dragTo(page: Page, divider: Locator, share: number): Promise<void> {
  const box = await divider.boundingBox()
  if (!box) throw new Error('The divider has no place.')
  const at = Number(await divider.inputValue()) / 100
  // The slider is half a thumb wider than the picture on each side.
  const placeOf = (part: number) => box.x + 22 + (box.width - 44) * part
  await page.mouse.move(placeOf(at), box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(placeOf(share), box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
}

for (const size of [DESK, PHONE])
  test(`two versions under a wipe show the same frame, at ${size.width} px`, async ({
    page: client,
    newUserPage,
    mailbox,
  }) => {
    const projectId = await arriveAsNewClient(client, mailbox, `Anna Tendina ${size.width}`)
    const page = await newUserPage()
    await page.setViewportSize(size)
    await signInToTeam(page, 'pm@demo.example', `/team/project/${projectId}/review`)
    await save(page, 'officina', 'larga')
    await save(page, 'verticale', 'alta')

    await press(page, versions.compare)
    const videos = page.locator('figure video')
    await expect(videos).toHaveCount(2)
    await page.getByRole('radiogroup').getByText(wipeTexts.modes.wipe, { exact: true }).click()
    const divider = page.getByRole('slider', { name: wipeTexts.divider })
    await expect(divider).toHaveAttribute('aria-valuetext', wipeTexts.at(50, 'alta', 'larga'))
    const places = await videos.evaluateAll(all => all.map(video => video.getBoundingClientRect().toJSON()))
    expect(places[0]).toEqual(places[1])
    await expect(videos.first()).toHaveCSS('object-fit', 'contain')
    await expectUsable(page)

    await divider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(divider).toHaveValue('49')
    await page.keyboard.press('PageUp')
    await expect(divider).toHaveValue('59')
    await expect.poll(() => shareOf(videos)).toBe(59)
    await page.keyboard.press('Home')
    await expect(divider).toHaveAttribute('aria-valuetext', wipeTexts.at(0, 'alta', 'larga'))
    await page.keyboard.press('End')
    await expect.poll(() => shareOf(videos)).toBe(100)
    // The arrow keys moved only the divider.
    expect(await momentsOf(videos)).toEqual([0, 0])
    await divider.fill('50')
    await dragTo(page, divider, 0.25)
    await expect.poll(() => shareOf(videos)).toBeCloseTo(25, -1)

    for (const key of ['.', '.', '.']) await page.keyboard.press(key)
    await expect.poll(() => momentsOf(videos)).toEqual([expect.closeTo(0.14, 3), expect.closeTo(0.14, 3)])
    await page.keyboard.press('k')
    await expect.poll(async () => (await momentsOf(videos))[0]).toBeGreaterThan(1)
    await expect.poll(() => apart(videos)).toBeLessThan(1)
    await page.keyboard.press('k')
    await expect.poll(() => apart(videos)).toBe(0)

    expect(await mutedOf(videos)).toEqual([false, true])
    await page.getByRole('radiogroup').getByText(wipeTexts.soundOf('larga'), { exact: true }).click()
    expect(await mutedOf(videos)).toEqual([true, false])
    await divider.focus()
    await page.keyboard.press('m')
    expect(await mutedOf(videos)).toEqual([true, true])

    await page.keyboard.press('f')
    await expect(page.getByRole('button', { name: playerTexts.leaveFullScreen })).toBeVisible()
    await dragTo(page, divider, 0.75)
    await expect.poll(() => shareOf(videos)).toBeCloseTo(75, -1)
    await press(page, playerTexts.leaveFullScreen)
    await page.getByRole('radiogroup').getByText(wipeTexts.modes.pair, { exact: true }).click()
    await expect(divider).toHaveCount(0)
    await press(page, versions.stopComparing)
    await expect(videos).toHaveCount(1)
    expect(await mutedOf(videos)).toEqual([true])
  })
