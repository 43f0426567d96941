import { isOverdue } from '../urgency/urgency.ts'

/** How a deadline stands: kept, past, or still to come. */
export type DeadlineState = 'delivered' | 'overdue' | 'ahead'

/**
 * A completed project is delivered, whenever its deadline was; any other is overdue from the day after
 * (docs/decisions/urgency.md).
 */
export function deadlineStateOf(
  { status, deadline }: { readonly status: string; readonly deadline: string },
  now: Date,
): DeadlineState {
  if (status === 'completed') return 'delivered'
  return isOverdue(deadline, now) ? 'overdue' : 'ahead'
}
