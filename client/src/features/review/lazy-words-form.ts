import { onDemand } from '../../ui/late-part.tsx'

/** Travels when words are changed or something is declined. */
export const WordsForm = onDemand(() => import('./words-form.tsx'))
