import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface Result {
  result: { data: unknown }
}

/** What a caller is told of an error, and with which status. */
export interface Refused {
  error: object
  status: ContentfulStatusCode
  retryAfterSeconds?: number | undefined
}

export type Answer = Result | Refused

const json = { 'content-type': 'application/json' }

/** Sends answers, of a batch as a list: with the status that all of them have, or 207 where they differ. */
export function send(c: Context, answers: Answer[], isBatch: boolean): Response {
  const statuses = new Set(answers.map(answer => ('error' in answer ? answer.status : 200)))
  const [status = 200] = statuses
  const wait = Math.max(...answers.map(answer => ('error' in answer && answer.retryAfterSeconds) || 0))
  if (wait > 0) c.header('retry-after', String(wait))
  const bodies = answers.map(answer => ('error' in answer ? { error: answer.error } : answer))
  const text = JSON.stringify(isBatch ? bodies : bodies[0])
  return c.body(text, statuses.size > 1 ? 207 : status, json)
}

/** Sends an answer that browsers keep; who has it already is told that it holds. */
export function sendCacheable(c: Context, answer: Result): Response {
  const text = JSON.stringify(answer)
  const tag = `"${hash('sha256', text, 'base64url')}"`
  c.header('etag', tag)
  c.header('cache-control', 'private, no-cache')
  return c.req.header('if-none-match')?.includes(tag) ? c.body(null, 304) : c.body(text, 200, json)
}
