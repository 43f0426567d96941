import { onDemand } from './late-part.tsx'

/** A dialog over the page: names its close button, keeps the page's width. Its code travels when it first opens. */
export const Dialog = onDemand(() => import('./dialog-window.tsx'))
