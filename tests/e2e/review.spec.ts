import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paymentTexts } from 'shared/messages/it/payment'
import { publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { decideTexts, finishedTexts } from 'shared/messages/it/review-decision'
import { playerKeyTexts, playerTexts } from 'shared/messages/it/review-player'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { publishWithAnswers, tickOff } from './answer-comments.ts'
import { filmAt } from './films.ts'
import { withoutFirstAnswer } from './network-faults.ts'
import { signInToTeam } from './people.ts'
import { enterDemoRoomAsClient, expectOnItsWay, openPublishForm, versionSwitch } from './review-room.ts'
import { expect, test } from './test.ts'

const { answers, comments, rounds, versions } = reviewTexts
const { balance } = paymentTexts
const film = filmAt('sede')

/** The demo's client and the video to review. Each step requires the previous one. */
test.describe.configure({ mode: 'serial' })

async function enterAsManager(page: Page, projectId: string): Promise<void> {
  await signInToTeam(page, 'pm@demo.example', `/team/project/${projectId}/review`)
  await expect(page.getByRole('heading', { name: comments.title })).toBeVisible()
}

const positionOf = (page: Page) => page.getByRole('slider', { name: playerTexts.position })

test('the player is controlled by keyboard, exact to the frame', { tag: '@smoke' }, async ({ page }) => {
  await enterDemoRoomAsClient(page)
  const position = positionOf(page)
  const time = page.locator('button:has(> .visually-hidden) > b').first()
  await expect(position).toHaveAttribute('max', '8000')
  await expect(page.locator('video')).toHaveAttribute('poster', /^\/files\/[0-9a-f-]{36}$/)
  await position.focus()
  await page.keyboard.press('.')
  await page.keyboard.press('.')
  await expect(time).toHaveText('00:00:00:02')
  await page.keyboard.press(',')
  await expect(time).toHaveText('00:00:00:01')
  await page.keyboard.press(']')
  await expect(time).toHaveText('00:00:01:12')
  await page.keyboard.press('ArrowRight')
  await expect(time).toHaveText('00:00:06:12')
  await page.keyboard.press('[')
  await expect(time).toHaveText('00:00:06:10')
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: playerTexts.pause, exact: true })).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.getByRole('combobox', { name: playerTexts.speed })).toHaveValue('1.5')
  await page.keyboard.press('k')
  await expect(page.getByRole('button', { name: playerTexts.play, exact: true })).toBeVisible()
  // Shortcuts work anywhere in the room.
  await page.getByRole('heading', { name: comments.title }).click()
  await expect(position).not.toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: playerTexts.unmute })).toBeVisible()
  await page.keyboard.press('?')
  await page.getByLabel(playerKeyTexts.onlyInPlayer).check()
  await page.keyboard.press('m')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: comments.title }).click()
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: playerTexts.unmute })).toBeVisible()
  await position.focus()
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: playerTexts.mute, exact: true })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('textbox', { name: comments.write })).toBeFocused()
  await expectAccessible(page)
})

test('the room fits a phone, and drafts of a comment and of a reply survive a reload', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await enterDemoRoomAsClient(page)
  await expect(positionOf(page)).toHaveAttribute('max', '8000')
  await expectFits(page)
  await page.getByRole('textbox', { name: comments.write }).fill('Da finire')
  await page.getByRole('button', { name: comments.reply }).first().click()
  await page.getByRole('textbox', { name: /^Rispondi/ }).fill('Anche questa')
  await page.reload()
  await expect(page.getByRole('textbox', { name: comments.write })).toHaveValue('Da finire')
  const reply = page.getByRole('textbox', { name: /^Rispondi/ })
  await expect(reply).toHaveValue('Anche questa')
  // A draft does not hide the comment's menu, and Escape keeps it.
  const answered = page.getByRole('listitem').filter({ has: reply })
  await expect(answered.getByRole('button', { name: /^Altre azioni/ }).last()).toBeVisible()
  await reply.press('Escape')
  await expect(reply).toHaveCount(0)
  await page.getByRole('button', { name: comments.reply }).first().click()
  await expect(reply).toHaveValue('Anche questa')
  await page.getByRole('textbox', { name: comments.write }).fill('')
  await expectAccessible(page)
})

