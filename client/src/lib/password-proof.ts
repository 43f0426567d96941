import { createPageQuestion } from './page-question.ts'
import { onSessionEnd } from './session.ts'

/** An act that weighs asks for the own password again; the answer is whether it was given. */
export const passwordProof = createPageQuestion()

onSessionEnd(() => passwordProof.answer(false))
