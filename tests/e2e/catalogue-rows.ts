import type { Page } from '@playwright/test'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'

const texts = dashboardTexts

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** What a screen says in the place of what it could not load. */
export const loads: [screen: string, procedure: string, sentence: string][] = [
  ['profile', 'dashboard.profile.get', texts.profile.load],
  ['projects', 'dashboard.projects.list', texts.projects.load],
  ['briefing', 'dashboard.briefing.conversation', texts.briefing.load('')],
]

interface Act {
  screen: string
  procedure: string
  act(page: Page): Promise<void>
  refused: string
  /** The second wording, when the server cannot be reached. */
  unreachable?: string
}

export async function saveProfile(page: Page) {
  await page.getByLabel(texts.profile.phone).fill(`+39 02 ${Date.now()}`)
  await press(page, texts.profile.save)
}

export async function removeFile(page: Page) {
  await press(page, texts.materials.remove('testi.txt'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.materials.removeConfirm, exact: true })
    .click()
}

async function editRecap(page: Page) {
  await page.getByRole('button', { name: orderTexts.recap.edit, exact: true }).click()
  await page.getByLabel(orderTexts.recap.label).fill('Un video aziendale con sottotitoli.')
  await page.getByRole('button', { name: orderTexts.recap.save, exact: true }).click()
}

export async function removeProject(page: Page) {
  await press(page, texts.projects.deleteLabel('Un video da provare'))
  await press(page, texts.projects.confirmButton)
}

/** What a screen says about an action that failed, in two wordings where there are two. */
export const acts: Act[] = [
  {
    screen: 'profile',
    procedure: 'dashboard.profile.update',
    act: saveProfile,
    refused: texts.profile.update,
    unreachable: texts.profile.updateAlt,
  },
  {
    screen: 'projects',
    procedure: 'dashboard.projects.remove',
    act: removeProject,
    refused: texts.projects.delete,
  },
  {
    screen: 'materials',
    procedure: 'dashboard.materials.remove',
    act: removeFile,
    refused: texts.materials.delete,
    unreachable: texts.materials.deleteAlt,
  },
  {
    screen: 'briefing',
    procedure: 'dashboard.briefing.saveSummary',
    act: editRecap,
    refused: texts.recap.saveFailed.text,
  },
]
