import { AppError } from 'shared/errors/app-error'
import type { InvitableKind } from 'shared/leads/lead'
import type { MemberScope } from '../../platform/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { INVITATION_DAYS, inviteAccount } from '../identity/accounts/invitation.service.ts'
import { createProjectFor } from '../projects/create-project.service.ts'
import { findInvitation, markInvited } from './handling.repository.ts'
import { lockLead, moveOn } from './handling.service.ts'
import { findLead, type LeadDetail } from './inbox.repository.ts'
import { whoOf } from './lead-path.service.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>

/**
 * Makes a client of somebody who has written: their account, if they have none, and a project with their words. They
 * are told by mail. Doing it twice is once.
 * @returns the project, or null if its client has removed it since.
 * @throws AppError `NOT_FOUND`.
 */
export async function inviteLead(
  ports: Ports,
  actor: MemberScope,
  { kind, id }: { kind: InvitableKind; id: string },
): Promise<{ projectId: string | null }> {
  return ports.transact(async work => {
    const held = await lockLead(work, actor, { kind, id })
    const before = await findInvitation(work.db, kind, id)
    if (before.invitedAt) return { projectId: before.projectId }
    const lead = await findLead(work.db, actor, kind, id)
    if (!lead?.email) throw new AppError('NOT_FOUND')
    const now = ports.clock.now()
    const { email, company } = lead
    const { userId, token } = await inviteAccount(work, { email, fullName: lead.name ?? '', company, now })
    const project = await createProjectFor(work, userId, {
      title: whoOf(lead),
      description: descriptionOf(lead),
      createdAt: now,
    })
    await markInvited(work.db, kind, id, { projectId: project.id, invitedAt: now })
    await emit(work, {
      type: 'lead.invited',
      ...(await moveOn(ports, work, { kind, id }, held, 'invite')),
      guest: { userId, email, name: lead.firstName ?? '' },
      project,
      token,
      validDays: INVITATION_DAYS,
    })
    return { projectId: project.id }
  })
}

const descriptionOf = ({ text, projectText }: LeadDetail): string =>
  projectText ? `${projectText}\n\n${text}` : text
