import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import { chargeRules } from 'shared/pricing/charge-rules'
import { addOnCodes } from 'shared/quote/line-codes'
import { confirmQuoteInput, switchExtraInput } from 'shared/quote/quote.inputs'
import { confirmQuote, quoteFor, switchQuotedExtra } from '../../domain/orders/quote/quote.service.ts'
import { presentQuote } from '../../domain/orders/quote/quote-view.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { delivery, isoDate, paid, sourceSpan } from '../output.ts'

const available = z.object({
  available: z.literal(true),
  id: z.string(),
  summary: z.string(),
  /** True if a manager wrote the quote; its extras cannot be switched. */
  isCustom: z.boolean(),
  lines: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      amountCents: z.int(),
      because: sourceSpan,
      /** Turn in the conversation that the line is based on. */
      said: z.object({ words: z.string(), at: z.string() }).nullable(),
      /** True if the studio wrote it on the client's behalf; without a turn, if it wrote a part of the brief. */
      byStudio: z.boolean(),
    }),
  ),
  totalCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  rule: z.enum(chargeRules),
  /** Amounts due at the start and on delivery, by the configured rule. */
  dueNowCents: z.int(),
  dueLaterCents: z.int(),
  /** Total including everything accepted since. */
  agreedTotalCents: z.int(),
  paid,
  includes: z.array(z.string()).readonly(),
  /** All extras of the price list, in the quote or not; `minimumCents` is the minimum price of a quote. */
  extras: z.array(
    z.object({
      code: z.enum(addOnCodes),
      label: z.string(),
      amountCents: z.int(),
      isOn: z.boolean(),
      canSwitch: z.boolean(),
    }),
  ),
  minimumCents: z.int(),
  options: z.array(z.object({ code: z.string(), label: z.string(), amountCents: z.int() })).readonly(),
  /** Day of `delivery`. */
  deliveryBy: z.string(),
  delivery,
  validUntil: z.string(),
  revisions: z.int(),
  confirmedAt: isoDate().nullable(),
  /** Time since which an earlier confirmation no longer counts; null if there was none, or the quote is confirmed. */
  withdrawnAt: isoDate().nullable(),
})

const switchProcedure = ({ isOn }: { isOn: boolean }) =>
  clientProcedure('order')
    .meta({ errors: ['PROJECT_PAID', 'NO_BRIEF'], limits: ['saving'] })
    .input(switchExtraInput)
    .output(available)
    .mutation(({ ctx, input }) =>
      presentQuote(ctx.platform, input.projectId, () =>
        switchQuotedExtra(ctx.platform, ctx.user.id, { ...input, isOn }),
      ),
    )

export const quoteRouter = router({
  /** Returns the quote of the project's recap, priced now or as confirmed; not available without a recap. */
  get: clientProcedure('order')
    .input(projectScopeInput)
    .output(z.union([available, z.object({ available: z.literal(false) })]))
    .query(async ({ ctx, input }) => {
      const quote = await quoteFor(ctx.platform, ctx.user.id, input.projectId)
      return quote
        ? presentQuote(ctx.platform, input.projectId, async () => quote)
        : { available: false as const }
    }),

  /** Removes an extra: 'Non mi serve' on its line, or its switch. */
  decline: switchProcedure({ isOn: false }),

  /** Adds an extra by its switch; it is added to the recap. */
  addExtra: switchProcedure({ isOn: true }),

  /** Confirms the total that was shown; `QUOTE_CHANGED` if it has changed, `PROPOSAL_OPEN` while a quote is proposed. */
  confirm: clientProcedure('order')
    .meta({ errors: ['QUOTE_CHANGED', 'ALREADY_PAID', 'NO_BRIEF', 'PROPOSAL_OPEN'] })
    .input(confirmQuoteInput)
    .output(available)
    .mutation(({ ctx, input }) =>
      presentQuote(ctx.platform, input.projectId, () => confirmQuote(ctx.platform, ctx.user.id, input)),
    ),
})
