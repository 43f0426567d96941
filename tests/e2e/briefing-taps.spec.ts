import type { Page } from '@playwright/test'
import { DAY } from 'server/platform/clock'
import { dayInRome } from 'shared/formats/date-it'
import { choiceTexts } from 'shared/messages/it/briefing-choices'
import { formTexts } from 'shared/messages/it/briefing-form'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { expectAccessible } from './accessibility.ts'
import { beginBriefing, field, log, say } from './briefing-talk.ts'
import { expectFits } from './fits.ts'
import { expect, test } from './test.ts'

async function tap(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse('**/trpc/dashboard.briefing.say*')
  await page.getByRole('button', { name, exact: true }).click()
  await answered
  await expect(log(page).getByText(orderTexts.briefing.typing)).toHaveCount(0)
}

const drone = panelTexts.remove('drone')

test('a brief is told by taps: answers, offers, extras with their prices, and every fact taken back on the spot', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await beginBriefing(page)
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Corporate', exact: true })).toBeInViewport({ ratio: 1 })
  await tap(page, 'Corporate')
  await expect(page).toHaveURL(/project=[0-9a-f-]{36}$/)
  await tap(page, 'I nostri clienti')
  await say(page, 'i sottotitoli sono inclusi?')
  await expectAccessible(page)
  await tap(page, choiceTexts.offers.subtitles.label)
  await expect(page.getByRole('button', { name: panelTexts.remove('sottotitoli') })).toBeVisible()
  await expect(page.getByRole('button', { name: choiceTexts.offers.subtitles.label })).toHaveCount(0)

  await tap(page, choiceTexts.undo)
  await expect(log(page).getByText(panelTexts.stale('sottotitoli'))).toHaveCount(1)
  await say(page, 'È facile da usare, tono elegante, 90 secondi')
  const length = page.getByRole('button', {
    name: panelTexts.correctFact(panelTexts.labels.duration, '1 minuto e 30 secondi'),
  })
  await length.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(length).toBeFocused()
  await tap(page, 'Abbiamo il logo')

  for (const extra of ['drone', 'voiceover'] as const) {
    await page.getByRole('button', { name: choiceTexts.extras[extra].label, exact: true }).click()
  }
  await tap(page, choiceTexts.add(2))
  await page.getByRole('button', { name: drone }).click()
  await expect(page.getByRole('button', { name: panelTexts.putBack('drone') })).toBeFocused()
  await tap(page, choiceTexts.leave)
  await expect(page.getByRole('link', { name: orderTexts.briefing.toQuote })).toBeVisible()
  await expectAccessible(page)
})

const moved = (page: Page) => page.waitForResponse('**/trpc/dashboard.briefing.refile*')

test('what is in doubt is asked, what is noted is moved, and what nobody asked is told at the end, by taps and keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await beginBriefing(page)
  await say(page, 'Un corporate per giugno, tono caldo, un minuto, il logo ce l’abbiamo')
  await say(page, 'per trovare apprendisti')
  const asked = page.getByRole('group', { name: panelTexts.whichField })
  await expectAccessible(page)
  const settled = moved(page)
  await asked.getByRole('button', { name: panelTexts.labels.goal, exact: true }).click()
  await settled
  await expect(
    page.getByRole('button', { name: panelTexts.remove('obiettivo: «trovare apprendisti»') }),
  ).toBeVisible()
  await expect(asked).toHaveCount(0)
  await say(page, 'i giovani della zona')
  await say(page, 'Siamo puntuali da trenta anni. Costiamo meno degli altri in zona')
  await tap(page, choiceTexts.nothingMore)
  await tap(page, 'Fine giugno')

  await page.getByRole('button', { name: panelTexts.labels.people, exact: true }).click()
  await expectAccessible(page)
  await page.keyboard.type('io e mio fratello')
  await page.getByRole('button', { name: panelTexts.save, exact: true }).click()
  await expect(log(page)).toContainText('in video: «io e mio fratello»')
  await expect(page.getByRole('button', { name: panelTexts.labels.people, exact: true })).toHaveCount(0)

  const note = log(page).getByRole('button', {
    name: panelTexts.moveNote('annotato: «Costiamo meno degli altri in zona»'),
  })
  await note.press('Enter')
  const places = page.getByRole('group', { name: panelTexts.noteIs }).getByRole('button')
  await expect(places.first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(note).toBeFocused()
  await note.press('Enter')
  const put = moved(page)
  await log(page).getByRole('button', { name: panelTexts.labels.message, exact: true }).press('Enter')
  await put
  await expect(log(page)).toContainText('«Siamo puntuali da trenta anni; Costiamo meno degli altri in zona»')
  await expectFits(page)
})

test('the brief is filled in as a form, whose first answer makes the project', { tag: '@smoke' }, async ({
  page,
}) => {
  await beginBriefing(page)
  await page.getByRole('button', { name: formTexts.form, exact: true }).click()
  await expect(page).toHaveURL(/view=form/)
  const form = page.getByRole('region', { name: formTexts.title })
  await form.getByRole('button', { name: /^Talking head/ }).click()
  await expect(page).toHaveURL(/project=[0-9a-f-]{36}/)
  await expect(form.getByRole('button', { name: /^Talking head/, pressed: true })).toBeVisible()
  const message = form.getByLabel(panelTexts.labels.message)
  await message.fill('Parola '.repeat(90))
  await message.blur()
  await expect(form.getByText(panelTexts.tooLong(29))).toBeVisible()
  await message.fill('Siamo affidabili')
  await message.blur()
  await expect(form.getByText(formTexts.saved)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(message).toHaveValue('Siamo affidabili')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
  }
  await page.getByRole('button', { name: formTexts.talk, exact: true }).click()
  await expect(log(page)).toContainText('Siamo affidabili')
})

test('in the form a press is not lost to the field that it leaves, and a day is saved as it is picked, if it is to come', async ({
  page,
}) => {
  await beginBriefing(page)
  await page.getByRole('button', { name: formTexts.form, exact: true }).click()
  const form = page.getByRole('region', { name: formTexts.title })
  await form.getByRole('button', { name: /^Talking head/ }).click()
  await expect(page).toHaveURL(/project=[0-9a-f-]{36}/)
  await form.getByLabel(panelTexts.labels.message).fill('Siamo affidabili')
  const tone = 'Elegante'
  await form.getByRole('button', { name: tone, exact: true }).click({ delay: 150 })
  await expect(form.getByLabel(panelTexts.labels.tone)).toHaveValue(tone)
  const day = form.getByLabel(panelTexts.labels.deadline)
  await day.fill('2020-02-29')
  await expect(form.getByText(formTexts.past)).toBeVisible()
  await day.blur()
  const answered = page.waitForResponse('**/trpc/dashboard.briefing.correct*')
  await day.fill(dayInRome(new Date(Date.now() + 30 * DAY)))
  expect((await answered).ok()).toBe(true)
  await expect(day).toBeFocused()
})

test('what is too long to be sent is counted and kept', async ({ page }) => {
  await beginBriefing(page)
  await field(page).fill('a'.repeat(1880))
  await expect(page.getByText(orderTexts.briefing.left(120))).toBeVisible()
  await field(page).fill('a'.repeat(2003))
  await expect(page.getByText(orderTexts.briefing.tooLong(3))).toBeVisible()
  await expect(page.getByRole('button', { name: orderTexts.briefing.send, exact: true })).toBeDisabled()
  await expect(field(page)).toHaveValue('a'.repeat(2003))
  await expectAccessible(page)
})
