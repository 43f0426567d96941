import {
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  retryLink,
  splitLink,
  type TRPCLink,
} from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from 'server/routers/index'
import { previewGatePrompt } from './blocking-prompt.ts'
import { reauthPrompt } from './reauth-prompt.ts'
import { retryAfterPromptLink, sessionLink, stripDirectionLink } from './trpc-links.ts'

export type Outputs = inferRouterOutputs<AppRouter>
export type Inputs = inferRouterInputs<AppRouter>

export const trpc = createTRPCReact<AppRouter>()

const url = '/trpc'
const MAX_BATCH = 10
const MAX_WAIT_MS = 10_000

const waitBefore = (attempt: number) => Math.min(500 * 2 ** attempt, MAX_WAIT_MS) * (0.5 + Math.random() / 2)

/** A response that is no stream ends the reconnecting of `EventSource`; the retry link resumes it. */
const events: TRPCLink<AppRouter>[] = [
  retryLink({ retry: () => true, retryDelayMs: waitBefore }),
  httpSubscriptionLink({ url }),
]

// Not batched: the second call of a form may take ten seconds.
const calls = splitLink<AppRouter>({
  condition: op => op.path.startsWith('publicForms.process'),
  true: httpLink({ url }),
  false: httpBatchLink({ url, maxItems: MAX_BATCH }),
})

export const trpcClient = trpc.createClient({
  links: [
    stripDirectionLink,
    retryAfterPromptLink('PREVIEW_LOCKED', previewGatePrompt),
    sessionLink,
    retryAfterPromptLink('PASSWORD_NEEDED', reauthPrompt),
    splitLink({ condition: op => op.type === 'subscription', true: events, false: calls }),
  ],
})
