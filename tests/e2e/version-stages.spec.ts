import type { Page } from '@playwright/test'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { decideTexts } from 'shared/messages/it/review-decision'
import { uiTexts } from 'shared/messages/it/screens'
import { stageTexts } from 'shared/messages/it/stage-room'
import { teamTexts } from 'shared/messages/it/team'
import { DESK, expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { filmAt } from './films.ts'
import { arriveAsNewClient, signInToTeam } from './people.ts'
import { COPY_WITHIN_MS, decide, manage, openPublishForm, press } from './review-room.ts'
import { expect, test } from './test.ts'

const { comments, versions } = reviewTexts
const { deliverables } = teamTexts

const nothing = (client: Page) => client.getByRole('heading', { name: orderTexts.downloads.empty })

/** Checks that the room shows the version as saved for the team only. */
const expectSaved = (manager: Page) =>
  manage(manager, () => expect(manager.getByRole('heading', { name: stageTexts.title })).toBeVisible())

async function save(manager: Page): Promise<void> {
  await openPublishForm(manager)
  await manager.locator('#deliverable-file').setInputFiles(filmAt('sede'))
  await press(manager, deliverables.save)
  await expect(manager.getByText(deliverables.saved)).toBeVisible()
  await expectSaved(manager)
}

async function discard(manager: Page): Promise<void> {
  await manage(manager, async () => {
    await press(manager, stageTexts.discard.act)
    await manager
      .getByRole('dialog')
      .filter({ hasText: stageTexts.discard.text })
      .getByRole('button', { name: stageTexts.discard.confirm, exact: true })
      .click()
    await expect(manager.getByRole('dialog')).toHaveCount(0)
  })
  await expect(manager.getByText(stageTexts.discard.done)).toBeVisible()
  await expect(manager.getByRole('heading', { name: stageTexts.title })).toHaveCount(0)
}

/** Sends a version. The checklist warns of the team's internal note. */
async function send(manager: Page): Promise<void> {
  await manage(manager, async () => {
    await press(manager, stageTexts.send)
    const dialog = manager.getByRole('dialog', { name: stageTexts.sendTitle('v1') })
    await expect(dialog.getByText(stageTexts.checks['internal-notes'].warns(1))).toBeVisible()
    await expect(dialog.getByText(stageTexts.checks.name.fine())).toBeVisible()
    await expectAccessible(manager, '[role="dialog"]')
    await expectFits(manager)
    const notes = dialog.getByLabel(publishTexts.notesLabel)
    await notes.fill('Con il nuovo audio.')
    await manager.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await press(manager, stageTexts.send)
    await expect(notes).toHaveValue('Con il nuovo audio.')
    await dialog.getByRole('button', { name: stageTexts.send }).click()
    await expect(manager.getByRole('dialog')).toHaveCount(0)
  })
}

async function recall(manager: Page): Promise<void> {
  await manage(manager, async () => {
    await expect(manager.getByRole('timer')).toHaveText(/per (10:00|0?9:\d\d)\.$/)
    await press(manager, stageTexts.recall.act)
    await manager
      .getByRole('dialog')
      .filter({ hasText: stageTexts.recall.text })
      .getByRole('button', { name: stageTexts.recall.confirm, exact: true })
      .click()
    await expect(manager.getByRole('dialog')).toHaveCount(0)
  })
  await expectSaved(manager)
}

async function replace(manager: Page): Promise<void> {
  await manage(manager, async () => {
    await press(manager, stageTexts.replace.act)
    const dialog = manager.getByRole('dialog', { name: stageTexts.replace.title('v1') })
    await dialog.getByRole('button', { name: stageTexts.replace.confirm }).click()
    await expect(dialog.getByText(stageTexts.replace.file).last()).toBeVisible()
    await dialog.locator('#replacing-file').setInputFiles(filmAt('officina'))
    await manager.route('**/uploads**', () => {})
    await dialog.getByRole('button', { name: stageTexts.replace.confirm }).click()
    await expect(dialog.getByRole('button', { name: publishTexts.cancelUpload })).toBeVisible()
    await manager.keyboard.press('Escape')
    const question = manager.getByRole('dialog', { name: publishTexts.leaving.title })
    await question.getByRole('button', { name: uiTexts.cancel }).click()
    await expect(question).toHaveCount(0)
    await dialog.getByRole('button', { name: publishTexts.cancelUpload }).click()
    await manager.unroute('**/uploads**')
    await dialog.getByRole('button', { name: stageTexts.replace.confirm }).click()
    await expect(dialog).toHaveCount(0)
  })
  await expect(manager.getByText(/^file sostituito/)).toBeVisible()
}

for (const size of [DESK, PHONE])
  test(`a version is saved for the team, discarded and saved again, sent, recalled, replaced and approved, at ${size.width} px`, async ({
    page: client,
    newUserPage,
    mailbox,
    browserErrors,
  }) => {
    // A player may still request the file of a version when it is removed.
    browserErrors.allow(/status of 404 .*\/files\//)
    await client.setViewportSize(size)
    const projectId = await arriveAsNewClient(client, mailbox, `Anna Richiamo ${size.width}`)
    await client.goto(`/dashboard/downloads?project=${projectId}`)
    await expect(nothing(client)).toBeVisible()
    const manager = await newUserPage()
    await manager.setViewportSize(size)
    await signInToTeam(manager, 'pm@demo.example', `/team/project/${projectId}/review`)

    await save(manager)
    await discard(manager)
    await save(manager)
    await manager.getByRole('textbox', { name: comments.write }).fill('Da guardare in due.')
    await press(manager, comments.send)
    await expect(manager.getByText('Da guardare in due.')).toBeVisible()
    await expectUsable(manager)
    await client.reload()
    await expect(nothing(client)).toBeVisible()

    await send(manager)
    await expect(nothing(client)).toHaveCount(0, { timeout: COPY_WITHIN_MS })
    await decide(client, () =>
      expect(client.getByRole('button', { name: decideTexts.approve })).toBeVisible(),
    )
    await recall(manager)
    await expect(nothing(client)).toBeVisible()

    await replace(manager)
    await send(manager)
    await expect(nothing(client)).toHaveCount(0, { timeout: COPY_WITHIN_MS })
    await decide(client, () =>
      expect(client.getByRole('button', { name: decideTexts.approve })).toBeVisible(),
    )
    await expect(client.getByText(/^file sostituito/)).toBeVisible()
    await expect(client.getByText('Da guardare in due.')).toHaveCount(0)
    await expectFits(client)
    await decide(client, async () => {
      await press(client, decideTexts.approve)
      // On a phone the confirmation opens over its sheet, which stays open.
      const question = client.getByRole('button', { name: decideTexts.approveConfirm })
      await expect(question).toBeVisible()
      await client.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await press(client, decideTexts.approve)
      await client.getByRole('dialog').getByRole('button', { name: decideTexts.approveConfirm }).click()
      await expect(client.getByRole('dialog')).toHaveCount(0)
    })
    await expect(client.getByText(decideTexts.approved.title)).toBeVisible()
    await expect(manager.getByText(versions.states.team.approved).first()).toBeVisible()
    await expect(manager.getByRole('button', { name: stageTexts.replace.act })).toHaveCount(0)
  })
