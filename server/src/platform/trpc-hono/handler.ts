import { type AnyTRPCProcedure, type AnyTRPCRouter, TRPCError } from '@trpc/server'
import type { Context } from 'hono'
import { eventStream } from './event-stream.ts'
import {
  type Answer,
  type ParsedRequest,
  parseRequest,
  type Refused,
  type RequestedCall,
  resumed,
  send,
  sendCacheable,
} from './protocol.ts'

/** Options of the adapter: contexts, error answers and caching. */
export interface TrpcHonoOptions<Ctx, Asker> {
  router: AnyTRPCRouter
  createContext(c: Context): Ctx
  /** Returns the part of a request that is kept while its stream is open. */
  askerOf(ctx: Ctx): Asker
  /** Maps an error to its answer; without a call if the request itself is invalid. */
  refuse(cause: unknown, asker: Asker, call?: Pick<RequestedCall, 'path' | 'procedure'>): Refused
  /** Returns true if the answer is the same for everybody, so that browsers may keep it. */
  isCacheable(procedure: AnyTRPCProcedure): boolean
  /** Returns true if the call is answered before the others of its batch begin. */
  runsBeforeBatch(procedure: AnyTRPCProcedure): boolean
}

const methods = { query: 'GET', mutation: 'POST', subscription: 'GET' }

/** Answers `/trpc/*` with the procedures of a router; replaces tRPC's adapters (README.md gives the reasons). */
export function trpcHono<Ctx extends object, Asker>(options: TrpcHonoOptions<Ctx, Asker>) {
  const { createContext, askerOf, refuse, isCacheable, runsBeforeBatch } = options
  const procedures = new Map<string, AnyTRPCProcedure>(Object.entries(options.router._def.procedures))

  async function run(call: RequestedCall, ctx: Ctx, method: string, signal?: AbortSignal) {
    const { path, procedure, readInput: getRawInput } = call
    if (!procedure) throw new TRPCError({ code: 'NOT_FOUND' })
    const { type } = procedure._def
    if (methods[type] !== method) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
    return procedure({ path, getRawInput, ctx, type, signal, batchIndex: 0 })
  }

  const answerTo = (call: RequestedCall, ctx: Ctx, method: string): Promise<Answer> =>
    run(call, ctx, method).then(
      data => ({ result: { data } }),
      cause => refuse(cause, askerOf(ctx), call),
    )

  async function stream(c: Context, call: RequestedCall, ctx: Ctx): Promise<Response> {
    const listening = new AbortController()
    const lastEventId = c.req.header('last-event-id')
    const asked = lastEventId ? resumed(call, lastEventId) : call
    const values = await run(asked, ctx, c.req.method, listening.signal).catch(failing)
    // A stream is open for long, so it keeps only this part of the request.
    const asker = askerOf(ctx)
    const { path, procedure } = call
    const body = eventStream(values as AsyncIterator<unknown>, {
      onGone: () => listening.abort(),
      describe: cause => refuse(cause, asker, { path, procedure }).error,
    })
    c.header('content-type', 'text/event-stream')
    // Keeps proxies from buffering events.
    c.header('x-accel-buffering', 'no')
    return c.body(body)
  }

  /** Answers all calls concurrently, after those that must run before the batch. */
  async function answerAll(calls: RequestedCall[], answer: (call: RequestedCall) => Promise<Answer>) {
    const first = new Map<RequestedCall, Answer>()
    for (const call of calls)
      if (call.procedure && runsBeforeBatch(call.procedure)) first.set(call, await answer(call))
    return Promise.all(calls.map(call => first.get(call) ?? answer(call)))
  }

  return async (c: Context): Promise<Response> => {
    const { method } = c.req
    if (method === 'HEAD') return c.body(null, 204)
    const ctx = createContext(c)
    let asked: ParsedRequest
    try {
      asked = parseRequest(c, procedures)
    } catch (cause) {
      return send(c, [refuse(cause, askerOf(ctx))], false)
    }
    const [first] = asked.calls
    const procedure = first?.procedure
    if (first && method === 'GET' && procedure?._def.type === 'subscription') return stream(c, first, ctx)
    const answers = await answerAll(asked.calls, call => answerTo(call, ctx, method))
    const [answer] = answers
    const mayBeKept = !asked.isBatch && procedure !== undefined && isCacheable(procedure)
    return mayBeKept && answer && 'result' in answer
      ? sendCacheable(c, answer)
      : send(c, answers, asked.isBatch)
  }
}

const failing = (cause: unknown): AsyncIterator<never> => ({ next: () => Promise.reject(cause) })
