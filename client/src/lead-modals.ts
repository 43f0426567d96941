export type LeadModal = 'audit' | 'script'
type State = { open: LeadModal | null; warm: boolean }

let current: State = { open: null, warm: false }
const closed = current
const listeners = new Set<() => void>()

function set(next: State): void {
  current = next
  for (const listener of listeners) listener()
}

/** Which of the free forms lies over the page; sections open them without knowing them. */
export const leadModals = {
  open: (open: LeadModal) => set({ open, warm: true }),
  close: () => set({ ...current, open: null }),
  /** Starts loading the forms; for pointers and focus on the way to a button. */
  warm: () => current.warm || set({ ...current, warm: true }),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => current,
  onServer: () => closed,
}
