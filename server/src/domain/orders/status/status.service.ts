import { initialsOf } from 'shared/accounts/display-name'
import { timelineOf } from 'shared/projects/timeline'
import type { Database } from '../../../platform/db/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { assignmentsOf } from '../../projects/team-projects.service.ts'
import { findRecap } from '../briefing/recap.service.ts'
import { dueFor } from '../documents/order-history.service.ts'
import { balanceOf, getDepositStatus, isPaidInFull } from '../payment/payment-status.service.ts'
import { awaitedTransferOf } from '../payment/transfer.service.ts'
import { agreedTotalFor } from '../proposals/proposals.service.ts'
import { deliveryFor } from '../quote/delivery.service.ts'
import { isQuoteConfirmed } from '../quote/quote.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db'>

/** Returns true once a version was sent to the client. Reads a table of `studio`, which imports this subject. */
const hasSentVersion = async (db: Database, projectId: string): Promise<boolean> =>
  (await db
    .selectFrom('deliverables')
    .select('id')
    .where('projectId', '=', projectId)
    .where('isSent', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Where a project stands for its client: steps, deadline and team (docs/decisions/client-timeline.md). */
export async function statusFor(ports: Ports, userId: string, projectId: string) {
  const project = await getOwnProject(ports, userId, projectId)
  const recap = await findRecap(ports, userId, projectId)
  const { status: payment } = await getDepositStatus(ports.db, projectId)
  const delivery = await deliveryFor(ports, ports.db, projectId)
  const team = await assignmentsOf(ports.db, [projectId])
  return {
    steps: timelineOf({
      hasSummary: recap !== null,
      isQuoteConfirmed: await isQuoteConfirmed(ports.db, projectId),
      // What was given back had been paid: nothing asks for it again.
      isPaid: payment === 'paid' || payment === 'refunded',
      status: project.status,
    }),
    balance: await balanceOf(ports.db, projectId),
    agreedTotalCents: await agreedTotalFor(ports.db, projectId),
    due: await dueFor(ports, projectId),
    awaitsTransfer: (await awaitedTransferOf(ports.db, projectId)) !== null,
    hasVersion: await hasSentVersion(ports.db, projectId),
    isPaidInFull: await isPaidInFull(ports.db, projectId),
    deadline: delivery.day,
    delivery,
    team: team.map(({ id, fullName, role }) => ({ id, fullName, role, initials: initialsOf(fullName) })),
  }
}
