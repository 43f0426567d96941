import type { Page } from '@playwright/test'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { signIn } from './people.ts'
import { expect } from './test.ts'

export const log = (page: Page) => page.getByRole('log')
export const turns = (page: Page) => log(page).locator('ol > li')
export const field = (page: Page) => page.getByRole('textbox', { name: orderTexts.briefing.placeholder })
/** A briefing of a project that is made with the first message. */
export async function beginBriefing(page: Page): Promise<void> {
  await signIn(page, 'cliente@demo.example', '/dashboard/briefing?project=new')
  await expect(turns(page)).toHaveCount(1)
}

export async function say(page: Page, text: string): Promise<void> {
  const answered = page.waitForResponse('**/trpc/dashboard.briefing.say*')
  await field(page).fill(text)
  await field(page).press('Enter')
  await answered
  await expect(log(page).getByText(orderTexts.briefing.typing)).toHaveCount(0)
}
