import type { Locator } from '@playwright/test'
import { authTexts } from 'shared/messages/it/auth'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { publicTexts } from 'shared/messages/it/public'
import { teamTexts } from 'shared/messages/it/team'
import { expectAccessible, expectFits, PHONE } from './accessibility.ts'
import { sendAccess, signIn, signInByForm, signInToTeam, signInToTeamByForm } from './people.ts'
import { expect, test } from './test.ts'

// Browser messages for a refused chunk. An exception has an empty message when the page is left immediately.
const partRefused = /40[34]|MIME type|preload CSS|dynamically imported|failed request|^exception: (?:Error)?$/

test('a signed-out user is redirected to the right sign-in, and Back does not loop', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/dashboard/quote')
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about/)
  await page.goto('/team/projects')
  await expect(page).toHaveURL(/\/team-login/)
})

test('a wrong password is reported, and the typed address is kept', async ({ page, browserErrors }) => {
  browserErrors.expect(/401/)
  await page.goto('/login')
  await sendAccess(page, 'cliente@demo.example', 'sbagliata')
  await expect(page.getByRole('alert')).toContainText(/Email o password|credenziali/i)
  await expect(page.getByLabel(authTexts.email, { exact: true })).toHaveValue('cliente@demo.example')
  await expectAccessible(page)
})

test('the first field of the sign-in has the focus, after a refusal the first wrong', async ({ page }) => {
  await page.goto('/login')
  const email = page.getByLabel(authTexts.email, { exact: true })
  const password = page.getByLabel(authTexts.password, { exact: true })
  const submit = page.getByRole('button', { name: authTexts.signIn.submit, exact: true })
  await expect(email).toBeFocused()
  await submit.click()
  await expect(email).toBeFocused()
  await email.fill('cliente@demo.example')
  await submit.click()
  await expect(password).toBeFocused()
})

test('a client is refused access to the hub', { tag: '@smoke' }, async ({ page }) => {
  await signInByForm(page, 'cliente@demo.example')
  await page.goto('/team/projects')
  await expect(page.getByRole('heading', { name: teamTexts.access.denied })).toBeVisible()
  await expectAccessible(page)
})

test('a member who is not a manager has no links to managers’ pages, and reads who can use each', {
  tag: '@smoke',
}, async ({ page }) => {
  await signInToTeam(page, 'editor@demo.example')
  const { managersOnly, denied, toProjects } = teamTexts.access
  for (const name of ['administration', 'audit', 'clients', 'invoices', 'overview', 'testimonials']) {
    await page.goto(`/team/${name}`)
    await expect(page.getByRole('heading', { name: denied })).toBeVisible()
    await expect(page.getByText(managersOnly)).toBeVisible()
    await expect(page.getByRole('link', { name: toProjects })).toBeVisible()
    await expect(page.locator(`a[href^="/team/${name}"]`)).toHaveCount(0)
  }
  await expectAccessible(page)
})

test('signing out opens the home page, ends every tab and locks the preview', { tag: '@smoke' }, async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/403/)
  await signInByForm(page, 'cliente@demo.example')
  const other = await context.newPage()
  await other.goto('/dashboard/projects')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  // The gate in the other tab needs its overlay, which is fetched with a delay.
  await other.waitForResponse('**/trpc/gate.status')
  await other.waitForLoadState('networkidle')
  const ended = page.waitForResponse('**/trpc/auth.signOut')
  await page.getByRole('button', { name: 'Esci' }).first().click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await ended
  await page.reload()
  await expect(page.getByRole('button', { name: publicTexts.gate.submit })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: publicTexts.gate.submit })).toBeVisible()
})

test('a page shows the gate when its next chunk is refused', async ({ page, context, browserErrors }) => {
  browserErrors.allow(partRefused)
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await context.clearCookies({ name: 'gate' })
  // A hover would prefetch the next chunk and show the gate before the press.
  await page.getByRole('link', { name: publicTexts.nav.signIn }).first().dispatchEvent('click')
  await expect(page.getByRole('button', { name: publicTexts.gate.submit })).toBeVisible()
})

test('a page shows the gate even before its overlay has loaded', async ({ page, context, browserErrors }) => {
  browserErrors.allow(partRefused)
  await page.route('**/trpc/auth.session', async route => {
    await context.clearCookies({ name: 'gate' })
    await route.continue()
  })
  await page.goto('/contact')
  await expect(page.getByRole('button', { name: publicTexts.gate.submit })).toBeVisible()
})

test('a screen whose chunk is of an older release loads by one reload', async ({ page, browserErrors }) => {
  browserErrors.allow(partRefused)
  await signIn(page, 'cliente@demo.example')
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('request', request => request.isNavigationRequest() && loads++)
  await page.route('**/assets/*.js', route =>
    loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.getByRole('link', { name: dashboardTexts.side.profile }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: dashboardTexts.profile.title })).toBeVisible()
  expect(loads).toBe(1)
})

test('an unknown path answers 404 and fits a phone from the first frame', async ({ page, browserErrors }) => {
  browserErrors.expect(/404|nowhere/)
  await page.setViewportSize(PHONE)
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = Number(animation.effect?.getTiming().delay ?? 0)
    }
  })
  await expectFits(page)
  for (const path of ['/dashboard/nowhere', '/team/nowhere', '/yellow/x']) {
    expect((await page.request.get(path)).status()).toBe(404)
  }
})

test('header and dialogs reach the edge of the window, on the site and in the hub', async ({ page }) => {
  const reach = (part: Locator) =>
    part.evaluate(element => element.getBoundingClientRect().right - innerWidth)
  await page.goto('/')
  expect(await reach(page.getByRole('banner'))).toBe(0)
  await signInToTeamByForm(page, 'pm@demo.example')
  await page.goto('/team/members')
  expect(await reach(page.getByRole('banner'))).toBe(0)
  await page.getByRole('button', { name: teamTexts.members.add }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await reach(page.locator('.mantine-Modal-overlay'))).toBe(0)
})

test('text typed before hydration is kept after it', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel(authTexts.email, { exact: true }).fill('cliente@demo.example')
  await page
    .getByLabel(authTexts.password, { exact: true })
    .pressSequentially('Demo-Cliente-2026', { delay: 40 })
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel(authTexts.email, { exact: true })).toHaveValue('cliente@demo.example')
  await expect(page.getByLabel(authTexts.password, { exact: true })).toHaveValue('Demo-Cliente-2026')
  await page.getByRole('button', { name: authTexts.signIn.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})
