import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { boardTexts } from 'shared/messages/it/members'
import { publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { decideTexts, finishedTexts } from 'shared/messages/it/review-decision'
import { playerTexts } from 'shared/messages/it/review-player'
import { teamTexts } from 'shared/messages/it/team'
import { Mailbox } from '../support/mailbox.ts'
import { DESK, expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { filmAt } from './films.ts'
import { act, arriveAsNewClient, ask, payInFull, signInToTeam } from './people.ts'
import { COPY_WITHIN_MS, openPublishForm, versionSwitch } from './review-room.ts'
import { createSharedPage, expect, test } from './test.ts'

const { comments, hub, versions } = reviewTexts

const CLIENT = 'Ada Ferri'
const TITLE = `Il tornio nuovo ${Date.now()}`
const BRIEF = 'Un video aziendale di un minuto sul tornio nuovo, con sottotitoli.'

/**
 * A client, a manager and an editor work on one video at the same time without reloading. Each step requires the
 * previous one.
 */
test.describe.configure({ mode: 'serial' })

let client: Page
let manager: Page
let editor: Page
let projectId: string

test.beforeAll(async ({ browser, baseURL, gateCookies }) => {
  const person = () => createSharedPage({ browser, baseURL, gateCookies })
  ;[client, manager, editor] = [await person(), await person(), await person()]
  await arriveAsNewClient(client, new Mailbox(baseURL ?? ''), CLIENT)
  // Projects of other journeys fill the first page of the usual order.
  await signInToTeam(manager, 'pm@demo.example', '/team/projects?sort=updated')
  await signInToTeam(editor, 'editor@demo.example')
})

test.afterAll(() => Promise.all([client, manager, editor].map(page => page.context().close())))

const projectLink = (page: Page): Locator => page.getByRole('link', { name: TITLE, exact: true })

/** Saves a version as the editor, and sends it to the client as the manager. */
async function publish(file: string, versionName: string, notes: string): Promise<void> {
  await openPublishForm(editor)
  await editor.getByLabel(publishTexts.file).setInputFiles(file)
  await expect(editor.getByText(/^Copertina scelta/)).toBeVisible()
  await editor.getByLabel(teamTexts.deliverables.versionName).fill(versionName)
  await editor.getByLabel(publishTexts.notesLabel).fill(notes)
  await editor.getByRole('button', { name: teamTexts.deliverables.save, exact: true }).click()
  // The toast of the previous version may still be shown; only the list shows that this one is saved.
  const listed = async () => (await ask(manager, 'team.deliverables.list', { projectId })).items
  await expect.poll(async () => (await listed())[0]?.versionName).toBe(versionName)
  const [saved, former] = await listed()
  const answers = former?.comments.map(({ id }) => ({ id, outcome: 'done' as const })) ?? []
  const sending = { deliverableId: saved?.id ?? '', versionName, notes, answers }
  await act(manager, 'team.deliverables.send', sending)
}

const shownVersion = (page: Page, name: string): Locator => versionSwitch(page).filter({ hasText: name })

/** Checks that the poster of a version has loaded as an image. */
async function expectFrame(page: Page, name: string): Promise<void> {
  const frame = shownVersion(page, name).locator('img')
  await expect.poll(() => frame.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
}

test('a client’s new project and brief are on the manager’s screens at once', async () => {
  projectId = (await act(client, 'dashboard.projects.create', { title: TITLE })).id
  await expect(projectLink(manager)).toBeVisible()
  await projectLink(manager).click()
  await expect(manager.getByText(teamTexts.project.noBriefing)).toBeVisible()

  await client.goto(`/dashboard/briefing?project=${projectId}`)
  await client.getByRole('button', { name: orderTexts.recap.write }).click()
  await client.getByLabel(orderTexts.recap.label).fill(BRIEF)
  await client.getByRole('button', { name: orderTexts.recap.save, exact: true }).click()
  await expect(client.getByText(orderTexts.recap.saved.title)).toBeVisible()
  await expect(manager.getByText(BRIEF)).toBeVisible()
})

test('the manager assigns the editor, who sees the project at once and opens it', async () => {
  await expect(projectLink(editor)).toHaveCount(0)
  await manager.getByRole('button', { name: teamTexts.assign.title }).click()
  await manager.getByLabel(/Luca Moretti/).check()
  await manager
    .getByRole('dialog')
    .getByRole('button', { name: teamTexts.assign.submit, exact: true })
    .click()
  await expect(manager.getByText(teamTexts.assign.ok)).toBeVisible()
  await expect(projectLink(editor)).toBeVisible()
  await projectLink(editor).click()
  await expect(editor.getByText(BRIEF)).toBeVisible()
  await expect(editor.getByText(teamTexts.references.empty)).toBeVisible()
})

test('an inspiration with its note is on the editor’s page at once, and plays from the client’s moment', async () => {
  await act(client, 'dashboard.references.add', {
    projectId,
    videoUrl: '/media/tramonto.mp4#lago',
    videoTitle: 'Tramonto sul lago',
    videoCategory: 'hotel',
    note: 'La luce, non il ritmo.',
    atSecond: 3,
  })
  const { watchFrom, at, close } = teamTexts.references
  await expect(editor.getByText('La luce, non il ritmo.')).toBeVisible()
  await expect(editor.getByText(at('0:03'))).toBeVisible()
  await expect(editor.locator('video')).toHaveCount(0)
  await editor.getByRole('button', { name: watchFrom('Tramonto sul lago', '0:03') }).click()
  const film = editor.locator('video')
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThanOrEqual(3)
  await expectAccessible(editor)
  await editor.setViewportSize(PHONE)
  await expectUsable(editor)
  await editor.setViewportSize(DESK)
  await editor.getByRole('button', { name: close('Tramonto sul lago') }).click()
  await expect(film).toHaveCount(0)
})

test('the editor saves a version and the manager sends it; everybody sees it with its poster at once', async () => {
  await client.goto(`/dashboard/downloads?project=${projectId}`)
  await expect(client.getByRole('heading', { name: orderTexts.downloads.empty })).toBeVisible()
  const bell = client.getByRole('button', { name: /^Notifiche/ })
  const before = await bell.getAttribute('aria-label')
  await editor.getByRole('link', { name: hub.first }).click()
  await publish(filmAt('sede'), 'Primo montaggio', 'Musica provvisoria.')
  await Promise.all([
    expect(shownVersion(client, 'Primo montaggio')).toBeVisible({ timeout: COPY_WITHIN_MS }),
    expect(manager.getByText('Primo montaggio', { exact: true })).toBeVisible(),
    expect(manager.getByText(teamTexts.status['in-review']).first()).toBeVisible({ timeout: COPY_WITHIN_MS }),
  ])
  await expect(bell).not.toHaveAttribute('aria-label', before ?? '')
  await expectFrame(client, 'Primo montaggio')
  await expectFrame(editor, 'Primo montaggio')
  await expect(client.locator('video')).toHaveAttribute('poster', /^\/files\/[0-9a-f-]{36}$/)
  await expectAccessible(client)
})

test('a comment on a moment reaches the editor and the manager at once, and the reply the client', async () => {
  await manager.getByRole('link', { name: hub.open }).click()
  await expect(manager.getByRole('heading', { name: comments.title })).toBeVisible()
  await client.getByRole('slider', { name: playerTexts.position }).fill('3000')
  await client.getByRole('textbox', { name: comments.write }).fill('Qui manca il nome della ditta.')
  await client.getByRole('button', { name: comments.send, exact: true }).click()
  await expect(client.getByRole('listitem').filter({ hasText: 'Qui manca il nome' })).toBeVisible()
  const heard = (page: Page) =>
    page.getByRole('listitem').filter({ hasText: 'Qui manca il nome della ditta.' })
  await Promise.all([expect(heard(editor)).toBeVisible(), expect(heard(manager)).toBeVisible()])
  await heard(editor)
    .getByRole('button', { name: comments.goTo('00:00:03:00') })
    .click()
  await expect(editor.getByRole('slider', { name: playerTexts.position })).toHaveValue('3020')

  await editor.getByRole('button', { name: comments.replyLabel(CLIENT) }).click()
  await editor.getByRole('textbox', { name: comments.replyLabel(CLIENT) }).fill('Lo mettiamo.')
  await editor.getByRole('button', { name: comments.replySend }).click()
  await expect(editor.getByText('Lo mettiamo.')).toBeVisible()
  await Promise.all([client, manager].map(page => expect(page.getByText('Lo mettiamo.')).toBeVisible()))
})

test('a request for changes and a new version appear to the others at once', async () => {
  await client.getByRole('button', { name: decideTexts.request }).click()
  await client.getByRole('dialog').getByRole('button', { name: decideTexts.requestConfirm }).click()
  await expect(client.getByText(decideTexts.requestedState)).toBeVisible()
  const asked = versions.states.team['changes-requested']
  await Promise.all([editor, manager].map(page => expect(page.getByText(asked).first()).toBeVisible()))
  await publish(filmAt('officina'), 'Seconda versione', 'Il nome della ditta c’è.')
  await Promise.all(
    [client, manager].map(page =>
      expect(shownVersion(page, 'Seconda versione')).toBeVisible({ timeout: COPY_WITHIN_MS }),
    ),
  )
  await expect(client.getByText('Il nome della ditta c’è.')).toBeVisible()
  await expectFrame(client, 'Seconda versione')
})

test('an approval appears in the editor’s room and on the manager’s board at once', async () => {
  await manager.goto('/team/projects')
  await manager.getByLabel(teamTexts.projects.search).fill(TITLE)
  await manager.getByText(boardTexts.board, { exact: true }).click()
  const column = (name: 'in-review' | 'completed') =>
    manager.getByRole('region', { name: teamTexts.status[name], exact: true })
  await expect(column('in-review').getByText(TITLE)).toBeVisible()
  await client.getByRole('button', { name: decideTexts.approve, exact: true }).click()
  await client.getByRole('dialog').getByRole('button', { name: decideTexts.approveConfirm }).click()
  await expect(client.getByRole('heading', { name: finishedTexts.title })).toBeVisible()
  await Promise.all([
    expect(editor.getByText(versions.states.team.approved).first()).toBeVisible(),
    expect(column('completed').getByText(TITLE)).toBeVisible(),
  ])
  await expectAccessible(client)
})

test('the client’s download, once it is paid, equals the editor’s upload byte for byte', async () => {
  await payInFull(client, projectId)
  const download = client.waitForEvent('download')
  await client.getByRole('link', { name: reviewTexts.download.film }).click()
  const path = await (await download).path()
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  const sent = createHash('sha256')
    .update(await readFile(filmAt('officina')))
    .digest('hex')
  expect(hash.digest('hex')).toBe(sent)
})
