import { getBillingInput, saveBillingInput } from 'shared/companies/billing.inputs'
import { z } from 'shared/errors/zod'
import { billingFor, saveBilling } from '../../domain/orders/billing/billing.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { voidOutput } from '../output.ts'

const optional = z.string().nullable()

/** Billing data of a company (docs/decisions/billing-data.md). */
export const billingRouter = router({
  /** Returns the billing data of a project's company or of the caller's; `suggested` comes from the profile. */
  get: clientProcedure('order')
    .input(getBillingInput)
    .output(
      z.object({
        companyId: z.string(),
        billing: z
          .object({
            legalName: z.string(),
            vatNumber: optional,
            taxCode: optional,
            sdiCode: optional,
            pec: optional,
            street: z.string(),
            postalCode: z.string(),
            city: z.string(),
            province: z.string(),
          })
          .nullable(),
        suggested: z.object({ legalName: optional, vatNumber: optional, sdiCode: optional, pec: optional }),
      }),
    )
    .query(({ ctx, input }) => billingFor(ctx.platform, ctx.user.id, input.projectId)),

  /** Saves the billing data, which a payment requires. */
  save: clientProcedure('order')
    .meta({ limits: ['saving'] })
    .input(saveBillingInput)
    .output(voidOutput)
    .mutation(({ ctx, input: { isBusiness: _, ...billing } }) =>
      saveBilling(ctx.platform, ctx.user.id, billing),
    ),
})
