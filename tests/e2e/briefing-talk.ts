import type { Locator, Page } from '@playwright/test'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { closingQuestion, interviewScreenTexts, questionTexts } from 'shared/messages/it/interview'
import { signIn } from './people.ts'
import { expect } from './test.ts'

export const field = (page: Page): Locator =>
  page.getByRole('textbox', { name: orderTexts.briefing.placeholder })

/** Returns the heading of the open question. */
export const question = (page: Page, name: keyof typeof questionTexts | 'closing'): Locator =>
  page.getByRole('heading', { name: name === 'closing' ? closingQuestion.ask : questionTexts[name].ask })

/** Opens the interview of a project that its first answer creates. */
export async function beginBriefing(page: Page): Promise<void> {
  await signIn(page, 'cliente@demo.example', '/dashboard/briefing?project=new')
  await expect(question(page, 'kind')).toBeVisible()
}

/** Types an answer and waits until it is saved. */
export async function say(page: Page, text: string): Promise<void> {
  const answered = page.waitForResponse('**/trpc/dashboard.briefing.say*')
  await field(page).fill(text)
  await field(page).press('Enter')
  await answered
  await expect(field(page)).toHaveValue('')
}

/** Presses an answer button, and waits until the answer is saved and the screen of a new project is shown. */
export async function tap(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse(/trpc\/(dashboard|team)\.briefing\.answer/)
  await page.getByRole('button', { name, exact: true }).click()
  await answered
  await expect(page).toHaveURL(/project[=/]/)
}

export const typedAnswers = {
  kind: 'Un video aziendale',
  audience: 'I buyer tedeschi e austriaci,\nsoprattutto gli ingegneri',
  message: 'Diciamo «siamo affidabili», con la voce narrante del fondatore',
  tone: 'Elegante, ma non freddo',
  duration: 'un minuto',
  materials: 'Il logo e le foto del 2024 🎬',
  extras: 'niente',
  deadline: 'nessuna fretta',
} as const

type Name = keyof typeof questionTexts

/** Types answers in the order of their questions, each once its question is shown. */
export async function tell(page: Page, answers: Partial<Record<Name, string>>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) {
    await expect(question(page, name as Name)).toBeVisible()
    await say(page, text)
  }
}

/** Types the whole brief, skips the closing question and sends it. */
export async function tellAndSend(page: Page): Promise<void> {
  await tell(page, typedAnswers)
  await tap(page, interviewScreenTexts.send.title)
  await sendBrief(page)
}

export async function sendBrief(page: Page): Promise<void> {
  await page.getByRole('button', { name: interviewScreenTexts.send.send, exact: true }).click()
  await expect(page.getByRole('heading', { name: interviewScreenTexts.send.sent })).toBeVisible()
}
