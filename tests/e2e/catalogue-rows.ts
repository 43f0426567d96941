import type { Page } from '@playwright/test'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { documentTexts } from 'shared/messages/it/documents'
import { frameTexts } from 'shared/messages/it/frame'
import { libraryTexts } from 'shared/messages/it/library'

const texts = dashboardTexts

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** What a screen says in the place of what it could not load. */
export const loads: [screen: string, procedure: string, sentence: string][] = [
  ['profile', 'dashboard.profile.get', texts.profile.load],
  ['notifications', 'dashboard.notifications.list', frameTexts.notifications.load],
  ['projects', 'dashboard.projects.list', texts.projects.load],
  ['materials', 'dashboard.materials.list', texts.materials.load],
  ['inspiration', 'dashboard.references.list', texts.references.load],
  ['briefing', 'dashboard.briefing.conversation', texts.briefing.unexpected],
  ['briefing', 'dashboard.briefing.recap', texts.briefing.load('')],
  ['documents', 'dashboard.documents.list', documentTexts.load],
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

async function writeReview(page: Page) {
  await page.getByRole('radio', { name: /3 stelle/ }).check({ force: true })
  await press(page, texts.review.submit)
}

async function addLink(page: Page) {
  await press(page, orderTexts.inspiration.addOwn)
  await page.getByLabel(orderTexts.inspiration.videoUrl).fill('www.esempio.it/video')
  await page.getByLabel(orderTexts.inspiration.videoTitle).fill('Visto altrove')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: orderTexts.inspiration.add, exact: true })
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

async function saveFromLibrary(page: Page) {
  await press(page, orderTexts.inspiration.explore)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${libraryTexts.save}`) })
    .first()
    .click()
}

/** What a screen says about an act that failed, in two wordings where there are two. */
export const acts: Act[] = [
  {
    screen: 'profile',
    procedure: 'dashboard.profile.update',
    act: saveProfile,
    refused: texts.profile.update,
    unreachable: texts.profile.updateAlt,
  },
  {
    screen: 'notifications',
    procedure: 'dashboard.notifications.remove',
    act: page => press(page, /^Elimina la notifica/),
    refused: frameTexts.notifications.delete,
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
  {
    screen: 'inspiration',
    procedure: 'dashboard.references.add',
    act: addLink,
    refused: texts.references.save,
  },
  {
    screen: 'inspiration',
    procedure: 'dashboard.references.add',
    act: saveFromLibrary,
    refused: texts.library.failed,
  },
  {
    screen: 'inspiration',
    procedure: 'dashboard.references.remove',
    act: page => press(page, /^Elimina Officina/),
    refused: texts.references.delete,
  },
  {
    screen: 'testimonial',
    procedure: 'dashboard.testimonial.submit',
    act: writeReview,
    refused: texts.review.failed,
    unreachable: texts.review.failedShort,
  },
]