test('client and manager discuss a moment: each sees the other’s comments at once, internal notes stay hidden', {
  tag: '@smoke',
}, async ({ page: client, newUserPage }) => {
  const projectId = await enterDemoRoomAsClient(client)
  const manager = await newUserPage()
  await enterAsManager(manager, projectId)
  await expect(manager.getByText(comments.internalHint).first()).toBeVisible()
  await expectAccessible(manager)

  await positionOf(client).fill('5000')
  await client.getByRole('textbox', { name: comments.write }).fill('Qui la luce è fredda.')
  await expect(client.getByText(comments.at('00:00:05:00'))).toBeVisible()
  await client.getByRole('button', { name: comments.send, exact: true }).click()
  const heard = manager.getByRole('listitem').filter({ hasText: 'Qui la luce è fredda.' })
  await expect(heard).toBeVisible()
  await heard.getByRole('button', { name: comments.goTo('00:00:05:00') }).click()
  await expect(positionOf(manager)).toHaveValue('5020')

  await heard.getByRole('button', { name: comments.replyLabel('Marta Bellini') }).click()
  const reply = manager.getByRole('textbox', { name: comments.replyLabel('Marta Bellini') })
  await reply.fill('La scaldiamo.')
  await reply.press('Control+Enter')
  await expect(client.getByText('La scaldiamo.')).toBeVisible()

  await manager.getByRole('textbox', { name: comments.write }).fill('Costa mezza giornata.')
  await manager.getByLabel(comments.internalHint).check()
  await manager.getByRole('button', { name: comments.send, exact: true }).click()
  await expect(manager.getByText('Costa mezza giornata.')).toBeVisible()
  await heard.getByRole('button', { name: comments.resolve }).click()
  const own = client.getByRole('listitem').filter({ hasText: 'Qui la luce è fredda.' })
  await expect(own.getByText(answers.states.done, { exact: true })).toBeVisible()
  await expect(client.getByText('Costa mezza giornata.')).toHaveCount(0)

  await manager.setViewportSize(PHONE)
  await expectUsable(manager)
})

test('text typed while a comment is being sent is kept', async ({ page }) => {
  const sent = Promise.withResolvers<void>()
  await page.route('**/trpc/dashboard.deliverables.comment**', async route => {
    await sent.promise
    await route.continue()
  })
  await enterDemoRoomAsClient(page)
  const write = page.getByRole('textbox', { name: comments.write })
  await write.fill('Il primo.')
  await page.getByRole('button', { name: comments.send, exact: true }).click()
  await write.press('End')
  await write.pressSequentially(' E il seco')
  sent.resolve()
  await expect(page.getByRole('listitem').filter({ hasText: 'Il primo.' })).toBeVisible()
  await expect(write).toHaveValue('E il seco')
  await write.fill('')
})

test('an offline comment is sent once, and not if discarded', async ({ page, context, browserErrors }) => {
  browserErrors.allow(/Failed to load resource|failed request|ERR_INTERNET_DISCONNECTED/)
  await enterDemoRoomAsClient(page)
  const write = page.getByRole('textbox', { name: comments.write })
  const send = page.getByRole('button', { name: comments.send, exact: true })
  const kept = page.getByRole('listitem').filter({ hasText: 'Scritto in galleria.' })
  const dropped = page.getByRole('listitem').filter({ hasText: 'Anzi, no.' })
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('deliverables.comment')) sent.push(request.postData() ?? '')
  })
  await expect(write).toBeVisible()
  await context.setOffline(true)
  await write.fill('Scritto in galleria.')
  await send.click()
  await expect(kept.getByText(comments.waiting)).toBeVisible()
  await expect(write).toHaveValue('')
  await write.fill('Anzi, no.')
  await send.click()
  await expect(dropped.getByText(comments.waiting)).toBeVisible()
  await expectAccessible(page)
  await dropped.getByRole('button', { name: comments.discardLabel('Anzi, no.') }).click()
  await expect(dropped).toHaveCount(0)
  await context.setOffline(false)
  await expect(kept.getByRole('button', { name: comments.reply })).toBeVisible()
  await expect(kept).toHaveCount(1)
  await expect(kept.getByText(comments.waiting)).toHaveCount(0)
  await page.reload()
  await expect(kept).toHaveCount(1)
  await expect(write).toHaveValue('')
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toContain('Anzi, no.')
})

test('sending a comment again after an interrupting reload adds no second one', async ({ page }) => {
  await enterDemoRoomAsClient(page)
  const write = page.getByRole('textbox', { name: comments.write })
  const send = page.getByRole('button', { name: comments.send, exact: true })
  const written = page.getByRole('listitem').filter({ hasText: 'Appena prima del treno.' })
  await withoutFirstAnswer(page, 'dashboard.deliverables.comment', async () => {
    await write.fill('Appena prima del treno.')
    await send.click()
  })
  await page.reload()
  await expect(written).toHaveCount(1)
  await expect(write).toHaveValue('Appena prima del treno.')
  // Opens the form.
  await write.focus()
  await send.click()
  await expect(write).toHaveValue('')
  await expect(written).toHaveCount(1)
})

