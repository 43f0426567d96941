import type { Locator } from '@playwright/test'
import { reviewTexts } from 'shared/messages/it/review'
import { expect } from './test.ts'

const { comments } = reviewTexts

/** Takes words back that were just said, and waits until they are gone. */
export async function removeComment(said: Locator, text: string): Promise<void> {
  await said.getByRole('button', { name: comments.removeLabel(text) }).click()
  await said.page().getByRole('dialog').getByRole('button', { name: comments.removeConfirm }).click()
  await expect(said).toHaveCount(0)
}
