import type { Page } from '@playwright/test'
import { codeAt } from 'server/platform/mfa'
import { authTexts } from 'shared/messages/it/auth'
import { billingTexts } from 'shared/messages/it/billing'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { frameTexts } from 'shared/messages/it/frame'
import { notificationFilterTexts, securityTexts } from 'shared/messages/it/security'
import { expectAccessible } from './accessibility.ts'
import { makeNewcomer, saveBilling, sendAccess, signIn, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { code: codeTexts, factor, sessions, password: passwordTexts, data } = securityTexts
const { secondFactor, change } = authTexts

type Newcomer = Awaited<ReturnType<typeof makeNewcomer>>

async function typePassword(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto('/login')
  await sendAccess(page, email, password)
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { name: securityTexts.title })).toBeVisible()
}

/** Signs out without the gate that the sign-out button shows. */
const signOut = (page: Page) => page.context().clearCookies({ name: 'session' })

/** Returns the code of the authenticator app. Each code works once, so a later sign-in needs that of the next step. */
const codeOf = (secret: string, aheadSeconds = 0) =>
  codeAt(secret, new Date(Date.now() + aheadSeconds * 1000))

const panel = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
    .last()

async function switchOn(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  const part = panel(page, secondFactor.title)
  await part.getByRole('button', { name: secondFactor.begin }).click()
  await part.getByLabel(factor.currentPassword, { exact: true }).fill(password)
  await part.getByRole('button', { name: factor.next }).click()
  await expect(part.getByRole('img', { name: factor.qr })).toBeVisible()
  const secret = ((await part.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  await expectAccessible(page)
  await part.getByLabel(secondFactor.code, { exact: true }).fill('12')
  await part.getByRole('button', { name: secondFactor.confirm, exact: true }).click()
  await expect(part.getByText(codeTexts.malformed)).toBeVisible()
  await part.getByLabel(secondFactor.code, { exact: true }).fill(codeOf(secret))
  await part.getByRole('button', { name: secondFactor.confirm, exact: true }).click()
  await expect(part.getByRole('heading', { name: factor.codes })).toBeFocused()
  await expect(part.getByText(authTexts.secondFactor.on, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const codes = await part.getByRole('listitem').allInnerTexts()
  await part.getByRole('button', { name: factor.done }).click()
  await expect(part.getByText(factor.left(10))).toBeVisible()
  return { secret, codes }
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a client signs in with a code, then a recovery code', async ({ page, mailbox, browserErrors }) => {
      browserErrors.expect(/401/)
      const person = await makeNewcomer(page, mailbox)
      await openProfile(page)
      await expectAccessible(page)
      const { secret, codes } = await switchOn(page, person.password)
      await signOut(page)

      await typePassword(page, person)
      const field = page.getByLabel(secondFactor.code, { exact: true })
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
      await expectAccessible(page)
      await field.fill('000000')
      await page.getByRole('button', { name: secondFactor.submit }).click()
      await expect(page.getByText(secondFactor.wrong)).toBeVisible()
      await expectAccessible(page)
      const code = codeOf(secret, 30)
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await page.getByRole('button', { name: secondFactor.submit }).click()
      await expect(page).toHaveURL(/\/dashboard/)
      await signOut(page)

      await typePassword(page, person)
      await page.getByRole('button', { name: codeTexts.useRecovery }).click()
      await expect(page.getByLabel(codeTexts.recovery, { exact: true })).toBeFocused()
      await expectAccessible(page)
      await page.getByLabel(codeTexts.recovery, { exact: true }).fill(codes[0]?.toLowerCase() ?? '')
      await page.getByRole('button', { name: secondFactor.submit }).click()
      await expect(page).toHaveURL(/\/dashboard/)
      await openProfile(page)
      await expect(page.getByText(factor.left(9))).toBeVisible()
      await mailbox.find(person.email, 'È stato usato un codice di recupero')

      const part = panel(page, secondFactor.title)
      await part.getByRole('button', { name: secondFactor.disable }).click()
      await part.getByLabel(factor.currentPassword, { exact: true }).fill('sbagliata')
      await part.getByLabel(factor.appOrRecovery, { exact: true }).fill(codes[1] ?? '')
      await part.getByRole('button', { name: factor.disableTitle }).click()
      await expect(part.getByText(change.wrongCurrent)).toBeVisible()
      await expectAccessible(page)
      await part.getByLabel(factor.currentPassword, { exact: true }).fill(person.password)
      await part.getByRole('button', { name: factor.disableTitle }).click()
      await expect(part.getByRole('button', { name: secondFactor.begin })).toBeVisible()
    })

    test('notifications are filtered, removed and restored', {
      tag: '@smoke',
    }, async ({ page }) => {
      await signIn(page, 'cliente@demo.example', '/dashboard/notifications')
      await expect(
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) }),
      ).not.toHaveCount(0)
      await expectAccessible(page)
      const unread = page.getByRole('radio', { name: new RegExp(`^${notificationFilterTexts.unread}`) })
      const filter = page.getByRole('radiogroup')
      await filter.getByText(notificationFilterTexts.unread).click()
      await expect(unread).toBeChecked()
      await expectAccessible(page)
      await filter.getByText(notificationFilterTexts.all, { exact: true }).click()
      const first = page.getByRole('button', { name: /^Elimina la notifica/ }).first()
      const name = (await first.getAttribute('aria-label')) ?? ''
      const before = await page.getByRole('button', { name, exact: true }).count()
      await first.click()
      await expect(page.getByText(frameTexts.notifications.deleted)).toBeVisible()
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(before - 1)
      await page.getByRole('button', { name: frameTexts.undo }).click()
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(before)
    })
  })
}

