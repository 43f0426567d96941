import type { ActCode } from 'shared/audit/act'
import { AppError } from 'shared/errors/app-error'
import type { LeadKind, LeadState } from 'shared/leads/lead'
import { type LeadAct, momentsOf, stateAfter } from 'shared/leads/lead-acts'
import { inboxNews } from 'shared/messages/it/inbox'
import { visitorMails } from 'shared/messages/it/mails'
import { teamTexts } from 'shared/messages/it/team'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail, sendMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { accountsOf } from '../team/addressees.service.ts'
import { type ActingMember, getMember } from '../team/team.service.ts'
import { type HeldLead, insertReply, isReplySent, lockLead, updateLead } from './handling.repository.ts'
import { leadAssignedMail, replyMail } from './inbox.mails.ts'
import { findLead, type LeadDetail } from './inbox.repository.ts'
import { announceLead, leadPath } from './lead-audience.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

/** Who acts on a request: the person, and the member that this person is. */
export interface Actor {
  userId: string
  member: ActingMember
}

export interface LeadName {
  kind: LeadKind
  id: string
}

/** Sets any of the four states. @throws AppError `NOT_FOUND`. */
export async function setLeadState(
  ports: Ports,
  actor: Actor,
  { state, ...lead }: LeadName & { state: LeadState },
): Promise<{ ok: true }> {
  await ports.transact(async work => {
    const held = await holdLead(work, actor, lead)
    if (held.state === state) return
    await moveTo(ports, work, lead, held, state)
    await recordLeadAct(work, actor, lead, 'lead.state', { from: held.state, to: state })
    await announceLead(ports, work, lead, [held.assigneeId])
  })
  return { ok: true }
}

/**
 * Gives a request to a member, who is told, or takes it back.
 * @throws AppError `NOT_FOUND` for the request or the member, `INVALID_INPUT` for a suspended member.
 */
export async function assignLead(
  ports: Ports,
  actor: Actor,
  { memberId, ...lead }: LeadName & { memberId: string | null },
): Promise<{ ok: true }> {
  await ports.transact(async work => {
    const held = await holdLead(work, actor, lead)
    const member = memberId === null ? null : await getMember({ db: work.db }, memberId)
    if (member?.suspendedAt) throw new AppError('INVALID_INPUT', { fields: { memberId: 'OUT_OF_RANGE' } })
    if (held.assigneeId === memberId) return
    await updateLead(work, lead.kind, lead.id, { assigneeId: memberId, updatedAt: ports.clock.now() })
    await moveTo(ports, work, lead, held, stateAfter(member ? 'assign' : 'unassign', held))
    await recordLeadAct(work, actor, lead, member ? 'lead.assigned' : 'lead.unassigned', {
      member: member?.fullName ?? null,
    })
    if (memberId !== null && memberId !== actor.member.id) await tellAssignee(ports, work, lead, memberId)
    await announceLead(ports, work, lead, [held.assigneeId, memberId])
  })
  return { ok: true }
}

async function tellAssignee(ports: Ports, work: Work, lead: LeadName, memberId: string): Promise<void> {
  const detail = await findLead(work.db, { id: memberId, isManager: true }, lead.kind, lead.id)
  if (!detail) return
  const kindLabel = teamTexts.leads.kinds[lead.kind]
  const who = whoOf(detail)
  for (const assignee of await accountsOf(work, [memberId])) {
    await notify(work, ports.clock, [assignee.userId], {
      title: inboxNews.assigned.title,
      message: inboxNews.assigned.message(kindLabel, who),
      type: 'info',
      link: leadPath(lead.kind, lead.id),
    })
    await sendMailToEach(work, [assignee], leadAssignedMail(ports.config, { ...lead, kindLabel, who }))
  }
}

/**
 * Answers the sender by mail; the reply is kept with the request. The same `requestId` answers once.
 * @throws AppError `NOT_FOUND`, also when there is no address (any more) to write to; `LIMITED`.
 */
export async function replyToLead(
  ports: Ports & Pick<Platform, 'limits'>,
  actor: Actor,
  input: LeadName & { subject?: string | undefined; text: string; requestId?: string | undefined },
): Promise<{ ok: true }> {
  const { kind, id, text, requestId } = input
  await ports.limits.take('saving', actor.userId)
  await ports.transact(async work => {
    const held = await holdLead(work, actor, { kind, id })
    if (requestId && (await isReplySent(work, requestId))) return
    const lead = await findLead(work.db, actor.member, kind, id)
    if (!lead?.email) throw new AppError('NOT_FOUND')
    const subject = input.subject ?? visitorMails.reply.subject
    await insertReply(work, kind, id, {
      memberId: actor.member.id,
      authorName: actor.member.fullName,
      subject,
      text,
      requestId: requestId ?? null,
      createdAt: ports.clock.now(),
    })
    await sendMail(work, lead.email, replyMail({ name: lead.firstName, subject, text, original: lead.text }))
    await finishAct(ports, work, actor, { kind, id }, held, 'reply', 'lead.replied')
  })
  return { ok: true }
}

/** What every answer does besides its mail: state, history, open inboxes. */
export async function finishAct(
  ports: Ports,
  work: Work,
  actor: Actor,
  lead: LeadName,
  held: HeldLead,
  act: LeadAct,
  action: ActCode,
  more: { projectId?: string } = {},
): Promise<void> {
  await moveTo(ports, work, lead, held, stateAfter(act, held))
  await recordLeadAct(work, actor, lead, action, {}, more)
  await announceLead(ports, work, lead, [held.assigneeId])
}

async function moveTo(
  { clock }: Ports,
  work: Work,
  { kind, id }: LeadName,
  held: HeldLead,
  state: LeadState,
): Promise<void> {
  const now = clock.now()
  await updateLead(work, kind, id, { state, ...momentsOf(state, held, now), updatedAt: now })
}

/** @throws AppError `NOT_FOUND`, also for a request that is not assigned to the member. */
export async function holdLead(work: Work, { member }: Actor, { kind, id }: LeadName): Promise<HeldLead> {
  const held = await lockLead(work, member, kind, id)
  if (!held) throw new AppError('NOT_FOUND')
  return held
}

/** Whom a request is from, in a word. */
export const whoOf = ({ company, name }: Pick<LeadDetail, 'company' | 'name'>): string =>
  company || name || ''

/** Notes what a member did with a request, in its history. */
export function recordLeadAct(
  work: Work,
  { userId, member }: Actor,
  { kind, id }: LeadName,
  action: ActCode,
  detail: Record<string, unknown> = {},
  more: { projectId?: string } = {},
): Promise<void> {
  return recordAct(work, {
    actorId: userId,
    actorName: member.fullName,
    action,
    subject: `lead.${kind}`,
    subjectId: id,
    detail,
    ...more,
  })
}
