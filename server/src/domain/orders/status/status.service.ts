import { initialsOf } from 'shared/accounts/person'
import { isComplete } from 'shared/briefing/brief/brief'
import { dayInRome } from 'shared/formats/date-it'
import { timelineOf } from 'shared/projects/steps'
import { hasRow } from '../../../platform/db/row.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { hasCapability } from '../../identity/companies/companies.service.ts'
import { hasVersion } from '../../projects/project-states.queries.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { assignmentsOf } from '../../projects/team-projects.service.ts'
import { listComingShoots } from '../../schedule/shoots.queries.ts'
import { loadConversation } from '../briefing/conversation-store.service.ts'
import { findRecap } from '../briefing/recap.service.ts'
import { dueFor } from '../documents/order-history.service.ts'
import { balanceOf, getDepositStatus, isPaidInFull } from '../payment/payment-status.service.ts'
import { awaitedTransferOf } from '../payment/transfer.service.ts'
import { agreedTotalFor } from '../proposals/proposals.service.ts'
import { deliveryFor } from '../quote/delivery.service.ts'
import { findQuoteInForce } from '../quote/quote.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db'>

/**
 * Returns a project's status for its client: steps, deadline and team (docs/decisions/client-timeline.md). Amounts are
 * null for a user without the capability `order`.
 */
export async function statusFor(deps: Deps, userId: string, projectId: string) {
  const project = await getOwnProject(deps, userId, projectId)
  const isShownSums = await hasCapability(deps, userId, project.companyId, 'order')
  const recap = await findRecap(deps, userId, projectId)
  const { status: payment } = await getDepositStatus(deps.db, projectId)
  const delivery = await deliveryFor(deps, projectId)
  const balance = await balanceOf(deps.db, projectId)
  const awaitsTransfer = (await awaitedTransferOf(deps.db, projectId)) !== null
  const now = deps.clock.now()
  const team = await assignmentsOf(deps.db, [projectId])
  return {
    steps: timelineOf({
      hasSummary: recap !== null,
      isQuoteConfirmed: (await findQuoteInForce(deps.db, projectId)) !== undefined,
      // A refunded payment counts as paid, so that it is not requested again.
      isPaid: payment === 'paid' || payment === 'refunded',
      isBalanceOpen: balance !== null && balance.status !== 'paid' && balance.status !== 'refunded',
      status: project.status,
    }),
    balance: isShownSums ? balance : null,
    agreedTotalCents: isShownSums ? await agreedTotalFor(deps.db, projectId) : null,
    due: isShownSums ? await dueFor(deps, projectId) : null,
    awaitsTransfer,
    awaitsSending:
      recap === null && isComplete((await loadConversation(deps.db, projectId, now)).interview.brief),
    isCheckoutOpen: payment === 'processing' && !awaitsTransfer,
    hasVersion: await hasRow(
      deps.db.selectFrom('projects').select('id').where('id', '=', projectId).where(hasVersion),
    ),
    isPaidInFull: await isPaidInFull(deps.db, projectId),
    deadline: delivery.day,
    delivery,
    shoots: await listComingShoots(deps.db, projectId, dayInRome(now)),
    team: team.map(({ id, fullName, role }) => ({ id, fullName, role, initials: initialsOf(fullName) })),
  }
}
