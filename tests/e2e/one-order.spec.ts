import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dateIt, dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { paymentTexts } from 'shared/messages/it/payment'
import { expectFits, PHONE } from './accessibility.ts'
import {
  act,
  arriveAsNewClient,
  ask,
  expectDepositPaid,
  payDeposit,
  saveBilling,
  signInToTeam,
} from './people.ts'
import { expect, test } from './test.ts'

const TOTAL = euro(102_000)

interface Read {
  page: Page
  manager: Page
  projectId: string
  day: string
}

/**
 * Reads an order on the screens of client and hub at 360 px. The quote shows the agreed sum, not what remains of it.
 */
async function expectEverywhere({ page, manager, projectId, day }: Read, due: string, agreed = due) {
  for (const screen of ['quote', 'payment', 'status', 'documents']) {
    await page.goto(`/dashboard/${screen}?project=${projectId}`)
    const main = page.getByRole('main')
    await expect(main.getByText(TOTAL).first(), screen).toBeVisible()
    await expect(main.getByText(screen === 'quote' ? agreed : due).first(), screen).toBeVisible()
    await expect(main.getByText(day).first(), screen).toBeVisible()
    await expectFits(page)
  }
  await manager.goto(`/team/project/${projectId}`)
  const main = manager.getByRole('main')
  for (const text of [TOTAL, day, due]) await expect(main.getByText(text).first(), 'hub').toBeVisible()
  await expectFits(manager)
}

for (const method of ['card', 'transfer'] as const) {
  test(`five screens show one sum and one day, paid by ${method}`, async ({ page, newUserPage, mailbox }) => {
    await page.setViewportSize(PHONE)
    const projectId = await arriveAsNewClient(page, mailbox, 'Ada Neri')
    const summary = 'Un video aziendale con sottotitoli.'
    await act(page, 'dashboard.briefing.saveSummary', { projectId, summary })
    await act(page, 'dashboard.quote.confirm', { projectId, totalCents: 102_000 })
    const manager = await newUserPage()
    await manager.setViewportSize(PHONE)
    await signInToTeam(manager, 'pm@demo.example')
    const { delivery } = await ask(page, 'dashboard.payment.summary', { projectId })
    const day = dateIt(delivery.day)
    const read = { page, manager, projectId, day }
    await expectEverywhere(read, euro(47_000))

    if (method === 'card') await payDeposit(page, projectId)
    else {
      await saveBilling(page)
      const ticks = { acceptTerms: true, acceptClauses: true } as const
      const request = { projectId, requestId: randomUUID(), method, ...ticks }
      await act(page, 'dashboard.payment.pay', request)
      await book(manager, projectId, 20_000)
      await expectEverywhere(read, euro(27_000), euro(47_000))
      await book(manager, projectId, 27_000)
    }
    await expectDepositPaid(page, projectId)
    await expectEverywhere(read, euro(55_000))
    await page.goto(`/dashboard/payment?project=${projectId}`)
    await expect(page.getByText(paymentTexts.rows.deposit.paid)).toBeVisible()
  })
}

/** Books money that arrived today for the pending transfer. */
async function book(manager: Page, projectId: string, amountCents: number): Promise<void> {
  const { items } = await ask(manager, 'team.administration.transfers', { limit: 100 })
  const paymentId = items.find(item => item.projectId === projectId)?.id ?? ''
  const booked = { requestId: randomUUID(), amountCents, arrivedOn: dayInRome(new Date()) }
  await act(manager, 'team.payments.bookTransfer', { paymentId, ...booked })
}
