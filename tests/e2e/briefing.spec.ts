import type { Locator, Page } from '@playwright/test'
import { euro } from 'shared/formats/euro'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { voiceTexts } from 'shared/messages/it/briefing-voice'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { expectAccessible } from './accessibility.ts'
import { beginBriefing, field, log, say, turns } from './briefing-talk.ts'
import { act } from './calls.ts'
import { expectFits } from './fits.ts'
import { arriveAsNewClient, signIn } from './people.ts'
import { expect, test } from './test.ts'

const client = 'cliente@demo.example'
const everything =
  'Un video aziendale di un minuto per i buyer tedeschi, tono elegante, con sottotitoli, entro fine mese'

const row = (page: Page, label: string) =>
  page
    .getByRole('region', { name: panelTexts.title })
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: label })

/** Whether the end of a turn is in view, within the conversation and the screen. */
const endOf = (turn: Locator) =>
  turn.evaluate(node => {
    const { bottom } = node.getBoundingClientRect()
    const box = node.closest('[role=log]')?.getBoundingClientRect()
    return box !== undefined && bottom <= Math.min(box.bottom, innerHeight) && bottom > box.top
  })

test('a brief is told in a few messages, shown as it is understood, corrected in its place, and priced anew', async ({
  page,
}) => {
  await beginBriefing(page)
  await say(page, everything)
  await expect(page).toHaveURL(/project=[0-9a-f-]{36}$/)
  await expect(log(page)).not.toContainText('Riprendiamo da qui')
  await expect(row(page, panelTexts.labels.audience)).toContainText(/i buyer tedeschi/i)
  await expect(page.getByText(euro(102_000))).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: panelTexts.correct(panelTexts.labels.extras) }).click()
  await page.getByLabel('drone').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: panelTexts.save, exact: true }).click()
  await expect(log(page)).toContainText('Hai corretto gli extra: sottotitoli, drone.')
  await expect(page.getByText(euro(114_000))).toBeVisible()

  await say(page, 'no 30 secondi, e togli i sottotitoli')
  await expect(row(page, panelTexts.labels.duration)).toContainText('30 secondi')
  await expect(page.getByText(euro(101_000))).toBeVisible()
  await say(page, 'asdf')
  await expect(log(page)).toContainText('nessun problema, riproviamo')
  for (const answer of ['Che siamo affidabili', 'boh', 'boh']) await say(page, answer)
  await expect(page.getByText(orderTexts.briefing.complete)).toBeVisible()
  const panel = page.getByRole('region', { name: panelTexts.title })
  await expect(panel.getByText(panelTexts.quote, { exact: true })).toBeVisible()
  await expect(page.getByText(/^Video corporate\.[\s\S]*Tono: «elegante»/)).toBeVisible()
})

test('the answer comes word by word, and is there at once for who asks for less motion', async ({ page }) => {
  await beginBriefing(page)
  await say(page, 'Un video per il nostro hotel')
  const grown = page.evaluate(
    () =>
      new Promise<number[]>(resolve => {
        const lengths: number[] = []
        const end = performance.now() + 1500
        const look = () => {
          const growing = document.querySelector('[role=log] li:last-child p[aria-hidden=true]')
          if (growing) lengths.push(growing.textContent.length)
          if (performance.now() < end) requestAnimationFrame(look)
          else resolve(lengths)
        }
        look()
      }),
  )
  await say(page, 'Le famiglie con bambini piccoli, un minuto e mezzo, tono caldo. Quanto tempo ci vuole?')
  const lengths = await grown
  expect(new Set(lengths).size).toBeGreaterThan(3)
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await say(page, 'Che da noi si dorme bene')
  await expect(page.locator('[role=log] p[aria-hidden=true]')).toHaveCount(0)
})

test('who comes back is told where the talk stands', async ({ page }) => {
  await beginBriefing(page)
  await say(page, 'Un reel di 20 secondi')
  await expect(page).toHaveURL(/project=[0-9a-f-]{36}$/)
  await page.reload()
  await expect(log(page)).toContainText('Riprendiamo da qui. So già: tipo di video')
  await say(page, 'I ragazzi del paese')
  await expect(log(page)).not.toContainText('Riprendiamo da qui')
})

test('on a phone the brief folds below the conversation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beginBriefing(page)
  await say(page, everything)
  const fold = page.getByRole('button', { name: panelTexts.title })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(row(page, panelTexts.labels.tone)).toBeHidden()
  await expectAccessible(page)
  await fold.click()
  await expect(row(page, panelTexts.labels.tone)).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a long talk whose facts were corrected scrolls in its place, and makes the page no longer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beginBriefing(page)
  await say(page, everything)
  for (let seconds = 20; seconds < 36; seconds++) await say(page, `la durata è ${seconds} secondi`)
  const beyond = await page.evaluate(() => document.documentElement.scrollHeight - document.body.scrollHeight)
  expect(beyond).toBeLessThanOrEqual(0)
})

