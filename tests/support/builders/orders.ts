import type { TestApp } from '../app.ts'
import { makeClient } from './people.ts'
import { makePayment, makeProject, makeRecap } from './projects.ts'

/** A client with a project and its recap, or none; the automatic quote is 970 euro. */
export async function makeOrder(app: TestApp, summary: string | null = 'Un video aziendale.') {
  const person = await makeClient(app)
  const projectId = await makeProject(app, person.id)
  if (summary) await makeRecap(app, { userId: person.id, projectId, summary })
  return { ...person, projectId }
}

export type Order = Awaited<ReturnType<typeof makeOrder>>

export async function makeConfirmedOrder(app: TestApp): Promise<Order> {
  const order = await makeOrder(app)
  await order.client.call('dashboard.quote.confirm', { projectId: order.projectId, totalCents: 97_000 })
  return order
}

/** An order whose deposit has arrived; 500 euro remain. */
export async function makePaidOrder(app: TestApp): Promise<Order> {
  const order = await makeConfirmedOrder(app)
  const sums = { totalCents: 47_000, netCents: 47_000, balanceCents: 50_000 }
  await makePayment(app, order.projectId, { rule: 'deposit', ...sums })
  return order
}
