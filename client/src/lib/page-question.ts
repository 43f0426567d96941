import { createStore, type StoreApi } from 'zustand/vanilla'

/** A question that lies over the page while calls wait for its answer. */
export interface PageQuestion {
  isAsked: StoreApi<boolean>
  /** Asks it, unless it is asked already; resolves with the answer. */
  ask(): Promise<boolean>
  /** Takes the question away; whoever waits goes on with the answer. */
  answer(given: boolean): void
}

export function createPageQuestion(): PageQuestion {
  const isAsked = createStore(() => false)
  let waiting: ((given: boolean) => void)[] = []
  return {
    isAsked,
    ask() {
      isAsked.setState(true)
      return new Promise(resolve => waiting.push(resolve))
    },
    answer(given) {
      const going = waiting
      waiting = []
      isAsked.setState(false)
      for (const go of going) go(given)
    },
  }
}
