import type { Page } from '@playwright/test'
import { DAY } from 'server/platform/clock'
import { dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { voiceTexts } from 'shared/messages/it/briefing-voice'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { kindLabels, interviewScreenTexts as texts } from 'shared/messages/it/interview'
import { uiTexts } from 'shared/messages/it/screens'
import { DESK, expectAccessible, expectFits } from './accessibility.ts'
import {
  beginBriefing,
  field,
  question,
  say,
  sendBrief,
  tap,
  tellAndSend,
  typedAnswers,
} from './briefing-talk.ts'
import { withoutFirstAnswer } from './network-faults.ts'
import { act, ask, projectIn, signIn } from './people.ts'
import { enterDemoRoomAsClient } from './review-room.ts'
import { expect, test } from './test.ts'

const client = 'cliente@demo.example'
const viewports = [{ width: 360, height: 780 }, DESK]

const conversationOf = (page: Page) =>
  ask(page, 'dashboard.briefing.conversation', { projectId: projectIn(page) })

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a whole brief is completed with chips alone, in at most twenty taps, up to its quote', {
      tag: '@smoke',
    }, async ({ page }) => {
      await beginBriefing(page)
      const taps = [
        kindLabels.corporate,
        'I nostri clienti',
        'La qualità si vede',
        'Elegante',
        '1 minuto',
        'Abbiamo il logo',
        texts.noExtras,
        texts.chips.twoWeeks,
        texts.send.title,
      ]
      for (const name of taps) {
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
        await tap(page, name)
      }
      await expectAccessible(page)
      await expectFits(page)
      await sendBrief(page)
      await page.getByRole('link', { name: orderTexts.briefing.toQuote }).click()
      await expect(page.getByText(euro(97_000)).first()).toBeVisible()
      expect(taps.length + 2).toBeLessThanOrEqual(20)
      const { brief } = await conversationOf(page)
      const twoWeeks = dayInRome(new Date(Date.now() + 14 * DAY))
      expect(brief).toMatchObject({ kind: 'corporate', audience: 'I nostri clienti', durationSeconds: 60 })
      expect(brief).toMatchObject({ message: 'La qualità si vede', tone: 'Elegante', deadline: twoWeeks })
    })

    test('a free text fills the proposed fields, and only the open questions follow', async ({ page }) => {
      const story =
        'Siamo un’officina di Brescia.\nCi serve un corporate di 90 secondi, con il drone, entro il 15 gennaio.'
      await beginBriefing(page)
      await page.getByRole('button', { name: texts.story.title }).click()
      await page.getByRole('textbox', { name: orderTexts.briefing.placeholder }).fill(story)
      await tap(page, texts.goOn)
      const card = page.getByRole('form', { name: texts.proposals.title })
      await expect(card.getByRole('switch', { checked: true })).toHaveCount(3)
      await expect(card.getByRole('switch', { name: /^Drone/ })).not.toBeChecked()
      await expectAccessible(page)
      await card.getByRole('button', { name: texts.proposals.take }).click()
      await expect(card).toHaveCount(0)
      await expect.poll(async () => (await conversationOf(page)).brief.deadline).toMatch(/-01-15$/)
      const { brief } = await conversationOf(page)
      expect(brief).toMatchObject({ description: story, kind: 'corporate', durationSeconds: 90, extras: [] })
      await expect(question(page, 'audience')).toBeVisible()
      // On a phone the panel is behind a button.
      if (viewport === DESK) {
        await page.getByRole('button', { name: texts.send.already }).click()
        await expect(page.getByText(texts.send.sentHelp)).toBeVisible()
      }
      for (const [name, text] of [
        ['audience', 'I clienti'],
        ['message', 'Siamo precisi'],
        ['tone', 'Serio'],
        ['materials', 'niente'],
      ] as const) {
        await expect(question(page, name)).toBeVisible()
        await say(page, text)
      }
      await tap(page, texts.noExtras)
      await expect(question(page, 'closing')).toBeVisible()
    })

    test('the same words answer a question again after "Indietro"', async ({ page }) => {
      await beginBriefing(page)
      await tap(page, kindLabels.corporate)
      for (const _round of ['first', 'second']) {
        await say(page, 'boh')
        await expect(question(page, 'message')).toBeVisible()
        await page.getByRole('button', { name: texts.back, exact: true }).click()
        await expect(question(page, 'audience')).toBeVisible()
      }
    })

    test('a whole brief is completed by keyboard alone', async ({ page }) => {
      await beginBriefing(page)
      const press = async (...keys: string[]) => {
        const answered = page.waitForResponse('**/trpc/dashboard.briefing.answer*')
        for (const key of keys) await page.keyboard.press(key)
        await answered
      }
      await press('1')
      for (const name of ['audience', 'message', 'tone', 'duration', 'materials'] as const) {
        await expect(question(page, name)).toBeVisible()
        await press('2')
      }
      await expect(question(page, 'extras')).toBeVisible()
      await page.getByRole('switch', { name: /^Sottotitoli/ }).focus()
      await press('Space', 'Enter')
      await expect(question(page, 'deadline')).toBeVisible()
      await press('1')
      await expect(question(page, 'closing')).toBeVisible()
      await page.getByRole('button', { name: texts.send.title }).focus()
      await press('Enter')
      await page.getByRole('button', { name: texts.send.send, exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: texts.send.sent })).toBeVisible()
      const { brief } = await conversationOf(page)
      expect(brief).toMatchObject({ kind: 'corporate', extras: ['subtitles'], deadline: null })
    })

    test('every answer is edited in place, and the quote is updated', async ({ page }) => {
      await beginBriefing(page)
      await tellAndSend(page)
      const edit = (label: string) =>
        page
          .getByRole('region', { name: panelTexts.title })
          .getByRole('button', { name: panelTexts.edit(label) })
          .click()
      const { labels } = panelTexts
      await edit(labels.kind)
      await tap(page, kindLabels['social-reels'])
      for (const name of ['audience', 'message', 'tone', 'materials'] as const) {
        await edit(labels[name])
        const box = page.getByRole('textbox', { name: orderTexts.briefing.placeholder })
        await expect(box).toHaveValue(typedAnswers[name])
        await box.fill(`Cambiato: ${name}?`)
        await tap(page, texts.save)
      }
      await edit(labels.duration)
      await page.getByLabel(texts.otherLength).fill('45')
      await tap(page, '45 secondi')
      await edit(labels.extras)
      await page.getByRole('switch', { name: /^Drone/ }).press('Space')
      await expectAccessible(page)
      await tap(page, texts.goOn)
      await edit(labels.deadline)
      await tap(page, texts.chips.oneMonth)
      const { brief } = await conversationOf(page)
      expect(brief).toMatchObject({
        kind: 'social-reels',
        audience: 'Cambiato: audience?',
        durationSeconds: 45,
      })
      expect(brief).toMatchObject({
        message: 'Cambiato: message?',
        tone: 'Cambiato: tone?',
        extras: ['drone'],
      })
      await page.getByRole('link', { name: orderTexts.briefing.toQuote }).click()
      await expect(page.getByText(euro(62_000 + 12_000)).first()).toBeVisible()
    })
  })
}

