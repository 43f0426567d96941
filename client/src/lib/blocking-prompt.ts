import { createStore, type StoreApi } from 'zustand/vanilla'

/** Prompt over the page that suspends calls until it is answered. */
export interface BlockingPrompt {
  isAsked: StoreApi<boolean>
  /** Shows the prompt unless it is shown already. Resolves with the answer. */
  ask(): Promise<boolean>
  /** Hides the prompt and resolves all suspended calls with the answer. */
  answer(given: boolean): void
}

export function createBlockingPrompt(): BlockingPrompt {
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

/** Shown when the preview's hour ends on an open page, until the preview password is right. */
export const previewGatePrompt = createBlockingPrompt()
