import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from 'shared/errors/app-error'
import { receivePaymentEvent } from '../domain/payment/payment-events.service.ts'
import { type Delivery, receiveCall } from '../domain/voice-agent/voice-agent.service.ts'
import { refuse, refuseUnread } from '../platform/http/refuse.ts'
import type { Platform } from '../platform/platform.ts'

/** A long call's transcript, with everything that is measured about each of its turns. */
const BODY_BYTES = 5 * 1024 * 1024

interface Webhook {
  path: string
  /** The header that carries the signature, in lower case. */
  header: string
  receive(platform: Platform, delivery: Delivery): Promise<void>
}

/** Who may knock: each proves itself by a signature over the bytes that it sent. */
const webhooks: Webhook[] = [
  { path: '/webhooks/stripe', header: 'stripe-signature', receive: receivePaymentEvent },
  { path: '/webhooks/voice-agent', header: 'elevenlabs-signature', receive: receiveCall },
]

/** What other services tell us: proved, kept, answered at once, and handled afterwards. */
export function webhookRoutes(platform: Platform) {
  const app = new Hono()
  const limit = bodyLimit({ maxSize: BODY_BYTES, onError: refuseUnread })
  for (const { path, header, receive } of webhooks) {
    app.post(path, limit, async c => {
      try {
        await receive(platform, { signature: c.req.header(header), body: await bytesOf(c) })
        return c.body(null, 200)
      } catch (error) {
        if (error instanceof AppError) return refuse(c, error.code)
        throw error
      }
    })
  }
  return app
}

const bytesOf = async (c: Context) => new Uint8Array(await c.req.arrayBuffer())
