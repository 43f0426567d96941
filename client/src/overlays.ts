/** What can lie over a public page: the free forms, the video library, the demo video. */
export type Overlay = 'audit' | 'script' | 'library' | 'demo'

type State = { open: Overlay | null; warm: ReadonlySet<Overlay> }

let current: State = { open: null, warm: new Set() }
const closed = current
const listeners = new Set<() => void>()

function set(next: State): void {
  current = next
  for (const listener of listeners) listener()
}

const warmed = (overlay: Overlay) => new Set([...current.warm, overlay])

/** Which overlay lies over the page; sections open them without knowing them. */
export const overlays = {
  open: (open: Overlay) => set({ open, warm: warmed(open) }),
  close: () => set({ ...current, open: null }),
  /** Starts loading an overlay's code; for pointers and focus on the way to its button. */
  warm: (overlay: Overlay) => current.warm.has(overlay) || set({ ...current, warm: warmed(overlay) }),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => current,
  onServer: () => closed,
}
