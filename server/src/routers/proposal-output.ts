import { z } from 'shared/errors/zod'
import { paymentStates } from 'shared/payment/payment-state'
import { proposalKinds, proposalStates } from 'shared/proposals/proposal'
import { moment } from './output.ts'

/** What was proposed for a project, as client and managers see it. */
export const proposals = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(proposalKinds),
      lines: z.array(z.object({ label: z.string(), amountCents: z.int() })),
      totalCents: z.int(),
      reason: z.string(),
      validUntil: z.string(),
      state: z.enum(proposalStates),
      /** The client's words to it. */
      answer: z.string().nullable(),
      answeredBy: z.string().nullable(),
      answeredAt: moment().nullable(),
      madeBy: z.string().nullable(),
      createdAt: moment(),
      /** How what is paid apart for it stands; null where nothing is. */
      payment: z.enum(['open', ...paymentStates]).nullable(),
      /** The bank transfer that is awaited for it. */
      transfer: z.object({ reference: z.string(), totalCents: z.int(), bookedCents: z.int() }).nullable(),
    }),
  ),
})