test('the recap waits, is edited, and is not saved empty', async ({ page }) => {
  await beginBriefing(page)
  await say(page, 'Un video aziendale')
  await expect(page.getByText(orderTexts.recap.waiting)).toBeVisible()
  await page.getByRole('button', { name: orderTexts.recap.write }).click()
  const recap = page.getByLabel(orderTexts.recap.label)
  const save = page.getByRole('button', { name: orderTexts.recap.save, exact: true })
  await recap.fill('   ')
  await expect(save).toBeDisabled()
  await recap.fill('Un reel per la fiera.')
  await save.click()
  await expect(page.getByText(orderTexts.recap.saved.title)).toBeVisible()
  await page.getByRole('link', { name: orderTexts.recap.toSummary }).click()
  await expect(page.getByRole('heading', { name: orderTexts.briefSummary.title })).toBeVisible()
  await page.getByRole('link', { name: orderTexts.briefSummary.continue }).click()
  await expect(page).toHaveURL(/\/dashboard\/inspiration/)
})

test('the microphone fills the field after a notice, and never sends by itself', async ({ page }) => {
  await page.addInitScript(() => {
    class Fake extends EventTarget {
      onresult: ((event: unknown) => void) | null = null
      onend: (() => void) | null = null
      start() {
        setTimeout(() => this.onresult?.({ results: [[{ transcript: 'un video' }]] }), 50)
        setTimeout(() => this.onresult?.({ results: [[{ transcript: 'un video aziendale' }]] }), 150)
      }
      stop() {
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: Fake })
  })
  await beginBriefing(page)
  await page.getByRole('button', { name: voiceTexts.speak }).click()
  await expect(page.getByText(voiceTexts.notice)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: voiceTexts.accept }).click()
  await expect(field(page)).toHaveValue('un video aziendale')
  await page.getByRole('button', { name: voiceTexts.stop }).click()
  await expect(page.getByRole('button', { name: voiceTexts.speak })).toBeVisible()
  await expect(turns(page)).toHaveCount(1)
})

test('without recognition in the browser there is no microphone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })
  await beginBriefing(page)
  await expect(page.getByRole('button', { name: voiceTexts.speak })).toHaveCount(0)
  await expect(field(page)).toBeVisible()
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`on a screen of ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport })

    test('the question and the text box of a new briefing are there without scrolling, and so is the first reply', {
      tag: '@smoke',
    }, async ({ page }) => {
      await beginBriefing(page)
      const question = log(page).getByText('Che tipo di video ti serve?')
      await expect(field(page)).toBeInViewport({ ratio: 1 })
      await expect(question).toBeInViewport({ ratio: 1 })
      await expectFits(page)
      await page.mouse.move(viewport.width / 2, 60)
      await page.mouse.wheel(0, 40)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(40)
      await say(page, 'Un video aziendale')
      await expect(page).toHaveURL(/project=[0-9a-f-]{36}$/)
      await expect(turns(page)).toHaveCount(3)
      const reply = turns(page).last()
      await expect(reply).toContainText('?')
      await expect.poll(() => endOf(reply)).toBe(true)
      expect(await page.evaluate(() => scrollY)).toBe(40)
      await expect(field(page)).toBeInViewport({ ratio: 1 })
      await expect(field(page)).toBeFocused()
    })
  })
}

test('a recap typed by hand in two tabs is not lost: the later tab shows both and chooses', async ({
  page,
  mailbox,
}) => {
  await arriveAsNewClient(page, mailbox, 'Ada Neri')
  const other = await page.context().newPage()
  await other.goto(page.url())
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: orderTexts.recap.write }).click()
    await tab
      .getByLabel(orderTexts.recap.label)
      .fill(tab === page ? 'Un reel, il primo.' : 'Uno spot, il secondo.')
  }
  const save = (tab: Page) => tab.getByRole('button', { name: orderTexts.recap.save, exact: true })
  await save(page).click()
  await expect(page.getByText(orderTexts.recap.saved.text)).toBeVisible()
  await expect(other.getByRole('alert').getByText('Un reel, il primo.')).toBeVisible()
  await expect(other.getByLabel(orderTexts.recap.label)).toHaveValue('Uno spot, il secondo.')
  await expect(save(other)).toBeDisabled()
})

test('a recap that was written anew elsewhere is shown before these words take its place', async ({
  page,
}) => {
  await signIn(page, client)
  const { id: projectId } = await act(page, 'dashboard.projects.create', { title: 'Un recap conteso' })
  const { id } = await act(page, 'dashboard.briefing.saveSummary', {
    projectId,
    summary: 'Un video aziendale.',
  })
  await page.goto(`/dashboard/brief-summary/${projectId}`)
  const text = page.getByRole('textbox', { name: orderTexts.briefSummary.label })
  const save = page.getByRole('button', { name: orderTexts.briefSummary.save, exact: true })
  await text.fill('Uno spot, parola mia.')
  await act(page, 'dashboard.briefing.saveSummary', { id, projectId, summary: 'Un reel, parola d’altri.' })
  await expect(page.getByRole('alert').getByText('Un reel, parola d’altri.')).toBeVisible()
  await expect(text).toHaveValue('Uno spot, parola mia.')
  await expect(save).toBeDisabled()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: orderTexts.recap.overtaken.insist }).click()
  await save.click()
  await expect(page.getByText(orderTexts.recap.saved.text)).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('Uno spot, parola mia.')
})
