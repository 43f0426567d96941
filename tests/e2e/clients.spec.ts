import { randomUUID } from 'node:crypto'
import { fieldErrorTexts } from 'shared/errors/codes'
import { clientTexts } from 'shared/messages/it/clients'
import { kindLabels } from 'shared/messages/it/interview'
import { newProjectTexts } from 'shared/messages/it/project-titles'
import { proposalTexts } from 'shared/messages/it/proposals'
import { identityFieldErrors } from 'shared/messages/it/refusals/identity'
import { studioBriefingTexts } from 'shared/messages/it/studio-briefing'
import { DESK, expectAccessible, expectFits } from './accessibility.ts'
import { tap } from './briefing-talk.ts'
import { signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { team: hub } = proposalTexts
const { create } = clientTexts

for (const size of [DESK, { width: 360, height: 780 }]) {
  test(`a client is quoted in two minutes, at ${size.width} px`, async ({ page, mailbox, browserErrors }) => {
    browserErrors.expect(/Failed to load resource.*(clients\.create|proposals\.make)/)
    await page.setViewportSize(size)
    await signInToTeam(page, 'pm@demo.example')
    const begun = Date.now()
    const company = `Segheria Alta ${size.width}`
    const email = `${randomUUID()}@un-indirizzo-che-non-sta-in-una-riga.example.com`

    await page.getByRole('button', { name: newProjectTexts.open }).click()
    await page.getByLabel(newProjectTexts.client).fill(company)
    await page.getByRole('button', { name: create.open }).click()
    const dialog = page.getByRole('dialog', { name: create.open })
    await dialog.getByLabel(create.company).fill(company)
    await dialog.getByLabel(create.fullName).fill('Rosa Alta')
    await dialog.getByLabel(create.email).fill('cliente@demo.example')
    await dialog.getByRole('button', { name: create.submit }).click()
    await expect(dialog.getByText(identityFieldErrors.CLIENT_EXISTS)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(create.email).fill(email)
    await dialog.getByRole('button', { name: create.submit }).click()
    await expect(page.getByRole('radio', { name: new RegExp(company) })).toBeChecked()
    await page.getByLabel(newProjectTexts.title, { exact: true }).fill('La sega nuova')
    await page.getByRole('button', { name: newProjectTexts.submit }).click()
    await expect(page.getByRole('heading', { name: 'La sega nuova' })).toBeVisible()

    await page.getByRole('link', { name: studioBriefingTexts.title }).click()
    for (const name of [
      kindLabels.corporate,
      'I nostri clienti',
      'La qualità si vede',
      'Elegante',
      '1 minuto',
      'Abbiamo il logo',
    ])
      await tap(page, name)
    await expectFits(page)
    await page.getByRole('link', { name: 'La sega nuova' }).click()

    await page.getByRole('button', { name: hub.make }).click()
    await page.getByLabel(hub.label(1), { exact: true }).fill('Video della sega')
    await page.getByLabel(hub.amount(1)).fill('120')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: hub.make }).click()
    await expect(page.getByLabel(hub.label(1), { exact: true })).toHaveValue('Video della sega')
    await expect(page.getByLabel(hub.amount(1))).toHaveValue('120 €')
    await page.getByRole('dialog').getByLabel(hub.reason).fill('Come ci siamo detti al telefono.')
    await page.getByRole('dialog').getByRole('button', { name: hub.send }).click()
    await expect(page.getByText(fieldErrorTexts.BELOW_MINIMUM)).toBeVisible()
    await page.getByLabel(hub.amount(1)).fill('1.200')
    await page.getByRole('dialog').getByRole('button', { name: hub.send }).click()
    await expect(page.getByText(proposalTexts.states.open)).toBeVisible()
    await mailbox.find(email, /account/)
    await mailbox.find(email, /La sega nuova/)
    expect(Date.now() - begun).toBeLessThan(120_000)

    await page.getByRole('link', { name: clientTexts.open }).click()
    await expect(page.getByRole('heading', { name: company })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByRole('link', { name: 'La sega nuova' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('link', { name: clientTexts.back }).click()
    await page.getByLabel(clientTexts.search).fill(company)
    await expect(page.getByText(clientTexts.total(1, true))).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  })
}

test('a manager creates the first project of a new client from the client’s page', async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example')
  await page.goto('/team/clients')
  const company = 'Liuteria Bassi'
  await page.getByRole('button', { name: create.open }).click()
  const dialog = page.getByRole('dialog', { name: create.open })
  await dialog.getByLabel(create.company).fill(company)
  await dialog.getByLabel(create.fullName).fill('Elio Bassi')
  await dialog.getByLabel(create.email).fill(`${randomUUID()}@example.com`)
  await dialog.getByRole('button', { name: create.submit }).click()
  await expect(page.getByText(clientTexts.projectList.empty)).toBeVisible()

  await page.getByRole('button', { name: newProjectTexts.open }).click()
  const form = page.getByRole('dialog', { name: newProjectTexts.open })
  await expect(form.getByText(newProjectTexts.forClient(company))).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel(newProjectTexts.title, { exact: true }).fill('Il primo violino')
  await form.getByRole('button', { name: newProjectTexts.submit }).click()
  await expect(page.getByRole('heading', { name: 'Il primo violino' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Il primo violino' })).toBeVisible()
})
