import { dayInRome } from 'shared/formats/date-it'
import type { PaymentState } from 'shared/payment/payment-types'
import { agreedTotalOf, proposalStateOf } from 'shared/proposals/proposal'
import type { Database } from '../../../platform/db/store.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { listQuotesInForce } from '../quote/quote.repository.ts'
import { type ListedProposal, listAccepted, listDeposits, listProposals } from './proposals.repository.ts'

/**
 * Returns the agreed totals of projects by project id, including everything accepted since; the same figure for client,
 * team and administration. Projects without a confirmed quote are missing.
 */
export async function agreedTotalsOf(db: Database, projectIds: string[]): Promise<Map<string, number>> {
  const quotes = await listQuotesInForce(db, projectIds)
  const ids = quotes.flatMap(({ projectId }) => projectId ?? [])
  const deposits = new Map((await listDeposits(db, ids)).map(deposit => [deposit.projectId, deposit]))
  const accepted = Map.groupBy(await listAccepted(db, ids), ({ projectId }) => projectId)
  return new Map(
    quotes.flatMap(({ projectId, totalCents: quoteTotalCents }) => {
      if (!projectId) return []
      const acceptedCents = (accepted.get(projectId) ?? []).map(({ totalCents }) => totalCents)
      const deposit = deposits.get(projectId) ?? null
      return [[projectId, agreedTotalOf({ quoteTotalCents, deposit, acceptedCents })]]
    }),
  )
}

/** Returns the agreed total of a project; null without a confirmed quote. */
export const agreedTotalFor = async (db: Database, projectId: string): Promise<number | null> =>
  (await agreedTotalsOf(db, [projectId])).get(projectId) ?? null

type Deps = Pick<AppDeps, 'clock' | 'db'>

const shown = (
  { clock }: Pick<Deps, 'clock'>,
  { payment, transferReference, bookedCents, ...proposal }: ListedProposal,
) => ({
  ...proposal,
  state: proposalStateOf(proposal, dayInRome(clock.now())),
  payment: paymentOf(proposal, payment),
  transfer:
    payment === 'processing' && transferReference
      ? { reference: transferReference, totalCents: proposal.totalCents, bookedCents: bookedCents ?? 0 }
      : null,
})

/** Returns the state of a proposal's payment; null if not accepted, free, or part of another sum. */
function paymentOf(
  { kind, state, totalCents }: Pick<ListedProposal, 'kind' | 'state' | 'totalCents'>,
  payment: PaymentState | null,
): 'open' | PaymentState | null {
  if (kind === 'quote' || state !== 'accepted' || totalCents <= 0) return null
  return payment ?? 'open'
}

/** Lists all proposals of a project, newest first. */
export async function proposalsOf(deps: Deps, projectId: string) {
  return (await listProposals(deps.db, projectId)).map(proposal => shown(deps, proposal))
}

/** Lists the proposals of a project for its client. @throws AppError `NOT_FOUND`. */
export async function proposalsForClient(deps: Deps, userId: string, projectId: string) {
  await getOwnProject(deps, userId, projectId)
  const proposals = await proposalsOf(deps, projectId)
  return { items: proposals.filter(({ state }) => state !== 'withdrawn') }
}

/** Returns the rounds of changes that a project has in addition to the included ones: granted or paid. */
export async function extraRoundsOf(deps: Deps, projectId: string) {
  const rounds = (await proposalsOf(deps, projectId)).filter(({ kind }) => kind === 'round')
  const isUsable = ({ state, payment }: (typeof rounds)[number]) =>
    state === 'accepted' && (payment === null || payment === 'paid')
  return {
    count: rounds.filter(isUsable).length,
    /** Accepted and unpaid round. */
    unpaid: rounds.find(({ payment }) => payment !== null && payment !== 'paid' && payment !== 'refunded'),
    /** Offered round that awaits an answer. */
    offered: rounds.find(({ state }) => state === 'open'),
  }
}
