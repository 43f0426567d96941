import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  retryLink,
  splitLink,
  type TRPCClient,
  type TRPCLink,
} from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from 'server/routers/index'
import { appCodeOf } from 'shared/errors/app-error'
import type { ErrorCode } from 'shared/errors/codes'
import { CookieJar } from './cookie-jar.ts'
import { createEventSource } from './event-source.ts'
import { createFetch, type Fetch } from './fetch.ts'

export { appCodeOf, parseRefusal, type Refusal } from 'shared/errors/app-error'
export { CookieJar } from './cookie-jar.ts'
export type { AppRouter }

export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>
export type PlatformClient = TRPCClient<AppRouter>

export interface PlatformClientOptions {
  /** Origin of the platform, such as `https://www.example.it`; empty on a page of the platform itself. */
  url: string
  /** Timeout of a call; 30 seconds by default. A live stream stays open. */
  timeoutMs?: number
  /** Store of the session outside a browser; pass the same one again to continue a session. */
  jar?: CookieJar
}

const MAX_BATCH = 10
const TIMEOUT_MS = 30_000
const MAX_WAIT_MS = 10_000

/** Temporary refusals of a stream; any other one is final. */
const PASSING = new Set<ErrorCode | undefined>(['INTERNAL', 'UNAVAILABLE', 'LIMITED', undefined])

/**
 * Creates a client with every procedure as a typed call, for Node and browsers:
 * `client.auth.signIn.mutate({ email, password })`. Simultaneous calls are batched, ten at most; each takes a `signal`
 * to abort it. The session is kept between calls, in Node by a cookie jar. Failures are `TRPCClientError`s:
 * `parseRefusal` returns the refusal, or undefined without an answer (`cause` is then a `TimeoutError`, an `AbortError`
 * or a lost connection). A live stream reconnects after the last received event until it is closed or the session ends.
 */
export function createPlatformClient({
  url,
  timeoutMs = TIMEOUT_MS,
  jar = new CookieJar(),
}: PlatformClientOptions): PlatformClient {
  const fetch = createFetch(jar)
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: op => op.type === 'subscription',
        true: events(`${url}/trpc`, fetch),
        false: calls(`${url}/trpc`, withLimit(fetch, timeoutMs)),
      }),
    ],
  })
}

/** Procedures that are not batched, because the second call of a public form may take ten seconds. */
function calls(url: string, fetch: Fetch): TRPCLink<AppRouter> {
  return splitLink({
    condition: op => op.path.startsWith('publicForms.process'),
    true: httpLink({ url, fetch }),
    false: httpBatchLink({ url, fetch, maxItems: MAX_BATCH }),
  })
}

function events(url: string, fetch: Fetch): TRPCLink<AppRouter>[] {
  return [
    retryLink({
      retry: ({ error }) => PASSING.has(appCodeOf(error)),
      retryDelayMs: attempt => Math.min(500 * 2 ** attempt, MAX_WAIT_MS) * (0.5 + Math.random() / 2),
    }),
    httpSubscriptionLink({ url, EventSource: createEventSource(fetch) }),
  ]
}

const withLimit =
  (fetch: Fetch, timeoutMs: number): Fetch =>
  (address, init = {}) => {
    const limit = AbortSignal.timeout(timeoutMs)
    return fetch(address, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit })
  }
