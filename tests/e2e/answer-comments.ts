import type { Locator, Page } from '@playwright/test'
import { answerFieldTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible } from './accessibility.ts'
import { expect } from './test.ts'

const { answers } = reviewTexts
const { submit } = teamTexts.deliverables

/** Comments on the demo's video. */
const opening = 'Bella apertura. Si può far vedere prima l’insegna?'
const music = 'Qui la musica copre la voce.'
const noSign = 'Non abbiamo girato l’insegna.'

/** Publishes with an answer to every open comment: one declined, one carried over, the others done. */
export async function publishWithAnswers(manager: Page): Promise<void> {
  const publish = () => manager.getByRole('button', { name: submit, exact: true }).click()
  const answer = (text: string, outcome: string) =>
    manager
      .getByRole('group', { name: answerFieldTexts.outcomeOf(text) })
      .getByRole('button', { name: outcome })
      .click()
  await publish()
  await expect(manager.getByText(answerFieldTexts.missing).first()).toBeVisible()
  await expectAccessible(manager)
  await manager.getByRole('button', { name: answerFieldTexts.allDone }).click()
  await answer(opening, answerFieldTexts.outcomes.declined)
  await publish()
  await expect(manager.getByText(answers.reasonMissing)).toBeVisible()
  await manager.getByLabel(answers.reason).fill(noSign)
  await answer(music, answerFieldTexts.outcomes.carried)
  await publish()
}

/** Publishes the version in the form, and answers the comments that are still open on the previous one. */
export async function submitVersion(page: Page, outcome: Locator): Promise<void> {
  const press = () => page.getByRole('button', { name: submit, exact: true }).click()
  const unanswered = page.getByText(answerFieldTexts.missing)
  await press()
  await expect(outcome.or(unanswered).first()).toBeVisible()
  if ((await unanswered.count()) > 0) {
    await page.getByRole('button', { name: answerFieldTexts.allDone }).click()
    await press()
  }
  await expect(outcome).toBeVisible()
}

/** Reads the answers as the client, and accepts one. */
export async function tickOff(client: Page, manager: Page): Promise<void> {
  await expect(client.getByText(answers.because(noSign))).toBeVisible()
  const carried = client.getByRole('listitem').filter({ hasText: music })
  await expect(carried.getByText(answers.carriedOver)).toBeVisible()
  await client.getByLabel(answers.acceptLabel(opening)).check()
  await expect(manager.getByText(answers.accepted)).toBeVisible()
}
