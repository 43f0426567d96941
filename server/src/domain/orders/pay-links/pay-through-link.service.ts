import { AppError } from 'shared/errors/app-error'
import type { ErrorCode } from 'shared/errors/codes'
import type { z } from 'shared/errors/zod'
import type { PayLinkState } from 'shared/payment/pay-link'
import type { payThroughLinkInput } from 'shared/payment/pay-link.inputs'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { isRepresentative } from '../../identity/companies/companies.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { holdProject } from '../../projects/team-projects.service.ts'
import { beginBalance } from '../payment/balance.service.ts'
import {
  type Begun,
  type PayAnswer,
  type PaymentPorts,
  startPayment,
} from '../payment/begin-payment.service.ts'
import { giveUp } from '../payment/checkout.service.ts'
import { beginDeposit } from '../payment/deposit.service.ts'
import { findUnderWayThrough } from '../payment/payment.repository.ts'
import { findOwnLink, markOnce, type PayLink } from './pay-links.repository.ts'
import { getLink, standingOf } from './pay-links.service.ts'

type Ports = PaymentPorts & Pick<Platform, 'limits'>

type LinkPayment = z.output<typeof payThroughLinkInput>

/** Why nothing can be paid with a link that stands so. */
const refusals: Partial<Record<PayLinkState, ErrorCode>> = {
  busy: 'PAYMENT_UNDER_WAY',
  changed: 'QUOTE_CHANGED',
  paid: 'ALREADY_PAID',
  revoked: 'PAY_LINK_REVOKED',
  settled: 'ALREADY_PAID',
}

/**
 * Pays the sum of a link, once however often it is asked and whoever else pays (docs/decisions/pay-links.md): quote and
 * sum are those for which the link was made, or nothing is paid.
 * @throws AppError `NOT_FOUND`, `PAYMENT_UNDER_WAY`, `QUOTE_CHANGED`, `ALREADY_PAID`, `PAY_LINK_REVOKED`,
 *   `TRANSFER_NOT_OFFERED`, `REQUEST_ID_REUSED`, `PAYMENT_CANCELLED`, `UNAVAILABLE`, `LIMITED`.
 */
export async function payThroughLink(
  ports: Ports,
  address: string,
  request: LinkPayment,
): Promise<PayAnswer> {
  await ports.limits.take('payLinkByAddress', { address })
  const { projectId } = await getLink(ports, ports.db, request.token)
  return startPayment(ports, {}, projectId, async work => {
    const project = await holdProject(work, projectId)
    const link = await getLink(ports, work.db, request.token)
    const { state, payment } = await standingOf(ports, work.db, link)
    const refusal = refusals[state]
    if (refusal) throw new AppError(refusal)
    if (payment) return { ...payment, title: project.title }
    return begin(ports, work, { project, link, request })
  })
}

interface Beginning {
  project: { id: string; companyId: string; title: string }
  link: PayLink
  request: LinkPayment
}

function begin(ports: Ports, work: Work, { project, link, request }: Beginning): Promise<Begun> {
  const { id: linkId, quoteId, totalCents, madeBy: userId, poNumber } = link
  const { requestId, method } = request
  const order = { userId, requestId, method, totalCents, through: { linkId, quoteId } }
  if (link.instalment === 'balance') return beginBalance(ports, work, project, order)
  const { termsVersion, acceptedTermsAt, acceptedClausesAt, acceptedHigherAt } = link
  const accepted = { termsVersion, acceptedTermsAt, acceptedClausesAt, acceptedHigherAt, poNumber }
  return beginDeposit(ports, work, project, { ...order, accepted })
}

/**
 * Gives up what is under way through a link, so that it can be paid in another way; what somebody else began is not
 * touched. @throws AppError `NOT_FOUND`, `PAY_LINK_REVOKED`, `TRANSFER_BEGUN`, `UNAVAILABLE`, `LIMITED`.
 */
export async function changeMethod(ports: Ports, address: string, token: string): Promise<void> {
  await ports.limits.take('payLinkByAddress', { address })
  const link = await getLink(ports, ports.db, token)
  if (link.revokedAt) throw new AppError('PAY_LINK_REVOKED')
  const payment = await findUnderWayThrough(ports.db, link.id)
  if (payment) await giveUp(ports, payment)
}

/**
 * Ends a link: nothing more is paid with it. The provider's page that it has open is closed; a transfer whose data were
 * given out stays awaited, since its money may be on its way.
 * @throws AppError `NOT_FOUND`, `NOT_REPRESENTATIVE`, `UNAVAILABLE`, `LIMITED`.
 */
export async function revokePayLink(ports: Ports, userId: string, id: string): Promise<void> {
  await ports.limits.take('saving', userId)
  const known = orNotFound(await findOwnLink(ports.db, userId, id))
  const { projectId } = known
  const payment = await ports.transact(async work => {
    const { companyId } = await lockOwnProject(work, userId, projectId)
    if (!(await isRepresentative(work, userId, companyId))) throw new AppError('NOT_REPRESENTATIVE')
    if (await markOnce(work.db, id, 'revokedAt', ports.clock.now()))
      await emit(work, { type: 'pay-link.revoked', projectId, linkId: id, userId })
    return findUnderWayThrough(work.db, id)
  })
  if (payment && payment.provider !== 'bank-transfer') await giveUp(ports, payment)
}
