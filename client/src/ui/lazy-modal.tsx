import { onDemand } from './late-part.tsx'

/** A modal whose code is loaded when it first opens. Labels its close button and keeps the page's width. */
export const LazyModal = onDemand(() => import('./dialog-window.tsx'))