test('a question is answered, fills no field, and becomes an answer only by a button', async ({ page }) => {
  await beginBriefing(page)
  await tap(page, kindLabels.corporate)
  await say(page, 'Quanto costa il drone?')
  await expect(page.getByText('+120 €').first()).toBeVisible()
  await expect(question(page, 'audience')).toBeVisible()
  await say(page, 'Ti fidi di noi?')
  await expect(page.getByText('giro la domanda al team').first()).toBeVisible()
  expect((await conversationOf(page)).brief.audience).toBeNull()
  await page.getByRole('button', { name: texts.isMyAnswer }).click()
  await expect(question(page, 'message')).toBeVisible()
  expect((await conversationOf(page)).brief.audience).toBe('Ti fidi di noi?')
})

test('a second answer from another tab is refused and stays in the box', async ({ page, browserErrors }) => {
  browserErrors.expect(/409/)
  await beginBriefing(page)
  await tap(page, kindLabels.corporate)
  await expect(page).toHaveURL(/project=[0-9a-f-]{36}$/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(question(other, 'audience')).toBeVisible()
  await field(page).fill('Gli svizzeri')
  await act(other, 'dashboard.briefing.say', {
    projectId: projectIn(page),
    text: 'I tedeschi',
    field: 'audience',
  })
  await expect(question(page, 'message')).toBeVisible()
  await field(page).press('Enter')
  await expect(page.getByText(/già risposto in un’altra scheda/)).toBeVisible()
  await expect(question(page, 'audience')).toBeVisible()
  await expect(field(page)).toHaveValue('Gli svizzeri')
  expect((await conversationOf(page)).brief.audience).toBe('I tedeschi')
  await tap(page, texts.save)
  await expect(question(page, 'message')).toBeVisible()
  expect((await conversationOf(page)).brief.audience).toBe('Gli svizzeri')
})

test('a reload during sending does not leave the answer under the next question', async ({ page }) => {
  await beginBriefing(page)
  await tap(page, kindLabels.corporate)
  await withoutFirstAnswer(page, 'dashboard.briefing.say', async () => {
    await field(page).fill('I buyer tedeschi')
    await field(page).press('Enter')
  })
  await page.reload()
  await expect(question(page, 'message')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await field(page).fill('I buyer tedeschi')
  await page.reload()
  await expect(field(page)).toHaveValue('I buyer tedeschi')
})

test('text typed while the project is being created stays in the box', async ({ page }) => {
  await beginBriefing(page)
  let release = () => {}
  const isReleased = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/dashboard\.briefing\.voice/, async route => {
    await isReleased
    await route.continue()
  })
  await page.getByRole('button', { name: kindLabels.corporate, exact: true }).click()
  await field(page).fill('I buyer tedeschi')
  release()
  await expect(page).toHaveURL(/project=[0-9a-f-]{36}$/)
  await expect(question(page, 'audience')).toBeVisible()
  await expect(field(page)).toHaveValue('I buyer tedeschi')
})

test('an answer that is opened while another one is being saved stays open', async ({ page }) => {
  await beginBriefing(page)
  await tap(page, kindLabels.corporate)
  await say(page, 'I buyer tedeschi')
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/dashboard\.briefing\.answer/, async route => {
    await isReleased
    await route.continue()
  })
  const panel = page.getByRole('region', { name: panelTexts.title })
  const edit = (label: string) => panel.getByRole('button', { name: panelTexts.edit(label) }).click()
  await edit(panelTexts.labels.kind)
  await page.getByRole('button', { name: kindLabels.product, exact: true }).click()
  await edit(panelTexts.labels.audience)
  release()
  await expect(panel).toContainText(kindLabels.product)
  await expect(field(page)).toHaveValue('I buyer tedeschi')
})

