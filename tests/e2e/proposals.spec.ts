import { euro } from 'shared/formats/units'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { requestFieldErrors } from 'shared/messages/it/errors'
import { newProjectTexts } from 'shared/messages/it/project-titles'
import { proposalTexts } from 'shared/messages/it/proposals'
import { teamTexts } from 'shared/messages/it/team'
import { DESK, expectAccessible, expectFits, expectUsable, PHONE } from './accessibility.ts'
import { act, arriveAsNewClient, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { client: texts, team: hub } = proposalTexts

for (const size of [DESK, PHONE]) {
  test(`a proposal is accepted, at ${size.width} px`, async ({ page: client, newUserPage, mailbox }) => {
    await client.setViewportSize(size)
    const name = `Ada Nerini ${size.width}`
    await arriveAsNewClient(client, mailbox, name)
    const manager = await newUserPage()
    await manager.setViewportSize(size)
    await signInToTeam(manager, 'pm@demo.example')

    await manager.getByRole('button', { name: newProjectTexts.open }).click()
    await manager
      .getByRole('dialog')
      .getByLabel(newProjectTexts.title, { exact: true })
      .fill('Il lancio di maggio')
    await manager.getByRole('button', { name: newProjectTexts.submit }).click()
    await expect(manager.getByText(newProjectTexts.clientMissing)).toBeVisible()
    await expect(manager.getByLabel(newProjectTexts.client)).toBeFocused()
    const deadline = manager.getByRole('dialog').getByLabel(newProjectTexts.deadline)
    await deadline.fill('31/02/2035')
    await expectAccessible(manager)
    await deadline.press('Escape')
    await manager.getByRole('button', { name: newProjectTexts.submit }).click()
    await expect(manager.getByText(requestFieldErrors.INVALID_DATE)).toBeVisible()
    await deadline.fill('5/3/2035')
    await deadline.press('Escape')
    await manager.getByLabel(newProjectTexts.client).fill(name)
    await manager.getByText(`${name} · `).click()
    await expect(manager.getByRole('radio', { name })).toBeChecked()
    await expectAccessible(manager)
    await manager.getByRole('button', { name: newProjectTexts.submit }).click()
    await expect(manager).toHaveURL(/\/team\/project\//)
    await expect(manager.getByLabel(teamTexts.project.deadline, { exact: true })).toHaveValue('05/03/2035')
    const projectId = new URL(manager.url()).pathname.split('/').at(-1) ?? ''

    await manager.getByRole('button', { name: hub.make }).click()
    await manager.getByLabel(hub.label(1), { exact: true }).fill('Video di lancio')
    await manager.getByLabel(hub.amount(1)).fill('1.200')
    await manager.getByRole('button', { name: hub.addLine }).click()
    await manager.getByLabel(hub.label(2), { exact: true }).fill('Sconto di benvenuto')
    // The keypad's decimal key types a point, which means the comma.
    await manager.getByLabel(hub.amount(2)).pressSequentially('-100')
    await manager.keyboard.press('NumpadDecimal')
    await manager.keyboard.type('50')
    await manager.getByRole('dialog').getByRole('button', { name: hub.send }).click()
    await expect(manager.getByRole('dialog')).toBeVisible()
    await manager.getByRole('dialog').getByLabel(hub.reason).fill('Come ci siamo detti al telefono.')
    await expect(manager.getByRole('dialog').getByText(euro(109_950))).toBeVisible()
    await expectAccessible(manager)
    await manager.getByRole('dialog').getByRole('button', { name: hub.send }).click()
    await expect(manager.getByText(proposalTexts.states.open)).toBeVisible()
    await expectFits(manager)

    await client.goto(`/dashboard/quote?project=${projectId}`)
    await expect(client.getByRole('heading', { name: texts.title.quote })).toBeVisible()
    await expectUsable(client)
    await client.getByRole('button', { name: texts.accept, exact: true }).click()
    await expect(client.getByRole('heading', { name: 'Video di lancio' })).toBeVisible()
    await expect(client.getByRole('heading', { name: orderTexts.quote.reductions })).toBeVisible()
    await expect(client.getByRole('switch')).toHaveCount(0)
    await expect(client.getByText(orderTexts.quote.customIntro)).toBeVisible()
    await expect(client.getByRole('heading', { name: orderTexts.quote.customSummary })).toBeVisible()
    await expectAccessible(client)
    await expect(manager.getByText(proposalTexts.states.accepted).first()).toBeVisible()
    await client.getByRole('link', { name: orderTexts.quote.toPayment }).click()
    await expect(client.getByText(euro(109_950)).first()).toBeVisible()
    await expectFits(client)
  })
}

test('an open proposal blocks the automatic quote', async ({ page: client, newUserPage, mailbox }) => {
  const projectId = await arriveAsNewClient(client, mailbox, 'Ada Doppi')
  await act(client, 'dashboard.briefing.saveSummary', { projectId, summary: 'Un video aziendale.' })
  const manager = await newUserPage()
  await signInToTeam(manager, 'pm@demo.example')
  await act(manager, 'team.proposals.make', {
    projectId,
    kind: 'quote',
    lines: [{ label: 'Video su misura', amountCents: 120_000 }],
    reason: 'Come ci siamo detti.',
    validUntil: '2035-12-31',
  })

  await client.goto(`/dashboard/status?project=${projectId}`)
  await expect(
    client.getByRole('heading', { name: dashboardTexts.statusPage.customQuote.title }),
  ).toBeVisible()
  await client.getByRole('link', { name: dashboardTexts.statusPage.next.quote.button }).click()
  await expect(client.getByText(orderTexts.quote.awaitsProposal(euro(120_000)))).toBeVisible()
  const confirm = client.getByRole('button', { name: orderTexts.quote.confirm })
  await expect(confirm).toBeDisabled()
  await expectAccessible(client)
  await client.getByRole('button', { name: texts.decline, exact: true }).click()
  await client.getByRole('dialog').getByRole('button', { name: texts.decline, exact: true }).click()
  await expect(client.getByText(texts.declined)).toBeVisible()
  await confirm.click()
  await expect(client).toHaveURL(/\/dashboard\/payment/)
})