test('a disconnected device is signed out at once', async ({ page, mailbox, newUserPage, browserErrors }) => {
  browserErrors.allow(/401/)
  const person = await makeNewcomer(page, mailbox)
  const elsewhere = await newUserPage()
  await typePassword(elsewhere, person)
  await expect(elsewhere).toHaveURL(/\/dashboard/)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()
  await openProfile(page)
  const part = panel(page, sessions.title)
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await expect(part.getByText(sessions.here)).toHaveCount(1)
  await part.getByRole('button', { name: /^Disconnetti Chrome/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Da Chrome su /)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: sessions.revoke }).click()
  await expect(part.getByRole('listitem')).toHaveCount(1)
  await expect(elsewhere).toHaveURL(/\/login/)
})

test('a changed password ends the other sessions', async ({ page, mailbox, newUserPage, browserErrors }) => {
  browserErrors.allow(/401/)
  browserErrors.expect(/400/)
  const person = await makeNewcomer(page, mailbox)
  const elsewhere = await newUserPage()
  await typePassword(elsewhere, person)
  await expect(elsewhere).toHaveURL(/\/dashboard/)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()
  await openProfile(page)
  const part = panel(page, passwordTexts.title)
  await part.getByRole('button', { name: passwordTexts.open }).click()
  await part.getByLabel(change.current, { exact: true }).fill('sbagliata')
  await part.getByLabel(authTexts.reset.newPassword, { exact: true }).fill('password')
  await part.getByRole('button', { name: change.title }).click()
  await expect(part.getByText(/troppo facile/)).toBeVisible()
  await expectAccessible(page)
  await part.getByLabel(authTexts.reset.newPassword, { exact: true }).fill('Un-treno-per-Verona-8')
  await part.getByRole('button', { name: change.title }).click()
  await expect(part.getByText(change.wrongCurrent)).toBeVisible()
  await part.getByLabel(change.current, { exact: true }).fill(person.password)
  await part.getByRole('button', { name: change.title }).click()
  await expect(page.getByText(change.ok.text)).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/login/)
  await mailbox.find(person.email, 'La tua password è cambiata')
  await signOut(page)
  await typePassword(page, { ...person, password: 'Un-treno-per-Verona-8' })
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a client exports personal data and erases the account', async ({ page, mailbox, browserErrors }) => {
  browserErrors.expect(/401/)
  const person = await makeNewcomer(page, mailbox)
  await openProfile(page)
  const part = panel(page, data.title)
  const download = page.waitForEvent('download')
  await part.getByRole('button', { name: dashboardTexts.profile.export }).click()
  expect((await download).suggestedFilename()).toBe(data.fileName)
  await part.getByRole('button', { name: dashboardTexts.profile.erase }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(data.warning)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByLabel(dashboardTexts.profile.erasePassword, { exact: true }).fill('sbagliata')
  await dialog.getByRole('button', { name: dashboardTexts.profile.eraseConfirm }).click()
  await expect(dialog.getByText(securityTexts.proof.wrong)).toBeVisible()
  await dialog.getByLabel(dashboardTexts.profile.erasePassword, { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: dashboardTexts.profile.eraseConfirm }).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await mailbox.find(person.email, 'Il tuo account è stato eliminato')
  await typePassword(page, person)
  await expect(page.getByRole('alert')).toBeVisible()
})

test('a postal code of another province is doubted, and saved all the same', async ({ page, mailbox }) => {
  await makeNewcomer(page, mailbox)
  await saveBilling(page)
  await openProfile(page)
  const doubt = page.getByText(billingTexts.doubtfulSeat('20121', 'RM'))
  await expect(doubt).toHaveCount(0)
  await page.getByLabel(billingTexts.province, { exact: true }).fill('rm')
  await expect(doubt).toBeVisible()
  await page.getByRole('button', { name: billingTexts.save }).click()
  await expect(page.getByText(billingTexts.saved)).toBeVisible()
})

test('a member finds the security settings on the profile, and all notifications', async ({ page }) => {
  await signInToTeam(page, 'editor@demo.example')
  await page.getByRole('button', { name: /^Notifiche/ }).click()
  await page.getByRole('menuitem', { name: frameTexts.bell.all }).click()
  await expect(page).toHaveURL(/\/team\/notifications/)
  await expect(page.getByText(notificationFilterTexts.teamIntro)).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /Profilo/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: securityTexts.title })).toBeVisible()
  await expectAccessible(page)
})
