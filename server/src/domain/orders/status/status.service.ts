import { dayInRome } from 'shared/formats/date-it'
import { addDays } from 'shared/language/calendar'
import { timelineOf } from 'shared/projects/timeline'
import type { Platform } from '../../../platform/platform.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { assignmentsOf } from '../../projects/team-access.service.ts'
import { summaryOf } from '../briefing/recap.service.ts'
import { balanceOf, isPaidInFull, paymentStateOf } from '../payment/paid.service.ts'
import { isQuoteConfirmed } from '../quote/confirmation.service.ts'

type Ports = Pick<Platform, 'clock' | 'db'>

const ESTIMATED_DAYS = 7

/** Where a project stands for its client: steps, deadline and team (docs/decisions/client-timeline.md). */
export async function statusFor(ports: Ports, userId: string, projectId: string) {
  const project = await getOwnProject(ports, userId, projectId)
  const recap = await summaryOf(ports, userId, projectId)
  const { status: payment } = await paymentStateOf(ports.db, projectId)
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
    isPaidInFull: await isPaidInFull(ports.db, projectId),
    deadline: project.deadline ?? addDays(dayInRome(ports.clock.now()), ESTIMATED_DAYS),
    team: team.map(({ id, fullName, role, initials }) => ({ id, fullName, role, initials })),
  }
}
