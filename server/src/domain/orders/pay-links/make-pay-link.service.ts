import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { OPEN_PAY_LINKS, PAY_LINK_DAYS } from 'shared/payment/pay-link'
import type { makeBalanceLinkInput, makeDepositLinkInput } from 'shared/payment/payment.inputs'
import type { PlannedInstalment } from 'shared/payment/payment-types'
import { after, DAY } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureInserted } from '../../../platform/idempotency.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { assertBilling } from '../billing/billing.service.ts'
import { depositToComplete } from '../payment/balance.service.ts'
import { type Accepted, acceptedOn, chargeToPay } from '../payment/deposit.service.ts'
import { findCurrentPayment } from '../payment/payment.repository.ts'
import { countOpenLinks, findLinkByRequest, insertLink } from './pay-links.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'limits' | 'transact'>

type LinkRequest = z.output<typeof makeBalanceLinkInput>

type DepositLinkRequest = Omit<z.output<typeof makeDepositLinkInput>, 'acceptTerms' | 'acceptClauses'>

/**
 * Creates a link by which a person without an account makes the first payment (docs/decisions/pay-links.md). Its
 * creator accepts Terms and clauses like a payer. Mailed if an address is given.
 * @throws AppError `NOT_FOUND`, `ALREADY_PAID`, `PAYMENT_UNDER_WAY`, `QUOTE_NOT_CONFIRMED`, `QUOTE_EXPIRED`,
 * `QUOTE_CHANGED`, `BILLING_MISSING`, `PAY_LINKS_FULL`, `REQUEST_ID_REUSED`, `LIMITED`, `INVALID_INPUT` on
 * `acceptHigher`.
 */
export const makeDepositLink = (deps: Deps, userId: string, request: DepositLinkRequest) =>
  makeLink(deps, userId, { ...request, instalment: 'deposit' }, async (tx, { companyId }) => {
    const accepted = acceptedOn(deps.clock.now(), request)
    const { totalCents, poNumber = null } = request
    const { quoteId } = await chargeToPay(deps, tx, request.projectId, { totalCents, accepted })
    await assertBilling(tx, companyId)
    return { ...accepted, quoteId, poNumber }
  })

/**
 * Creates a link to the balance, with the Terms and clauses accepted for the deposit.
 * @throws AppError as above, and `DEPOSIT_NOT_PAID`.
 */
export const makeBalanceLink = (deps: Deps, userId: string, request: LinkRequest) =>
  makeLink(deps, userId, { ...request, instalment: 'balance' }, async tx => {
    const deposit = await depositToComplete(tx, request.projectId, request)
    const { quoteId, poNumber, termsVersion, acceptedTermsAt, acceptedClausesAt } = deposit
    const accepted = { termsVersion, acceptedTermsAt, acceptedClausesAt, acceptedHigherAt: null }
    return { ...accepted, quoteId, poNumber }
  })

interface Agreed extends Accepted {
  quoteId: string
  poNumber: string | null
}

/** Creates a link. Its token is only returned here; the hash is stored. */
async function makeLink(
  deps: Deps,
  userId: string,
  request: LinkRequest & { instalment: PlannedInstalment },
  agree: (tx: Tx, project: { companyId: string }) => Promise<Agreed>,
) {
  const { projectId, requestId, instalment, totalCents, email = null } = request
  await deps.limits.take('saving', userId)
  if (email) await deps.limits.take('payLinkMailByRecipient', email)
  const token = newToken()
  const now = deps.clock.now()
  const expiresAt = after(now, PAY_LINK_DAYS * DAY)
  await deps.transact(async tx => {
    const project = await lockOwnProject(tx, userId, projectId)
    if (await findLinkByRequest(tx.db, requestId)) throw new AppError('REQUEST_ID_REUSED')
    await assertUnpaid(tx, projectId, instalment)
    const agreed = await agree(tx, project)
    const open = await countOpenLinks(tx.db, { quoteId: agreed.quoteId, instalment }, now)
    if (open >= OPEN_PAY_LINKS) throw new AppError('PAY_LINKS_FULL')
    const asked = { projectId, instalment, totalCents, expiresAt }
    const inserted = await insertLink(tx.db, {
      ...agreed,
      ...asked,
      requestId,
      createdAt: now,
      tokenHash: hashOf(token),
      madeBy: userId,
      sentTo: email,
    })
    const linkId = ensureInserted(inserted)
    const { companyId } = project
    await emit(tx, { type: 'pay-link.made', ...asked, companyId, linkId, userId, token, email })
  })
  return { url: `${deps.config.publicUrl}/paga#${token}`, expiresAt }
}

/** Asserts that there is no pending or completed payment. @throws AppError `ALREADY_PAID`, `PAYMENT_UNDER_WAY`. */
async function assertUnpaid(tx: Tx, projectId: string, instalment: PlannedInstalment): Promise<void> {
  const payment = await findCurrentPayment(tx.db, projectId, instalment)
  if (payment?.status === 'processing') throw new AppError('PAYMENT_UNDER_WAY')
  if (payment && payment.status !== 'failed') throw new AppError('ALREADY_PAID')
}
