/** The five steps that a client sees, in their order. */
export const timelineSteps = ['brief', 'quote', 'payment', 'production', 'delivery'] as const

type TimelineStep = (typeof timelineSteps)[number]

/** `unpaid`: approved, but downloads are locked until the balance is paid. */
export const stepStates = ['pending', 'active', 'unpaid', 'completed', 'locked'] as const

type StepState = (typeof stepStates)[number]

export interface TimelineFacts {
  readonly hasSummary: boolean
  readonly isQuoteConfirmed: boolean
  readonly isPaid: boolean
  /** True while a balance is not paid, which locks the downloads. */
  readonly isBalanceOpen: boolean
  /** As stored; a status we do not know moves nothing. */
  readonly status: string
}

const productionState = (status: string): StepState => {
  if (status === 'in-production') return 'active'
  return status === 'in-review' || status === 'completed' ? 'completed' : 'locked'
}

const deliveryState = ({ status, isBalanceOpen }: TimelineFacts): StepState => {
  if (status === 'in-review') return 'active'
  if (status !== 'completed') return 'locked'
  return isBalanceOpen ? 'unpaid' : 'completed'
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
 * Returns the timeline of a project for its client. Each step is locked until the real thing happens: the quote once
 * there is a summary, the payment once the quote is confirmed, production and delivery by the project's status. The
 * delivery completes with the balance (docs/decisions/client-timeline.md).
 */
export function timelineOf(facts: TimelineFacts): { code: TimelineStep; state: StepState }[] {
  return [
    { code: 'brief', state: facts.hasSummary ? 'completed' : 'pending' },
    { code: 'quote', state: quoteState(facts) },
    { code: 'payment', state: paymentState(facts) },
    { code: 'production', state: productionState(facts.status) },
    { code: 'delivery', state: deliveryState(facts) },
  ]
}

/** Next screen of the client in the dashboard. */
type NextStep = 'briefing' | 'quote' | 'payment' | 'downloads'

interface Step {
  readonly code: TimelineStep
  readonly state: string
}

const stateOf = (steps: readonly Step[], code: TimelineStep) => steps.find(step => step.code === code)?.state

/** Facts beside the five steps that decide the next one. */
export interface NextFacts {
  /** True if a version was sent to the client. */
  readonly hasVersion: boolean
  /** True if a bank transfer was announced and has not arrived in full. */
  readonly awaitsTransfer: boolean
  /** True if every question of the brief is settled and it is not sent yet. */
  readonly awaitsSending: boolean
}

/**
 * Returns the screen that waits for the client; null while the team is at work. What was agreed on needs no briefing to
 * be paid; it asks for one afterwards, until production begins.
 */
export function nextStepOf(steps: readonly Step[], facts: Pick<NextFacts, 'hasVersion'>): NextStep | null {
  const payment = stateOf(steps, 'payment')
  const hasBrief = stateOf(steps, 'brief') === 'completed'
  if (payment === 'active') return 'payment'
  if (payment !== 'completed') return hasBrief ? 'quote' : 'briefing'
  if (!hasBrief && stateOf(steps, 'production') === 'locked') return 'briefing'
  const isDelivering = ['active', 'unpaid', 'completed'].includes(stateOf(steps, 'delivery') ?? '')
  return isDelivering && facts.hasVersion ? 'downloads' : null
}

/** Next action of the client: a step, or a part of it such as sending the brief or waiting for a transfer. */
export type NextAct = NextStep | 'send-brief' | 'transfer' | 'balance' | 'balance-transfer' | 'done'

export function nextActOf(steps: readonly Step[], facts: NextFacts): NextAct | null {
  const { hasVersion, awaitsTransfer, awaitsSending } = facts
  const step = nextStepOf(steps, facts)
  if (step === 'payment' && awaitsTransfer) return 'transfer'
  if (step === 'briefing' && awaitsSending) return 'send-brief'
  const delivery = stateOf(steps, 'delivery')
  if (delivery === 'unpaid') return awaitsTransfer ? 'balance-transfer' : 'balance'
  return hasVersion && delivery === 'completed' ? 'done' : step
}

export const stepsDone = (steps: readonly Step[]): number =>
  steps.filter(({ state }) => state === 'completed').length
