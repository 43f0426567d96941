import { type ProposalKind, proposalKinds } from 'shared/proposals/proposal'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { getTeamProject } from '../../projects/team-projects.service.ts'
import { getDepositStatus, hasPayments } from '../payment/payment-status.service.ts'
import { proposalsOf } from './proposals.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'db'>

/**
 * Returns the kinds of proposals that a project's order allows: a quote before any payment, a change once the first sum
 * is paid, and a round of changes, for a price only where a change is allowed (docs/decisions/proposals.md).
 */
export async function listAllowedKinds(db: Database, projectId: string): Promise<ProposalKind[]> {
  const isAllowed = {
    quote: !(await hasPayments({ db }, projectId)),
    addendum: (await getDepositStatus(db, projectId)).status === 'paid',
    round: true,
  }
  return proposalKinds.filter(kind => isAllowed[kind])
}

/** Lists the proposals of a project for managers, with the kinds that can be made. @throws AppError `NOT_FOUND`. */
export async function proposalsForTeam(
  deps: Deps,
  actor: Actor & { member: NonNullable<Actor['member']> },
  projectId: string,
) {
  await getTeamProject(deps, actor, projectId)
  return { items: await proposalsOf(deps, projectId), kinds: await listAllowedKinds(deps.db, projectId) }
}
