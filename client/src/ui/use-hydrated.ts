import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the program has taken over the prerendered page: what only the browser knows may be shown from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
