import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { PlannedInstalment } from 'shared/payment/instalment'
import { OPEN_PAY_LINKS, PAY_LINK_DAYS } from 'shared/payment/pay-link'
import type { makeBalanceLinkInput, makeDepositLinkInput } from 'shared/payment/pay-link.inputs'
import { after, DAY } from '../../../platform/clock.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { isRepresentative } from '../../identity/companies/companies.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { assertBilling } from '../billing/billing.service.ts'
import { depositToComplete } from '../payment/balance.service.ts'
import { type Accepted, acceptedOn, chargeToPay } from '../payment/deposit.service.ts'
import { findCurrentPayment } from '../payment/payment.repository.ts'
import { countOpenLinks, findLinkByRequest, insertLink } from './pay-links.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'limits' | 'transact'>

type LinkRequest = z.output<typeof makeBalanceLinkInput>

type DepositLinkRequest = Omit<z.output<typeof makeDepositLinkInput>, 'acceptTerms' | 'acceptClauses'>

/** The link's end; its token is known to who made it, and to nobody again. */
export interface MadeLink {
  url: string
  expiresAt: Date
}

/**
 * Makes a link with which somebody without an account pays what starts a project (docs/decisions/pay-links.md). Who makes
 * it has accepted Terms and clauses, as one who pays. Sent by mail where an address is given.
 * @throws AppError `NOT_FOUND`, `NOT_REPRESENTATIVE`, `ALREADY_PAID`, `PAYMENT_UNDER_WAY`, `QUOTE_NOT_CONFIRMED`,
 *   `QUOTE_EXPIRED`, `QUOTE_CHANGED`, `BILLING_MISSING`, `PAY_LINKS_FULL`, `REQUEST_ID_REUSED`, `LIMITED`,
 *   `INVALID_INPUT` on `acceptHigher`.
 */
export const makeDepositLink = (
  ports: Ports,
  userId: string,
  request: DepositLinkRequest,
): Promise<MadeLink> =>
  makeLink(ports, userId, { ...request, instalment: 'deposit' }, async (work, { companyId }) => {
    const accepted = acceptedOn(ports.clock.now(), request)
    const { totalCents, poNumber = null } = request
    const { quoteId } = await chargeToPay(ports, work, request.projectId, { totalCents, accepted })
    await assertBilling(work, companyId)
    return { ...accepted, quoteId, poNumber }
  })

/**
 * The same for what remains; Terms and clauses are those accepted with the deposit.
 * @throws AppError as above, and `DEPOSIT_NOT_PAID`.
 */
export const makeBalanceLink = (ports: Ports, userId: string, request: LinkRequest): Promise<MadeLink> =>
  makeLink(ports, userId, { ...request, instalment: 'balance' }, async work => {
    const deposit = await depositToComplete(work, request.projectId, request)
    const { quoteId, poNumber, termsVersion, acceptedTermsAt, acceptedClausesAt } = deposit
    const accepted = { termsVersion, acceptedTermsAt, acceptedClausesAt, acceptedHigherAt: null }
    return { ...accepted, quoteId, poNumber }
  })

interface Agreed extends Accepted {
  quoteId: string
  poNumber: string | null
}

async function makeLink(
  ports: Ports,
  userId: string,
  { projectId, requestId, totalCents, email, instalment }: LinkRequest & { instalment: PlannedInstalment },
  agree: (work: Work, project: { companyId: string }) => Promise<Agreed>,
): Promise<MadeLink> {
  await ports.limits.take('saving', userId)
  if (email) await ports.limits.take('payLinkMailByRecipient', email)
  const token = newToken()
  const now = ports.clock.now()
  const expiresAt = after(now, PAY_LINK_DAYS * DAY)
  await ports.transact(async work => {
    const project = await lockOwnProject(work, userId, projectId)
    if (!(await isRepresentative(work, userId, project.companyId))) throw new AppError('NOT_REPRESENTATIVE')
    if (await findLinkByRequest(work.db, requestId)) throw new AppError('REQUEST_ID_REUSED')
    await assertUnpaid(work, projectId, instalment)
    const agreed = await agree(work, project)
    const open = await countOpenLinks(work.db, { quoteId: agreed.quoteId, instalment }, now)
    if (open >= OPEN_PAY_LINKS) throw new AppError('PAY_LINKS_FULL')
    const linkId = await insertLink(work.db, {
      ...agreed,
      projectId,
      instalment,
      requestId,
      totalCents,
      expiresAt,
      createdAt: now,
      tokenHash: hashOf(token),
      madeBy: userId,
      sentTo: email ?? null,
    })
    const { quoteId } = agreed
    await emit(work, {
      type: 'pay-link.made',
      companyId: project.companyId,
      projectId,
      linkId,
      userId,
      quoteId,
      instalment,
      totalCents,
      token,
      email: email ?? null,
      expiresAt,
    })
  })
  return { url: `${ports.config.publicUrl}/paga#${token}`, expiresAt }
}

/** @throws AppError `ALREADY_PAID`, `PAYMENT_UNDER_WAY`. */
async function assertUnpaid(work: Work, projectId: string, instalment: PlannedInstalment): Promise<void> {
  const payment = await findCurrentPayment(work.db, projectId, instalment)
  if (payment?.status === 'processing') throw new AppError('PAYMENT_UNDER_WAY')
  if (payment && payment.status !== 'failed') throw new AppError('ALREADY_PAID')
}
