/** The five steps that a client sees, in their order. */
export const timelineSteps = ['brief', 'quote', 'payment', 'production', 'delivery'] as const

export type TimelineStep = (typeof timelineSteps)[number]
export type StepState = 'pending' | 'active' | 'completed' | 'locked'

export interface TimelineFacts {
  readonly hasSummary: boolean
  readonly isQuoteConfirmed: boolean
  readonly isPaid: boolean
  /** As stored; a status we do not know moves nothing. */
  readonly status: string
}

const productionState = (status: string): StepState => {
  if (status === 'in-production') return 'active'
  return status === 'in-review' || status === 'completed' ? 'completed' : 'locked'
}

const deliveryState = (status: string): StepState => {
  if (status === 'in-review') return 'active'
  return status === 'completed' ? 'completed' : 'locked'
}

function paymentState({ isPaid, isQuoteConfirmed }: TimelineFacts): StepState {
  if (isPaid) return 'completed'
  return isQuoteConfirmed ? 'active' : 'locked'
}

function quoteState({ isPaid, isQuoteConfirmed, hasSummary }: TimelineFacts): StepState {
  if (isPaid || isQuoteConfirmed) return 'completed'
  return hasSummary ? 'active' : 'locked'
}

/**
 * Where a project stands for its client. Each step is locked until the real thing happens: the quote once there is a
 * summary, the payment once the quote is confirmed, production and delivery by the project's status
 * (docs/decisions/client-timeline.md).
 */
export function timelineOf(facts: TimelineFacts): { code: TimelineStep; state: StepState }[] {
  return [
    { code: 'brief', state: facts.hasSummary ? 'completed' : 'pending' },
    { code: 'quote', state: quoteState(facts) },
    { code: 'payment', state: paymentState(facts) },
    { code: 'production', state: productionState(facts.status) },
    { code: 'delivery', state: deliveryState(facts.status) },
  ]
}
