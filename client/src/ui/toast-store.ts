import { createStore } from 'zustand/vanilla'

export type Toast = {
  id: number
  title: string
  text?: string | undefined
  /** Bad news carries an icon and is announced at once. */
  variant: 'success' | 'error'
  action?: { label: string; run: () => void } | undefined
  /** For a deadline that the action has. */
  autoCloseMs?: number | undefined
}

let count = 0

export const toastStore = createStore<Toast | null>(() => null)

/** Store of the toast; a new one replaces the old one. */
export function showToast(toast: Omit<Toast, 'id' | 'variant'> & { variant?: Toast['variant'] }): void {
  count += 1
  toastStore.setState({ variant: 'success', ...toast, id: count }, true)
}

export const dismissToast = () => toastStore.setState(null, true)
