import { z } from 'shared/errors/zod'
import { payLinkStates } from 'shared/payment/pay-link'
import { openPayLinkInput, payThroughLinkInput } from 'shared/payment/payment.inputs'
import { plannedInstalments } from 'shared/payment/payment-types'
import { openPayLink } from '../domain/orders/pay-links/pay-links.service.ts'
import { changeMethod, payThroughLink } from '../domain/orders/pay-links/pay-through-link.service.ts'
import { publicProcedure, router } from '../trpc/procedures.ts'
import { isoDate, orderFigures, payAnswer, startErrors, voidOutput } from './output.ts'

/** Lines without their reasons, which are text of the brief. */
const lines = z.array(z.object({ code: z.string(), label: z.string(), amountCents: z.int() })).readonly()

const order = z.object({
  title: z.string(),
  company: z.string(),
  /** Creator of the link, who accepted the Terms; null once the account is erased. */
  maker: z.string().nullable(),
  instalment: z.enum(plannedInstalments),
  ...orderFigures,
  lines,
  quoteLines: lines,
  poNumber: z.string().nullable(),
  termsVersion: z.string(),
  acceptedTermsAt: isoDate(),
  expiresAt: isoDate(),
  paidAt: isoDate().nullable(),
  /** True if the current payment was begun with this link. */
  isOwn: z.boolean(),
})

/**
 * Payment with a link, without an account (docs/decisions/pay-links.md). The token is sent in the body, never in a URL,
 * so these are mutations.
 */
export const payLinkRouter = router({
  /** Returns the link's state; with the order if it can be paid or was paid. */
  open: publicProcedure
    .meta({ errors: ['NOT_FOUND'], limits: ['payLinkByAddress'] })
    .input(openPayLinkInput)
    .output(z.object({ id: z.string(), state: z.enum(payLinkStates), order: order.nullable() }))
    .mutation(({ ctx, input }) => openPayLink(ctx.platform, ctx.address, input.token)),

  /** Pays once: the link's pending payment is continued; `PAYMENT_UNDER_WAY` for one begun elsewhere. */
  pay: publicProcedure
    .meta({
      errors: [...startErrors, 'QUOTE_CHANGED', 'PROPOSAL_OPEN', 'PAYMENT_UNDER_WAY', 'PAY_LINK_REVOKED'],
      limits: ['payLinkByAddress'],
    })
    .input(payThroughLinkInput)
    .output(payAnswer)
    .mutation(({ ctx, input }) => payThroughLink(ctx.platform, ctx.address, input)),

  /** Cancels the payment begun with the link, so that another method can be chosen. */
  changeMethod: publicProcedure
    .meta({ errors: ['NOT_FOUND', 'PAY_LINK_REVOKED', 'TRANSFER_BEGUN'], limits: ['payLinkByAddress'] })
    .input(openPayLinkInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => changeMethod(ctx.platform, ctx.address, input.token)),
})
