import { hash } from 'node:crypto'
import { type AnyTRPCProcedure, TRPCError } from '@trpc/server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const MAX_BATCH = 10

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface RequestedCall {
  path: string
  procedure: AnyTRPCProcedure | undefined
  /** Parses the input on first use. @throws TRPCError `BAD_REQUEST` if it is incomplete or not JSON. */
  readInput(): Promise<unknown>
}

export interface ParsedRequest {
  calls: RequestedCall[]
  /** True if the answers are sent as a list, in the order of the calls. */
  isBatch: boolean
}

/** Returns the procedures named by a path `/trpc/*`. The commas of a batch may be encoded. */
export function calledPaths(path: string, isBatch: boolean): string[] {
  const named = decodeURIComponent(path.slice('/trpc/'.length))
  return isBatch ? named.split(',') : [named]
}

/**
 * Parses a request to `/trpc/*`.
 * @throws TRPCError `BAD_REQUEST` for too many calls, for queries and mutations in one batch, and for a subscription in
 * a batch.
 */
export function parseRequest(c: Context, procedures: ReadonlyMap<string, AnyTRPCProcedure>): ParsedRequest {
  const isBatch = c.req.query('batch') === '1'
  const paths = calledPaths(c.req.path, isBatch)
  if (paths.length > MAX_BATCH) throw new TRPCError({ code: 'BAD_REQUEST' })
  let reading: Promise<unknown> | undefined
  const readAll = () => {
    reading ??= readJson(c)
    return reading
  }
  const calls = paths.map((path, index) => ({
    path,
    procedure: procedures.get(path),
    async readInput() {
      const inputs = await readAll()
      if (!isBatch || inputs === undefined) return inputs
      if (!isRecord(inputs)) throw new TRPCError({ code: 'BAD_REQUEST' })
      return Object.hasOwn(inputs, index) ? inputs[index] : undefined
    },
  }))
  const kinds = new Set(calls.flatMap(({ procedure }) => procedure?._def.type ?? []))
  if (kinds.size > 1 || (isBatch && kinds.has('subscription'))) throw new TRPCError({ code: 'BAD_REQUEST' })
  return { calls, isBatch }
}

/** Returns the call with the last event id that the browser sent on reconnecting. */
export const resumed = (call: RequestedCall, lastEventId: string): RequestedCall => ({
  ...call,
  async readInput() {
    const input = (await call.readInput()) ?? {}
    return isRecord(input) ? { ...input, lastEventId } : input
  },
})

/** Reads the input of a query from its URL and that of a mutation from its body. */
async function readJson({ req }: Context): Promise<unknown> {
  try {
    const text = req.method === 'GET' ? req.query('input') : await req.text()
    return text ? JSON.parse(text) : undefined
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause })
  }
}

interface Result {
  result: { data: unknown }
}

export interface Refused {
  error: object
  status: ContentfulStatusCode
  retryAfterSeconds?: number | undefined
}

export type Answer = Result | Refused

const json = { 'content-type': 'application/json' }

/** Sends answers, those of a batch as a list, with their common status, or 207 if they differ. */
export function send(c: Context, answers: Answer[], isBatch: boolean): Response {
  const statuses = new Set(answers.map(answer => ('error' in answer ? answer.status : 200)))
  const [status = 200] = statuses
  const wait = Math.max(...answers.map(answer => ('error' in answer && answer.retryAfterSeconds) || 0))
  if (wait > 0) c.header('retry-after', String(wait))
  const bodies = answers.map(answer => ('error' in answer ? { error: answer.error } : answer))
  const text = JSON.stringify(isBatch ? bodies : bodies[0])
  return c.body(text, statuses.size > 1 ? 207 : status, json)
}

/** Sends an answer that browsers cache and revalidate. */
export function sendCacheable(c: Context, answer: Result): Response {
  const text = JSON.stringify(answer)
  const tag = `"${hash('sha256', text, 'base64url')}"`
  c.header('etag', tag)
  c.header('cache-control', 'private, no-cache')
  return c.req.header('if-none-match')?.includes(tag) ? c.body(null, 304) : c.body(text, 200, json)
}
