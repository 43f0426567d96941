import { z } from 'shared/errors/zod'
import { idInput } from 'shared/lists/page.inputs'
import { listedPayLinkStates } from 'shared/payment/pay-link'
import { listPayLinksInput, makeBalanceLinkInput, makeDepositLinkInput } from 'shared/payment/payment.inputs'
import { plannedInstalments } from 'shared/payment/payment-types'
import { makeBalanceLink, makeDepositLink } from '../../domain/orders/pay-links/make-pay-link.service.ts'
import { listPayLinks } from '../../domain/orders/pay-links/pay-links.service.ts'
import { revokePayLink } from '../../domain/orders/pay-links/pay-through-link.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { isoDate, madeInvitation, page, voidOutput } from '../output.ts'

const makeErrors = [
  'REQUEST_ID_REUSED',
  'QUOTE_CHANGED',
  'ALREADY_PAID',
  'PAYMENT_UNDER_WAY',
  'PAY_LINKS_FULL',
] as const

const listed = z.object({
  id: z.string(),
  instalment: z.enum(plannedInstalments),
  totalCents: z.int(),
  state: z.enum(listedPayLinkStates),
  /** Null once the account is erased. */
  maker: z.string().nullable(),
  sentTo: z.string().nullable(),
  createdAt: isoDate(),
  expiresAt: isoDate(),
  openedAt: isoDate().nullable(),
  paidAt: isoDate().nullable(),
  revokedAt: isoDate().nullable(),
})

/** Links by which someone without an account pays for an order (docs/decisions/pay-links.md). */
export const payLinksRouter = router({
  /** Lists the links of a project with their state, newest first; their URLs are not stored. */
  list: clientProcedure('order')
    .input(listPayLinksInput)
    .output(page(listed))
    .query(({ ctx, input }) => listPayLinks(ctx.platform, ctx.user.id, input)),

  /** Creates a link to the first payment, with the consents of a payment; mails it if an address is given. */
  makeForDeposit: clientProcedure('order')
    .meta({
      errors: [...makeErrors, 'QUOTE_NOT_CONFIRMED', 'QUOTE_EXPIRED', 'PROPOSAL_OPEN', 'BILLING_MISSING'],
      limits: ['saving', 'payLinkMailByRecipient'],
    })
    .input(makeDepositLinkInput)
    .output(madeInvitation)
    .mutation(({ ctx, input }) => makeDepositLink(ctx.platform, ctx.user.id, input)),

  /** Creates a link to the balance. */
  makeForBalance: clientProcedure('order')
    .meta({ errors: [...makeErrors, 'DEPOSIT_NOT_PAID'], limits: ['saving', 'payLinkMailByRecipient'] })
    .input(makeBalanceLinkInput)
    .output(madeInvitation)
    .mutation(({ ctx, input }) => makeBalanceLink(ctx.platform, ctx.user.id, input)),

  /** Revokes a link: it accepts no further payment. */
  revoke: clientProcedure('order')
    .meta({ limits: ['saving'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => revokePayLink(ctx.platform, ctx.user.id, input.id)),
})
