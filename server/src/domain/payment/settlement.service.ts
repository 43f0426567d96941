import { euro } from 'shared/formats/euro'
import { news } from 'shared/messages/it/news'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { announceProject, ownerOf } from '../projects/audience.service.ts'
import { managersToTell } from '../team/addressees.service.ts'
import { paidTeamMail, receiptMail } from './payment.mails.ts'
import { settlePayment } from './payment.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

/** Takes note that a payment went through. A second notice of the same payment changes nothing. */
export async function settlePaid(ports: Ports, paymentId: string): Promise<void> {
  await ports.transact(async work => {
    const now = ports.clock.now()
    const payment = await settlePayment(work, paymentId, { status: 'paid', now })
    if (!payment?.projectId) return
    await tellPaid(ports, work, { ...payment, projectId: payment.projectId, paidAt: now })
    await recordAct(work, {
      actorId: payment.userId,
      action: 'payment.paid',
      subject: 'payment',
      subjectId: payment.id,
      projectId: payment.projectId,
      detail: { totalCents: payment.totalCents, provider: 'simulated' },
    })
    await announceProject(ports, work, payment.projectId)
  })
}

async function tellPaid(
  ports: Ports,
  work: Work,
  payment: { id: string; projectId: string; totalCents: number; paidAt: Date; termsVersion: string },
): Promise<void> {
  const { projectId } = payment
  const owner = await ownerOf(work, projectId)
  const managers = await managersToTell(ports, work)
  const message = news.paid.message(owner.title, euro(payment.totalCents))
  const paid = { title: news.paid.title, message, type: 'success' } as const
  const managerIds = managers.map(manager => manager.userId)
  await notify(work, ports.clock, [owner.userId], { ...paid, link: `/dashboard/status?project=${projectId}` })
  await notify(work, ports.clock, managerIds, { ...paid, link: `/team/project/${projectId}` })
  await sendMail(work, owner.email, receiptMail(ports.config, { ...owner, ...payment }))
  for (const { email } of managers) {
    await sendMail(work, email, paidTeamMail(ports.config, { ...owner, ...payment }))
  }
}
