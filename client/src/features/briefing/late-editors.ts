import { onDemand } from '../../ui/late-part.tsx'

/** What corrects an answer or a note in its place, once somebody wants to. */
export const BriefRowEditor = onDemand(() => import('./brief-row-editor.tsx'))
export const NoteEditor = onDemand(() => import('./note-editor.tsx'))
