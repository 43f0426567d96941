import { payPageTexts as texts } from 'shared/messages/it/pay-links'
import { OrderSummary } from './order-summary.tsx'
import type { LinkedOrder } from './use-pay-link.ts'

function restOf({ instalment, dueLaterCents }: LinkedOrder): string | undefined {
  if (instalment === 'balance') return texts.lastRest
  return dueLaterCents > 0 ? texts.laterRest : undefined
}

/** The order that a payment link asks for, in words for somebody who is not the client. */
export function LinkedSummary({ order }: { order: LinkedOrder }) {
  return <OrderSummary order={order} rest={restOf(order)} />
}
