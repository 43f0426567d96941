import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import { chargeRules } from 'shared/pricing/charge-rules'
import { addOnCodes } from 'shared/quote/line-codes'
import { confirmQuoteInput, switchExtraInput } from 'shared/quote/quote.inputs'
import { confirmQuote, quoteFor, switchQuotedExtra } from '../../domain/orders/quote/quote.service.ts'
import { createQuotePresenter } from '../../domain/orders/quote/quote-view.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { delivery, isoDate, paid, sourceSpan } from '../output.ts'

const available = z.object({
  available: z.literal(true),
  id: z.string(),
  summary: z.string(),
  /** A manager wrote it, and no switch changes it. */
  isCustom: z.boolean(),
  lines: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      amountCents: z.int(),
      because: sourceSpan,
      /** The client's turn in the conversation that the line rests on. */
      said: z.object({ words: z.string(), at: z.string() }).nullable(),
    }),
  ),
  totalCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  rule: z.enum(chargeRules),
  /** Amounts due at the start and at delivery, by the configured rule. */
  dueNowCents: z.int(),
  dueLaterCents: z.int(),
  /** With all that was accepted since. */
  agreedTotalCents: z.int(),
  paid,
  includes: z.array(z.string()),
  /** Every extra of the price list, in the quote or not; `minimumCents` is the least that a quote comes to. */
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
  options: z.array(z.object({ code: z.string(), label: z.string(), amountCents: z.int() })),
  /** The day of `delivery`. */
  deliveryBy: z.string(),
  delivery,
  validUntil: z.string(),
  revisions: z.int(),
  confirmedAt: isoDate().nullable(),
})

/** The automatic quote. */
export const quoteRouter = router({
  /** The quote of the project's recap, priced now, or as it was confirmed; not available before there is a recap. */
  get: clientProcedure
    .meta({ capability: 'order', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(z.union([available, z.object({ available: z.literal(false) })]))
    .query(async ({ ctx, input }) => {
      const quote = await quoteFor(ctx.platform, ctx.user.id, input.projectId)
      return quote
        ? (await createQuotePresenter(ctx.platform, input.projectId))(quote)
        : { available: false as const }
    }),

  /** 'Non mi serve' on a line, and an extra's switch that is moved off. */
  decline: clientProcedure
    .meta({ capability: 'order', errors: ['NOT_FOUND', 'PROJECT_PAID', 'NO_BRIEF'], limits: ['saving'] })
    .input(switchExtraInput)
    .output(available)
    .mutation(async ({ ctx, input }) => {
      const show = await createQuotePresenter(ctx.platform, input.projectId)
      return show(await switchQuotedExtra(ctx.platform, ctx.user.id, { ...input, isOn: false }))
    }),

  /** An extra's switch that is moved on: the recap asks for it. */
  addExtra: clientProcedure
    .meta({ capability: 'order', errors: ['NOT_FOUND', 'PROJECT_PAID', 'NO_BRIEF'], limits: ['saving'] })
    .input(switchExtraInput)
    .output(available)
    .mutation(async ({ ctx, input }) => {
      const show = await createQuotePresenter(ctx.platform, input.projectId)
      return show(await switchQuotedExtra(ctx.platform, ctx.user.id, { ...input, isOn: true }))
    }),

  /** Confirms the total that was seen; `QUOTE_CHANGED` when it is another by now. */
  confirm: clientProcedure
    .meta({ capability: 'order', errors: ['NOT_FOUND', 'QUOTE_CHANGED', 'ALREADY_PAID', 'NO_BRIEF'] })
    .input(confirmQuoteInput)
    .output(available)
    .mutation(async ({ ctx, input }) => {
      const show = await createQuotePresenter(ctx.platform, input.projectId)
      return show(await confirmQuote(ctx.platform, ctx.user.id, input))
    }),
})
