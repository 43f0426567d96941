import type { TestApp } from '../app.ts'
import { type Facts, insertRow } from '../rows.ts'
import type { Placed } from './orders.ts'
import type { Person } from './people.ts'

/** Inserts a manager's proposal for a project: a quote of 600 euro, open until the end of 2030. Returns its id. */
export async function makeProposal(app: TestApp, projectId: string, facts: Facts<'proposals'> = {}) {
  return insertRow(app, 'proposals', {
    projectId,
    kind: 'quote',
    lines: JSON.stringify([{ label: 'Video su misura', amountCents: 60_000 }]),
    totalCents: 60_000,
    reason: 'Come ci siamo detti.',
    validUntil: '2030-12-31',
    createdAt: app.context.clock.now(),
    ...facts,
  })
}

/** Inserts an order change of 200 euro, accepted by its client and not paid. Returns its id. */
export const makeAcceptedChange = (app: TestApp, projectId: string): Promise<string> =>
  makeProposal(app, projectId, {
    kind: 'addendum',
    state: 'accepted',
    totalCents: 20_000,
    lines: JSON.stringify([{ label: 'Sottotitoli in inglese', amountCents: 20_000 }]),
  })

/** Makes a proposal as a manager, and accepts it as the client. Returns its id. */
export async function agreeOn(
  manager: Person,
  { client, projectId }: Placed,
  kind: 'quote' | 'addendum',
  ...lines: (number | { label: string; amountCents: number })[]
): Promise<string> {
  const { id } = await manager.client.call('team.proposals.make', {
    projectId,
    kind,
    reason: 'Concordato al telefono.',
    validUntil: '2099-01-01',
    lines: lines.map((line, at) =>
      typeof line === 'number' ? { label: `Voce ${at + 1} concordata`, amountCents: line } : line,
    ),
  })
  await client.call('dashboard.proposals.accept', { id })
  return id
}
