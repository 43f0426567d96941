import type { OrderedLine } from 'shared/deliverables/ordered-formats'
import type { Database } from '../../../platform/db/store.ts'
import { findProposal } from '../proposals/proposals.repository.ts'
import { findQuoteInForce } from '../quote/quote.repository.ts'
import { listSettledPayments } from './payment.repository.ts'

interface Ordered {
  summary: string
  lines: readonly OrderedLine[]
}

/** What a payment of a project pays for, in words: the quote, or what was accepted apart from it. */
export async function orderedWith(
  db: Database,
  { projectId, paymentId }: { projectId: string; paymentId: string },
): Promise<Ordered | undefined> {
  const payment = (await listSettledPayments(db, projectId)).find(({ id }) => id === paymentId)
  if (payment?.proposalId) {
    const proposal = await findProposal(db, payment.proposalId)
    return proposal && { summary: '', lines: proposal.lines as Ordered['lines'] }
  }
  const quote = await findQuoteInForce(db, projectId)
  return quote && { summary: quote.summary, lines: quote.lines as Ordered['lines'] }
}
