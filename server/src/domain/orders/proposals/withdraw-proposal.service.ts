import { AppError } from 'shared/errors/app-error'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { emit } from '../../events/emit.service.ts'
import { holdProject } from '../../projects/team-access.service.ts'
import type { PaymentPorts } from '../payment/begin-payment.service.ts'
import { giveUp } from '../payment/give-up.service.ts'
import { findPaymentOfProposal, type Payment } from '../payment/payment.repository.ts'
import { bookedCentsOf } from '../payment/transfer.repository.ts'
import { closeProposal, findProposal, type Proposal } from './proposals.repository.ts'

/**
 * Takes a proposal back that nobody has answered, or that was accepted and nobody has paid; a page that is open for it
 * is closed (docs/decisions/proposals.md). Doing it again is once.
 * @throws AppError `NOT_FOUND`, `PROPOSAL_CLOSED`, `UNAVAILABLE` when its page could not be closed: it is taken back, and
 *   doing it again closes the page.
 */
export async function withdrawProposal(ports: PaymentPorts, id: string): Promise<void> {
  const payment = await ports.transact(async work => {
    const before = await findProposal(work.db, id)
    if (!before?.projectId) throw new AppError('NOT_FOUND')
    const { projectId } = before
    await holdProject(work, projectId)
    const proposal = await findProposal(work.db, id)
    const paid = await findPaymentOfProposal(work.db, id)
    if (proposal?.state === 'withdrawn') return paid
    if (!proposal || !(await isOpen(work, proposal, paid))) throw new AppError('PROPOSAL_CLOSED')
    const from = proposal.state === 'accepted' ? 'accepted' : 'open'
    await closeProposal(work.db, id, { state: 'withdrawn' }, from)
    await emit(work, { type: 'proposal.withdrawn', projectId, proposalId: id })
    return paid
  })
  await giveUp(ports, payment)
}

/** Not answered; or accepted, to be paid apart, and nothing of it is there. */
async function isOpen(
  work: Work,
  { kind, state, totalCents }: Proposal,
  paid: Payment | undefined,
): Promise<boolean> {
  if (state !== 'accepted') return state === 'open'
  if (kind === 'quote' || totalCents <= 0) return false
  if (paid?.status === 'paid' || paid?.status === 'refunded') return false
  return paid === undefined || (await bookedCentsOf(work.db, paid.id)) === 0
}
