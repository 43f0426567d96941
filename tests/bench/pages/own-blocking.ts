import type { TraceEvent } from 'lighthouse'

/** Task with its processor time in microseconds, which the type lacks. */
type Task = TraceEvent & { tdur?: number }

/** Factor by which the simulated phone is slower than this machine. */
const SLOWDOWN = 4
const LONG_MS = 50

/**
 * Returns the page's own total blocking time after first paint, in milliseconds of the phone. Adds the processor time
 * of main-thread tasks, because their duration includes other work of a busy machine.
 */
export function ownBlockingMs(events: readonly Task[]): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!start) throw new Error('The trace has no navigation.')
  const painted = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts >= start.ts,
  )
  if (!painted) throw new Error('The trace has no first paint.')
  return events
    .filter(({ name, pid, tid, ts }) => {
      const isTask = name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'
      return isTask && pid === start.pid && tid === start.tid && ts >= painted.ts
    })
    .map(task => ((task.tdur ?? 0) / 1000) * SLOWDOWN)
    .reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0)
}
