import { payPageTexts as texts } from 'shared/messages/it/pay-links'
import { OrderSummary } from './order-summary.tsx'
import type { LinkedOrder } from './use-pay-link.ts'

function restOf({ instalment, balanceCents }: LinkedOrder): string | undefined {
  if (instalment === 'balance') return texts.lastRest
  return balanceCents > 0 ? texts.laterRest : undefined
}

/** What a link asks for, said to somebody who is not the client. */
export const LinkedSummary = ({ order }: { order: LinkedOrder }) => (
  <OrderSummary payment={order} rest={restOf(order)} />
)
