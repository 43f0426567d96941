import { z } from 'shared/errors/zod'
import type { AppDeps } from '../platform.ts'

/**
 * Work that runs after the transaction that enqueued it. It may run twice, since the process can die before it is
 * acknowledged, so `run` must be idempotent.
 */
export interface Job<Payload> {
  name: string
  payload: z.ZodType<Payload>
  /** The stored payload is checked again before it runs. */
  run(platform: AppDeps, payload: Payload, jobId: string): Promise<void>
  /** Cron expression of a scheduled job, in Italian time. */
  schedule?: string
  /**
   * Field of the payload that is stored sealed with `SECRET_KEY`, because it contains links or personal data. The rows
   * of such jobs are deleted once done.
   */
  sealed?: string
  /** Maximum number running at once in one process; 1 by default. */
  concurrency?: number
  /** Default: twelve attempts with pauses up to an hour, which covers an outage of a morning. */
  retryPolicy?: RetryPolicy
}

/** Defines a job whose payload has the type of its schema. */
export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job

/** Defines a job that runs on a schedule, with an empty payload. */
export const scheduledJob = (job: Omit<Job<object>, 'payload'> & { schedule: string }): Job<object> => ({
  ...job,
  payload: z.object({}),
})

/** The job cannot succeed: it becomes a dead letter without retries. */
export class NonRetryableError extends Error {}

/** Retry policy; the pause doubles from five seconds up to `longestWaitSeconds`. */
export interface RetryPolicy {
  tries: number
  longestWaitSeconds: number
}
