import { INCLUDED_ROUNDS } from 'shared/deliverables/rounds'
import { z } from 'shared/errors/zod'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { confirmQuoteInput, declineInput, getQuoteInput } from 'shared/quote/quote.inputs'
import type { OfferedQuote } from '../../domain/orders/quote/price.service.ts'
import { confirmQuote, declineLine, quoteFor } from '../../domain/orders/quote/quote.service.ts'
import { type Saying, sayingOf } from '../../domain/orders/quote/said.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { because, moment } from '../output.ts'

const available = z.object({
  available: z.literal(true),
  id: z.string(),
  summary: z.string(),
  lines: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      amountCents: z.int(),
      because,
      /** The client's turn in the conversation that the line rests on. */
      said: z.object({ words: z.string(), at: z.string() }).nullable(),
    }),
  ),
  totalCents: z.int(),
  includes: z.array(z.string()),
  options: z.array(z.object({ code: z.string(), label: z.string(), amountCents: z.int() })),
  deliveryBy: z.string(),
  validUntil: z.string(),
  revisions: z.int(),
  confirmedAt: moment().nullable(),
})

const shown = (saying: Saying, quote: OfferedQuote) => ({
  ...quote,
  available: true as const,
  lines: saying(quote.lines),
  options: [...quote.options],
  includes: [...orderTexts.quote.includes],
  revisions: INCLUDED_ROUNDS,
})

/** The automatic quote. */
export const quoteRouter = router({
  /** The quote of the project's recap, priced now, or as it was confirmed; not available before there is a recap. */
  get: clientProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(getQuoteInput)
    .output(z.union([available, z.object({ available: z.literal(false) })]))
    .query(async ({ ctx, input }) => {
      const quote = await quoteFor(ctx.platform, ctx.user.id, input.projectId)
      return quote
        ? shown(await sayingOf(ctx.platform, input.projectId), quote)
        : { available: false as const }
    }),

  /** 'Non mi serve' on a line. */
  decline: clientProcedure
    .meta({ errors: ['NOT_FOUND', 'PROJECT_PAID', 'RECAP_CHANGED', 'NO_BRIEF'], limits: ['saving'] })
    .input(declineInput)
    .output(available)
    .mutation(async ({ ctx, input }) =>
      shown(
        await sayingOf(ctx.platform, input.projectId),
        await declineLine(ctx.platform, ctx.user.id, input),
      ),
    ),

  /** Confirms the total that was seen; `QUOTE_CHANGED` when it is another by now. */
  confirm: clientProcedure
    .meta({ errors: ['NOT_FOUND', 'QUOTE_CHANGED', 'ALREADY_PAID', 'NO_BRIEF'] })
    .input(confirmQuoteInput)
    .output(available)
    .mutation(async ({ ctx, input }) =>
      shown(
        await sayingOf(ctx.platform, input.projectId),
        await confirmQuote(ctx.platform, ctx.user.id, input),
      ),
    ),
})
