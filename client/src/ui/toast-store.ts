export type Toast = {
  id: number
  title: string
  text?: string | undefined
  /** Bad news carries an icon and is announced at once. */
  tone: 'good' | 'bad'
  action?: { label: string; run: () => void } | undefined
  /** For a deadline that the action has. */
  shownMs?: number | undefined
}

let current: Toast | null = null
let count = 0
const listeners = new Set<() => void>()

function set(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}

/** One toast at a time: the newest takes the place of the older. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  count += 1
  set({ tone: 'good', ...toast, id: count })
}

export const dismissToast = () => set(null)

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => current,
  onServer: () => null,
}
