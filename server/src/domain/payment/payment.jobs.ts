import { z } from 'shared/errors/zod'
import type { Job } from '../../platform/jobs/job.ts'
import { settlePaid } from './settlement.service.ts'

const payload = z.object({ paymentId: z.uuid() })

/** The simulated provider: what a real one reports by its webhook, this reports after three seconds. */
export const simulatedPaymentJob: Job<z.infer<typeof payload>> = {
  name: 'payment.simulate',
  payload,
  lookEverySeconds: 1,
  run: (platform, { paymentId }) => settlePaid(platform, paymentId),
}
