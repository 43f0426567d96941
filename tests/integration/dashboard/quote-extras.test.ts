import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { getQuote, makeConfirmedOrder, makeOrder } from '../../support/builders/orders.ts'

const app = await startApp({ work: false })
const plain = 'Video aziendale per il sito. Sottotitoli.'

const briefed = (summary = plain) => makeOrder(app, { summary })

const confirmed = () => makeConfirmedOrder(app, { summary: plain })

test('an extra that is switched on, off and on again costs the same, and no word of the client changes', async () => {
  const order = await briefed()
  const input = { projectId: order.projectId, code: 'drone' } as const
  const on = await order.client.call('dashboard.quote.addExtra', input)
  expect(on).toMatchObject({ totalCents: 114_000, summary: `${plain}\n\nCon drone.` })
  expect(on.extras.find(({ code }) => code === 'drone')).toMatchObject({ isOn: true, amountCents: 12_000 })
  const off = await order.client.call('dashboard.quote.decline', input)
  expect([off.totalCents, off.summary]).toEqual([102_000, plain])
  expect(await order.client.call('dashboard.quote.addExtra', input)).toEqual(on)
})

test("what 'Non mi serve' took away comes back by its switch", async () => {
  const order = await briefed()
  const input = { projectId: order.projectId, code: 'subtitles' } as const
  await order.client.call('dashboard.quote.decline', input)
  const back = await order.client.call('dashboard.quote.addExtra', input)
  expect([back.summary, back.totalCents]).toEqual([plain, 102_000])
})

test('a confirmed quote is withdrawn by a switch, and by one that changes nothing it is not', async () => {
  const order = await confirmed()
  const same = { projectId: order.projectId, code: 'subtitles' } as const
  expect((await order.client.call('dashboard.quote.addExtra', same)).confirmedAt).not.toBeNull()
  const other = { projectId: order.projectId, code: 'music' } as const
  expect((await order.client.call('dashboard.quote.addExtra', other)).confirmedAt).toBeNull()
})

test('switches that are moved at once all hold', async () => {
  const order = await briefed()
  const codes = ['drone', 'music', 'shooting', 'voiceover'] as const
  await Promise.all(
    codes.map(code => order.client.call('dashboard.quote.addExtra', { projectId: order.projectId, code })),
  )
  expect((await getQuote(order)).totalCents).toBe(102_000 + 12_000 + 7000 + 30_000 + 9000)
})

test('nobody writes the text of a video whose script is ready', async () => {
  const order = await briefed('Video aziendale, script pronto.')
  const input = { projectId: order.projectId, code: 'scriptwriting' } as const
  const { fields } = await order.client.ask('dashboard.quote.addExtra', input)
  expect(fields).toEqual({ code: 'OUT_OF_RANGE' })
  const quote = await getQuote(order)
  expect(quote.extras.filter(({ canSwitch }) => !canSwitch).map(({ code }) => code)).toEqual([
    'scriptwriting',
  ])
})
