import { euro } from 'shared/formats/euro'
import { news } from 'shared/messages/it/news'
import type { PaymentState } from 'shared/payment/payment-state'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail, sendMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { announceProject, ownerOf } from '../projects/audience.service.ts'
import { managersToTell } from '../team/addressees.service.ts'
import { tellPrivilegedAct } from '../team/privileged-acts.service.ts'
import { paidTeamMail, receiptMail, refundedMail } from './payment.mails.ts'
import { lockPaymentsOfQuote, type Payment, settlePayment } from './payment.repository.ts'
import { closeRefundRequest } from './refund.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>
type Outcome = Exclude<PaymentState, 'processing'>
type OfProject = Payment & { projectId: string }

interface Circumstances {
  /** What was charged in fact, as far as the provider says so. */
  totalCents?: number | undefined
  /** The manager who did it. */
  by?: string
}

/**
 * Takes note of what became of a payment. News that come twice, late or out of order change nothing (decision 29);
 * money that does not belong to the order is told to the managers instead.
 */
export async function settle(
  ports: Ports,
  paymentId: string,
  outcome: Outcome,
  { totalCents, by }: Circumstances = {},
): Promise<void> {
  await ports.transact(async work => {
    const { payment, others } = await lockPaymentsOfQuote(work, paymentId)
    if (!payment) return
    const isTakenTwice = outcome === 'paid' && others.some(({ status }) => status !== 'failed')
    const isOddAmount = totalCents !== undefined && totalCents !== payment.totalCents
    if (isTakenTwice || isOddAmount) return warnManagers(ports, work, payment)
    const settled = await settlePayment(work, paymentId, { status: outcome, now: ports.clock.now() })
    if (!settled) return
    if (outcome === 'refunded') await closeRefundRequest(work, paymentId, ports.clock.now())
    await recordAct(work, {
      ...(by ? { actorId: null, actorName: by } : { actorId: settled.userId }),
      action: `payment.${outcome}`,
      subject: 'payment',
      subjectId: settled.id,
      ...(settled.projectId && { projectId: settled.projectId }),
      detail: { totalCents: settled.totalCents, provider: settled.provider },
    })
    if (!settled.projectId) return
    await tell(ports, work, { ...settled, projectId: settled.projectId }, outcome, by)
  })
}

async function tell(
  ports: Ports,
  work: Work,
  payment: OfProject,
  outcome: Outcome,
  by: string | undefined,
): Promise<void> {
  const owner = await ownerOf(work, payment.projectId)
  await tellClient(ports, work, payment, owner, outcome)
  if (by) await tellRefundedBy(ports, work, payment, owner, by)
  else if (outcome !== 'failed') await tellManagers(ports, work, payment, owner, outcome)
  await announceProject(ports, work, payment.projectId)
}

async function tellRefundedBy(
  ports: Ports,
  work: Work,
  { projectId, totalCents }: OfProject,
  { title }: Owner,
  by: string,
): Promise<void> {
  await tellPrivilegedAct(ports, work, {
    title: news.managerRefunded.title,
    message: news.managerRefunded.message(title, euro(totalCents), by),
    link: `/team/project/${projectId}`,
  })
}

type Owner = Awaited<ReturnType<typeof ownerOf>>

const newsOf = (outcome: Outcome, { title }: Owner, { totalCents }: Payment) =>
  ({
    paid: { title: news.paid.title, message: news.paid.message(title, euro(totalCents)), type: 'success' },
    failed: { title: news.paymentFailed.title, message: news.paymentFailed.message(title), type: 'error' },
    refunded: {
      title: news.refunded.title,
      message: news.refunded.message(title, euro(totalCents)),
      type: 'info',
    },
  })[outcome] as { title: string; message: string; type: 'success' | 'error' | 'info' }

async function tellClient(
  ports: Ports,
  work: Work,
  payment: OfProject,
  owner: Owner,
  outcome: Outcome,
): Promise<void> {
  const { projectId, paidAt } = payment
  const screen = outcome === 'paid' ? 'status' : 'payment'
  const link = `/dashboard/${screen}?project=${projectId}`
  await notify(work, ports.clock, [owner.userId], { ...newsOf(outcome, owner, payment), link })
  const told = { ...owner, ...payment, paidAt: paidAt ?? ports.clock.now() }
  if (outcome === 'paid') await sendMail(work, owner.email, receiptMail(ports.config, told))
  if (outcome === 'refunded') await sendMail(work, owner.email, refundedMail(ports.config, told))
}

async function tellManagers(
  ports: Ports,
  work: Work,
  payment: OfProject,
  owner: Owner,
  outcome: Outcome,
): Promise<void> {
  const managers = await managersToTell(ports, work)
  await notify(
    work,
    ports.clock,
    managers.map(({ userId }) => userId),
    { ...newsOf(outcome, owner, payment), link: `/team/project/${payment.projectId}` },
  )
  if (outcome !== 'paid') return
  const client = owner.company ?? owner.fullName
  await sendMailToEach(work, managers, paidTeamMail(ports.config, { ...payment, client, title: owner.title }))
}

/** Tells the managers of money that needs a person: charged twice, another amount, disputed. */
export async function warnManagers(ports: Ports, work: Work, payment: Payment): Promise<void> {
  const managers = await managersToTell(ports, work)
  await recordAct(work, {
    actorId: null,
    action: 'payment.odd',
    subject: 'payment',
    subjectId: payment.id,
    ...(payment.projectId && { projectId: payment.projectId }),
    detail: { reference: payment.providerReference },
  })
  await notify(
    work,
    ports.clock,
    managers.map(({ userId }) => userId),
    {
      title: news.paymentOdd.title,
      message: news.paymentOdd.message(payment.providerReference ?? payment.id),
      type: 'warning',
      link: payment.projectId ? `/team/project/${payment.projectId}` : '/team/projects',
    },
  )
}
