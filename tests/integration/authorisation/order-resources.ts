import { randomUUID } from 'node:crypto'
import { INCLUDED_ROUNDS } from 'shared/deliverables/version'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { documentsOf, makeSettled } from '../../support/builders/invoices.ts'
import { makePayLink } from '../../support/builders/pay-links.ts'
import { announcedTransfer, makeBooking, makePayment } from '../../support/builders/projects.ts'
import { makeProposal } from '../../support/builders/proposals.ts'
import { insertRow, updateRows } from '../../support/rows.ts'
import type { Maker, World } from './fixture.ts'
import { balanceProject, paidProject, project, quotedProject } from './resource-fixtures.ts'
import { canaries } from './roles.ts'

/** Creates a pending payment by bank transfer. */
export const awaitedTransfer: Maker = async (world, tenant) =>
  makePayment(world.app, await quotedProject(world, tenant), announcedTransfer())

/** Creates a part of a transfer that was booked. */
export const booking: Maker = async (world, tenant) =>
  makeBooking(world.app, await awaitedTransfer(world, tenant), 1000)

export const payment: Maker = async (world, tenant) =>
  makePayment(world.app, await quotedProject(world, tenant))

/** Creates a difference: a payment of a company that the provider does not know. */
export const difference: Maker = async (world, tenant) =>
  insertRow(world.app, 'paymentDifferences', {
    key: randomUUID(),
    kind: 'charge-not-found',
    paymentId: await payment(world, tenant),
    ownCents: 47_000,
    happenedAt: world.app.clock.now(),
  })

/** Creates a refund that the provider has not answered. */
export const pendingRefund: Maker = async (world, tenant) =>
  insertRow(world.app, 'refunds', {
    paymentId: await payment(world, tenant),
    amountCents: 1000,
    reason: canaries[tenant].word,
    state: 'pending',
    provider: 'simulated',
  })

/** Creates a received payment with its invoice. */
export const settledPayment: Maker = async (world, tenant) =>
  makeSettled(world.app, await quotedProject(world, tenant))

/** Creates an invoice that is not sent. */
export const invoice: Maker = async (world, tenant) => (await documentOf(world, tenant)).id

export const invoiceFile: Maker = async (world, tenant) => (await documentOf(world, tenant)).fileName

/** Creates an invoice that the exchange has rejected. */
export const rejectedInvoice: Maker = async (world, tenant) => {
  const id = await invoice(world, tenant)
  await updateRows(world.app, 'invoices', { id }, { state: 'rejected' })
  return id
}

async function documentOf(world: Parameters<Maker>[0], tenant: 'own' | 'other') {
  const [document] = await documentsOf(world.app, [await settledPayment(world, tenant)])
  if (!document) throw new Error('A payment has no invoice.')
  return document
}

/** Creates a proposal for a project of a company. */
export const proposal: Maker = async (world, tenant) =>
  makeProposal(world.app, await project(world, tenant), { reason: canaries[tenant].word })

export const acceptedProposal: Maker = async (world, tenant) =>
  makeProposal(world.app, await balanceProject(world, tenant), { kind: 'addendum', state: 'accepted' })

/** Creates a paid project whose included rounds of changes are used up. */
export const usedUpProject: Maker = async (world, tenant) => {
  const projectId = await paidProject(world, tenant)
  for (let round = 1; round <= INCLUDED_ROUNDS; round++)
    await makeVersion(world.app, projectId, { changesRequestedAt: world.app.clock.now() })
  return projectId
}

/** Creates a payment link for the deposit of a project. */
export const payLink: Maker = async (world, tenant) =>
  (await makePayLink(world.app, await quotedProject(world, tenant))).id

/** Creates a payment link of the owner. Returns its token. Its names carry no marker, since any holder may see them. */
export async function payLinkToken(world: World): Promise<string> {
  const projectId = await quotedProject(world, 'own')
  await updateRows(world.app, 'projects', { id: projectId }, { title: 'Il video' })
  return (await makePayLink(world.app, projectId, { madeBy: null })).token
}

/** Creates a project with a payment link. Returns the project. */
export const linkedProject: Maker = async (world, tenant) => {
  const projectId = await quotedProject(world, tenant)
  await makePayLink(world.app, projectId, {
    poNumber: canaries[tenant].word.slice(0, 20),
    sentTo: `${canaries[tenant].word}@example.com`,
  })
  return projectId
}