/** Drops a film on the upload area. */
async function dropFilm(page: Page): Promise<void> {
  const bytes = [...(await readFile(film))]
  const dataTransfer = await page.evaluateHandle(content => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(content)], 'sede.mp4', { type: 'video/mp4' }))
    return transfer
  }, bytes)
  await page.getByText(publishTexts.drop).dispatchEvent('drop', { dataTransfer })
}

test('a round of changes ends with approval and download', async ({ page: client, newUserPage, mailbox }) => {
  const projectId = await enterDemoRoomAsClient(client)
  const manager = await newUserPage()
  await enterAsManager(manager, projectId)

  await expect(client.getByText(rounds.of(1, { included: 2, allowed: 2 }))).toBeVisible()
  await client.getByRole('button', { name: decideTexts.request }).click()
  await expect(client.getByRole('dialog')).toContainText(decideTexts.requestAfter(1))
  await expectAccessible(client)
  await client.getByLabel(decideTexts.words).fill('Il resto va benissimo.')
  const refetched = Promise.withResolvers<void>()
  await client.route('**/trpc/**deliverables.list**', async route => {
    await refetched.promise
    await route.continue()
  })
  const confirm = client.getByRole('button', { name: decideTexts.requestConfirm })
  await confirm.click()
  await expect(client.getByText(decideTexts.requested.title)).toBeVisible()
  await expect(confirm).toBeDisabled()
  refetched.resolve()
  await expect(client.getByText(decideTexts.requestedState)).toBeVisible()
  await expect(manager.getByText('Il resto va benissimo.')).toBeVisible()
  await mailbox.find('pm@demo.example', /Modifiche richieste/)

  await openPublishForm(manager)
  await manager.getByRole('button', { name: teamTexts.deliverables.submit, exact: true }).click()
  await expect(manager.getByText(publishTexts.fileMissing)).toBeVisible()
  await manager.getByLabel(teamTexts.deliverables.versionName).fill('Seconda versione')
  await manager.getByLabel(publishTexts.notesLabel).fill('Luce più calda.')
  await manager.reload()
  await openPublishForm(manager)
  await expect(manager.getByLabel(teamTexts.deliverables.versionName)).toHaveValue('Seconda versione')
  await expect(manager.getByLabel(publishTexts.notesLabel)).toHaveValue('Luce più calda.')
  await dropFilm(manager)
  await expect(manager.getByText('sede.mp4')).toBeVisible()
  await publishWithAnswers(manager)
  await expectOnItsWay(manager)
  await mailbox.find('cliente@demo.example', /Una versione da guardare/)

  await expect(versionSwitch(client)).toContainText('Seconda versione')
  await expect(client.getByText('Luce più calda.')).toBeVisible()
  await expect(client.getByText(rounds.of(2, { included: 2, allowed: 2 }))).toBeVisible()
  await tickOff(client, manager)
  await client.setViewportSize(PHONE)
  await expectUsable(client)
  await client.setViewportSize({ width: 1280, height: 720 })
  await client.getByRole('button', { name: versions.compare }).click()
  await expect(client.locator('video')).toHaveCount(2)
  await expectAccessible(client)
  await client.getByRole('button', { name: versions.stopComparing }).click()

  await client.getByRole('button', { name: decideTexts.approve, exact: true }).click()
  await expect(client.getByRole('dialog')).toContainText(decideTexts.approveUnpaid)
  await client.getByRole('button', { name: decideTexts.approveConfirm }).click()
  await expect(client.getByText(decideTexts.approvedUnpaid.text)).toBeVisible()
  await expect(client.getByRole('heading', { name: finishedTexts.title })).toBeVisible()
  await expect(client.getByRole('link', { name: finishedTexts.review })).toHaveAttribute(
    'href',
    /testimonial/,
  )
  await expectAccessible(client)
  await expect(client.getByRole('heading', { name: balance.downloads.title })).toBeVisible()
  await client.getByRole('link', { name: balance.downloads.pay }).click()
  await expect(client.getByText(balance.due)).toBeVisible()
  await client.setViewportSize(PHONE)
  await expectUsable(client)
  await client.setViewportSize({ width: 1280, height: 720 })
  await client.getByRole('button', { name: /^Paga il saldo di/ }).click()
  await expect(client).toHaveURL(/\/dashboard\/downloads/)
  const download = client.waitForEvent('download')
  await client.getByRole('link', { name: reviewTexts.download.film }).click()
  expect((await download).suggestedFilename()).toMatch(
    /^pastificio-bellini-la-pasta-come-la-faceva-nonna-ada-16x9-v2\.mp4$/,
  )
  await expect(manager.getByText(versions.states.team.approved).first()).toBeVisible()
  await mailbox.find('cliente@demo.example', /^Progetto completato: /)
})
