import { AppError } from 'shared/errors/app-error'
import type { InvitableKind } from 'shared/leads/lead'
import { inboxNews } from 'shared/messages/it/inbox'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { INVITATION_DAYS, type Invited, inviteAccount } from '../accounts/invitation.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { giveProject } from '../projects/given-project.service.ts'
import { findInvitation, markInvited } from './handling.repository.ts'
import { type Actor, finishAct, holdLead, whoOf } from './handling.service.ts'
import { invitationMail, projectReadyMail } from './inbox.mails.ts'
import { findLead, type LeadDetail } from './inbox.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

/**
 * Makes a client of somebody who has written: their account, if they have none, and a project with their words. They
 * are told by mail. Doing it twice is once.
 * @returns the project, or null if its client has removed it since.
 * @throws AppError `NOT_FOUND`.
 */
export async function inviteLead(
  ports: Ports,
  actor: Actor,
  { kind, id }: { kind: InvitableKind; id: string },
): Promise<{ projectId: string | null }> {
  return ports.transact(async work => {
    const held = await holdLead(work, actor, { kind, id })
    const before = await findInvitation(work, kind, id)
    if (before.invitedAt) return { projectId: before.projectId }
    const lead = await findLead(work.db, actor.member, kind, id)
    if (!lead?.email) throw new AppError('NOT_FOUND')
    const now = ports.clock.now()
    const guest = { email: lead.email, name: lead.name ?? '' }
    const invited = await inviteAccount(work, {
      email: guest.email,
      fullName: guest.name,
      company: lead.company,
      now,
    })
    const project = await giveProject(ports, work, {
      userId: invited.userId,
      title: whoOf(lead),
      description: descriptionOf(lead),
      createdAt: now,
    })
    await markInvited(work, kind, id, { projectId: project.id, invitedAt: now })
    await tellGuest(ports, work, invited, { email: guest.email, name: lead.firstName ?? '' }, project)
    await finishAct(ports, work, actor, { kind, id }, held, 'invite', 'lead.invited', {
      projectId: project.id,
    })
    return { projectId: project.id }
  })
}

const descriptionOf = ({ text, projectText }: LeadDetail): string =>
  projectText ? `${projectText}\n\n${text}` : text

async function tellGuest(
  { clock, config }: Ports,
  work: Work,
  { userId, token }: Invited,
  { email, name }: { email: string; name: string },
  project: { id: string; title: string },
): Promise<void> {
  const told = { name, projectTitle: project.title }
  const mail = token
    ? invitationMail(config, { ...told, token, days: INVITATION_DAYS })
    : projectReadyMail(config, { ...told, projectId: project.id })
  await sendMail(work, email, mail)
  await notify(work, clock, [userId], {
    title: inboxNews.invited.title,
    message: inboxNews.invited.message(project.title),
    type: 'info',
    link: `/dashboard/briefing?project=${project.id}`,
  })
}
