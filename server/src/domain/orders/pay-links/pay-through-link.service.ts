import { AppError } from 'shared/errors/app-error'
import type { ErrorCode } from 'shared/errors/codes'
import type { z } from 'shared/errors/zod'
import type { PayLinkState } from 'shared/payment/pay-link'
import type { payThroughLinkInput } from 'shared/payment/payment.inputs'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { lockProject } from '../../projects/team-projects.service.ts'
import { beginBalance } from '../payment/balance.service.ts'
import {
  type PayAnswer,
  type PaymentDeps,
  type StartedPayment,
  startPayment,
} from '../payment/begin-payment.service.ts'
import { cancelPendingPayment } from '../payment/checkout.service.ts'
import { beginDeposit } from '../payment/deposit.service.ts'
import { findUnderWayThrough } from '../payment/payment.repository.ts'
import { findOwnLink, markOnce, type PayLink } from './pay-links.repository.ts'
import { getLink, getPayLinkStatus } from './pay-links.service.ts'

type Deps = PaymentDeps & Pick<AppDeps, 'limits'>

type LinkPayment = z.output<typeof payThroughLinkInput>

const refusals: Partial<Record<PayLinkState, ErrorCode>> = {
  busy: 'PAYMENT_UNDER_WAY',
  changed: 'QUOTE_CHANGED',
  paid: 'ALREADY_PAID',
  revoked: 'PAY_LINK_REVOKED',
  settled: 'ALREADY_PAID',
}

/**
 * Pays once by a link: its pending payment is continued (docs/decisions/pay-links.md). Quote and amount must still be
 * those of the link.
 * @throws AppError `NOT_FOUND`, `PAYMENT_UNDER_WAY`, `QUOTE_CHANGED`, `ALREADY_PAID`, `PAY_LINK_REVOKED`,
 * `TRANSFER_NOT_OFFERED`, `REQUEST_ID_REUSED`, `PAYMENT_CANCELLED`, `UNAVAILABLE`, `LIMITED`.
 */
export async function payThroughLink(deps: Deps, address: string, request: LinkPayment): Promise<PayAnswer> {
  await deps.limits.take('payLinkByAddress', { address })
  const { projectId } = await getLink(deps, request.token)
  return startPayment(deps, {}, async tx => {
    const project = await lockProject(tx, projectId)
    const inside = { ...deps, db: tx.db }
    const link = await getLink(inside, request.token)
    const { state, payment } = await getPayLinkStatus(inside, link)
    const refusal = refusals[state]
    if (refusal) throw new AppError(refusal)
    if (payment) return { ...payment, title: project.title }
    return begin(deps, tx, { project, link, request })
  })
}

interface Beginning {
  project: { id: string; companyId: string; title: string }
  link: PayLink
  request: LinkPayment
}

function begin(deps: Deps, tx: Tx, { project, link, request }: Beginning): Promise<StartedPayment> {
  const { id: linkId, quoteId, totalCents, madeBy: userId, poNumber } = link
  const { requestId, method } = request
  const order = { userId, requestId, method, totalCents, through: { linkId, quoteId } }
  if (link.instalment === 'balance') return beginBalance(deps, tx, project, order)
  const { termsVersion, acceptedTermsAt, acceptedClausesAt, acceptedHigherAt } = link
  const accepted = { termsVersion, acceptedTermsAt, acceptedClausesAt, acceptedHigherAt, poNumber }
  return beginDeposit(deps, tx, project, { ...order, accepted })
}

/**
 * Cancels the payment begun by a link, so that another method can be chosen. Payments begun otherwise are not affected.
 * @throws AppError `NOT_FOUND`, `PAY_LINK_REVOKED`, `TRANSFER_BEGUN`, `UNAVAILABLE`, `LIMITED`.
 */
export async function changeMethod(deps: Deps, address: string, token: string): Promise<void> {
  await deps.limits.take('payLinkByAddress', { address })
  const link = await getLink(deps, token)
  if (link.revokedAt) throw new AppError('PAY_LINK_REVOKED')
  const payment = await findUnderWayThrough(deps.db, link.id)
  if (payment) await cancelPendingPayment(deps, payment)
}

/**
 * Revokes a link. Its open provider page is closed. An announced transfer stays awaited, since its money may be on the
 * way.
 * @throws AppError `NOT_FOUND`, `UNAVAILABLE`, `LIMITED`.
 */
export async function revokePayLink(deps: Deps, userId: string, id: string): Promise<void> {
  await deps.limits.take('saving', userId)
  const { projectId } = ensureFound(await findOwnLink(deps.db, userId, id))
  const payment = await deps.transact(async tx => {
    await lockOwnProject(tx, userId, projectId)
    if (await markOnce(tx.db, id, 'revokedAt', deps.clock.now()))
      await emit(tx, { type: 'pay-link.revoked', projectId, linkId: id, userId })
    return findUnderWayThrough(tx.db, id)
  })
  if (payment && payment.provider !== 'bank-transfer') await cancelPendingPayment(deps, payment)
}
