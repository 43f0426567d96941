import { createPageQuestion } from './page-question.ts'

/** The preview's hour has ended on an open page: the gate lies over it until the password is right. */
export const gateLock = createPageQuestion()
