import type { TimelineStep } from './timeline.ts'

/** Where the client goes next, as a screen of the dashboard. */
export type NextStep = 'briefing' | 'quote' | 'payment' | 'downloads'

interface Step {
  readonly code: TimelineStep
  readonly state: string
}

const stateOf = (steps: readonly Step[], code: TimelineStep) => steps.find(step => step.code === code)?.state

/** What the next step depends on beside the five steps. */
export interface NextFacts {
  /** What remains of the price, null where nothing does. */
  readonly balance: { readonly status: string } | null
  /** Whether a version was sent to the client. */
  readonly hasVersion: boolean
  /** Whether a bank transfer was announced and has not arrived in full. */
  readonly awaitsTransfer: boolean
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
  const isDelivering = ['active', 'completed'].includes(stateOf(steps, 'delivery') ?? '')
  return isDelivering && facts.hasVersion ? 'downloads' : null
}

/** What the client is asked to do: the next step, to wait for a transfer, or what remains once all is approved. */
export type NextAct = NextStep | 'transfer' | 'balance' | 'balance-transfer' | 'done'

export function nextActOf(steps: readonly Step[], facts: NextFacts): NextAct | null {
  const { balance, hasVersion, awaitsTransfer } = facts
  const step = nextStepOf(steps, facts)
  if (step === 'payment' && awaitsTransfer) return 'transfer'
  if (stateOf(steps, 'delivery') !== 'completed' || !hasVersion) return step
  if (!balance || balance.status === 'paid' || balance.status === 'refunded') return 'done'
  return awaitsTransfer ? 'balance-transfer' : 'balance'
}

/** How many of the steps are done. */
export const stepsDone = (steps: readonly Step[]): number =>
  steps.filter(({ state }) => state === 'completed').length
