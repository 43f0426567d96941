import { z } from 'shared/errors/zod'
import type { AppDeps } from '../platform.ts'

/**
 * Work that is done after the transaction which asked for it. It may run twice (the process can die after the
 * work and before the receipt), so what it does must be harmless the second time.
 */
export interface Job<Payload> {
  name: string
  payload: z.ZodType<Payload>
  /** The stored payload is checked again before it runs. */
  run(platform: AppDeps, payload: Payload, jobId: string): Promise<void>
  /** Set for work that comes back by the clock: a cron expression, in Italian time. */
  schedule?: string
  /**
   * Names a field of the payload that is stored sealed with `SECRET_KEY`, because it contains links or personal data. The
   * rows of such jobs are deleted as soon as they are done.
   */
  sealed?: string
  /** Number that run at once in one process. */
  concurrency?: number
  /** Else twelve times, at last an hour apart: an outage of a whole morning is survived. */
  retryPolicy?: RetryPolicy
}

/** A job whose payload is of the type that its schema says. */
export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job

/** Work that comes back by the clock: nothing is told to it. */
export const scheduledJob = (job: Omit<Job<object>, 'payload'> & { schedule: string }): Job<object> => ({
  ...job,
  payload: z.object({}),
})

/** The work can never be done: it becomes a dead letter at once, instead of being tried again for hours. */
export class NonRetryableError extends Error {}

/** Policy of retries: the pause doubles from five seconds up to `longestWaitSeconds`. */
export interface RetryPolicy {
  tries: number
  longestWaitSeconds: number
}
