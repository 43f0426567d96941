import { z } from 'shared/errors/zod'
import { idInput } from 'shared/lists/page.inputs'
import { listedPayLinkStates } from 'shared/payment/pay-link'
import { listPayLinksInput, makeBalanceLinkInput, makeDepositLinkInput } from 'shared/payment/payment.inputs'
import { plannedInstalments } from 'shared/payment/payment-types'
import { makeBalanceLink, makeDepositLink } from '../../domain/orders/pay-links/make-pay-link.service.ts'
import { listPayLinks } from '../../domain/orders/pay-links/pay-links.service.ts'
import { revokePayLink } from '../../domain/orders/pay-links/pay-through-link.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { isoDate, page, voidOutput } from '../output.ts'

const made = z.object({ url: z.string(), expiresAt: isoDate() })

const listed = z.object({
  id: z.string(),
  instalment: z.enum(plannedInstalments),
  totalCents: z.int(),
  state: z.enum(listedPayLinkStates),
  /** Null once the account is gone. */
  maker: z.string().nullable(),
  sentTo: z.string().nullable(),
  createdAt: isoDate(),
  expiresAt: isoDate(),
  openedAt: isoDate().nullable(),
  paidAt: isoDate().nullable(),
  revokedAt: isoDate().nullable(),
})

/** Links with which somebody without an account pays a sum of an order (docs/decisions/pay-links.md). */
export const payLinksRouter = router({
  /** The links of a project and what became of them, newest first; their addresses are not kept. */
  list: clientProcedure
    .meta({ capability: 'order', errors: ['NOT_FOUND'] })
    .input(listPayLinksInput)
    .output(page(listed))
    .query(({ ctx, input }) => listPayLinks(ctx.platform, ctx.user.id, input)),

  /** Makes one to what starts a project, with the ticks of a payment; mailed where an address is given. */
  makeForDeposit: clientProcedure
    .meta({
      capability: 'order',
      errors: [
        'NOT_FOUND',
        'REQUEST_ID_REUSED',
        'QUOTE_NOT_CONFIRMED',
        'QUOTE_CHANGED',
        'QUOTE_EXPIRED',
        'ALREADY_PAID',
        'PAYMENT_UNDER_WAY',
        'BILLING_MISSING',
        'PAY_LINKS_FULL',
      ],
      limits: ['saving', 'payLinkMailByRecipient'],
    })
    .input(makeDepositLinkInput)
    .output(made)
    .mutation(({ ctx, input }) => makeDepositLink(ctx.platform, ctx.user.id, input)),

  /** Makes one to what remains of the price. */
  makeForBalance: clientProcedure
    .meta({
      capability: 'order',
      errors: [
        'NOT_FOUND',
        'REQUEST_ID_REUSED',
        'DEPOSIT_NOT_PAID',
        'QUOTE_CHANGED',
        'ALREADY_PAID',
        'PAYMENT_UNDER_WAY',
        'PAY_LINKS_FULL',
      ],
      limits: ['saving', 'payLinkMailByRecipient'],
    })
    .input(makeBalanceLinkInput)
    .output(made)
    .mutation(({ ctx, input }) => makeBalanceLink(ctx.platform, ctx.user.id, input)),

  /** Ends one: nothing more is paid with it. */
  revoke: clientProcedure
    .meta({ capability: 'order', errors: ['NOT_FOUND'], limits: ['saving'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => revokePayLink(ctx.platform, ctx.user.id, input.id)),
})
