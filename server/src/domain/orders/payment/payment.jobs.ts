import { z } from 'shared/errors/zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { handlePaymentEvent } from './payment-webhook.service.ts'
import { recordPaymentOutcome } from './settlement.service.ts'

const payment = z.object({ paymentId: z.uuid() })

/** The simulated provider: what a real one reports by its webhook, this reports after three seconds. */
export const simulatedPaymentJob = defineJob({
  name: 'payment.simulate',
  payload: payment,
  run: (platform, { paymentId }) => recordPaymentOutcome(platform, paymentId, 'paid'),
})

const event = z.object({ eventId: z.string() })

/** Handles a provider's event after its receipt was answered. */
export const handlePaymentEventJob = defineJob({
  name: 'payment.event',
  payload: event,
  run: (platform, { eventId }) => handlePaymentEvent(platform, eventId),
})
