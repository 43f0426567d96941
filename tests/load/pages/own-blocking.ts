import type { TraceEvent } from 'lighthouse'

/** Processor time of a task in microseconds: in the trace, though not in its types. */
type Task = TraceEvent & { tdur?: number }

/** How much slower than this machine the measured phone is. */
const SLOWDOWN = 4
const LONG_MS = 50

/**
 * Total blocking time of the page alone after its first paint, in milliseconds of the phone: the processor time of
 * the main thread's tasks instead of their length by the clock, in which a busy machine also counts its other work.
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
