import type { Locator } from '@playwright/test'
import { reviewTexts } from 'shared/messages/it/review'
import { expect } from './test.ts'

const { comments } = reviewTexts

/** Removes a comment, and waits until it is gone. */
export async function removeComment(said: Locator, text: string): Promise<void> {
  await said.getByRole('button', { name: comments.removeLabel(text) }).click()
  await said.page().getByRole('dialog').getByRole('button', { name: comments.removeConfirm }).click()
  await expect(said).toHaveCount(0)
}
