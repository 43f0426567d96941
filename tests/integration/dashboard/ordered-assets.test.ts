import { randomUUID } from 'node:crypto'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { askToPay, confirmQuote, makeOrder } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { eventually } from '../../support/eventually.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const validUntil = addDays(dayInRome(app.clock.now()), 10)

describe('what is ordered', () => {
  /** An order that is paid. @returns what its client sees of what will come. */
  async function ordered(summary: string, lines: { label: string; amountCents: number }[] = []) {
    const { client, projectId } = await makeOrder(app, { summary })
    if (lines.length > 0) {
      const proposal = { projectId, kind: 'quote', lines, reason: 'Su misura.', validUntil } as const
      const { id } = await manager.client.call('team.proposals.make', proposal)
      await client.call('dashboard.proposals.accept', { id })
    } else {
      await confirmQuote(client, projectId)
    }
    const kinds = async () =>
      (await client.call('dashboard.deliverables.list', { projectId })).assets.map(({ kind }) => kind)
    expect(await kinds()).toEqual([])
    await askToPay({ client, projectId })
    await eventually(async () => expect(await kinds()).not.toEqual([]))
    return { client, projectId, kinds }
  }

  test.each([
    ['Un video aziendale di un minuto.', [], ['16:9']],
    ['Un video aziendale.\nFormato: 9:16, 1:1.\nDurata: un minuto.', [], ['9:16', '1:1']],
    ['Un video aziendale.', [{ label: 'Due formati', amountCents: 90_000 }], ['16:9', '9:16']],
  ])('%j with %j stands as open once it is paid', async (summary, lines, expected) => {
    const { kinds } = await ordered(summary, lines)
    expect(await kinds()).toEqual(expected)
  })

  test('a format that is bought later is opened by its payment', async () => {
    const { client, projectId, kinds } = await ordered('Un video aziendale.')
    const { id: proposalId } = await manager.client.call('team.proposals.make', {
      projectId,
      kind: 'addendum',
      reason: 'Per i social.',
      validUntil,
      lines: [{ label: 'Secondo formato', amountCents: 6000 }],
    })
    await client.call('dashboard.proposals.accept', { id: proposalId })
    expect(await kinds()).toEqual(['16:9'])
    await client.call('dashboard.payment.payExtra', { proposalId, requestId: randomUUID() })
    await eventually(async () => expect(await kinds()).toEqual(['16:9', '9:16']))
  })
})
