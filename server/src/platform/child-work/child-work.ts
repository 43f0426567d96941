import { SECOND } from '../clock.ts'
import { createBoundedQueue } from '../concurrency.ts'
import { Child, type MemoryLimits } from './child.ts'
import type { ChildTask, TaskInput, TaskOutput } from './child-task.ts'

/** Pool of child processes for long computations and for untrusted files. */
export interface ProcessPool {
  /**
   * Runs a function in a child process. `prepare` returns its input once a child is free, so that no large input waits
   * in memory.
   * @throws AppError `UNAVAILABLE` if the queue is full; ChildEndedError; any error of the function.
   */
  // biome-ignore lint/suspicious/noExplicitAny: any function of a task module fits.
  run<Task extends (input: any) => unknown>(
    task: ChildTask<Task>,
    prepare: () => TaskInput<Task> | Promise<TaskInput<Task>>,
  ): Promise<TaskOutput<Task>>
  /** Kills all child processes; running tasks fail. */
  close(): void
}

interface Options extends MemoryLimits {
  atOnce: number
  mostWaiting: number
  /** Time for which an idle child is kept; starting one takes a few hundred milliseconds. */
  idleMs: number
}

const usual: Options = { atOnce: 2, mostWaiting: 32, idleMs: 30 * SECOND, heapMb: 256, residentMb: 704 }

/** Creates a pool that starts children on demand and ends them after `idleMs` without work. */
export function createChildWork(options: Partial<Options> = {}): ProcessPool {
  const { atOnce, mostWaiting, idleMs, ...limits } = { ...usual, ...options }
  const queue = createBoundedQueue({ concurrency: atOnce, maxWaiting: mostWaiting })
  const all = new Set<Child>()
  const idle = new Map<Child, NodeJS.Timeout>()

  const end = (child: Child) => {
    clearTimeout(idle.get(child))
    idle.delete(child)
    all.delete(child)
    child.kill()
  }
  const take = (): Child => {
    for (const [child, clock] of idle) {
      clearTimeout(clock)
      idle.delete(child)
      if (child.alive) return child
      all.delete(child)
    }
    const child = new Child(limits)
    all.add(child)
    return child
  }
  const putBack = (child: Child) => {
    if (!child.alive || !all.has(child)) return end(child)
    idle.set(child, setTimeout(() => end(child), idleMs).unref())
  }
  return {
    run: ({ module, name, timeLimitMs }, prepare) =>
      queue(async () => {
        const input = await prepare()
        const child = take()
        try {
          return (await child.run({ module, name, input }, timeLimitMs)) as never
        } finally {
          putBack(child)
        }
      }),
    close() {
      for (const child of all) end(child)
    },
  }
}
