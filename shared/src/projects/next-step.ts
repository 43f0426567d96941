import type { TimelineStep } from './timeline.ts'

/** Where the client goes next, as a screen of the dashboard. */
export type NextStep = 'briefing' | 'quote' | 'payment' | 'downloads'

interface Step {
  readonly code: TimelineStep
  readonly state: string
}

/** The first thing that waits for the client; null while the team is at work. */
export function nextStepOf(steps: readonly Step[]): NextStep | null {
  const stateOf = (code: TimelineStep) => steps.find(step => step.code === code)?.state
  if (stateOf('brief') !== 'completed') return 'briefing'
  if (stateOf('payment') === 'active') return 'payment'
  if (stateOf('payment') !== 'completed') return 'quote'
  return ['active', 'completed'].includes(stateOf('delivery') ?? '') ? 'downloads' : null
}

/** How many of the steps are done. */
export const stepsDone = (steps: readonly Step[]): number =>
  steps.filter(({ state }) => state === 'completed').length
