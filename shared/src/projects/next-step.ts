import type { TimelineStep } from './timeline.ts'

/** Where the client goes next, as a screen of the dashboard. */
export type NextStep = 'briefing' | 'quote' | 'payment' | 'downloads'

interface Step {
  readonly code: TimelineStep
  readonly state: string
}

const stateOf = (steps: readonly Step[], code: TimelineStep) => steps.find(step => step.code === code)?.state

/** The first thing that waits for the client; null while the team is at work. What was agreed on needs no briefing. */
export function nextStepOf(steps: readonly Step[]): NextStep | null {
  const payment = stateOf(steps, 'payment')
  if (payment === 'active') return 'payment'
  if (payment !== 'completed') return stateOf(steps, 'brief') === 'completed' ? 'quote' : 'briefing'
  return ['active', 'completed'].includes(stateOf(steps, 'delivery') ?? '') ? 'downloads' : null
}

/** What the client is asked to do: the next step, or what remains once all is approved. */
export type NextAct = NextStep | 'balance' | 'done'

/** @param balance what remains of the price, null where nothing does. */
export function nextActOf(
  steps: readonly Step[],
  balance: { readonly status: string } | null,
): NextAct | null {
  if (stateOf(steps, 'delivery') !== 'completed') return nextStepOf(steps)
  return balance && balance.status !== 'paid' ? 'balance' : 'done'
}

/** How many of the steps are done. */
export const stepsDone = (steps: readonly Step[]): number =>
  steps.filter(({ state }) => state === 'completed').length
