import { hash } from 'node:crypto'
import { type AnyTRPCRouter, getTRPCErrorShape } from '@trpc/server'
import type { Context } from 'hono'
import type { Platform } from '../platform/platform.ts'
import type { AskedCall } from './asked-calls.ts'
import { type Refusal, refusalOf, trpcErrorOf } from './errors.ts'
import type { RequestContext } from './request-context.ts'

interface Result {
  result: { data: unknown }
}

export type Answer = Result | Refused

export interface Refused {
  /** For the caller. */
  error: object
  refusal: Refusal
}

/** Who asked, for the log and for the number that a refusal shows. */
export type Asker = Pick<RequestContext, 'requestId' | 'userId' | 'address'>

/** Makes what a caller is told of an error. The log is told more. */
export function createRefuse({ log }: Platform, router: AnyTRPCRouter) {
  const { _config: config } = router._def
  return (cause: unknown, asker: Asker, call?: Pick<AskedCall, 'path' | 'procedure'>): Refused => {
    const error = trpcErrorOf(cause)
    const refusal = refusalOf(error)
    const { requestId, userId, address } = asker
    const facts = { requestId, path: call?.path, userId }
    if (refusal.appCode === 'INTERNAL') log.error({ ...facts, err: error.cause ?? error }, 'procedure failed')
    else log.info({ ...facts, code: refusal.appCode, address }, 'procedure refused')
    const type = call?.procedure?._def.type ?? 'unknown'
    const path = call?.path
    return { error: getTRPCErrorShape({ config, error, type, path, input: undefined, ctx: asker }), refusal }
  }
}

const json = { 'content-type': 'application/json' }

/** Sends answers, of a batch as a list: with the status that all of them have, or 207 where they differ. */
export function send(c: Context, answers: Answer[], isBatch: boolean): Response {
  const refusals = answers.map(answer => ('refusal' in answer ? answer.refusal : undefined))
  const statuses = new Set(refusals.map(refusal => refusal?.httpStatus ?? 200))
  const [status = 200] = statuses
  const wait = Math.max(...refusals.map(refusal => refusal?.retryAfterSeconds ?? 0))
  if (wait > 0) c.header('retry-after', String(wait))
  const bodies = answers.map(answer => ('error' in answer ? { error: answer.error } : answer))
  const text = JSON.stringify(isBatch ? bodies : bodies[0])
  return c.body(text, statuses.size > 1 ? 207 : status, json)
}

/** Sends an answer that browsers keep; who has it already is told that it holds. */
export function sendKept(c: Context, answer: Result): Response {
  const text = JSON.stringify(answer)
  const tag = `"${hash('sha256', text, 'base64url')}"`
  c.header('etag', tag)
  c.header('cache-control', 'private, no-cache')
  return c.req.header('if-none-match')?.includes(tag) ? c.body(null, 304) : c.body(text, 200, json)
}
