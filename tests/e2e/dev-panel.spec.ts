import { devTexts } from 'shared/messages/it/dev'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { expect, test } from './test.ts'

const { procedures, live, who } = devTexts

test('a developer signs in as the manager with one press, calls a procedure and sees its live event', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await page.goto('/dev')
  await page.getByRole('button', { name: who.enterAs('pm@demo.example') }).click()
  await expect(page.getByText(who.manager('Project Manager'))).toBeVisible()

  await page.getByRole('link', { name: devTexts.pages.live }).click()
  await expect(page.getByRole('status')).toHaveText(live.states.open)
  await expect(page.getByText(live.empty)).toBeVisible()

  const caller = await context.newPage()
  await caller.goto('/dev/procedures')
  await caller.getByLabel(procedures.filter).fill('chat send')
  const send = caller.locator('[id="team.chat.send"]')
  await expect(caller.locator('details:visible')).toHaveCount(1)
  await send.locator('summary').press('Enter')
  await send.getByLabel(procedures.input).fill('{ "message": "Ciao dal pannello" }')
  await send.getByRole('button', { name: procedures.call }).press('Enter')
  await expect(send.getByRole('status')).toHaveText(/^200 · \d+ ms$/)
  await expect(send.getByRole('region', { name: procedures.answer })).toContainText('"Ciao dal pannello"')
  await expectAccessible(caller)

  const answer = await send.getByRole('region', { name: procedures.answer }).textContent()
  const { id } = JSON.parse(answer ?? '').result.data
  await expect(page.getByRole('log', { name: live.log })).toContainText(id)
  await expect(page.getByText(live.empty)).toBeHidden()
  await expectAccessible(page)
})

test('every page of the panel fits a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/dev', '/dev/jobs', '/dev/live', '/dev/mail', '/dev/procedures']) {
    await page.goto(path)
    for (const details of await page
      .locator('summary')
      .all()
      .then(all => all.slice(0, 3)))
      await details.click()
    await expectUsable(page)
  }
})
