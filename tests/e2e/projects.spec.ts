import { randomUUID } from 'node:crypto'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { renameTexts } from 'shared/messages/it/project-titles'
import { expectAccessible, expectFits, PHONE } from './accessibility.ts'
import { say } from './briefing-talk.ts'
import { act, arriveAsNewClient, projectIn, signIn, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const client = 'cliente@demo.example'
const { projects, project, side } = dashboardTexts

const menuPages = [
  'briefing',
  'inspiration',
  'materials',
  'status',
  'quote',
  'payment',
  'testimonial',
  'downloads',
  'notifications',
  'profile',
  'projects',
]

test('a link to a missing project redirects to the list and says why', async ({ page, browserErrors }) => {
  browserErrors.allow(/Failed to load resource/)
  await signIn(page, client)
  const gone = randomUUID()
  for (const name of menuPages) {
    await page.goto(`/dashboard/${name}?project=${gone}`)
    await expect(page.getByRole('alert').filter({ hasText: project.gone }), name).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/projects$/)
  }
  await expectAccessible(page)
  await page.goto(`/dashboard/brief-summary/${gone}`)
  await expect(page.getByText(project.gone)).toBeVisible()
  await page.getByRole('link', { name: side.status, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: side.status })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(gone))
  await expect(page.getByText(project.gone)).toBeHidden()
})

test('a project is named after the briefing, and can be renamed', async ({ page, mailbox, newUserPage }) => {
  await arriveAsNewClient(page, mailbox, 'Ada Neri')
  await say(page, 'Un video di prodotto')
  const id = projectIn(page)
  await act(page, 'dashboard.briefing.answer', { projectId: id, field: 'company', value: 'Acme' })
  await page.getByRole('link', { name: side.projects, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Video prodotto per Acme' })).toBeVisible()

  await page.setViewportSize(PHONE)
  const rename = page.getByRole('button', { name: renameTexts.openLabel('Video prodotto per Acme') })
  await rename.click()
  const dialog = page.getByRole('dialog', { name: renameTexts.title })
  const name = dialog.getByLabel(renameTexts.label)
  await name.fill(' ')
  await name.press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await name.fill('Il lancio di maggio')
  await name.press('Escape')
  await expect(rename).toBeFocused()
  await rename.click()
  await expect(name).toHaveValue('Il lancio di maggio')
  await name.press('Enter')
  await expect(page.getByText(renameTexts.done)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Il lancio di maggio' })).toBeVisible()
  await expectFits(page)

  const manager = await newUserPage()
  await signInToTeam(manager, 'pm@demo.example', `/team/project/${id}`)
  await expect(manager.getByRole('heading', { level: 1, name: 'Il lancio di maggio' })).toBeVisible()
  await manager.getByRole('button', { name: renameTexts.open, exact: true }).click()
  await manager.getByRole('dialog').getByLabel(renameTexts.label).fill('Il lancio di giugno')
  await manager.getByRole('dialog').getByRole('button', { name: renameTexts.save }).click()
  await expect(manager.getByRole('heading', { level: 1, name: 'Il lancio di giugno' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Il lancio di giugno' })).toBeVisible()
})

test('the id of a removed project does not remain in the address', async ({ page, mailbox }) => {
  await arriveAsNewClient(page, mailbox, 'Ada Neri')
  await page.getByRole('link', { name: side.projects, exact: true }).click()
  await page.getByRole('button', { name: projects.deleteLabel(project.autoTitle) }).click()
  await page.getByRole('dialog').getByRole('button', { name: projects.confirmButton }).click()
  await expect(page.getByRole('heading', { name: projects.empty })).toBeVisible()
  await expect(page.getByText(project.gone)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\/projects$/)
})
