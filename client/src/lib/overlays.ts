import { createStore } from 'zustand/vanilla'

/** What can lie over a public page: the free forms, the video library, the demo video. */
export type Overlay = 'audit' | 'script' | 'library' | 'demo'

type State = { open: Overlay | null; warm: ReadonlySet<Overlay> }

export const overlayStore = createStore<State>(() => ({ open: null, warm: new Set() }))

const { getState, setState } = overlayStore

const warmed = (overlay: Overlay) => new Set([...getState().warm, overlay])

/** Which overlay lies over the page; sections open them without knowing them. */
export const overlays = {
  open: (open: Overlay) => setState({ open, warm: warmed(open) }),
  close: () => setState({ open: null }),
  /** Starts loading an overlay's code; for pointers and focus on the way to its button. */
  warm: (overlay: Overlay) => getState().warm.has(overlay) || setState({ warm: warmed(overlay) }),
}
