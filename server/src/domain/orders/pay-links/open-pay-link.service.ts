import { showsOrder } from 'shared/payment/pay-link'
import type { Database } from '../../../platform/db/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { clientsOf } from '../../projects/clients.queries.ts'
import { findBilling } from '../billing/billing.repository.ts'
import { awaitedTransferOf } from '../payment/transfer.service.ts'
import { deliveryFor } from '../quote/delivery.service.ts'
import { getLink, type LinkedSum, type Standing, standingOf } from './pay-link-state.service.ts'
import { markOnce, type PayLink } from './pay-links.repository.ts'

type Ports = Pick<Platform, 'checkout' | 'clock' | 'config' | 'db' | 'limits' | 'transact'>

/**
 * What whoever holds a link sees of the order, and of the project nothing else (docs/decisions/pay-links.md).
 * @throws AppError `NOT_FOUND`, `LIMITED`.
 */
export async function openPayLink(ports: Ports, address: string, token: string) {
  await ports.limits.take('payLinkByAddress', { address })
  const link = await getLink(ports, ports.db, token)
  const standing = await standingOf(ports, ports.db, link)
  const order = showsOrder(standing.state) ? await orderOf(ports, link, standing) : null
  if (link.openedAt === null) await noteOpened(ports, link)
  return { id: link.id, state: standing.state, order }
}

const noteOpened = ({ clock, transact }: Ports, { id: linkId, projectId }: PayLink): Promise<void> =>
  transact(async work => {
    if (!(await markOnce(work.db, linkId, 'openedAt', clock.now()))) return
    await emit(work, { type: 'pay-link.opened', projectId, linkId })
  })

/** The instalment with who asks for it; of its lines not why they are there: that is in the words of the brief. */
async function orderOf(ports: Ports, link: PayLink, { sum, payment }: Standing) {
  if (!sum) return null
  const { instalment, maker, poNumber, termsVersion, acceptedTermsAt, expiresAt } = link
  const transfer = payment ? await awaitedTransferOf(ports.db, link.projectId) : null
  return {
    ...(await askedBy(ports.db, link)),
    ...{ instalment, maker, poNumber, termsVersion, acceptedTermsAt, expiresAt },
    ...sum,
    lines: sum.lines.map(withoutReason),
    quoteLines: sum.quoteLines.map(withoutReason),
    delivery: await deliveryFor(ports, ports.db, link.projectId),
    paidAt: payment?.paidAt ?? null,
    isOwn: payment?.linkId === link.id,
    provider: ports.checkout?.provider ?? ('simulated' as const),
    bank: ports.config.bank ?? null,
    transfer: transfer?.instalment === instalment ? transfer : null,
  }
}

const withoutReason = ({ code, label, amountCents }: LinkedSum['lines'][number]) => ({
  code,
  label,
  amountCents,
})

/** Returns the project's title and the company as its invoice names it. */
export async function askedBy(
  db: Database,
  { projectId, companyId }: Pick<PayLink, 'projectId' | 'companyId'>,
) {
  const [author] = await clientsOf({ db }, projectId)
  if (!author) throw new Error(`The project ${projectId} has no client.`)
  const buyer = companyId ? await findBilling(db, companyId) : undefined
  return { title: author.title, company: buyer?.legalName ?? author.company ?? author.fullName }
}
