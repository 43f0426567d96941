import { type Context, Hono } from 'hono'
import { receivePaymentEvent } from '../domain/orders/payment/payment-webhook.jobs.ts'
import { type Delivery, receiveCall } from '../domain/orders/voice-agent/voice-agent.service.ts'
import { limitBody } from '../platform/http/middleware.ts'
import { sendErrorAndClose } from '../platform/http/refuse.ts'
import type { AppDeps } from '../platform/platform.ts'
import { mayBeSignature, type SignatureScheme } from '../platform/signed-webhook.ts'

const KB = 1024

interface Webhook {
  path: string
  /** Header of the signature, in lower case. */
  header: string
  scheme: SignatureScheme
  maxBytes: number
  isEnabled(platform: AppDeps): boolean
  receive(platform: AppDeps, delivery: Delivery): Promise<void>
}

/** Accepted webhooks; each is authenticated by a signature over the raw body. */
const webhooks: Webhook[] = [
  {
    path: '/webhooks/stripe',
    header: 'stripe-signature',
    scheme: 'v1',
    maxBytes: 512 * KB,
    isEnabled: ({ checkout }) => checkout !== undefined,
    receive: receivePaymentEvent,
  },
  {
    path: '/webhooks/voice-agent',
    header: 'elevenlabs-signature',
    scheme: 'v0',
    // A long call's transcript, with measurements of every turn.
    maxBytes: 5 * KB * KB,
    isEnabled: ({ config }) => config.voiceAgent !== undefined,
    receive: receiveCall,
  },
]

/** Receives webhooks: verified, stored, answered at once, handled by a job. */
export function webhookRoutes(platform: AppDeps) {
  const app = new Hono()
  for (const { path, header, scheme, maxBytes, isEnabled, receive } of webhooks) {
    app.post(path, async (c, next) => {
      if (!isEnabled(platform)) return sendErrorAndClose(c, 'NOT_FOUND')
      const isSigned = mayBeSignature(c.req.header(header), scheme, platform.clock.now())
      return isSigned ? next() : sendErrorAndClose(c, 'BAD_CREDENTIALS')
    })
    app.post(path, limitBody(maxBytes), async c => {
      await receive(platform, { signature: c.req.header(header), body: await bytesOf(c) })
      return c.body(null, 200)
    })
  }
  return app
}

const bytesOf = async (c: Context) => new Uint8Array(await c.req.arrayBuffer())
