import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { assetRoomTexts, assetsDialogTexts } from 'shared/messages/it/asset-room'
import { approvalTexts, assetLabel } from 'shared/messages/it/assets'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { decideTexts, finishedTexts } from 'shared/messages/it/review-decision'
import { teamTexts } from 'shared/messages/it/team'
import { readZip } from '../support/read-zip.ts'
import { DESK, expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { filmAt } from './films.ts'
import { agreeOn, arriveAsNewClient, payInFull, signInToTeam } from './people.ts'
import { assetSwitch, COPY_WITHIN_MS, chooseIn, decide, openPublishForm } from './review-room.ts'
import { expect, test } from './test.ts'

const { hub } = reviewTexts

const wide = assetLabel({ kind: '16:9', name: null })
const upright = assetLabel({ kind: '9:16', name: null })
const subtitles = assetLabel({ kind: 'subtitles', name: null })
const srt = '1\n00:00:01,000 --> 00:00:02,000\nBuongiorno.\n'

const choose = (page: Page, label: string) => chooseIn(assetSwitch(page), label)

/** Returns the file input of the form that is shown; the other assets have hidden ones. */
const fileOfForm = (page: Page) =>
  page.locator('form:visible').filter({ hasText: publishTexts.publishText }).locator('input[type="file"]')

async function publish(
  manager: Page,
  label: string,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
): Promise<void> {
  await choose(manager, label)
  await openPublishForm(manager)
  await expect(manager.getByRole('heading', { name: publishTexts.into(label) })).toBeVisible()
  await fileOfForm(manager).setInputFiles(file)
  await manager.getByRole('button', { name: teamTexts.deliverables.submit, exact: true }).click()
  await expect(assetSwitch(manager)).toContainText(assetRoomTexts.states.team.waiting, {
    timeout: COPY_WITHIN_MS,
  })
}

/** Adds subtitles as the team. An asset that exists already is refused at its field. */
async function addSubtitles(manager: Page): Promise<void> {
  await manager.getByRole('button', { name: hub.assets }).click()
  const dialog = manager.getByRole('dialog', { name: assetsDialogTexts.title })
  const add = dialog.getByRole('button', { name: assetsDialogTexts.add, exact: true })
  await expect(dialog.getByText(upright).first()).toBeVisible()
  await add.click()
  await expect(dialog.getByText(/c’è già/)).toBeVisible()
  await expectAccessible(manager, '[role="dialog"]')
  await dialog.getByLabel(assetsDialogTexts.kind).click()
  await manager.getByRole('option', { name: subtitles }).click()
  await add.click()
  await expect(dialog.getByRole('button', { name: assetsDialogTexts.removeLabel(subtitles) })).toBeVisible()
  await manager.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Checks that a file chosen for one format remains after a switch to another. */
async function lookElsewhere(manager: Page): Promise<void> {
  const chosen = manager.getByText('sede.mp4').filter({ visible: true })
  await fileOfForm(manager).setInputFiles(filmAt('sede'))
  await expect(chosen).toBeVisible()
  await choose(manager, upright)
  await expect(manager.getByRole('heading', { name: publishTexts.into(upright) })).toBeVisible()
  await expect(chosen).toHaveCount(0)
  await choose(manager, wide)
  await expect(chosen).toBeVisible()
}

async function approve(client: Page, label: string, confirm: string): Promise<void> {
  await choose(client, label)
  await decide(client, async () => {
    await client.getByRole('button', { name: decideTexts.approve, exact: true }).first().click()
    const asked = client.getByRole('dialog', { name: decideTexts.approveTitle('v1') })
    await asked.getByRole('button', { name: confirm, exact: true }).click()
    await expect(client.getByRole('dialog')).toHaveCount(0)
  })
}

for (const size of [DESK, PHONE])
  test(`two formats and subtitles are published, approved one by one and downloaded as one archive, at ${size.width} px`, async ({
    page: client,
    newUserPage,
    mailbox,
    browserErrors,
  }) => {
    browserErrors.expect(/team\.assets\.add/)
    await client.setViewportSize(size)
    const projectId = await arriveAsNewClient(client, mailbox, `Anna Formati ${size.width}`)
    const manager = await newUserPage()
    await manager.setViewportSize(size)
    await signInToTeam(manager, 'pm@demo.example', `/team/project/${projectId}/review`)
    const order = { projectId, kind: 'quote', label: 'Video in due formati', amountCents: 90_000 } as const
    await agreeOn(client, manager, order)
    await payInFull(client, projectId)

    await client.goto(`/dashboard/downloads?project=${projectId}`)
    await expect(client.getByRole('heading', { name: orderTexts.downloads.empty })).toBeVisible()
    const square = client.getByRole('listitem').filter({ hasText: '1:1' })
    await expect(square.getByText(orderTexts.downloads.notOrdered)).toBeVisible()
    await expectFits(client)

    await manager.reload()
    await addSubtitles(manager)
    await expectFits(manager)
    await lookElsewhere(manager)
    await publish(manager, wide, filmAt('sede'))
    await publish(manager, upright, filmAt('verticale'))
    await expectUsable(manager)
    await manager.setViewportSize(size)
    await publish(manager, subtitles, { name: 'it.srt', mimeType: '', buffer: Buffer.from(srt) })

    await approve(client, wide, decideTexts.approveConfirm)
    await expect(client.getByText(approvalTexts.stillOpen([upright, subtitles]))).toBeVisible()
    await expect(assetSwitch(client)).toContainText(assetRoomTexts.states.client.approved)
    await expectFits(client)
    await choose(client, subtitles)
    await expect(client.getByRole('textbox', { name: assetRoomTexts.file.label('v1') })).toHaveValue(srt)
    await expectUsable(client)
    await approve(client, upright, decideTexts.approveConfirm)
    await expect(client.getByText(approvalTexts.stillOpen([subtitles]))).toBeVisible()
    await expect(client.getByRole('heading', { name: finishedTexts.titleOfSeveral })).toHaveCount(0)
    await approve(client, subtitles, decideTexts.approve)

    await expect(client.getByRole('heading', { name: finishedTexts.titleOfSeveral })).toBeVisible()
    await expect(client.getByText(approvalTexts.all)).toBeVisible()
    const all = client.getByRole('link', { name: /^Scarica tutto \(3 file/ })
    const download = client.waitForEvent('download')
    await all.click()
    const entries = await readZip(await readFile(await (await download).path()))
    expect(
      entries.map(({ name, isStored }) => [name.replace(/^.*?-(?=16x9|9x16|sott)/, ''), isStored]),
    ).toEqual([
      ['16x9-v1.mp4', true],
      ['9x16-v1.mp4', true],
      ['sottotitoli-v1.srt', true],
    ])
    expect(entries[2]?.content).toBe(srt)
    await expectUsable(client)
    await choose(manager, upright)
    await expect(assetSwitch(manager)).toContainText(assetRoomTexts.states.team.approved)
  })