test('a recap edited by hand stays unchanged until the fields are restored', async ({ page }) => {
  await beginBriefing(page)
  await tellAndSend(page)
  await page.getByRole('button', { name: orderTexts.recap.edit, exact: true }).click()
  await page.getByLabel(orderTexts.recap.label).fill('Un reel, parola mia.')
  await page.getByRole('button', { name: orderTexts.recap.save, exact: true }).click()
  await expect(page.getByText(panelTexts.editedByHand)).toBeVisible()
  await expect(page.getByText('Un reel, parola mia.')).toBeVisible()
  await page.getByRole('button', { name: panelTexts.backToFields.label }).click()
  await page.getByRole('button', { name: panelTexts.backToFields.confirm }).click()
  await expect(page.getByText(panelTexts.editedByHand)).toHaveCount(0)
  await expect(page.getByText('Un reel, parola mia.')).toHaveCount(0)
})

test('the page of a locked brief counts no questions and promises no changes', async ({ page }) => {
  const projectId = await enterDemoRoomAsClient(page)
  await page.goto(`/dashboard/briefing?project=${projectId}`)
  const panel = page.getByRole('region', { name: panelTexts.title })
  await expect(panel).toContainText(panelTexts.closed)
  await expect(panel).toContainText(panelTexts.vatIncluded)
  await expect(panel).not.toContainText(/Risposte|Cambia/)
  await expect(panel).not.toContainText(panelTexts.missingValue)
  await expect(page.getByRole('radiogroup', { name: texts.views })).toHaveCount(0)
})

