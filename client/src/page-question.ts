/** A question that lies over the page while calls wait for its answer. */
export interface PageQuestion {
  /** Asks it, unless it is asked already; resolves with the answer. */
  ask(): Promise<boolean>
  /** Takes the question away; whoever waits goes on with the answer. */
  answer(given: boolean): void
  // For `useSyncExternalStore`: whether it is asked.
  subscribe(listener: () => void): () => void
  get(): boolean
  onServer(): boolean
}

export function createPageQuestion(): PageQuestion {
  let asked = false
  let waiting: ((given: boolean) => void)[] = []
  const listeners = new Set<() => void>()
  const set = (next: boolean) => {
    asked = next
    for (const listener of listeners) listener()
  }
  return {
    ask() {
      set(true)
      return new Promise(resolve => waiting.push(resolve))
    },
    answer(given) {
      const going = waiting
      waiting = []
      set(false)
      for (const go of going) go(given)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => asked,
    onServer: () => false,
  }
}
