import type { Page } from '@playwright/test'
import { errorCatalogue } from 'shared/errors/codes'
import { guestPageTexts as guestPage, guestPanelTexts as panel } from 'shared/messages/it/guests'
import { publicTexts } from 'shared/messages/it/public'
import { guestOpenText, reviewTexts } from 'shared/messages/it/review'
import { decideTexts } from 'shared/messages/it/review-decision'
import { playerTexts } from 'shared/messages/it/review-player'
import { DESK, expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { arriveAsNewClient } from './people.ts'
import { chooseAction, decide, enterDemoRoom, publishFirstVersion } from './review-room.ts'
import { expect, test } from './test.ts'

const { comments } = reviewTexts
const PHRASE = 'tre mele verdi'
const NAME = 'Maria Grazia Montecchi-Bartolomei della Comunicazione'

/** Opens the panel and creates a link. Returns the link. */
async function invite(page: Page, passPhrase: string): Promise<string> {
  await page.getByRole('button', { name: guestOpenText }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(panel.invite.days).fill('91')
  await dialog.getByRole('button', { name: panel.invite.submit }).click()
  await expect(dialog.getByLabel(panel.invite.name)).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel(panel.invite.days)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.getByLabel(panel.invite.days).fill('30')
  await dialog.getByLabel(panel.invite.name).fill(NAME)
  await dialog.getByLabel(panel.invite.passPhrase).fill(passPhrase)
  await dialog.getByRole('button', { name: panel.invite.submit }).click()
  await expect(dialog.getByText(panel.made.text)).toBeVisible()
  await expectUsable(page)
  const link = (await dialog.getByText('/revisione#').textContent()) ?? ''
  await page.keyboard.press('Escape')
  return link.slice(link.indexOf('http'))
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: comments.write }).fill(text)
  await page.getByRole('button', { name: comments.send, exact: true }).click()
}

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)
  test(`a guest comments until revoked: ${name}`, async ({ page, mailbox, newUserPage, browserErrors }) => {
    await page.setViewportSize(viewport)
    const projectId = await arriveAsNewClient(page, mailbox, 'Ada Neri')
    const manager = await newUserPage()
    await publishFirstVersion(manager, projectId, 'Primo montaggio')
    await page.goto(`/dashboard/downloads?project=${projectId}`)
    await decide(page, () => expect(page.getByRole('button', { name: decideTexts.approve })).toBeVisible())
    const link = await invite(page, PHRASE)

    const guest = await newUserPage()
    await guest.setViewportSize(viewport)
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: guestPage.phrase.title })).toBeVisible()
    await expectUsable(guest)
    browserErrors.expect(/403 .*guestReview\.open/)
    await guest.getByLabel(guestPage.phrase.label).fill('tre mele rosse')
    await guest.getByRole('button', { name: guestPage.phrase.submit }).click()
    await expect(guest.getByText(errorCatalogue.WRONG_PASS_PHRASE.text)).toBeVisible()
    await guest.getByLabel(guestPage.phrase.label).fill(PHRASE)
    await guest.getByRole('button', { name: guestPage.phrase.submit }).click()
    await expect(guest.getByText(guestPage.comments)).toBeVisible()
    await expect(guest.getByRole('slider', { name: playerTexts.position })).toHaveAttribute('max', '8000')
    await expect(guest.getByRole('button', { name: decideTexts.approve, exact: true })).toHaveCount(0)
    await expect(guest.getByRole('link', { name: /Scarica/ })).toHaveCount(0)
    await expectUsable(guest)
    await guest.reload()
    await expect(guest.getByText(guestPage.comments)).toBeVisible()

    const words = 'Il nostro logo è quello vecchio.'
    await say(guest, words)
    const seen = page.getByRole('listitem').filter({ hasText: words })
    await expect(seen.getByText(NAME)).toBeVisible()
    await expect(seen.getByText(comments.guest, { exact: true })).toBeVisible()
    await expectFits(page)
    const inHub = manager.getByRole('listitem').filter({ hasText: words })
    await expect(inHub.getByText(comments.guest, { exact: true })).toBeVisible()
    await say(page, 'Lo cambiamo, grazie.')
    await expect(guest.getByText('Lo cambiamo, grazie.')).toBeVisible()
    const own = guest.getByRole('listitem').filter({ hasText: words })
    await chooseAction(own, words, comments.edit)
    await guest.getByRole('textbox', { name: comments.editField }).fill('Il logo è quello vecchio.')
    await guest.getByRole('button', { name: comments.editSave, exact: true }).click()
    await expect(page.getByText('Il logo è quello vecchio.')).toBeVisible()

    await page.getByRole('button', { name: guestOpenText }).click()
    const dialog = page.getByRole('dialog', { name: guestOpenText })
    await expect(dialog.getByText(panel.viewers.said(1))).toHaveCount(2)
    await expectUsable(page)
    browserErrors.expect(/401 .*guestReview\./)
    browserErrors.allow(/guest-files|guestReview/)
    await dialog.getByRole('button', { name: panel.list.revoke }).click()
    const asked = page.getByRole('dialog', { name: panel.list.revokeTitle })
    await asked.getByRole('button', { name: panel.list.revoke, exact: true }).click()
    await expect(guest.getByRole('heading', { name: guestPage.over.revoked.title })).toBeVisible()
    await expectUsable(guest)
    await expect(dialog.getByText(panel.list.states.revoked, { exact: true })).toBeVisible()
  })

test('an unknown or missing link is reported', async ({ page, browserErrors }) => {
  await page.setViewportSize(PHONE)
  browserErrors.expect(/404 .*guestReview\.open/)
  await page.goto(`/revisione#${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: guestPage.over.unknown.title })).toBeVisible()
  await expectUsable(page)
  await page.goto('/revisione')
  await expect(page.getByRole('heading', { name: guestPage.over.missing.title })).toBeVisible()
})

test.describe('while the preview is locked', () => {
  test.use({ gate: 'locked' })

  test('a link opens only its room', async ({ page, newUserPage, gateCookies, browserErrors }) => {
    const manager = await newUserPage()
    await manager.context().addCookies(gateCookies)
    await enterDemoRoom(manager)
    await manager.getByRole('button', { name: guestOpenText }).click()
    const dialog = manager.getByRole('dialog')
    await dialog.getByLabel(panel.invite.name).fill('Ugo')
    await dialog.getByLabel(panel.invite.mayComment).uncheck()
    await dialog.getByRole('button', { name: panel.invite.submit }).click()
    const link = (await dialog.getByText('/revisione#').textContent()) ?? ''

    browserErrors.expect(/404 .*gate\.letGuestIn/)
    await page.goto(`/revisione#${'x'.repeat(43)}`)
    await expect(page.getByLabel(publicTexts.gate.password, { exact: true })).toBeVisible()
    await page.goto('about:blank')
    await page.goto(link.slice(link.indexOf('http')))
    await expect(page.getByText(guestPage.watches)).toBeVisible()
    await expect(page.getByRole('slider', { name: playerTexts.position })).toHaveAttribute('max', '8000')
    await expect(page.getByRole('textbox', { name: comments.write })).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByLabel(publicTexts.gate.password, { exact: true })).toBeVisible()
  })
})