test('the recap is written by hand and cannot be saved empty', async ({ page }) => {
  await beginBriefing(page)
  await tap(page, kindLabels.corporate)
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
  await expect(question(page, 'kind')).toBeVisible()
})

test('there is no microphone in a browser without speech recognition', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })
  await beginBriefing(page)
  await expect(page.getByRole('button', { name: voiceTexts.speak })).toHaveCount(0)
  await expect(field(page)).toBeVisible()
})

for (const viewport of viewports) {
  test.describe(`on a screen of ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport })

    test('the question, its chips and the text box are visible without scrolling', {
      tag: '@smoke',
    }, async ({ page }) => {
      await beginBriefing(page)
      await expect(page.getByText(/un programma \(IA\), non una persona/)).toBeVisible()
      await expect(page.getByRole('button', { name: kindLabels.corporate, exact: true })).toBeInViewport({
        ratio: 1,
      })
      await expect(question(page, 'kind')).toBeInViewport({ ratio: 1 })
      await expect(field(page)).toBeInViewport({ ratio: 1 })
      await expectFits(page)
      await expectAccessible(page)
      await say(page, 'Un video aziendale')
      await expect(page).toHaveURL(/project=[0-9a-f-]{36}$/)
      await expect(question(page, 'audience')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'I nostri clienti' })).toBeInViewport({ ratio: 1 })
      await expect(field(page)).toBeInViewport({ ratio: 1 })
      await expect(field(page)).toBeFocused()
    })
  })
}

test('the brief and its price open as a sheet on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await beginBriefing(page)
  await tap(page, kindLabels.corporate)
  await page.getByRole('button', { name: texts.openBrief(panelTexts.title, euro(97_000)) }).click()
  const sheet = page.getByRole('dialog', { name: panelTexts.title })
  await expect(
    sheet.getByText(kindLabels.corporate).or(sheet.getByText('Video corporate')).first(),
  ).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: panelTexts.edit(panelTexts.labels.tone) }).click()
  await expect(page.getByRole('heading', { name: 'Che tono immagini?' })).toBeVisible()
})

test('a recap that was changed elsewhere is shown before the typed text replaces it', async ({ page }) => {
  await signIn(page, client)
  const { id: projectId } = await act(page, 'dashboard.projects.create', { title: 'Un recap conteso' })
  const { id } = await act(page, 'dashboard.briefing.saveSummary', {
    projectId,
    summary: 'Un video aziendale.',
  })
  await page.goto(`/dashboard/brief-summary/${projectId}`)
  const text = page.getByRole('textbox', { name: orderTexts.recap.title })
  const save = page.getByRole('button', { name: orderTexts.recap.save, exact: true })
  await text.fill('Uno spot, parola mia.')
  await act(page, 'dashboard.briefing.saveSummary', { id, projectId, summary: 'Un reel, parola d’altri.' })
  await expect(page.getByRole('alert').getByText('Un reel, parola d’altri.')).toBeVisible()
  await expect(text).toHaveValue('Uno spot, parola mia.')
  await expect(save).toBeDisabled()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: uiTexts.newerText.insist }).click()
  await save.click()
  await expect(page.getByText(orderTexts.recap.saved.text)).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('Uno spot, parola mia.')
})
