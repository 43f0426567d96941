import { AppError } from 'shared/errors/app-error'
import { news } from 'shared/messages/it/news'
import { isRefundable, refundableUntil } from 'shared/payment/refund'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail, sendMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { announceProject, ownerOf } from '../projects/audience.service.ts'
import { holdOwnProject } from '../projects/projects.service.ts'
import { managersToTell } from '../team/addressees.service.ts'
import { refundAskedMail, refundAskedTeamMail } from './payment.mails.ts'
import { findNewestPayment, type Payment } from './payment.repository.ts'
import { findRefundRequest, insertRefundRequest } from './refund.repository.ts'
import { settle } from './settlement.service.ts'

type Ports = Pick<Platform, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

export interface RefundState {
  /** Until when it can be asked for; null once that is over, or was done. */
  until: Date | null
  requestedAt: Date | null
}

/** Where the thirty-day guarantee stands; null before anything was paid (decision 35). */
export async function refundStateOf(
  { clock, db }: Pick<Ports, 'clock' | 'db'>,
  projectId: string,
): Promise<RefundState | null> {
  const payment = await findNewestPayment(db, projectId)
  if (!payment?.paidAt) return null
  const requested = await findRefundRequest(db, payment.id)
  const isOpen = payment.status === 'paid' && !requested && isRefundable(payment.paidAt, clock.now())
  return { until: isOpen ? refundableUntil(payment.paidAt) : null, requestedAt: requested?.createdAt ?? null }
}

/**
 * Asks for the money back: an entry for the team, told by mail. Asking twice is once (decision 35).
 * @throws AppError `NOT_FOUND`, `NOT_PAID`, `REFUND_TOO_LATE` after thirty days, `LIMITED`.
 */
export async function requestRefund(
  ports: Ports & Pick<Platform, 'limits'>,
  userId: string,
  { projectId, reason }: { projectId: string; reason: string },
): Promise<{ ok: true }> {
  await ports.limits.take('saving', userId)
  await ports.transact(async work => {
    await holdOwnProject(work, userId, projectId)
    const payment = await findNewestPayment(work.db, projectId)
    if (payment?.status !== 'paid' || !payment.paidAt) throw new AppError('NOT_PAID')
    if (!isRefundable(payment.paidAt, ports.clock.now())) throw new AppError('REFUND_TOO_LATE')
    const createdAt = ports.clock.now()
    const isNew = await insertRefundRequest(work, {
      paymentId: payment.id,
      projectId,
      userId,
      reason,
      createdAt,
    })
    if (isNew) await tellAsked(ports, work, { ...payment, projectId }, reason)
  })
  return { ok: true }
}

async function tellAsked(
  ports: Ports,
  work: Work,
  payment: Payment & { projectId: string },
  reason: string,
): Promise<void> {
  const { projectId, totalCents } = payment
  const owner = await ownerOf(work, projectId)
  const managers = await managersToTell(ports, work)
  await sendMail(work, owner.email, refundAskedMail(ports.config, { ...owner, projectId }))
  await notify(
    work,
    ports.clock,
    managers.map(manager => manager.userId),
    {
      title: news.refundAsked.title,
      message: news.refundAsked.message(owner.title, owner.fullName),
      type: 'warning',
      link: `/team/project/${projectId}`,
    },
  )
  await sendMailToEach(
    work,
    managers,
    refundAskedTeamMail(ports.config, { ...owner, projectId, totalCents, reason }),
  )
  await recordAct(work, {
    actorId: owner.userId,
    actorName: owner.fullName,
    action: 'refund.asked',
    subject: 'payment',
    subjectId: payment.id,
    projectId,
  })
  await announceProject(ports, work, projectId)
  work.publish({ userIds: managers.map(({ userId }) => userId), topic: 'lead', ids: {} })
}

/**
 * Gives a project's payment back: the provider first, then the books; every manager hears who did it. Doing it twice is
 * once.
 * @throws AppError `NOT_FOUND`, `NOT_PAID`, `UNAVAILABLE` when the provider does not answer.
 */
export async function refundPayment(
  ports: Ports,
  manager: { fullName: string },
  projectId: string,
): Promise<{ ok: true }> {
  const payment = await findNewestPayment(ports.db, projectId)
  if (!payment) throw new AppError('NOT_FOUND')
  if (payment.status === 'refunded') return { ok: true }
  if (payment.status !== 'paid') throw new AppError('NOT_PAID')
  if (payment.provider !== 'simulated') await giveBack(ports, payment)
  await settle(ports, payment.id, 'refunded', { by: manager.fullName })
  return { ok: true }
}

async function giveBack({ checkout, log }: Ports, payment: Payment): Promise<void> {
  const { id: paymentId, providerReference: reference } = payment
  if (!checkout || !reference)
    throw new Error('A payment was made with a provider that is no longer configured.')
  try {
    await checkout.refund({ paymentId, reference })
  } catch (error) {
    log.error({ err: error, paymentId }, 'the payment provider did not give the money back')
    throw new AppError('UNAVAILABLE')
  }
}
