import type { MemberScope } from '../../platform/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { historyOf } from '../audit/audit.service.ts'
import { dueFor } from '../orders/documents/order-history.service.ts'
import { paymentForTeam } from '../orders/payment/paid.service.ts'
import { deliveryFor } from '../orders/quote/delivery.service.ts'
import { getProjectForTeam } from '../projects/team-projects.service.ts'

/**
 * One project with all that its page in the hub shows. Contacts, money and history are for managers.
 * @throws AppError `NOT_FOUND`, also for a project that is not assigned to the member.
 */
export async function getProjectPage(
  ports: Pick<Platform, 'clock' | 'config' | 'db'>,
  actor: MemberScope,
  id: string,
) {
  const project = await getProjectForTeam(ports, actor, id)
  return {
    ...project,
    delivery: await deliveryFor(ports, ports.db, id),
    payment: actor.member.isManager
      ? { ...(await paymentForTeam(ports.db, id)), due: await dueFor(ports, id) }
      : null,
    history: actor.member.isManager ? await historyOf(ports.db, id) : [],
  }
}
