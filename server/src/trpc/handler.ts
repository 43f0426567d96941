import { type AnyTRPCProcedure, type AnyTRPCRouter, TRPCError } from '@trpc/server'
import type { Context } from 'hono'
import type { RequestVariables } from '../platform/http/request-log.ts'
import type { Platform } from '../platform/platform.ts'
import { type Answer, createRefuse, send, sendKept } from './answers.ts'
import { type Asked, type AskedCall, readAsked, resumed } from './asked-calls.ts'
import { eventStream } from './event-stream.ts'
import type { ProcedureMeta } from './init.ts'
import { createRequestContext, type RequestContext } from './request-context.ts'

const methods = { query: 'GET', mutation: 'POST', subscription: 'GET' }

/**
 * Answers `/trpc/*` with the procedures of a router (contract, RPC on the wire). Stands in the place of tRPC's own
 * adapters, which cost a call as much as its query does and an idle stream more than its socket: plain JSON needs no
 * choice of contents, no transformer and no streamed batch.
 */
export function createTrpcHandler(platform: Platform, router: AnyTRPCRouter) {
  const procedures = new Map<string, AnyTRPCProcedure>(Object.entries(router._def.procedures))
  const refuse = createRefuse(platform, router)

  async function run(call: AskedCall, ctx: RequestContext, method: string, signal?: AbortSignal) {
    const { path, procedure, readInput: getRawInput } = call
    if (!procedure) throw new TRPCError({ code: 'NOT_FOUND' })
    const { type } = procedure._def
    if (methods[type] !== method) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
    return procedure({ path, getRawInput, ctx, type, signal, batchIndex: 0 })
  }

  const answerTo = (call: AskedCall, ctx: RequestContext, method: string): Promise<Answer> =>
    run(call, ctx, method).then(
      data => ({ result: { data } }),
      cause => refuse(cause, ctx, call),
    )

  async function stream(c: Context, call: AskedCall, ctx: RequestContext): Promise<Response> {
    const listening = new AbortController()
    const lastEventId = c.req.header('last-event-id')
    const asked = lastEventId ? resumed(call, lastEventId) : call
    const values = await run(asked, ctx, c.req.method, listening.signal).catch(failing)
    // A stream lives long: what it keeps of its request is this, and not the request.
    const { requestId, userId, address } = ctx
    const { path, procedure } = call
    const body = eventStream(values as AsyncIterator<unknown>, {
      onGone: () => listening.abort(),
      describe: cause => refuse(cause, { requestId, userId, address }, { path, procedure }).error,
    })
    c.header('content-type', 'text/event-stream')
    // Proxies that collect answers would keep events back.
    c.header('x-accel-buffering', 'no')
    return c.body(body)
  }

  return async (c: Context<{ Variables: RequestVariables }>): Promise<Response> => {
    const { method } = c.req
    if (method === 'HEAD') return c.body(null, 204)
    const ctx = createRequestContext(platform, c)
    let asked: Asked
    try {
      asked = readAsked(c, procedures)
    } catch (cause) {
      return send(c, [refuse(cause, ctx)], false)
    }
    const [first] = asked.calls
    if (method === 'GET' && first?.procedure?._def.type === 'subscription') return stream(c, first, ctx)
    const answers = await Promise.all(asked.calls.map(call => answerTo(call, ctx, method)))
    const [answer] = answers
    const mayBeKept = !asked.isBatch && isSameForAll(first?.procedure)
    return mayBeKept && answer && 'result' in answer ? sendKept(c, answer) : send(c, answers, asked.isBatch)
  }
}

const isSameForAll = (procedure: AnyTRPCProcedure | undefined): boolean =>
  (procedure?.meta as ProcedureMeta | undefined)?.isSameForAll === true

const failing = (cause: unknown): AsyncIterator<never> => ({ next: () => Promise.reject(cause) })
